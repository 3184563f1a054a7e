extension PlainSpecReader {
  mutating func effects() throws(Unusual) -> [Effect] {
    var effects: [Effect] = []
    effects.reserveCapacity(4)
    // A bit for each state, a number for each property: what an effect has already.
    var claims = [UInt32](repeating: 0, count: PropertyTraits.all.count)
    var isFirst = true
    try pass(UInt8(ascii: "["))
    while try passes(UInt8(ascii: "]"), isFirst: &isFirst) {
      let effect = try effect()
      for key in effect.keys {
        let bit = UInt32(1) << UInt32(key.rawValue)
        guard claims[effect.property.order] & bit == 0 else { throw Unusual() }
        claims[effect.property.order] |= bit
      }
      effects.append(effect)
    }
    return effects
  }

  private mutating func effect() throws(Unusual) -> Effect {
    var property: PropertyTraits?
    var target: PlainValue?
    var keys: [ButtonState]?
    var style: Effect.Style?
    var (enter, exit): (Timing?, Timing?)
    var isFirst = true
    try pass(UInt8(ascii: "{"))
    while try passes(UInt8(ascii: "}"), isFirst: &isFirst) {
      switch try key() {
      case .property where property == nil:
        let word = try word()
        guard let place = PlainWord.properties.firstIndex(of: word) else { throw Unusual() }
        property = PropertyTraits.all[place]
      case .to where target == nil: target = try value()
      case .on where keys == nil: keys = try self.keys()
      case .style where style == nil:
        switch try word() {
        case .hold: style = .hold
        case .pulse: style = .pulse
        default: throw Unusual()
        }
      case .enter where enter == nil: enter = try timing()
      case .exit where exit == nil: exit = try timing()
      default: throw Unusual()
      }
    }
    guard let property, let target else { throw Unusual() }
    return Effect(
      property, to: try value(target, of: property), on: keys ?? Effect.defaultKeys, style: style,
      enter: enter, exit: exit)
  }

  private mutating func keys() throws(Unusual) -> [ButtonState] {
    guard try next() == UInt8(ascii: "[") else { return [try state()] }
    position += 1
    var keys: [ButtonState] = []
    var isFirst = true
    while try passes(UInt8(ascii: "]"), isFirst: &isFirst) {
      let key = try state()
      guard !keys.contains(key) else { throw Unusual() }
      keys.append(key)
    }
    guard !keys.isEmpty else { throw Unusual() }
    return keys
  }
}

extension PlainWord {
  fileprivate static let property = PlainWord("property")
  fileprivate static let to = PlainWord("to")
  fileprivate static let on = PlainWord("on")
  fileprivate static let style = PlainWord("style")
  fileprivate static let hold = PlainWord("hold")
  fileprivate static let pulse = PlainWord("pulse")
  fileprivate static let enter = PlainWord("enter")
  fileprivate static let exit = PlainWord("exit")
}

extension PlainSpecReader {
  /// Reads a spec; nil where something about it is not usual.
  static func spec(_ bytes: [UInt8]) -> MotionSpec? {
    guard bytes.count <= JSONTree.sizeLimit else { return nil }
    var reader = PlainSpecReader(bytes)
    return try? reader.whole()
  }

  /// The keys of an object so far, of which none may stand twice.
  struct Seen {
    private var bits: UInt32 = 0

    mutating func insert(_ place: Int) throws(Unusual) {
      guard bits & 1 << UInt32(place) == 0 else { throw Unusual() }
      bits |= 1 << UInt32(place)
    }

    func has(_ place: Int) -> Bool { bits & 1 << UInt32(place) != 0 }
  }

  private mutating func whole() throws(Unusual) -> MotionSpec {
    var (name, title): (String?, String) = (nil, ButtonSpec.defaultTitle)
    var (width, height) = (ButtonSpec.defaultWidth, ButtonSpec.defaultHeight)
    var resting = RestingValues()
    var effects: [Effect] = []
    var script = InteractionScript.tap
    var options = CompileOptions()
    var colorSpace = ColorSpace.srgb
    var seen = Seen()
    var isFirst = true
    try pass(UInt8(ascii: "{"))
    while try passes(UInt8(ascii: "}"), isFirst: &isFirst) {
      switch try key() {
      case .version:
        try seen.insert(0)
        guard try number() == Double(MotionSpec.version) else { throw Unusual() }
      case .name:
        try seen.insert(1)
        name = try text()
      case .button:
        try seen.insert(2)
        try button(&title, &width, &height, &resting)
      case .effects:
        try seen.insert(3)
        effects = try self.effects()
      case .script:
        try seen.insert(4)
        script = InteractionScript(checked: try steps())
      case .minimumPress:
        try seen.insert(5)
        options.minimumPress = try time().seconds
      case .colorSpace:
        try seen.insert(6)
        guard let space = ColorSpace(rawValue: try text()) else { throw Unusual() }
        colorSpace = space
      case .schema:
        try seen.insert(7)
        _ = try quoted()
      default: throw Unusual()
      }
    }
    try passEnd()
    guard seen.has(0), seen.has(3) else { throw Unusual() }
    let button = ButtonSpec(
      checkedTitle: title, width: width, height: height,
      animations: ButtonAnimations(resting: resting, effects: effects, mixing: colorSpace),
      script: script)
    return MotionSpec(checked: button, group: [], name: name, options: options)
  }

  private mutating func button(
    _ title: inout String, _ width: inout Double, _ height: inout Double,
    _ resting: inout RestingValues
  ) throws(Unusual) {
    resting = RestingValues(room: 4)
    var seen = Seen()
    var isFirst = true
    try pass(UInt8(ascii: "{"))
    while try passes(UInt8(ascii: "}"), isFirst: &isFirst) {
      let key = try key()
      switch key {
      case .title:
        try seen.insert(30)
        title = try text()
      case .width:
        try seen.insert(31)
        width = try number(within: ButtonSpec.sizes)
      case .height:
        try seen.insert(29)
        height = try number(within: ButtonSpec.sizes)
      default:
        guard let place = PlainWord.properties.firstIndex(of: key) else { throw Unusual() }
        try seen.insert(place)
        let property = PropertyTraits.all[place]
        resting.set(try value(of: property), of: property)
      }
    }
  }

  /// A value of a property, within its domain.
  func value(_ value: PlainValue, of property: PropertyTraits) throws(Unusual) -> PropertyValue {
    switch value {
    case .color(let color) where property.isColor: return .color(color)
    case .number(let number) where !property.isColor && property.domain.contains(number):
      return .number(number)
    default: throw Unusual()
    }
  }

  private mutating func value(of property: PropertyTraits) throws(Unusual) -> PropertyValue {
    try value(try value(), of: property)
  }

  /// A value whose property may not be known yet.
  enum PlainValue {
    case number(Double)
    case color(Color)
  }

  mutating func value() throws(Unusual) -> PlainValue {
    guard try next() == UInt8(ascii: "\"") else { return .number(try number()) }
    guard let color = Color(hexIn: bytes[try quoted()]) else { throw Unusual() }
    return .color(color)
  }
}

// MARK: Steps and states

extension PlainSpecReader {
  private mutating func steps() throws(Unusual) -> [InteractionScript.Step] {
    var steps: [InteractionScript.Step] = []
    steps.reserveCapacity(8)
    var isFirst = true
    try pass(UInt8(ascii: "["))
    while try passes(UInt8(ascii: "]"), isFirst: &isFirst) { steps.append(try step()) }
    return steps
  }

  private mutating func step() throws(Unusual) -> InteractionScript.Step {
    var tick: Tick?
    var event: InteractionEvent?
    var isFirst = true
    try pass(UInt8(ascii: "{"))
    while try passes(UInt8(ascii: "}"), isFirst: &isFirst) {
      switch try key() {
      case .at where tick == nil: tick = try time().tick
      case .event where event == nil:
        let word = try word()
        event = PlainWord.events.first { $0.word == word }?.event
        guard event != nil else { throw Unusual() }
      case .state where event == nil: event = .state(try state())
      default: throw Unusual()
      }
    }
    guard let tick, let event else { throw Unusual() }
    return InteractionScript.Step(event: event, tick: tick)
  }

  /// A state: `normal`, or conditions joined by `+`.
  mutating func state() throws(Unusual) -> ButtonState {
    let range = try quoted()
    if let word = PlainWord(bytes, in: range),
      let row = PlainWord.states.first(where: { $0.word == word })
    {
      return row.state
    }
    guard range.count <= SpecReader.longestWord,
      let state = ButtonState(String(decoding: bytes[range], as: UTF8.self))
    else { throw Unusual() }
    return state
  }
}

extension PlainWord {
  fileprivate static let version = PlainWord("version")
  fileprivate static let schema = PlainWord("$schema")
  fileprivate static let colorSpace = PlainWord("colorSpace")
  fileprivate static let button = PlainWord("button")
  fileprivate static let effects = PlainWord("effects")
  fileprivate static let script = PlainWord("script")
  fileprivate static let minimumPress = PlainWord("minimumPress")
  fileprivate static let title = PlainWord("title")
  fileprivate static let width = PlainWord("width")
  fileprivate static let height = PlainWord("height")
  fileprivate static let at = PlainWord("at")
  fileprivate static let event = PlainWord("event")
  fileprivate static let state = PlainWord("state")
  static let name = PlainWord("name")
  /// The names of the properties, in the order of their table.
  static let properties = PropertyTraits.all.map { PlainWord($0.name) }

  fileprivate static let events: [(word: PlainWord, event: InteractionEvent)] =
    InteractionEvent.names.compactMap { name in
      InteractionEvent(name[...]).map { (PlainWord(name), $0) }
    }
  fileprivate static let states: [(word: PlainWord, state: ButtonState)] =
    [(PlainWord("normal"), .normal)]
    + ButtonState.conditions.map { (PlainWord($0.name), $0.state) }
}

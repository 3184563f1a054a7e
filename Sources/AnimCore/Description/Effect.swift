/// One property's target for some states, and the way there and back.
public struct Effect: Hashable, Sendable {
  /// How long an effect stays.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// As long as one of its keys is met.
    case hold
    /// Once there and back, however short the press: it begins when one of its keys becomes met and
    /// stays until its way there has ended.
    case pulse
  }

  /// The property it changes.
  public let property: PropertyTraits
  /// The value it changes it to; of several keyframes the last.
  public let target: PropertyValue
  /// The states it is for, any of them; the one that outranks the others first.
  public let keys: [ButtonState]
  /// How long it stays.
  public let style: Style
  /// The way to the target, when the effect begins; of several keyframes that to the first.
  public let enter: Timing
  /// The targets it runs through, where it has several or a stated start; else none.
  public let keyframes: [Keyframe]
  /// The way from it, when the effect ends.
  public let exit: Timing

  /// Whether it was given no keyframe at all.
  let hasNoTarget: Bool

  /// The states an effect is for where none are named.
  public static let defaultKeys: [ButtonState] = [.highlighted, .selected]

  /// Creates an effect; what is left out follows the property's own defaults.
  ///
  /// A left-out `exit` is the default if `enter` was left out too, else the same as `enter`.
  init(
    _ property: PropertyTraits, to target: PropertyValue, on keys: [ButtonState], style: Style?,
    enter: Timing?, exit: Timing?
  ) {
    let usual = Self.usual(property)
    self.property = property
    self.target = target
    self.keys = Self.ranked(keys)
    self.style = style ?? usual.style
    self.enter = enter ?? .uikitSpring(usual.enter)
    self.exit = exit ?? enter ?? .uikitSpring(usual.exit)
    keyframes = []
    hasNoTarget = false
  }

  /// Creates an effect of several targets; what is left out follows the property's own defaults.
  ///
  /// A left-out `exit` is the default if the last timing was left out too, else the same as that.
  init(
    _ property: PropertyTraits,
    keyframes: [(target: PropertyValue, start: Double?, timing: Timing?)], on keys: [ButtonState],
    style: Style?, exit: Timing?
  ) {
    let usual = Self.usual(property)
    let whole = keyframes.enumerated().map { index, keyframe in
      // The first begins with the effect anyway.
      let start = index == 0 && keyframe.start == 0 ? nil : keyframe.start
      return Keyframe(
        target: keyframe.target, start: start, timing: keyframe.timing ?? .uikitSpring(usual.enter))
    }
    self.property = property
    target = keyframes.last?.target ?? (property.isColor ? .color(.clear) : .number(0))
    self.keys = Self.ranked(keys)
    self.style = style ?? usual.style
    enter = whole.first?.timing ?? .instant
    self.exit = exit ?? keyframes.last?.timing ?? .uikitSpring(usual.exit)
    // One that begins with the effect is all there is to an ordinary effect.
    self.keyframes = whole.count == 1 && whole[0].start == nil ? [] : whole
    hasNoTarget = whole.isEmpty
  }

  /// Each key once, the one that outranks the others first.
  private static func ranked(_ keys: [ButtonState]) -> [ButtonState] {
    if keys.count < 2 || keys.count == 2 && keys[0].rank > keys[1].rank { return keys }
    var seen: UInt32 = 0
    let distinct = keys.filter { key in
      let bit = UInt32(1) << UInt32(key.rawValue)
      defer { seen |= bit }
      return seen & bit == 0
    }
    return distinct.sorted { $0.rank > $1.rank }
  }

  private static func usual(
    _ property: PropertyTraits
  ) -> (style: Style, enter: UIKitSpring, exit: UIKitSpring) {
    property == Property.scale.traits
      ? (.pulse, .press, .release) : (.hold, .fade, .fade)
  }

  /// The same effect with another way there, of several keyframes that to the first, and another way
  /// back.
  func timed(enter: Timing, exit: Timing) -> Effect {
    guard !keyframes.isEmpty else {
      return Effect(property, to: target, on: keys, style: style, enter: enter, exit: exit)
    }
    var list: [(target: PropertyValue, start: Double?, timing: Timing?)] = []
    for keyframe in keyframes {
      let timing = list.isEmpty ? enter : keyframe.timing
      list.append((target: keyframe.target, start: keyframe.start, timing: timing))
    }
    return Effect(property, keyframes: list, on: keys, style: style, exit: exit)
  }

  /// The highest-ranked of its keys that a state meets; nil if it meets none.
  package func bestKey(in state: ButtonState) -> ButtonState? {
    keys.first(where: state.isSuperset(of:))
  }
}

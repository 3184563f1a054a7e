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
  /// The value it changes it to.
  public let target: PropertyValue
  /// The states it is for, any of them; the one that outranks the others first.
  public let keys: [ButtonState]
  /// How long it stays.
  public let style: Style
  /// The way to the target, when the effect begins.
  public let enter: Timing
  /// The way from it, when the effect ends.
  public let exit: Timing

  /// The states an effect is for where none are named.
  public static let defaultKeys: [ButtonState] = [.highlighted, .selected]

  /// Creates an effect; what is left out follows the property's own defaults.
  ///
  /// A left-out `exit` is the default if `enter` was left out too, else the same as `enter`.
  init(
    _ property: PropertyTraits, to target: PropertyValue, on keys: [ButtonState], style: Style?,
    enter: Timing?, exit: Timing?
  ) {
    let isScale = property == Property.scale.traits
    let usual: (enter: UIKitSpring, exit: UIKitSpring) =
      isScale ? (.press, .release) : (.fade, .fade)
    self.property = property
    self.target = target
    self.keys = Set(keys).sorted { $0.rank > $1.rank }
    self.style = style ?? (isScale ? .pulse : .hold)
    self.enter = enter ?? .uikitSpring(usual.enter)
    self.exit = exit ?? enter ?? .uikitSpring(usual.exit)
  }

  /// The same effect with another way there and another way back.
  func timed(enter: Timing, exit: Timing) -> Effect {
    Effect(property, to: target, on: keys, style: style, enter: enter, exit: exit)
  }

  /// The highest-ranked of its keys that a state meets; nil if it meets none.
  package func bestKey(in state: ButtonState) -> ButtonState? {
    keys.first(where: state.isSuperset(of:))
  }
}

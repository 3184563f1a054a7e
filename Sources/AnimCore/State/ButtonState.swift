/// The state of a button: none, one or several of five conditions at once.
///
///     let state: ButtonState = [.selected, .highlighted]
///     String(describing: state)  // "highlighted+selected"
///
/// A state also serves as the *key* of an effect: the key is met when the button's state contains it.
public struct ButtonState: OptionSet, Hashable, Sendable {
  /// The conditions as bits. A condition that outranks another has the higher bit.
  public let rawValue: UInt8

  /// Creates a state from its bits; bits that stand for no condition are dropped.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue & 0b11111
  }

  private init(bit: UInt8) {
    rawValue = bit
  }

  /// Nothing in particular: the empty set. As a key it is always met.
  public static let normal: ButtonState = []
  /// The button takes no touches.
  public static let disabled = ButtonState(bit: 0b10000)
  /// A touch is on the button, or was a moment ago.
  public static let highlighted = ButtonState(bit: 0b01000)
  /// The button is switched on.
  public static let selected = ButtonState(bit: 0b00100)
  /// The keyboard or remote is on the button.
  public static let focused = ButtonState(bit: 0b00010)
  /// A pointer is over the button.
  public static let hovered = ButtonState(bit: 0b00001)

  /// The single conditions with their names, the one that outranks the others first.
  public static let conditions: [(state: ButtonState, name: String)] = [
    (.disabled, "disabled"), (.highlighted, "highlighted"), (.selected, "selected"),
    (.focused, "focused"), (.hovered, "hovered"),
  ]

  /// Where this state stands among keys: more conditions first, equal numbers by their first
  /// differing condition. No two different states have the same rank.
  package var rank: Int { rawValue.nonzeroBitCount << 5 | Int(rawValue) }
}

extension ButtonState: CustomStringConvertible, LosslessStringConvertible {
  /// `normal`, or the conditions' names joined by `+`, the one that outranks the others first.
  public var description: String {
    if isEmpty { return "normal" }
    return Self.conditions.lazy.filter { contains($0.state) }.map(\.name).joined(separator: "+")
  }

  /// Reads a state from its conditions' names joined by `+`, in any order, or `normal`.
  ///
  /// Returns nil for an unknown name, an empty text, a name given twice, or `normal` beside another.
  public init?(_ description: String) {
    self = .normal
    if description == "normal" { return }
    for name in description.split(separator: "+", omittingEmptySubsequences: false) {
      guard let condition = Self.conditions.first(where: { $0.name == name })?.state,
        insert(condition).inserted
      else { return nil }
    }
  }
}

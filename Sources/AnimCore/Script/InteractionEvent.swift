/// Something that happens to a button.
public enum InteractionEvent: Hashable, Sendable {
  /// A touch goes down on the button.
  case press(touch: Int)
  /// The touch is lifted.
  case release(touch: Int)
  /// The touch leaves the button.
  case dragExit(touch: Int)
  /// The touch comes back.
  case dragEnter(touch: Int)
  /// The system takes the touch away.
  case cancel(touch: Int)
  /// A pointer comes over the button.
  case hover
  /// The pointer leaves.
  case unhover
  /// The keyboard's focus comes.
  case focus
  /// The focus goes.
  case blur
  /// The button is switched on.
  case select
  /// The button is switched off.
  case deselect
  /// The button is switched over.
  case toggle
  /// The button takes touches again.
  case enable
  /// The button takes no more touches; a touch on it is dropped at once.
  case disable
  /// The whole state is set outright.
  case state(ButtonState)

  /// A press by the usual touch, 1.
  public static let press = InteractionEvent.press(touch: 1)
  /// A release of the usual touch, 1.
  public static let release = InteractionEvent.release(touch: 1)
  /// The usual touch, 1, leaves.
  public static let dragExit = InteractionEvent.dragExit(touch: 1)
  /// The usual touch, 1, comes back.
  public static let dragEnter = InteractionEvent.dragEnter(touch: 1)
  /// The usual touch, 1, is taken away.
  public static let cancel = InteractionEvent.cancel(touch: 1)
}

extension InteractionEvent: CustomStringConvertible {
  private static let touchEvents: [(name: String, make: @Sendable (Int) -> InteractionEvent)] = [
    ("press", { .press(touch: $0) }), ("release", { .release(touch: $0) }),
    ("dragExit", { .dragExit(touch: $0) }), ("dragEnter", { .dragEnter(touch: $0) }),
    ("cancel", { .cancel(touch: $0) }),
  ]

  private static let plainEvents: [(name: String, event: InteractionEvent)] = [
    ("hover", .hover), ("unhover", .unhover), ("focus", .focus), ("blur", .blur),
    ("select", .select), ("deselect", .deselect), ("toggle", .toggle), ("enable", .enable),
    ("disable", .disable),
  ]

  /// The names of all events but the states set outright.
  package static let names = touchEvents.map(\.name) + plainEvents.map(\.name)

  /// The event with a name as ``description`` spells it; nil if there is none.
  package init?(_ text: Substring) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    if let row = Self.touchEvents.first(where: { $0.name == parts[0] }) {
      guard parts.count == 1 || parts.count == 2, let touch = Int(parts.count == 2 ? parts[1] : "1")
      else { return nil }
      self = row.make(touch)
    } else if let row = Self.plainEvents.first(where: { $0.name == text }) {
      self = row.event
    } else if let state = ButtonState(String(text)) {
      self = .state(state)
    } else {
      return nil
    }
  }

  /// The event as a script spells it: `press`, `press:2` for another touch than 1, or a state.
  public var description: String {
    if case .state(let state) = self { return state.description }
    if let row = Self.plainEvents.first(where: { $0.event == self }) { return row.name }
    let touched = touch ?? 1
    let name = Self.touchEvents.first { $0.make(touched) == self }?.name ?? ""
    return touched == 1 ? name : "\(name):\(touched)"
  }

  /// The touch the event is about; nil for one that is about none.
  public var touch: Int? {
    switch self {
    case .press(let touch), .release(let touch), .dragExit(let touch), .dragEnter(let touch),
      .cancel(let touch):
      touch
    default: nil
    }
  }
}

/// Something a person acts on: it tells its listeners what happens to it.
///
///     let token = button.addAction(for: .touchUpInside) { button in print("tapped", button.title) }
///     button.sendActions(for: .touchUpInside)
///     button.removeAction(token)
///
/// A control has no screen and no thread: it is not `Sendable`, so it stays in the isolation it was made
/// in; an app's controls live on its main actor because the app makes them there.
///
/// **Rounds.** ``sendActions(for:)`` starts a round, which runs the actions there are at that moment in
/// the order they were added. An action removed during a round is silent at once; one added during a
/// round waits for the next. Sending from inside an action is a round of its own, which ends before the
/// outer one goes on.
open class Control: ActionSource {
  private let actions = Roll<ControlAction>()

  /// Whether it can be used. While it cannot, it sends no touches and no primary action.
  open var isEnabled = true

  /// Creates a control that can be used.
  public init() {}

  /// Runs the actions for any of some events, each once, in the order they were added.
  ///
  /// A control that is not enabled sends no touches and no primary action, not even when asked to; what
  /// became of its value or its text it tells all the same.
  public final func sendActions(for events: ControlEvents) {
    runActions(for: isEnabled ? events : events.subtracting(.byTouch))
  }

  /// Starts the round, whether the control is enabled or not.
  final func runActions(for events: ControlEvents) {
    guard !events.isEmpty else { return }
    for action in actions.members where !action.events.isDisjoint(with: events) {
      action.body?(self)
    }
  }

  /// Removes the action a token stands for; nothing happens if it is gone already or another control's.
  public final func removeAction(_ token: ActionToken) {
    actions.remove(token.action)
  }

  /// Removes every action.
  public final func removeAllActions() {
    actions.removeAll()
  }

  /// Takes some events from every action; an action that was for others too stays for those.
  public final func removeAllActions(for events: ControlEvents) {
    for action in actions.members {
      action.events.subtract(events)
      if action.events.isEmpty {
        actions.remove(action)
      }
    }
  }

  /// The events for which there is an action.
  public final var listenedEvents: ControlEvents {
    actions.members.reduce(into: []) { $0.formUnion($1.events) }
  }

  final func add(_ action: ControlAction) -> ActionToken {
    if !action.events.isEmpty {
      actions.add(action)
    }
    return ActionToken(action: action)
  }
}

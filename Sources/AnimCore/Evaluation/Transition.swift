/// One event together with the segments it started, a pulse's way back included.
public struct Transition: Hashable, Sendable {
  /// The event.
  public let event: InteractionEvent
  /// The properties it set in motion, by name, in the order of columns.
  public let properties: [String]
  /// When the event was.
  public let start: Tick
  /// When the last of its segments ended or was replaced; for one that never did, where the timeline
  /// was cut.
  public let end: Tick
  /// Whether all its segments ran to their end.
  public let finished: Bool
}

/// One line of what happened: an event, or a drop of the highlighted look that waited for the minimum
/// press.
public struct LogEntry: Hashable, Sendable {
  /// Why the state may have changed.
  public enum Cause: Hashable, Sendable {
    /// An event of the script.
    case event(InteractionEvent)
    /// The end of the minimum press, for an earlier release or drag-out.
    case minimumPressEnded
  }

  /// When.
  public let tick: Tick
  /// Why.
  public let cause: Cause
  /// The state after it.
  public let state: ButtonState
  /// What the button told its listeners.
  public let actions: ControlEvents
}

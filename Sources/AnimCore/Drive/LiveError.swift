/// Why something cannot happen to a live button.
public enum LiveError: Error, Hashable, Sendable {
  /// Time has run past the event's tick already.
  case tickPassed(event: InteractionEvent, tick: Tick, now: Tick)
  /// The event's tick lies outside ``InteractionScript/ticks``.
  case tickOutOfRange(event: InteractionEvent, tick: Tick)
}

/// One thing a button goes through.
enum Act: Hashable, Sendable {
  /// An event.
  case step(InteractionScript.Step)
  /// At this tick, before its events, is where the button is to go back to.
  case remember(Int)
  /// At a tick the button turns back in time, to one it was to remember. Those between that were to be
  /// remembered too are forgotten.
  case turnBack(Int, to: Int)
}

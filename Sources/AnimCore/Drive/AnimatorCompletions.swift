/// Those who want to hear that an animator's motion has ended, each once.
struct AnimatorCompletions {
  typealias Completion = (ButtonAnimator.Position) -> Void

  /// Those who hear of the next end.
  var waiting: [Completion] = []
  /// Ends that have not been told yet.
  private var ends: [(completions: [Completion], position: ButtonAnimator.Position)] = []
  /// Whether somebody is told right now: what happens meanwhile is told after, so that no stack grows.
  private(set) var isTelling = false

  /// Writes down an end, for those who wait for one.
  mutating func end(at position: ButtonAnimator.Position) {
    ends.append((waiting, position))
    waiting = []
  }

  /// Whether this is the call that tells.
  mutating func beginTelling() -> Bool {
    guard !isTelling, !ends.isEmpty else { return false }
    isTelling = true
    return true
  }

  /// The next end to be told; nil when there is none more.
  mutating func next() -> (completions: [Completion], position: ButtonAnimator.Position)? {
    isTelling = !ends.isEmpty
    return isTelling ? ends.removeFirst() : nil
  }
}

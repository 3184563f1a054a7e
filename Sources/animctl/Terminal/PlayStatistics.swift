/// What a player has drawn, for `--stats`.
struct PlayStatistics {
  /// Frames of which something was written.
  private(set) var drawn = 0
  /// Frames that were due and left out, the clock or the terminal being ahead.
  private(set) var dropped = 0
  /// All bytes written.
  private(set) var bytes = 0
  /// The bytes of the largest frame.
  private(set) var mostBytes = 0
  /// The longest time from one frame to the very next, in nanoseconds.
  private(set) var longestInterval = 0

  private var last: (frame: Int, time: Int)?

  /// Notes a frame that came to its turn.
  ///
  /// - Parameters:
  ///   - count: How many bytes were written for it; nil where the terminal would not take it.
  ///   - time: When, in nanoseconds after the start.
  mutating func met(_ frame: Int, bytes count: Int?, at time: Int) {
    if let last, frame > last.frame {
      dropped += frame - last.frame - 1
      if frame == last.frame + 1 { longestInterval = max(longestInterval, time - last.time) }
    }
    last = (frame, time)
    guard let count else {
      dropped += 1
      return
    }
    drawn += count > 0 ? 1 : 0
    bytes += count
    mostBytes = max(mostBytes, count)
  }

  /// Begins anew after a pause, which is no interval.
  mutating func paused() { last = nil }
}

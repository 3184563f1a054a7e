/// The instants at which frames are due: sixty a second, counted from the start of playing.
///
/// No waiting time is ever added up, so nothing drifts.
enum FrameGrid {
  private static let framesPerSecond = 60
  private static let nanosecondsPerSecond = 1_000_000_000

  /// The frame due at so many nanoseconds after the start.
  static func frame(at nanoseconds: Int) -> Int {
    let (seconds, rest) = max(nanoseconds, 0).quotientAndRemainder(
      dividingBy: nanosecondsPerSecond)
    return seconds * framesPerSecond + rest * framesPerSecond / nanosecondsPerSecond
  }

  /// When a frame is due, in nanoseconds after the start: the first at which ``frame(at:)`` gives it.
  static func deadline(ofFrame frame: Int) -> Int {
    let (seconds, rest) = frame.quotientAndRemainder(dividingBy: framesPerSecond)
    return seconds * nanosecondsPerSecond
      + (rest * nanosecondsPerSecond + framesPerSecond - 1) / framesPerSecond
  }
}

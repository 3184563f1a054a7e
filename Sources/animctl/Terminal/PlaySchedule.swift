/// Which tick of a motion to show when.
///
/// Frames are counted from the start of playing, sixty a second, and each is due at its own instant:
/// no waiting time is ever added up, so nothing drifts. A frame that comes too late is left out; the
/// next shows what is due then.
struct PlaySchedule {
  /// The motion's last tick.
  let lastTick: Int
  /// How often the motion is played.
  let repeats: Int
  /// Ticks a frame.
  let speed: Double

  private static let framesPerSecond = 60
  private static let nanosecondsPerSecond = 1_000_000_000

  /// The tick a frame shows, and whether it is the last of all.
  func moment(ofFrame frame: Int) -> (tick: Int, isLast: Bool) {
    let length = lastTick + 1
    let end = Double(length) * Double(repeats) - 1
    let place = (Double(frame) * speed).rounded(.down)
    guard place < end else { return (lastTick, true) }
    return (Int(place) % length, false)
  }

  /// The frame due at so many nanoseconds after the start.
  func frame(at nanoseconds: Int) -> Int {
    let (seconds, rest) = max(nanoseconds, 0).quotientAndRemainder(
      dividingBy: Self.nanosecondsPerSecond)
    return seconds * Self.framesPerSecond
      + rest * Self.framesPerSecond / Self.nanosecondsPerSecond
  }

  /// When a frame is due, in nanoseconds after the start: the first at which ``frame(at:)`` gives it.
  func deadline(ofFrame frame: Int) -> Int {
    let (seconds, rest) = frame.quotientAndRemainder(dividingBy: Self.framesPerSecond)
    return seconds * Self.nanosecondsPerSecond
      + (rest * Self.nanosecondsPerSecond + Self.framesPerSecond - 1) / Self.framesPerSecond
  }
}

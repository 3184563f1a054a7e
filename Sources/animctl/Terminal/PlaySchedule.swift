/// Which tick of a motion to show when.
///
/// A frame that comes too late is left out; the next shows what is due then.
struct PlaySchedule {
  /// The motion's last tick.
  let lastTick: Int
  /// How often the motion is played.
  let repeats: Int
  /// Ticks a frame.
  let speed: Double

  /// The place of the very end, in ticks over all repetitions.
  var end: Double { Double(lastTick + 1) * Double(repeats) - 1 }

  /// The tick a frame shows, and whether it is the last of all.
  func moment(ofFrame frame: Int) -> (tick: Int, isLast: Bool) {
    moment(at: Double(frame) * speed)
  }

  /// The tick shown at a place, in ticks since the start over all repetitions, and whether it is the
  /// last of all.
  func moment(at place: Double) -> (tick: Int, isLast: Bool) {
    let place = place.rounded(.down)
    guard place < end else { return (lastTick, true) }
    return (max(Int(place), 0) % (lastTick + 1), false)
  }
}

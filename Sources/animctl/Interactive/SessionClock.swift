import AnimCore

/// The time of a session: it runs with the frames at some speed, and stands still while it is held.
struct SessionClock {
  let speed: Double
  private var place = 0.0
  private var frame = 0
  private(set) var isHeld = false

  init(speed: Double) {
    self.speed = speed
  }

  /// The tick at a frame.
  func tick(atFrame frame: Int) -> Tick {
    let place = isHeld ? place : place + Double(frame - self.frame) * speed
    // A session of a century is still far below what a tick can hold.
    return Tick(Int(min(max(place, 0), 1e12)))
  }

  /// The first frame at which a tick, or a later one, is shown; nil while the time stands still.
  func frame(ofTick tick: Tick) -> Int? {
    isHeld ? nil : frame + Int(((Double(tick.index) - place) / speed).rounded(.up))
  }

  /// Begins anew at a tick.
  mutating func set(_ tick: Tick, atFrame frame: Int) {
    place = Double(tick.index)
    self.frame = frame
  }

  /// Stops the time, or lets it run again.
  mutating func hold(_ holds: Bool, atFrame frame: Int) {
    set(tick(atFrame: frame), atFrame: frame)
    isHeld = holds
  }
}

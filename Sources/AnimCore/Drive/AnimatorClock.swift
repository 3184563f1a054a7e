/// How far an animator is on its way, by the ticks it is fed.
struct AnimatorClock {
  /// The tick fed last.
  private(set) var now = 0
  private(set) var isRunning = false
  /// How far it was, in ticks of the way, on the tick ``since``; a scrub can leave it between two.
  private var position = 0.0
  /// When it began to move on from there, which may still have to come.
  private var since = 0
  /// It is not over before this tick.
  private var earliestEnd = 0

  /// The last tick that can be fed: every whole number up to it is a Double.
  static let lastTick = 1 << 53

  /// How far it is at a tick from now on, if nothing else happens.
  func position(at tick: Int) -> Double {
    isRunning ? position + Double(max(0, max(tick, now) - since)) : position
  }

  /// How far it is.
  var place: Double { position(at: now) }

  /// Feeds a tick; an earlier one changes nothing.
  mutating func advance(to tick: Int) {
    now = max(now, min(tick, Self.lastTick))
  }

  /// Puts it somewhere on the way, running or not as it was.
  mutating func put(at place: Double) {
    position = place
    since = max(now, since)
  }

  /// Moves on from where it is, after some ticks.
  ///
  /// - Parameter later: Not to end on this very tick, so that a motion without length that starts itself
  ///   again when it ends goes on from tick to tick and not for ever on one.
  mutating func run(after delay: Int = 0, endingLater later: Bool) {
    position = place
    isRunning = true
    since = now + delay
    earliestEnd = later ? now + 1 : now
  }

  /// Stays where it is. What was left of a delay is dropped.
  mutating func pause() {
    position = place
    since = now
    isRunning = false
  }

  /// The tick on which the way is over, if it is so long.
  func end(of length: Int) -> Int? {
    guard isRunning else { return nil }
    let left = (Double(length) - position).rounded(.up)
    return max(since + Int(max(0, min(left, Double(Self.lastTick)))), earliestEnd, now)
  }
}

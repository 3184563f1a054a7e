import AnimCore

/// What one property does: the way it is on, the way it was on before this tick, and the way that
/// waits for its delay.
struct NaiveLane {
  struct Waiting {
    let owner: Int?
    let begins: Int
    var target: PropertyValue
    let kind: Timing.Kind
  }

  let property: PropertyTraits
  let mixing: NaiveMixing
  let epsilon: Double
  let horizon: Int
  var running: NaiveSegment
  var before: NaiveSegment
  var waiting: Waiting?
  /// The greatest number it has had to do with: what a tolerance is a share of.
  var scale = 1.0
  /// The same for velocities.
  var speedScale = 1.0

  init(
    _ property: PropertyTraits, restingOn value: PropertyValue, mixing: NaiveMixing,
    epsilon: Double, horizon: Int
  ) {
    self.property = property
    self.mixing = mixing
    self.epsilon = epsilon
    self.horizon = horizon
    running = NaiveSegment(restingOn: value, goal: mixing.numbers(value))
    before = running
  }

  /// The way from which one that starts at `start` takes over, as things stand at `now`: one that
  /// began at this very tick hands on nothing, unless it took no time.
  func predecessor(at start: Int, now: Int) -> NaiveSegment {
    start > now || running.start < now || hasEnded(at: now) ? running : before
  }

  func hasEnded(at tick: Int) -> Bool {
    guard let end = running.end else { return false }
    return end <= tick
  }

  /// The way that would begin at `start`, as things stand at `now`.
  func next(
    owner: Int?, to target: PropertyValue, kind: Timing.Kind, at start: Int, now: Int
  ) -> NaiveSegment {
    let predecessor = predecessor(at: start, now: now)
    let motion = predecessor.motion(at: start)
    let ends = mixing.aligned(from: motion.values, to: mixing.numbers(target))
    return NaiveSegment(
      owner: owner, target: target, goal: ends.to, kind: kind, start: start, from: ends.from,
      inherited: motion.velocities, seen: published(predecessor, at: start), epsilon: epsilon,
      horizon: horizon)
  }

  /// Puts the property on a new way at `now`.
  mutating func begin(owner: Int?, to target: PropertyValue, kind: Timing.Kind, at now: Int) {
    let next = next(owner: owner, to: target, kind: kind, at: now, now: now)
    before = predecessor(at: now, now: now)
    running = next
    // A slow spring makes much of what a fast one's velocity is off by.
    scale = max(scale, 0.01 * speedScale / next.frequency)
    scale = max(scale, next.reach, next.goal.map { abs($0) }.max() ?? 0)
    speedScale = max(speedScale, next.fastest, scale)
  }

  func isQuiet(at tick: Int) -> Bool {
    waiting == nil && hasEnded(at: tick)
  }

  func published(at tick: Int) -> [Double] { published(running, at: tick) }

  private func published(_ segment: NaiveSegment, at tick: Int) -> [Double] {
    if let end = segment.end, tick >= end { return NaiveMixing.exact(segment.target) }
    if tick == segment.start, segment.startsWhereItComesFrom { return segment.seen }
    return mixing.published(
      segment.motion(at: tick).values, target: segment.target, domain: property.domain)
  }
}

/// One property's way to one target, from the tick it begins on.
package struct Segment: Hashable, Sendable {
  /// The moment a segment begins from: the numbers in motion, and what is seen of them.
  package struct Departure: Hashable, Sendable {
    package var state: Channels
    package var velocity: Channels
    package var published: Channels

    package init(state: Channels, velocity: Channels, published: Channels) {
      self.state = state
      self.velocity = velocity
      self.published = published
    }
  }

  /// Where a segment goes, mixed and published.
  package struct Destination: Hashable, Sendable {
    package var state: Channels
    package var published: Channels

    package init(state: Channels, published: Channels) {
      self.state = state
      self.published = published
    }
  }

  /// The shape of the way.
  package enum Path: Hashable, Sendable {
    case spring(Spring, step: Propagator)
    case stepped(SteppedMotion)
    case curve(Curve, duration: Double)
    case jump
    /// Kept apart, because a mirror holds a track with segments of its own, and would make each large.
    indirect case reversed(ReversedMotion)
  }

  /// How many ticks the exact step carries the closed form on.
  package static let block = 256

  package let start: Int
  /// The first tick that shows the target; nil if that is not before the horizon.
  package private(set) var end: Int?
  package let departure: Departure
  package let destination: Destination
  package private(set) var path: Path
  package let space: ValueSpace
  /// Its place in the list of all segments that ever began.
  package let id: Int

  /// The same segment with its end looked for up to another horizon, if it was not before its own.
  func lookingAhead(_ rules: RestRules) -> Segment {
    guard end == nil else { return self }
    var segment = self
    switch path {
    case .spring(let spring, _):
      segment.end = Self.end(of: spring, from: departure, to: destination, start, rules)
    case .stepped(var motion):
      motion.lookAhead(epsilon: rules.epsilon, within: rules.horizon - start)
      segment.path = .stepped(motion)
      segment.end = motion.rest.map { start + $0 }
    case .curve, .jump, .reversed: break
    }
    return segment
  }

  package func hasEnded(at tick: Int) -> Bool { end.map { $0 <= tick } ?? false }

  /// The numbers in motion at a tick not before the start, and their velocity.
  package func motion(at tick: Int) -> (state: Channels, velocity: Channels) {
    if hasEnded(at: tick) { return (destination.state, .zero) }
    let age = tick - start
    switch path {
    case .jump:
      return (destination.state, .zero)
    case .spring(_, let step):
      if age == 0 { return (departure.state, departure.velocity) }
      let (x, v) = displacement(at: age, step: step)
      return (destination.state + x, v)
    case .stepped(let stepped):
      if age == 0 { return (departure.state, departure.velocity) }
      let moment = stepped.moment(at: age)
      return (destination.state + moment.x, moment.v)
    case .curve(let curve, let duration):
      return motion(along: curve, share: Tick(age).seconds / duration, duration: duration)
    case .reversed(let reversed):
      return reversed.motion(at: tick)
    }
  }

  /// The motion at a share of a curve's time.
  func motion(
    along curve: Curve, share: Double, duration: Double
  ) -> (state: Channels, velocity: Channels) {
    let progress = curve.progress(at: share)
    let rate = Self.limited(curve.slope(at: share) / duration)
    // Written so that without travel nothing moves, not even by a rounding.
    let travel = destination.state - departure.state
    return (departure.state + travel * progress, travel * rate)
  }

  /// The displacement and velocity so many ticks after the start.
  package func displacement(at age: Int, step: Propagator) -> (x: Channels, v: Channels) {
    var (x, v) = blockStart(of: age)
    for _ in 0..<age % Self.block {
      (x, v) = Self.carry(x, v, by: step)
    }
    return (x, v)
  }

  /// The displacement and velocity at the last multiple of ``block`` ticks, by the closed form.
  package func blockStart(of age: Int) -> (x: Channels, v: Channels) {
    let x = departure.state - destination.state
    let whole = age - age % Self.block
    guard whole > 0, case .spring(let spring, _) = path else { return (x, departure.velocity) }
    return Self.carry(x, departure.velocity, by: spring.propagator(after: Tick(whole).seconds))
  }

  @inline(__always)
  package static func carry(
    _ x: Channels, _ v: Channels, by step: Propagator
  ) -> (x: Channels, v: Channels) {
    (x.zip(v) { step.xx * $0 + step.xv * $1 }, x.zip(v) { step.vx * $0 + step.vv * $1 })
  }

  /// What is published at a tick not before the start.
  package func published(at tick: Int) -> Channels {
    if hasEnded(at: tick) { return destination.published }
    if tick == start, startsAtDeparture { return departure.published }
    // What is seen depends on where the way there was leading at the time.
    if case .reversed(let reversed) = path { return reversed.published(at: tick) }
    return space.published(mixing: motion(at: tick).state, target: destination.published)
  }

  /// A staircase may jump at its very start; everything else begins where it departs from.
  package var startsAtDeparture: Bool {
    if case .curve(let curve, _) = path { return curve.progress(at: 0) == 0 }
    return true
  }

  /// A steep curve's velocity, held to what a spring may begin with, in travels per second.
  private static func limited(_ rate: Double) -> Double {
    let range = Spring.initialVelocities
    return min(max(rate, range.lowerBound), range.upperBound)
  }
}

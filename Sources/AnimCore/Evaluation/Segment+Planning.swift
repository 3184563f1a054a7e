// How a timing becomes a segment: what velocity it takes on, and when it ends.

/// The rules of rest a timeline is compiled by.
package struct RestRules: Hashable, Sendable {
  /// ε, a share of the reach.
  package let epsilon: Double
  /// The last tick anything is computed for.
  package let horizon: Int

  package init(epsilon: Double, horizon: Int) {
    self.epsilon = epsilon
    self.horizon = horizon
  }
}

extension Segment {
  /// A segment that begins on a tick, of a kind of timing.
  package init(
    _ kind: Timing.Kind, from departure: Departure, to destination: Destination, start: Int,
    space: ValueSpace, rules: RestRules, id: Int
  ) {
    var departure = departure
    var destination = destination
    (departure.state, destination.state) = space.aligned(departure.state, destination.state)
    let travel = destination.state - departure.state
    let path: Path
    let end: Int?
    switch kind {
    case .instant:
      departure.velocity = .zero
      path = .jump
      end = start
    case .curve(let curve, let duration):
      departure.velocity = .zero
      path = .curve(curve, duration: duration)
      end = start + Tick.covering(duration)
    case .uikitSpring(let uikit):
      departure.velocity = departure.velocity + travel * uikit.initialVelocity
      path = .spring(uikit.spring, step: uikit.spring.propagator(after: Tick(1).seconds))
      end = start + Tick.covering(uikit.duration)
    case .spring(let spring, let initialVelocity):
      departure.velocity = departure.velocity + travel * initialVelocity
      path = .spring(spring, step: spring.propagator(after: Tick(1).seconds))
      end = Self.end(of: spring, from: departure, to: destination, start, rules)
    case .swiftUISpring(let spring, let initialVelocity):
      departure.velocity = departure.velocity + travel * initialVelocity
      let motion = SteppedMotion(
        spring, x: departure.state - destination.state, v: departure.velocity,
        epsilon: rules.epsilon, within: rules.horizon - start)
      path = .stepped(motion)
      end = motion.rest.map { start + $0 }
    }
    self.init(
      start: start, end: end, departure: departure, destination: destination, path: path,
      space: space, id: id)
  }

  /// The tick a spring comes to rest; nil if that is not before the horizon.
  static func end(
    of spring: Spring, from departure: Departure, to destination: Destination, _ start: Int,
    _ rules: RestRules
  ) -> Int? {
    spring.restTick(
      x: departure.state - destination.state, v: departure.velocity, epsilon: rules.epsilon,
      within: rules.horizon - start
    ).map { start + $0 }
  }
}

extension Spring {
  /// The first tick after the start at which the energy of all channels together is at most ε times
  /// their reach; nil if there is none within so many ticks.
  ///
  /// The energy never grows, so the tick is found by bisecting around where its slowest part would be
  /// down to ε.
  package func restTick(x: Channels, v: Channels, epsilon: Double, within limit: Int) -> Int? {
    // Measured in the motion's own size, neither squares nor sums leave the range of numbers.
    let size = max(x.largest, v.largest / angularFrequency)
    guard size > 0 else { return size == 0 ? 0 : nil }
    guard size.isFinite else { return nil }
    let x = x.map { $0 / size }
    let v = v.map { $0 / size }
    let reaches = x.zip(v) { reach(x: $0, v: $1) }
    let threshold = epsilon * epsilon * reaches.map { $0 * $0 }.sum
    func rests(at age: Int) -> Bool {
      let step = propagator(after: Tick(age).seconds)
      let energy = x.zip(v) { x, v in
        let later = step(x: x, v: v)
        return squaredEnergy(x: later.x, v: later.v)
      }
      return energy.sum <= threshold
    }
    guard !rests(at: 0) else { return 0 }
    guard limit > 0 else { return nil }
    // Between a tick it moves at and one it rests at: from a guess outwards in doubled steps, then halved.
    var moving = 0
    var resting = guessedRest(epsilon: epsilon, within: limit)
    var step = 1
    if rests(at: resting) {
      while resting - step > moving, rests(at: resting - step) {
        resting -= step
        step *= 2
      }
      moving = max(moving, resting - step)
    } else {
      repeat {
        guard resting < limit else { return nil }
        moving = resting
        resting = min(resting + step, limit)
        step *= 2
      } while !rests(at: resting)
    }
    while resting - moving > 1 {
      let middle = moving + (resting - moving) / 2
      if rests(at: middle) { resting = middle } else { moving = middle }
    }
    return resting
  }

  /// About where a motion comes to rest, in ticks, within 1 and a limit.
  private func guessedRest(epsilon: Double, within limit: Int) -> Int {
    let rate = dampingRatio < 1 ? dampingRatio * angularFrequency : rates.slow
    // A rate of zero, of either sign, never gets there.
    let ticks = abs(Elementary.log(epsilon) / rate) * Double(Tick.perSecond)
    return ticks < Double(limit) ? max(Int(ticks), 1) : max(limit, 1)
  }
}

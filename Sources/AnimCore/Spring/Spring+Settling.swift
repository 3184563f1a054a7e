extension Spring {
  /// The exact instant, in seconds, from which the motion stays within a fraction of its travel: the
  /// last crossing of |x| = ε × travel.
  ///
  /// A number to report; rows end by the energy rule instead (see ``Timeline``). Nil for an undamped
  /// spring, which never settles.
  ///
  /// - Parameters:
  ///   - initialVelocity: In travels per second, positive towards the target, within
  ///     ``initialVelocities``.
  ///   - epsilon: ε, a fraction of the travel, within ``epsilons``.
  /// - Throws: ``SpringError`` naming the parameter out of range.
  public func settlingTime(
    initialVelocity: Double = 0, epsilon: Double = 0.001
  ) throws(SpringError) -> Double? {
    try SpringError.Parameter.initialVelocity.check(
      initialVelocity, within: Self.initialVelocities)
    try SpringError.Parameter.epsilon.check(epsilon, within: Self.epsilons)
    guard dampingRatio > 0 else { return nil }
    // The displacement starts at one travel and falls towards the target.
    let unit = UnitMotion(spring: self, velocity: -initialVelocity)
    let last = unit.lastExtremum(above: epsilon)
    return unit.crossing(of: epsilon, after: last)
  }
}

/// The motion of a spring from one travel away.
private struct UnitMotion {
  let spring: Spring
  let velocity: Double

  func displacement(at instant: Double) -> Double {
    spring.propagator(after: instant)(x: 1, v: velocity).x
  }

  /// The last extremum further out than a level; 0, the start, if there is none.
  func lastExtremum(above level: Double) -> Double {
    guard let first = spring.firstExtremum(x: 1, v: velocity),
      abs(displacement(at: first)) > level
    else { return 0 }
    guard spring.dampingRatio < 1 else { return first }
    // Each extremum is smaller than the one before it by the same factor.
    let halfPeriod = .pi / spring.waveFrequency
    let decay = spring.dampingRatio * spring.angularFrequency * halfPeriod
    let estimate = Elementary.log(abs(displacement(at: first)) / level) / decay
    // So far out, a number no longer tells one half period from the next.
    guard estimate < 1e15 else { return first + estimate * halfPeriod }
    var count = Double(Int(max(0, estimate - 1)))
    while abs(displacement(at: first + (count + 1) * halfPeriod)) > level {
      count += 1
    }
    return first + count * halfPeriod
  }

  /// Where |x| comes down to a level after an extremum further out than it, or after the start.
  func crossing(of level: Double, after start: Double) -> Double? {
    let side = displacement(at: start) < 0 ? -1.0 : 1.0
    func excess(_ instant: Double) -> Double { side * displacement(at: instant) - level }
    // Until the next extremum the motion only falls; a creeping one falls for good.
    guard spring.dampingRatio < 1 else {
      return Bisection.zero(falling: excess, from: start, step: 1 / spring.angularFrequency)
    }
    let next = start > 0 ? start + .pi / spring.waveFrequency : firstRest
    return Bisection.zero(of: excess, positive: start, negative: next)
  }

  /// The first extremum; the motion starts away from the target, so there always is one.
  private var firstRest: Double {
    spring.firstExtremum(x: 1, v: velocity) ?? .pi / spring.waveFrequency
  }
}

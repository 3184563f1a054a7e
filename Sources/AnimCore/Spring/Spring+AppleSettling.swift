// The durations that Apple's frameworks report for a spring, each by its own rule. None of them is the
// exact ``settlingTime(initialVelocity:epsilon:)``, and none decides a row of a timeline.

extension Spring {
  /// What `CASpringAnimation.settlingDuration` reports, in seconds; nil for an undamped spring.
  ///
  /// Below ζ = 1 the time in which the envelope of the motion decays to ε. From there on, in steps of
  /// 0.1 s, the first time after which a whole second stays within ε; a spring that takes more than
  /// 1,000 s is given its exact settling time rounded up to such a step. Source: Apple's documentation
  /// (2.85 s and just over 1 s for dampings of 5 and 15) and the accounts of
  /// `durationForEpsilon:`.
  ///
  /// Core Animation itself runs a spring with ζ > 1 as critical unless told otherwise, see
  /// ``cappedAtCritical``; here it is taken at its word.
  ///
  /// - Parameters:
  ///   - initialVelocity: In travels per second, positive towards the target, within
  ///     ``initialVelocities``.
  ///   - epsilon: A share of the travel, within ``epsilons``; less than a millionth counts as that.
  /// - Throws: ``SpringError`` naming the parameter out of range.
  public func coreAnimationSettlingDuration(
    initialVelocity: Double = 0, epsilon: Double = 0.001
  ) throws(SpringError) -> Double? {
    guard let exact = try settlingTime(initialVelocity: initialVelocity, epsilon: epsilon) else {
      return nil
    }
    let epsilon = max(epsilon, 1e-6)
    guard dampingRatio >= 1 else {
      let rate = dampingRatio * angularFrequency
      let sine = (rate - initialVelocity) / waveFrequency
      return max(0, Elementary.log((1 + abs(sine)) / epsilon) / rate)
    }
    guard exact <= 1_000 else { return (exact * 10).rounded(.up) / 10 }
    return quietSecond(initialVelocity: initialVelocity, epsilon: epsilon, steps: 10_000)
      ?? (exact * 10).rounded(.up) / 10
  }

  /// What SwiftUI's `Spring.settlingDuration(target:initialVelocity:epsilon:)` reports for a target of
  /// 1, in seconds; infinite for an undamped spring.
  ///
  /// Below ζ = 1 it adds a rate to a length, so it depends on the unit of time; and it does not invert
  /// `Spring(settlingDuration:dampingRatio:)`, which ``settlingDuration`` does. From ζ = 1 on it looks
  /// for a quiet second in steps of 0.1 s, and gives 0 where 1,024 steps do not find one. Source:
  /// OpenSwiftUI, `Spring.swift`.
  ///
  /// - Parameters:
  ///   - initialVelocity: In travels per second, positive towards the target, within
  ///     ``initialVelocities``.
  ///   - epsilon: A share of the travel, within ``epsilons``.
  /// - Throws: ``SpringError`` naming the parameter out of range.
  public func swiftUISettlingDuration(
    initialVelocity: Double = 0, epsilon: Double = 0.001
  ) throws(SpringError) -> Double {
    try SpringError.Parameter.initialVelocity.check(
      initialVelocity, within: Self.initialVelocities)
    try SpringError.Parameter.epsilon.check(epsilon, within: Self.epsilons)
    guard dampingRatio > 0 else { return .infinity }
    guard dampingRatio >= 1 else {
      let rate = dampingRatio * angularFrequency
      return Elementary.log((abs(rate - initialVelocity) + 1) / epsilon) / rate
    }
    return quietSecond(initialVelocity: initialVelocity, epsilon: epsilon, steps: 1_024) ?? 0
  }

  /// The duration `UIViewPropertyAnimator` takes from `UISpringTimingParameters` that state mass,
  /// stiffness and damping, in seconds; nil for an undamped spring and where UIKit's fit gives no
  /// number.
  ///
  /// Below ζ = 1 it is the time in which the envelope decays to a thousandth; from there on the spring
  /// is taken as critical and its duration from a closed fit. Source: the numbers of live iOS 26
  /// objects, met to 16 digits.
  ///
  /// - Parameter initialVelocity: In travels per second, positive towards the target, within
  ///   ``initialVelocities``.
  /// - Throws: ``SpringError`` naming the initial velocity out of range.
  public func uikitSettlingDuration(
    initialVelocity: Double = 0
  ) throws(SpringError) -> Double? {
    try SpringError.Parameter.initialVelocity.check(
      initialVelocity, within: Self.initialVelocities)
    guard dampingRatio > 0 else { return nil }
    let rate = dampingRatio * angularFrequency
    guard dampingRatio >= 1 else {
      let sine = abs((rate - initialVelocity) / waveFrequency)
      return max(0, Elementary.log((sine < 0x1p-23 ? 1 : 1 + sine) / 0.001) / rate)
    }
    return criticalSettlingFit(initialVelocity: initialVelocity)
  }

  /// The same spring with ζ = 1 where it is more: what Core Animation, UIKit, WebKit and wobble run
  /// unless overdamping is asked for.
  public var cappedAtCritical: Spring {
    Spring(
      uncheckedDampingRatio: min(dampingRatio, 1), angularFrequency: angularFrequency, mass: mass)
  }

  /// The root of the critical motion by way of a fit to the branch −1 of Lambert's W.
  private func criticalSettlingFit(initialVelocity: Double) -> Double? {
    let w = angularFrequency
    let q = w - initialVelocity
    let l = Elementary.log(abs(w * Elementary.exp(-w / q) * 0.001 / q))
    let root = (max(0, -1 - l) / 2).squareRoot()
    let p = 0.3361 * root
    let slow = 1 - 0.0042 * (-1 - l) * Elementary.exp(-0.0201 * (max(0, -1 - l)).squareRoot())
    let r = -5.950609937518595 * (1 - 1 / (1 + p / slow))
    let duration = -(q * (l + r) + w) / (w * q)
    return duration.isFinite && duration >= 0 ? duration : nil
  }

  /// The first multiple of 0.1 s from which a whole second stays within ε, for ζ ≥ 1.
  private func quietSecond(initialVelocity: Double, epsilon: Double, steps: Int) -> Double? {
    var quiet = 0
    for step in 0..<steps + 10 {
      let x = propagator(after: Double(step) / 10)(x: 1, v: -initialVelocity).x
      quiet = abs(x) < epsilon ? quiet + 1 : 0
      if quiet > 10 { return Double(step - 10) / 10 }
    }
    return nil
  }
}

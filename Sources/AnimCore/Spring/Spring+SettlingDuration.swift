// UIKit's equation with velocity 0 as a way to state any spring, as SwiftUI's
// `Spring(settlingDuration:dampingRatio:)` does. It has a closed form, so it reads back exactly.

extension Spring {
  /// ω₀ × duration for ζ = 1: the root of (y + 1) e^(−y) = 0.001.
  private static let criticalPhase = 9.233413476451586

  /// Creates a spring from the duration in which its sine term decays to a thousandth.
  ///
  /// - Parameters:
  ///   - settlingDuration: In seconds, within ``durations``.
  ///   - dampingRatio: ζ, without unit, above about 0.001, where the equation begins to have a
  ///     solution, up to 1.
  /// - Throws: ``SpringError`` naming the parameter out of range.
  public init(settlingDuration: Double, dampingRatio: Double) throws(SpringError) {
    try SpringError.Parameter.settlingDuration.check(settlingDuration, within: Self.durations)
    try SpringError.Parameter.dampingRatio.check(
      dampingRatio, within: UIKitEquation.smallestDampingRatio...1)
    let phase = Self.settlingPhase(dampingRatio: dampingRatio) ?? Self.criticalPhase
    try self.init(angularFrequency: phase / settlingDuration, dampingRatio: dampingRatio)
  }

  /// The duration in which the sine term decays to a thousandth, in seconds; nil for a damping ratio
  /// above 1 or below about 0.001, for which UIKit's equation has no solution.
  public var settlingDuration: Double? {
    Self.settlingPhase(dampingRatio: dampingRatio).map { $0 / angularFrequency }
  }

  /// The duration UIKit would have to be given for this spring, in seconds; nil where its equation
  /// has no solution.
  ///
  /// - Parameter initialVelocity: In travels per second, positive towards the target.
  public func uikitDuration(initialVelocity: Double) -> Double? {
    guard initialVelocity != 0 else { return settlingDuration }
    guard dampingRatio < 1 else {
      return dampingRatio == 1 ? criticalUIKitDuration(initialVelocity: initialVelocity) : nil
    }
    let decay = dampingRatio * angularFrequency
    let term = abs(decay - initialVelocity) / waveFrequency
    let duration = Elementary.log(term / UIKitEquation.tolerance) / decay
    return duration > 0 && duration.isFinite ? duration : nil
  }

  /// ζ = 1, with y = ωD and r = v/ω: |y(1 − r) + 1| e^(−y) = 0.001, beyond its peak.
  private func criticalUIKitDuration(initialVelocity: Double) -> Double? {
    let r = initialVelocity / angularFrequency
    func excess(_ y: Double) -> Double {
      abs(y * (1 - r) + 1) * Elementary.exp(-y) - UIKitEquation.tolerance
    }
    let peak = r < 0 || r > 1 ? r / (r - 1) : 0
    guard excess(peak) >= 0 else { return nil }
    return Bisection.zero(falling: excess, from: peak, step: 1).map { $0 / angularFrequency }
  }

  /// ω₀ × settling duration: ln(ζ / (0.001 √(1 − ζ²))) / ζ.
  private static func settlingPhase(dampingRatio: Double) -> Double? {
    guard dampingRatio < 1 else { return dampingRatio == 1 ? criticalPhase : nil }
    let share = ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
    let phase = Elementary.log(dampingRatio / (UIKitEquation.tolerance * share)) / dampingRatio
    return phase > 0 ? phase : nil
  }
}

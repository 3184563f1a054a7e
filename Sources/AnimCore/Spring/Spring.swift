/// A damped oscillator, described by how fast and how bouncy it is.
///
///     let snappy = try Spring(response: 0.3, dampingRatio: 0.5)
///     snappy.stiffness  // 438.6…
///
/// With x the displacement from the target it obeys x″ + 2ζω₀x′ + ω₀²x = 0. There is one door for
/// each way of stating a spring, and each can be read back from any spring.
public struct Spring: Hashable, Sendable {
  /// ζ, without unit: below 1 it overshoots, at 1 it arrives soonest without, above 1 it crawls.
  public let dampingRatio: Double
  /// ω₀, in radians per second.
  public let angularFrequency: Double
  /// The mass that ``stiffness`` and ``damping`` are stated for. The motion does not depend on it.
  public let mass: Double

  /// Allowed damping ratios, without unit.
  public static let dampingRatios = 0...1e9
  /// Allowed angular frequencies, in radians per second.
  public static let angularFrequencies = 1e-6...1e5
  /// Allowed responses, durations and settling durations, in seconds.
  public static let durations = 1e-4...1e6
  /// Allowed bounces, without unit: negative ones are overdamped, 1 never comes to rest.
  public static let bounces = -0.99...1.0
  /// Allowed masses.
  public static let masses = 1e-6...1e6
  /// Allowed initial velocities, in travels per second, positive towards the target.
  public static let initialVelocities = -1e6...1e6
  /// Allowed rest tolerances, as a fraction of the travel.
  public static let epsilons = 1e-9...0.1

  /// A spring whose numbers have been checked, or come out of UIKit's iteration, which is not held
  /// to the ranges.
  package init(uncheckedDampingRatio: Double, angularFrequency: Double, mass: Double = 1) {
    self.dampingRatio = uncheckedDampingRatio
    self.angularFrequency = angularFrequency
    self.mass = mass
  }

  /// √(1 − ζ²), written so that nothing cancels near ζ = 1; for ζ ≤ 1.
  package var sineShare: Double { ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot() }

  /// The frequency of the decaying wave below ζ = 1, in radians per second.
  package var waveFrequency: Double { angularFrequency * sineShare }

  /// From ζ = 1 on, the rates p ≥ q at which the motion's two parts decay, with pq = ω₀², and p − q.
  ///
  /// The slow one is ω₀/(ζ + √(ζ² − 1)), because ω₀(ζ − √(ζ² − 1)) cancels.
  package var rates: (fast: Double, slow: Double, gap: Double) {
    let root = ((dampingRatio - 1) * (dampingRatio + 1)).squareRoot()
    return (
      angularFrequency * (dampingRatio + root), angularFrequency / (dampingRatio + root),
      2 * angularFrequency * root
    )
  }

  /// Creates a spring from its causes.
  ///
  /// - Parameters:
  ///   - angularFrequency: ω₀ in radians per second, within ``angularFrequencies``.
  ///   - dampingRatio: ζ, without unit, within ``dampingRatios``.
  ///   - mass: Within ``masses``.
  /// - Throws: ``SpringError`` naming the parameter out of range.
  public init(
    angularFrequency: Double, dampingRatio: Double, mass: Double = 1
  ) throws(SpringError) {
    try SpringError.Parameter.angularFrequency.check(
      angularFrequency, within: Self.angularFrequencies)
    try SpringError.Parameter.dampingRatio.check(dampingRatio, within: Self.dampingRatios)
    try SpringError.Parameter.mass.check(mass, within: Self.masses)
    self.init(
      uncheckedDampingRatio: dampingRatio, angularFrequency: angularFrequency, mass: mass)
  }

  /// Creates a spring from its undamped period and its damping ratio.
  ///
  /// - Parameters:
  ///   - response: The period 2π/ω₀, in seconds, within ``durations``.
  ///   - dampingRatio: ζ, without unit, within ``dampingRatios``.
  /// - Throws: ``SpringError`` naming the parameter out of range.
  public init(response: Double, dampingRatio: Double) throws(SpringError) {
    try SpringError.Parameter.response.check(response, within: Self.durations)
    try self.init(angularFrequency: 2 * .pi / response, dampingRatio: dampingRatio)
  }

  /// The undamped period 2π/ω₀, in seconds.
  public var response: Double { 2 * .pi / angularFrequency }
}

// The ways to state a spring. Each door checks what it is given and stores the causes; the reading
// back stands beside it. The door by response and damping ratio is in Spring.swift.

// MARK: Duration and bounce

extension Spring {
  /// Creates a spring from its perceptual duration and its bounce, as SwiftUI and UIKit (iOS 17) do.
  ///
  /// - Parameters:
  ///   - duration: The undamped period 2π/ω₀, in seconds, within ``durations``.
  ///   - bounce: 1 − ζ where it is positive, 1/ζ − 1 where it is negative; within ``bounces``.
  /// - Throws: ``SpringError`` naming the parameter out of range.
  public init(duration: Double, bounce: Double) throws(SpringError) {
    try SpringError.Parameter.duration.check(duration, within: Self.durations)
    try SpringError.Parameter.bounce.check(bounce, within: Self.bounces)
    let dampingRatio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    try self.init(angularFrequency: 2 * .pi / duration, dampingRatio: dampingRatio)
  }

  /// The perceptual duration, in seconds: the same as ``response``.
  public var duration: Double { response }

  /// The bounce: 1 − ζ up to critical damping, 1/ζ − 1 above, so that it tends to −1.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
}

// MARK: Mass, stiffness and damping

extension Spring {
  /// Creates a spring from the physical constants, as Core Animation does.
  ///
  /// - Parameters:
  ///   - mass: m, within ``masses``.
  ///   - stiffness: k; ω₀ = √(k/m) must lie within ``angularFrequencies``.
  ///   - damping: c; ζ = c/(2√(km)) must lie within ``dampingRatios``. Unlike Core Animation by
  ///     default, this takes a ζ above 1 at its word.
  /// - Throws: ``SpringError`` naming the parameter out of range.
  public init(mass: Double = 1, stiffness: Double, damping: Double) throws(SpringError) {
    let angularFrequency = try Self.angularFrequency(mass: mass, stiffness: stiffness)
    let critical = 2 * (stiffness * mass).squareRoot()
    try SpringError.Parameter.damping.check(
      damping, within: 0...Self.dampingRatios.upperBound * critical)
    try self.init(
      angularFrequency: angularFrequency, dampingRatio: damping / critical, mass: mass)
  }

  /// Creates a spring from its stiffness and its damping ratio, as Jetpack Compose does.
  ///
  /// - Parameters:
  ///   - stiffness: k; ω₀ = √(k/m) must lie within ``angularFrequencies``.
  ///   - dampingRatio: ζ, without unit, within ``dampingRatios``.
  ///   - mass: m, within ``masses``.
  /// - Throws: ``SpringError`` naming the parameter out of range.
  public init(stiffness: Double, dampingRatio: Double, mass: Double = 1) throws(SpringError) {
    let angularFrequency = try Self.angularFrequency(mass: mass, stiffness: stiffness)
    try self.init(angularFrequency: angularFrequency, dampingRatio: dampingRatio, mass: mass)
  }

  /// k = mω₀²: force per displacement.
  public var stiffness: Double { mass * angularFrequency * angularFrequency }

  /// c = 2ζω₀m: force per velocity.
  public var damping: Double { 2 * dampingRatio * angularFrequency * mass }

  private static func angularFrequency(
    mass: Double, stiffness: Double
  ) throws(SpringError) -> Double {
    try SpringError.Parameter.mass.check(mass, within: masses)
    let slowest = angularFrequencies.lowerBound
    let fastest = angularFrequencies.upperBound
    try SpringError.Parameter.stiffness.check(
      stiffness, within: mass * slowest * slowest...mass * fastest * fastest)
    // The root's rounding must not push a spring at the very edge over it.
    return min(max((stiffness / mass).squareRoot(), slowest), fastest)
  }
}

// MARK: Presets

extension Spring {
  /// SwiftUI's `smooth`: duration 0.5 s, no bounce.
  public static let smooth = preset(bounce: 0)
  /// SwiftUI's `snappy`: duration 0.5 s, bounce 0.15.
  public static let snappy = preset(bounce: 0.15)
  /// SwiftUI's `bouncy`: duration 0.5 s, bounce 0.3.
  public static let bouncy = preset(bounce: 0.3)

  /// The same duration with some bounce added, as the presets' `extraBounce` does.
  ///
  /// - Throws: ``SpringError`` naming `extraBounce` if the sum lies outside ``bounces``.
  public func adding(extraBounce: Double) throws(SpringError) -> Spring {
    let bounces = Spring.bounces
    try SpringError.Parameter.extraBounce.check(
      extraBounce, within: bounces.lowerBound - bounce...bounces.upperBound - bounce)
    let sum = min(max(bounce + extraBounce, bounces.lowerBound), bounces.upperBound)
    return try Spring(duration: duration, bounce: sum)
  }

  private static func preset(bounce: Double) -> Spring {
    Spring(uncheckedDampingRatio: 1 - bounce, angularFrequency: 2 * .pi / 0.5)
  }
}

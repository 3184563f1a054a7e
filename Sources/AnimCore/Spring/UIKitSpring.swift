/// A spring as UIKit states it: it lasts its duration, and its stiffness follows from all three
/// numbers.
///
///     let press = try UIKitSpring(duration: 0.3, dampingRatio: 0.4, initialVelocity: 1)
///     press.spring.angularFrequency  // 50.22990705…
///
/// The numbers are those of `UIView.animate(withDuration:delay:usingSpringWithDamping:
/// initialSpringVelocity:)`. The frequency is where iOS's own iteration ends, because that is what a
/// device shows; the exact root stands beside it.
public struct UIKitSpring: Hashable, Sendable {
  /// How long it lasts, in seconds: 0, or within 0.01…10 as UIKit clamps it. After it the target is
  /// shown.
  public let duration: Double
  /// ζ as UIKit clamps it: at most 1.
  public let dampingRatio: Double
  /// In travels per second, positive towards the target.
  public let initialVelocity: Double
  /// The oscillator iOS runs.
  public let spring: Spring
  /// The exact solution of UIKit's equation, in rad/s; what iOS's iteration was to find.
  public let exactRoot: Double
  /// Whether iOS's iteration ends at no finite number, so that ``spring`` has ``exactRoot`` instead.
  public let usesExactRoot: Bool

  /// Allowed durations, in seconds; clamped to 0.01…10 behind the door, but for 0, which takes no
  /// time.
  public static let durations = 0...1e6

  /// Creates a spring from UIKit's three numbers.
  ///
  /// - Parameters:
  ///   - duration: In seconds, within ``durations``.
  ///   - dampingRatio: ζ, without unit, within ``Spring/dampingRatios``; more than 1 counts as 1.
  ///   - initialVelocity: In travels per second, positive towards the target, within
  ///     ``Spring/initialVelocities``.
  /// - Throws: ``SpringError`` naming the parameter out of range, or
  ///   ``SpringError/noRoot(duration:dampingRatio:)`` where no frequency fits.
  public init(
    duration: Double, dampingRatio: Double, initialVelocity: Double = 0
  ) throws(SpringError) {
    try SpringError.Parameter.duration.check(duration, within: Self.durations)
    try SpringError.Parameter.dampingRatio.check(dampingRatio, within: Spring.dampingRatios)
    try SpringError.Parameter.initialVelocity.check(
      initialVelocity, within: Spring.initialVelocities)
    let equation = UIKitEquation(
      duration: min(max(duration, 0.01), 10), dampingRatio: min(max(dampingRatio, 0x1p-23), 1),
      initialVelocity: initialVelocity)
    guard let exactRoot = equation.exactRoot else {
      throw .noRoot(duration: duration, dampingRatio: dampingRatio)
    }
    self.init(equation, exactRoot: exactRoot, takesNoTime: duration == 0)
  }

  private init(_ equation: UIKitEquation, exactRoot: Double, takesNoTime: Bool) {
    let iterated = abs(equation.iteratedRoot)
    duration = takesNoTime ? 0 : equation.duration
    dampingRatio = equation.dampingRatio
    initialVelocity = equation.initialVelocity
    usesExactRoot = !iterated.isFinite
    self.exactRoot = exactRoot
    spring = Spring(
      uncheckedDampingRatio: equation.dampingRatio,
      angularFrequency: iterated.isFinite ? iterated : exactRoot)
  }

  /// The same oscillator and duration with another push.
  init(_ other: UIKitSpring, initialVelocity: Double) {
    duration = other.duration
    dampingRatio = other.dampingRatio
    self.initialVelocity = initialVelocity
    spring = other.spring
    exactRoot = other.exactRoot
    usesExactRoot = other.usesExactRoot
  }

  /// Whether iOS's iteration misses the exact root by more than a thousandth of it: neighbouring
  /// numbers then give quite different motions.
  public var isUnstable: Bool {
    usesExactRoot || abs(spring.angularFrequency - exactRoot) > 1e-3 * exactRoot
  }

  /// The share of the travel, seen from the target, that is left when the duration is over and the
  /// target is shown: what the end snaps over, for a motion that starts at rest.
  public var residual: Double {
    duration == 0 ? 1 : spring.propagator(after: duration)(x: 1, v: -initialVelocity).x
  }

  /// The same duration and initial velocity without overshoot of the spring's own, ζ = 1.
  package var criticallyDamped: UIKitSpring {
    Self.critical(duration: duration, initialVelocity: initialVelocity)
  }
}

extension UIKitSpring {
  /// The origin's press: 0.3 s, ζ 0.4, initial velocity 1.
  package static let press = known(duration: 0.3, dampingRatio: 0.4, initialVelocity: 1)
  /// The origin's way back: 0.3 s, ζ 0.5, initial velocity 0.5.
  package static let release = known(duration: 0.3, dampingRatio: 0.5, initialVelocity: 0.5)
  /// The origin's colour: 0.3 s, ζ 1, no initial velocity.
  package static let fade = critical(duration: 0.3, initialVelocity: 0)

  private static func critical(duration: Double, initialVelocity: Double) -> UIKitSpring {
    known(duration: duration, dampingRatio: 1, initialVelocity: initialVelocity)
  }

  /// A spring whose numbers are known to be in range and to have a root. With ζ = 1 there always is
  /// one.
  private static func known(
    duration: Double, dampingRatio: Double, initialVelocity: Double
  ) -> UIKitSpring {
    let equation = UIKitEquation(
      duration: min(max(duration, 0.01), 10), dampingRatio: dampingRatio,
      initialVelocity: initialVelocity)
    let root = equation.exactRoot ?? abs(equation.iteratedRoot)
    return UIKitSpring(equation, exactRoot: root, takesNoTime: duration == 0)
  }
}

/// How a property gets from where it is to its target: a kind of motion, and a delay before it.
///
///     let timing = try Timing.spring(Spring(response: 0.3, dampingRatio: 0.7)).delayed(by: 0.1)
public struct Timing: Hashable, Sendable {
  /// The kinds of motion.
  public enum Kind: Hashable, Sendable {
    /// A spring that runs until it is at rest. The velocity is in travels per second, positive
    /// towards the target, and is added to what the property already has.
    case spring(Spring, initialVelocity: Double)
    /// A spring that lasts its duration and then shows the target.
    case uikitSpring(UIKitSpring)
    /// A spring as SwiftUI steps it, until it is at rest. The velocity is as for ``spring(_:initialVelocity:)``.
    case swiftUISpring(SwiftUISpring, initialVelocity: Double)
    /// A curve over a duration in seconds.
    case curve(Curve, duration: Double)
    /// No time at all.
    case instant
  }

  /// The kind of motion.
  public let kind: Kind
  /// How long the motion waits before it begins, in seconds; the property goes on as it did until
  /// then.
  public let delay: Double

  /// Allowed delays, in seconds.
  public static let delays = 0...Tick.longestSpan

  package init(kind: Kind, delay: Double = 0) {
    self.kind = kind
    self.delay = delay
  }

  /// A motion that takes no time.
  public static let instant = Timing(kind: .instant)

  /// A spring that starts with what velocity the property has.
  public static func spring(_ spring: Spring) -> Timing {
    Timing(kind: .spring(spring, initialVelocity: 0))
  }

  /// A spring with a push of its own.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - initialVelocity: In travels per second, positive towards the target, within
  ///     ``Spring/initialVelocities``.
  /// - Throws: ``SpringError`` naming the initial velocity out of range.
  public static func spring(
    _ spring: Spring, initialVelocity: Double
  ) throws(SpringError) -> Timing {
    try SpringError.Parameter.initialVelocity.check(
      initialVelocity, within: Spring.initialVelocities)
    return Timing(kind: .spring(spring, initialVelocity: initialVelocity))
  }

  /// A spring as UIKit states it.
  public static func uikitSpring(_ spring: UIKitSpring) -> Timing {
    Timing(kind: .uikitSpring(spring))
  }

  /// A spring as UIKit states it, from its three numbers; see ``UIKitSpring``.
  ///
  /// - Throws: ``SpringError`` as ``UIKitSpring`` does.
  public static func uikitSpring(
    duration: Double, dampingRatio: Double, initialVelocity: Double = 0
  ) throws(SpringError) -> Timing {
    .uikitSpring(
      try UIKitSpring(
        duration: duration, dampingRatio: dampingRatio, initialVelocity: initialVelocity))
  }

  /// A spring as SwiftUI steps it, with a push of its own.
  ///
  /// - Parameters:
  ///   - spring: The spring, by SwiftUI's two numbers.
  ///   - initialVelocity: In travels per second, positive towards the target, within
  ///     ``Spring/initialVelocities``.
  /// - Throws: ``SpringError`` naming the initial velocity out of range.
  public static func swiftUISpring(
    _ spring: SwiftUISpring, initialVelocity: Double = 0
  ) throws(SpringError) -> Timing {
    try SpringError.Parameter.initialVelocity.check(
      initialVelocity, within: Spring.initialVelocities)
    return Timing(kind: .swiftUISpring(spring, initialVelocity: initialVelocity))
  }

  /// A curve over a duration.
  ///
  /// - Parameters:
  ///   - curve: Progress over the share of the time.
  ///   - duration: In seconds: 0, which is ``instant``, or within ``Spring/durations``.
  /// - Throws: ``TimingError`` naming the duration out of range.
  public static func curve(_ curve: Curve, duration: Double) throws(TimingError) -> Timing {
    if duration == 0 { return .instant }
    guard Spring.durations.contains(duration) else {
      throw .outOfRange(.duration, value: duration, allowed: Spring.durations)
    }
    return Timing(kind: .curve(curve, duration: duration))
  }

  /// The same motion after a delay, instead of the delay it has.
  ///
  /// - Parameter delay: In seconds, within ``delays``; it begins on the nearest tick.
  /// - Throws: ``TimingError`` naming the delay out of range.
  public func delayed(by delay: Double) throws(TimingError) -> Timing {
    guard Self.delays.contains(delay) else {
      throw .outOfRange(.delay, value: delay, allowed: Self.delays)
    }
    return Timing(kind: kind, delay: delay)
  }
}

extension Timing.Kind {
  /// Whether it ever ends: not where a spring swings without damping.
  package var comesToRest: Bool {
    switch self {
    case .spring(let spring, _): spring.dampingRatio > 0
    case .swiftUISpring(let spring, _): spring.dampingFraction > 0
    case .uikitSpring, .curve, .instant: true
    }
  }

  /// The motion for those who asked for less of it: the same, without overshoot of the spring's own.
  package var withoutOvershoot: Timing.Kind {
    switch self {
    case .spring(let spring, let initialVelocity) where spring.dampingRatio < 1:
      let critical = Spring(
        uncheckedDampingRatio: 1, angularFrequency: spring.angularFrequency, mass: spring.mass)
      return .spring(critical, initialVelocity: initialVelocity)
    case .uikitSpring(let spring) where spring.dampingRatio < 1:
      return .uikitSpring(spring.criticallyDamped)
    case .swiftUISpring(let spring, let initialVelocity):
      return .swiftUISpring(spring.criticallyDamped, initialVelocity: initialVelocity)
    case .spring, .uikitSpring, .curve, .instant:
      return self
    }
  }
}

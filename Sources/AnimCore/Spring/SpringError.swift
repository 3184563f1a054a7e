/// What is wrong with a spring's parameters.
public enum SpringError: Error, Hashable, Sendable {
  /// A parameter as a spring's doors name it.
  public enum Parameter: String, Hashable, Sendable {
    /// ω₀, in radians per second.
    case angularFrequency
    /// ζ, without unit.
    case dampingRatio
    /// The undamped period, in seconds.
    case response
    /// A duration that states a frequency, in seconds.
    case duration
    /// 1 − ζ, or its continuation beyond critical damping.
    case bounce
    /// What is added to a preset's bounce.
    case extraBounce
    /// The mass, in the platform's own unit.
    case mass
    /// Force per displacement.
    case stiffness
    /// Force per velocity.
    case damping
    /// SwiftUI's ζ, without unit.
    case dampingFraction
    /// The time after which a spring counts as settled, in seconds.
    case settlingDuration
    /// Travels per second, positive towards the target.
    case initialVelocity
    /// The share of the travel that counts as arrived.
    case epsilon
    /// React Spring's and Origami's stiffness.
    case tension
    /// React Spring's and Origami's damping.
    case friction
    /// React Spring's period, in seconds.
    case frequency
    /// Motion's time to the first arrival, in seconds.
    case visualDuration
    /// The duration a spring is felt to take, in seconds.
    case perceptualDuration
    /// Pop's bounciness.
    case bounciness
    /// Pop's speed.
    case speed
  }

  /// A parameter lies outside its range or is not finite.
  case outOfRange(Parameter, value: Double, allowed: ClosedRange<Double>)

  /// No frequency makes a UIKit spring of this duration: its damping ratio is too small for it ever
  /// to come within a thousandth of its travel.
  case noRoot(duration: Double, dampingRatio: Double)
}

extension SpringError.Parameter {
  /// Lets a value through that lies within a closed range; NaN never does.
  ///
  /// - Throws: ``SpringError/outOfRange(_:value:allowed:)`` for any other.
  @discardableResult
  package func check(
    _ value: Double, within allowed: ClosedRange<Double>
  ) throws(SpringError) -> Double {
    guard allowed.contains(value) else {
      throw .outOfRange(self, value: value, allowed: allowed)
    }
    return value
  }
}

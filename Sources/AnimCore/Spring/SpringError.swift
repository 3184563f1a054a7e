/// What is wrong with a spring's parameters.
public enum SpringError: Error, Hashable, Sendable {
  /// A parameter as a spring's doors name it.
  public enum Parameter: String, Hashable, Sendable {
    case angularFrequency, dampingRatio, response, duration, bounce, extraBounce, mass, stiffness
    case damping, dampingFraction, settlingDuration, initialVelocity, epsilon
    case tension, friction, frequency, visualDuration, perceptualDuration, bounciness, speed
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

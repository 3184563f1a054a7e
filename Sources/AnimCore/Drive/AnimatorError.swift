/// What is wrong with a number given to a ``ButtonAnimator``.
public enum AnimatorError: Error, Hashable, Sendable {
  /// A number lies outside its range or is not finite; a delay is in seconds.
  case outOfRange(Parameter, value: Double, allowed: ClosedRange<Double>)

  /// A parameter as the calls name it.
  public enum Parameter: String, Hashable, Sendable {
    /// The time before the start, in seconds.
    case delay
    /// The multiple of the duration.
    case durationFactor

    func check(_ value: Double, within allowed: ClosedRange<Double>) throws(AnimatorError) {
      guard allowed.contains(value) else {
        throw .outOfRange(self, value: value, allowed: allowed)
      }
    }
  }
}

/// What is wrong with a timing or a curve.
public enum TimingError: Error, Hashable, Sendable {
  /// A number lies outside its range or is not finite; spans of time are in seconds.
  case outOfRange(Parameter, value: Double, allowed: ClosedRange<Double>)
  /// A curve's point is out of order or out of range.
  case badPoint(index: Int, x: Double, y: Double)
  /// So few points make no curve.
  case tooFewPoints(count: Int, least: Int)

  /// A parameter as the doors of timings and curves name it.
  public enum Parameter: String, Hashable, Sendable {
    /// How long a curve takes, in seconds.
    case duration
    /// The time before a motion, in seconds.
    case delay
    /// The number of a stair's steps.
    case steps
  }
}

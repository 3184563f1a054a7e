/// The rules a description is compiled by, apart from the script.
public struct CompileOptions: Hashable, Sendable {
  /// How much motion the user wants.
  public enum MotionPreference: Hashable, Sendable {
    /// All of it.
    case full
    /// Little: what moves the button about happens at once or not at all, and nothing overshoots.
    case reduced
  }

  /// A rule that has a range.
  public enum Parameter: String, Hashable, Sendable {
    /// How long a press looks pressed at least, in seconds.
    case minimumPress
    /// The share of its reach at which a spring rests.
    case epsilon
    /// How many frames after the last event a timeline is cut.
    case frameCap
  }

  /// The state the button is in before the first tick.
  public var initialState: ButtonState
  /// How long the highlighted look stays at least, in seconds, within 0…1e6.
  public var minimumPress: Double
  /// ε: a spring rests when its energy is at most this share of its reach; within 1e-9…0.1.
  public var epsilon: Double
  /// How many ticks after the last event what still moves is cut, within 1…100,000,000.
  public var frameCap: Int
  /// How much motion the user wants.
  public var motion: MotionPreference

  /// Creates the usual rules, or others.
  public init(
    initialState: ButtonState = .normal, minimumPress: Double = 0, epsilon: Double = 0.001,
    frameCap: Int = 3_600, motion: MotionPreference = .full
  ) {
    self.initialState = initialState
    self.minimumPress = minimumPress
    self.epsilon = epsilon
    self.frameCap = frameCap
    self.motion = motion
  }

  package var problems: [DescriptionProblem] {
    let checks: [(Parameter, Double, ClosedRange<Double>)] = [
      (.minimumPress, minimumPress, Timing.delays),
      (.epsilon, epsilon, Spring.epsilons),
      (.frameCap, Double(frameCap), 1...1e8),
    ]
    return checks.compactMap { parameter, value, allowed in
      allowed.contains(value)
        ? nil : .optionOutOfRange(parameter, value: value, allowed: allowed)
    }
  }
}

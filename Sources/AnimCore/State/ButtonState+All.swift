extension ButtonState: CaseIterable {
  /// All 32 states, from `normal` to all five conditions at once: fewer conditions first, and of equal
  /// numbers the one that outranks the others.
  public static let allCases: [ButtonState] = (0..<32).map { ButtonState(rawValue: $0) }
    .sorted {
      ($0.rawValue.nonzeroBitCount, $1.rawValue) < ($1.rawValue.nonzeroBitCount, $0.rawValue)
    }

  /// Whether something a user or a program does to the button can bring it into this state. A press on
  /// a disabled button is ignored, and being disabled drops the highlighted look, so that both together
  /// are only there where a state is set outright.
  public var isReachedByEvents: Bool { !isSuperset(of: [.disabled, .highlighted]) }
}

/// Why a description cannot be compiled or applied.
public enum SnapshotError: Error, Hashable, Sendable {
  /// The snapshot belongs to another button.
  case buttonNotSame(snapshot: ButtonID, button: ButtonID)
  /// The description has problems: all of them, in the order of the chain.
  case invalid([DescriptionProblem])
}

/// One thing wrong with a description.
public enum DescriptionProblem: Hashable, Sendable {
  /// Two effects of one property share a key.
  case duplicateEffect(property: String, key: ButtonState)
  /// An effect is for no state at all.
  case noKeys(property: String)
  /// An effect has an empty list of keyframes.
  case noKeyframes(property: String)
  /// A keyframe, counted from 0, has a start that is before one stated earlier in the list, or out of
  /// range.
  case keyframeStart(property: String, index: Int, value: Double, allowed: ClosedRange<Double>)
  /// An effect's target lies outside the property's domain.
  case targetOutOfRange(property: String, value: Double, allowed: ClosedRange<Double>)
  /// A resting value lies outside the property's domain.
  case restingOutOfRange(property: String, value: Double, allowed: ClosedRange<Double>)
  /// A rule of the compilation lies outside its range.
  case optionOutOfRange(CompileOptions.Parameter, value: Double, allowed: ClosedRange<Double>)
}

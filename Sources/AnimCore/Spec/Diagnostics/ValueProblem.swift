/// What is wrong with a value of a spec that has the right type.
public enum ValueProblem: Hashable, Sendable {
  /// A number outside its range; times in seconds.
  case outOfRange(String, value: Double, allowed: ClosedRange<Double>)
  /// A number that follows from those given lies outside its range.
  case derivedOutOfRange(String, value: Double, allowed: ClosedRange<Double>)
  /// A text that is no time within 0…1e6 s, such as `120ms`, `0.12s` or `7f`.
  case malformedTime(String)
  /// A text that is no colour, such as `#8E8E93`.
  case malformedColor(String)
  /// A state that has one condition twice, or `normal` beside another.
  case contradictoryState(String)
  /// No UIKit spring has these numbers.
  case noSuchSpring(duration: Double, dampingRatio: Double)
  /// A point that goes back in time, or does not begin at 0 or end at 1, or is out of range.
  case badPoint(index: Int, x: Double, y: Double)
  /// Fewer points than make a line.
  case tooFewPoints(count: Int, least: Int)
  /// Two effects of one property share a key; a note says where the first is.
  case duplicateEffect(property: String, key: ButtonState)
  /// Two buttons have one name; a note says where the first is.
  case duplicateName(String)
  /// A button's name that is empty, or begins as a spreadsheet's formulas do: `=`, `+`, `-`, `@`.
  case unusableName(String)
  /// A warning: one effect has a key twice; a note says where the first is.
  case repeatedKey(ButtonState)
  /// A warning: UIKit takes another number for this one.
  case clampedByUIKit(String, value: Double, used: Double)
}

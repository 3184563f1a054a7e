/// Why something cannot be made a spec.
public enum SpecError: Error, Hashable, Sendable {
  /// A size lies outside its range.
  case outOfRange(String, value: Double, allowed: ClosedRange<Double>)
  /// The animations or the options have problems: all of them.
  case invalid([DescriptionProblem])
  /// A spring lies outside the ranges of its doors.
  case spring(SpringError)
  /// A group has no buttons.
  case noButtons
  /// Two buttons of a group have one name.
  case duplicateName(String)
  /// A button's name is empty, or begins with `=`, `+`, `-` or `@`, as a spreadsheet's formulas do.
  case unusableName(String)
  /// The buttons of a group mix colours in different spaces; a spec has one for all.
  case mixedColorSpaces
  /// A button begins outside 0…1e6 s.
  case startOutOfRange(Double)
  /// A number of rounds out of range, as many as make a million events at most.
  case countOutOfRange(Int, allowed: ClosedRange<Int>)
  /// The time from one round to the next is out of range, in seconds.
  case periodOutOfRange(Double)
}

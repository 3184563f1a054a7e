/// Why a group of buttons cannot be compiled.
public enum GroupError: Error, Hashable, Sendable {
  /// There is no button in it.
  case noButtons
  /// A button takes part twice.
  case duplicateName(String)
  /// A button's name is empty, or begins as a spreadsheet's formulas do.
  case unusableName(String)
  /// A delay, a gap or a period lies outside its range, in seconds.
  case timeOutOfRange(Double, allowed: ClosedRange<Double>)
  /// A number of rounds lies outside its range.
  case countOutOfRange(Int, allowed: ClosedRange<Int>)
  /// More groups one in another than there may be.
  case tooDeep(limit: Int)
  /// More events in all rounds together than there may be.
  case tooManyEvents(limit: Int)
  /// It could last longer than ticks can be counted.
  case tooLong
  /// A button's description, or an option, has problems: all of them.
  case invalid(button: String, [DescriptionProblem])
}

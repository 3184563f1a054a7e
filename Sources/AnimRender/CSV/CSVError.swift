/// Why a table cannot be written as CSV.
public enum CSVError: Error, Hashable, Sendable {
  /// A number is infinite or not a number; CSV readers disagree on such, so none is ever written.
  case notFinite(frame: Int, column: String)
  /// A table's columns are not those its writer was made for.
  case otherColumns(expected: [String], found: [String])
}

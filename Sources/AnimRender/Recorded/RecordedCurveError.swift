import AnimCore

/// Why a file gives no curve to fit.
public enum RecordedCurveError: Error, Hashable, Sendable {
  /// It is no table.
  case reading(MotionReadingError)
  /// It has no column of this name.
  case noColumn(String, names: [String])
  /// A column has something in it that is no number, on this line where that is known.
  case notNumber(column: String, line: Int?, text: String)
  /// No column has numbers, beside that of the time.
  case noNumbers(names: [String])
  /// No column that has numbers changes.
  case nothingMoves(names: [String])
  /// These columns change, and nobody says which is meant.
  case severalMove(names: [String])
  /// One column is to be both time and value.
  case sameColumn(String)
  /// The samples give no curve.
  case samples(FitError)
}

import AnimCore

/// Why a file gives no motion to compare. Lines count from 1; of JSON they are those of the rows.
public enum MotionReadingError: Error, Hashable, Sendable {
  /// It is no table of CSV.
  case table(RecordedTableError)
  /// It is no JSON, at this place.
  case notJSON(line: Int, column: Int)
  /// It is JSON without rows.
  case noRows
  /// It has no column of this name.
  case noColumn(String, names: [String])
  /// No column has numbers that could be compared; what its columns are called.
  case noNumbers(names: [String])
  /// Something that is no number stands among the numbers of a column.
  case notNumber(column: String, line: Int, text: String)
  /// Something that is no state stands in the column of states.
  case unknownState(line: Int, text: String)
  /// A time is not after the one before, or is before 0.
  case timeOutOfOrder(line: Int)
  /// It lasts longer than is compared; the limit in frames.
  case tooLong(limit: Int)
  /// Its columns make no table.
  case columns(MotionTableError)

  /// What was wrong with JSON.
  static func json(_ error: JSONRecordsError) -> MotionReadingError {
    switch error {
    case .notJSON(let line, let column): .notJSON(line: line, column: column)
    case .noRows: .noRows
    }
  }
}

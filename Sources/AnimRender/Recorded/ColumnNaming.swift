/// What the columns of another tool's table are: ours by theirs.
///
///     let naming = ColumnNaming([("time", "t"), ("scale", "value")])
///
/// Only the columns named are read. `time` is in seconds, `time_ms` in milliseconds, `frame` in
/// sixtieths of a second; `state` and `button` are texts; every other name is a column of numbers, such
/// as `scale` or `background_r`.
public struct ColumnNaming: Hashable, Sendable {
  /// Our name and theirs.
  public struct Pair: Hashable, Sendable {
    /// What the column means here.
    public let name: String
    /// What it is called in the file.
    public let column: String
  }

  /// The columns, in their order.
  public let pairs: [Pair]

  /// Creates a naming.
  public init(_ pairs: [(name: String, column: String)]) {
    self.pairs = pairs.map { Pair(name: $0.name == "time" ? "time_s" : $0.name, column: $0.column) }
  }

  /// The rows with only these columns, under our names.
  func renamed(_ rows: RecordedRows) throws(MotionReadingError) -> RecordedRows {
    var renamed = rows
    renamed.columns = []
    for pair in pairs {
      guard let column = rows[pair.column] else {
        throw .noColumn(pair.column, names: rows.columns.map(\.name))
      }
      renamed.columns.append(RecordedColumn(name: pair.name, fields: column.fields))
    }
    return renamed
  }
}

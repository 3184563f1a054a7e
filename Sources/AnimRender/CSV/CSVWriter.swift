import AnimCore

/// Tables of frames as lines of CSV: the format alone, for whoever keeps the bytes.
///
///     let writer = CSVWriter(columns: table.columns)
///     var bytes = Array(writer.header.utf8)
///     try writer.append(table, to: &bytes)
///
/// A line is `frame,time_s,state` and the numbers of the columns in their order; or, in the long
/// layout, one of these numbers. The time is in seconds, the state is the button's after that frame's
/// events, and the numbers are spelled as ``Precision`` says. Equal tables give equal bytes, on every
/// machine and in every locale.
///
/// ``CSVChunks`` writes a whole timeline.
public struct CSVWriter: Sendable {
  /// What the numbers of a row are, in order.
  public let columns: [FrameColumn]
  /// How the text is written.
  public let format: CSVFormat

  private let numbers: NumberSpelling
  private let lines: CSVLines

  /// Creates a writer for tables of these columns.
  public init(columns: [FrameColumn], format: CSVFormat) {
    self.columns = columns
    self.format = format
    numbers = NumberSpelling(format.precision, mark: format.decimalMark)
    lines = CSVLines(columns: columns, format: format, longestNumber: numbers.longest)
  }

  /// Creates a writer for tables of these columns, with commas between the fields.
  public init(columns: [FrameColumn], precision: Precision = .sixDecimals) {
    self.init(columns: columns, format: CSVFormat(precision: precision))
  }

  /// How numbers are spelled.
  public var precision: Precision { format.precision }

  /// The first line, with its end, and before it the byte-order mark if there is one:
  /// `frame,time_s,state` and the names of the columns, or in the long layout
  /// `property,channel,value`.
  public var header: String {
    format.header(of: columns, start: ["frame", "time_s", "state"])
  }

  /// How many bytes a row takes if most of its numbers are less than 10.
  var usualRow: Int { lines.usualRow(format.precision) }

  /// Appends the lines of each row of a table.
  ///
  /// - Throws: ``CSVError/otherColumns(expected:found:)`` for a table of other columns, and
  ///   ``CSVError/notFinite(frame:column:)`` for a number that is none. Nothing is appended then.
  public func append(_ table: FrameTable, to buffer: inout [UInt8]) throws(CSVError) {
    guard table.columns == columns else {
      throw .otherColumns(expected: columns.map(\.name), found: table.columns.map(\.name))
    }
    let start = buffer.count
    var end = start
    var row = 0
    while row < table.rowCount {
      buffer.append(contentsOf: repeatElement(0, count: max(Self.step, lines.longestRow)))
      if let column = write(table, from: &row, to: &buffer, at: &end) {
        buffer.removeLast(buffer.count - start)
        throw .notFinite(frame: table.firstTick.index &+ row, column: columns[column].name)
      }
    }
    buffer.removeLast(buffer.count - end)
  }

  /// By how much a buffer grows at once, in bytes: hundreds of ordinary lines.
  private static let step = 1 << 16

  /// Writes rows for as long as the longest would fit, and moves the row and the end on.
  ///
  /// Returns the column of a number that is not finite, with the row at its row, or nil.
  private func write(
    _ table: FrameTable, from row: inout Int, to buffer: inout [UInt8], at end: inout Int
  ) -> Int? {
    switch numbers {
    case .fixed(let notation):
      lines.write(table, notation, from: &row, to: &buffer, at: &end)
    case .shortest(let notation):
      lines.write(table, notation, from: &row, to: &buffer, at: &end)
    }
  }
}

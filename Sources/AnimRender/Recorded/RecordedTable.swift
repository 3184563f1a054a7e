/// A table that somebody recorded, read from CSV in any of its dialects.
///
///     let text = "t;x\r\n0;0,5\r\n0,016;\r\n"
///     let table = try RecordedTable(csv: Array(text.utf8))
///     table["x"]?.numbers  // 0.5 and nil
///
/// The marks between fields and in numbers are found out unless they are given; quotes, a byte order
/// mark and every kind of line end are understood. A row may be short: what is left out is missing.
/// Where the first line is all numbers, it is a row and the columns are called `column1`, `column2`.
public struct RecordedTable: Sendable {
  /// The largest text that is read, in bytes.
  public static let sizeLimit = 64 << 20
  /// The most fields that are read.
  public static let fieldLimit = 8 << 20

  /// What the columns are called, in order.
  public let names: [String]
  /// What stands between the fields.
  public let delimiter: CSVFormat.Delimiter
  /// What stands before the decimals of a number.
  public let decimalMark: DecimalMark
  /// Whether the first line had names.
  public let hasHeader: Bool
  private let records: CSVRecords

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - bytes: The text, in UTF-8.
  ///   - delimiter: What stands between the fields; nil finds out.
  ///   - decimalMark: What stands before the decimals; nil finds out.
  /// - Throws: ``RecordedTableError`` saying where it is no table.
  public init(
    csv bytes: [UInt8], delimiter: CSVFormat.Delimiter? = nil, decimalMark: DecimalMark? = nil
  ) throws(RecordedTableError) {
    guard bytes.count <= Self.sizeLimit else {
      throw .tooLarge(bytes: bytes.count, limit: Self.sizeLimit)
    }
    let source = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let delimiter = delimiter ?? CSVFormat.Delimiter(guessedFrom: source)
    let records = try CSVRecords(source, delimiter: delimiter.byte)
    guard records.count > 0 else { throw .empty }
    let width = Self.width(of: records, 0)
    for record in 1..<max(records.count, 1) {
      let found = Self.width(of: records, record)
      guard found <= width else {
        let line = Int(records.lines[record])
        throw .tooManyInRow(line: line, expected: width, found: found)
      }
    }
    let mark = decimalMark ?? DecimalMark(guessedFrom: records)
    let first = (0..<width).map { RecordedField(records.field($0, of: 0), decimalMark: mark) }
    hasHeader = !first.allSatisfy { $0.number != nil }
    names = try Self.names(of: records, width: width, isHeader: hasHeader)
    self.delimiter = delimiter
    self.decimalMark = mark
    self.records = records
  }

  /// How many rows there are, the names not counted.
  public var rowCount: Int { records.count - (hasHeader ? 1 : 0) }

  /// The line of the text a row begins on, from 1.
  public func line(ofRow row: Int) -> Int { Int(records.lines[row + (hasHeader ? 1 : 0)]) }

  /// All columns, in order.
  public var columns: [RecordedColumn] { names.indices.map(column) }

  /// The column of a name; nil if there is none.
  public subscript(name: String) -> RecordedColumn? {
    names.firstIndex(of: name).map(column)
  }

  private func column(_ index: Int) -> RecordedColumn {
    let fields = (hasHeader ? 1 : 0)..<records.count
    return RecordedColumn(
      name: names[index],
      fields: fields.map { RecordedField(records.field(index, of: $0), decimalMark: decimalMark) })
  }

  /// How many fields a record has, a last one that is empty behind the first not counted beyond the
  /// names: some programs end every line with a delimiter.
  private static func width(of records: CSVRecords, _ record: Int) -> Int {
    let count = records.fieldCount(record)
    return count > 1 && records.field(count - 1, of: record).isEmpty ? count - 1 : count
  }

  private static func names(
    of records: CSVRecords, width: Int, isHeader: Bool
  ) throws(RecordedTableError) -> [String] {
    var seen: Set<String> = []
    var names: [String] = []
    for field in 0..<width {
      let bytes = isHeader ? records.field(field, of: 0) : []
      let trimmed = bytes.drop { $0 == 0x20 }
      let text = String(decoding: trimmed.prefix(lastWord(trimmed)), as: UTF8.self)
      let name = text.isEmpty ? "column\(field + 1)" : text
      guard seen.insert(name).inserted else { throw .duplicateColumn(name: name) }
      names.append(name)
    }
    return names
  }

  /// How many bytes there are before the blanks at the end.
  private static func lastWord(_ bytes: ArraySlice<UInt8>) -> Int {
    (bytes.lastIndex { $0 != 0x20 }).map { $0 + 1 - bytes.startIndex } ?? 0
  }
}

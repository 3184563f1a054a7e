import AnimCore

/// A table from a file, whatever its format: columns of fields, and the line of each row.
struct RecordedRows {
  var columns: [RecordedColumn]
  /// The line of the text a row stands on, from 1.
  let lines: [Int]
  /// To how many decimals the numbers are rounded; nil where they are exact.
  let decimals: Int?
  /// Whether all numbers that have decimals have equally many.
  let hasUniformDecimals: Bool
  /// Whether the rows stand in a document, and are not the whole of it.
  var isDocument = false

  var count: Int { lines.count }

  subscript(name: String) -> RecordedColumn? { columns.first { $0.name == name } }

  /// Reads CSV.
  init(csv bytes: [UInt8]) throws(MotionReadingError) {
    let table: RecordedTable
    do {
      table = try RecordedTable(csv: bytes)
    } catch {
      throw .table(error)
    }
    guard table.rowCount > 0 else { throw .table(.empty) }
    columns = table.columns
    lines = (0..<table.rowCount).map { table.line(ofRow: $0) }
    let printed = PrintedDecimals(
      of: bytes, delimiter: table.delimiter.byte,
      decimalMark: UInt8(ascii: table.decimalMark.scalar))
    decimals = printed.most
    hasUniformDecimals = printed.isUniform
  }

  /// Reads JSON: an array of objects, objects a line each, or what `export` writes.
  init(json bytes: [UInt8]) throws(MotionReadingError) {
    guard bytes.count <= JSONRecords.sizeLimit else {
      throw .table(.tooLarge(bytes: bytes.count, limit: JSONRecords.sizeLimit))
    }
    let records: JSONRecords
    do {
      records = try JSONRecords(reading: bytes)
    } catch {
      throw .json(error)
    }
    var places: [String: Int] = [:]
    var names: [String] = []
    for key in records.rows.lazy.flatMap({ $0.lazy.map(\.key) }) where places[key] == nil {
      places[key] = names.count
      names.append(key)
    }
    guard names.count * records.rows.count <= RecordedTable.fieldLimit else {
      throw .table(.tooManyFields(line: 1, limit: RecordedTable.fieldLimit))
    }
    var fields = names.map { _ in [RecordedField]() }
    var most: Int? = 0
    var least = Int.max
    for (row, members) in records.rows.enumerated() {
      for (key, field) in members {
        guard let place = places[key], fields[place].count == row else { continue }
        switch field {
        case .number(let number, let decimals):
          fields[place].append(.number(number))
          most = decimals.flatMap { decimals in most.map { max($0, decimals) } }
          if let decimals, decimals > 0 { least = min(least, decimals) }
        case .text(let text): fields[place].append(.text(text))
        case .missing: fields[place].append(.missing)
        }
      }
      for place in fields.indices where fields[place].count == row {
        fields[place].append(.missing)
      }
    }
    columns = zip(names, fields).map { RecordedColumn(name: $0, fields: $1) }
    lines = Array(1...max(records.rows.count, 1))
    decimals = most
    hasUniformDecimals = most.map { least >= $0 } ?? false
    isDocument = records.isDocument
  }
}

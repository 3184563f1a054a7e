import AnimCore

extension ExportFormat {
  /// The format a table is written in, and how, so that it can be written anew and only its numbers
  /// change; nil for a table that no format of ours writes.
  ///
  /// Numbers with equally many decimals throughout have that precision, all others the shortest.
  ///
  /// - Throws: ``MotionReadingError`` where it is no table.
  package static func found(
    in bytes: [UInt8]
  ) throws(MotionReadingError) -> (format: ExportFormat, options: ExportOptions)? {
    let first = bytes.first { $0 > 0x20 }
    let isArray = first == UInt8(ascii: "[")
    let isJSON = isArray || first == UInt8(ascii: "{")
    let rows = isJSON ? try RecordedRows(json: bytes) : try RecordedRows(csv: bytes)
    let decimals = rows.hasUniformDecimals ? rows.decimals : nil
    let marker = "velocity_per_s"
    var options = ExportOptions()
    options.precision = decimals.flatMap { try? Precision(decimals: $0) } ?? .shortest
    options.velocities =
      rows.columns.contains { $0.name.hasSuffix("_\(marker)") }
      || rows["channel"]?.fields.contains(.text(marker)) == true
    if isArray { return nil }
    if isJSON { return (rows["frame"] == nil || rows.isDocument ? json : ndjson, options) }
    do throws(RecordedTableError) {
      options.csv = try CSVFormat(like: bytes, precision: options.precision)
    } catch {
      throw .table(error)
    }
    return (csv, options)
  }
}

extension CSVFormat {
  fileprivate init(like bytes: [UInt8], precision: Precision) throws(RecordedTableError) {
    let table = try RecordedTable(csv: bytes)
    let isLong = table.names.contains("property") && table.names.contains("value")
    let layout = isLong ? Layout.long : .wide
    let own = try? CSVFormat(
      delimiter: table.delimiter, decimalMark: table.decimalMark, layout: layout,
      precision: precision)
    self = own ?? CSVFormat(layout: layout, precision: precision)
    hasByteOrderMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? 0
    lineEnding = end > 0 && bytes[end - 1] == UInt8(ascii: "\r") ? .crlf : .lf
  }
}

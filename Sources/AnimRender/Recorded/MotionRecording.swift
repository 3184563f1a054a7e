import AnimCore

/// Motion that was written to a file, as tables to be compared: one of each button.
///
///     let text = "frame,time_s,state,scale\n0,0.000000,highlighted,1.000000\n"
///     let recording = try MotionRecording(Array(text.utf8))
///     recording.tables[0].decimals  // 6
///
/// It takes CSV of either layout, in any dialect ``RecordedTable`` reads; JSON as `export` writes it;
/// and rows of JSON, in an array or a line each.
public struct MotionRecording: Sendable {
  /// The motion of each button, in the order of their first rows.
  public let tables: [MotionTable]
  /// Whether the rows were not all on ticks, or had gaps, so that values between are interpolated.
  public let isInterpolated: Bool

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: The file, in UTF-8.
  ///   - naming: What its columns are; nil where they are named as ours.
  /// - Throws: ``MotionReadingError`` saying why it gives no motion.
  public init(_ bytes: [UInt8], naming: ColumnNaming? = nil) throws(MotionReadingError) {
    let first = bytes.first { $0 > 0x20 }
    let isJSON = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    var rows = isJSON ? try RecordedRows(json: bytes) : try RecordedRows(csv: bytes)
    if let naming { rows = try naming.renamed(rows) }
    var tables: [MotionTable] = []
    var isInterpolated = false
    for (button, places) in Self.buttons(of: rows) {
      var reading = ButtonReading(rows: rows, places: places)
      tables.append(try reading.table(button: button, isPartial: naming != nil))
      isInterpolated = isInterpolated || reading.isInterpolated
    }
    self.tables = tables
    self.isInterpolated = isInterpolated
  }

  /// Whether bytes are a recording, and not a spec.
  package static func isRecording(_ bytes: [UInt8]) -> Bool {
    let first = bytes.first { $0 > 0x20 }
    return first != UInt8(ascii: "{") || JSONRecords.look(bytes)
  }

  /// The buttons with the places of their rows; nil where there is no column of buttons.
  private static func buttons(of rows: RecordedRows) -> [(String?, [Int])] {
    guard let column = rows["button"] else { return [(nil, Array(0..<rows.count))] }
    var order: [String] = []
    var places: [String: [Int]] = [:]
    for (row, field) in column.fields.enumerated() {
      let name =
        switch field {
        case .text(let text): text
        case .number(let number): JSONText.spelled(number)
        case .missing: ""
        }
      if places[name] == nil { order.append(name) }
      places[name, default: []].append(row)
    }
    return order.map { ($0, places[$0] ?? []) }
  }
}

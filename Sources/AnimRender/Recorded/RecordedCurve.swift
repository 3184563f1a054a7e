import AnimCore

/// A curve out of a recorded table: one column of values over one of times.
///
///     let text = "t,y\n0,0\n0.1,0.4\n0.2,0.9\n"
///     let curve = try RecordedCurve(Array(text.utf8))
///     curve.valueName  // "y"
///
/// Which columns are meant is found out where it is plain: times by their name or because they alone
/// grow row by row, values because they alone change. Without times the rows are taken for frames.
public struct RecordedCurve: Sendable {
  /// The column of the times; nil where the rows are counted.
  public let timeName: String?
  /// What the times are counted in.
  public let unit: RecordedTimeUnit
  /// The column of the values.
  public let valueName: String
  /// The curve, in seconds.
  public let samples: FitSamples
  /// How many rows have no time or no value.
  public let skipped: Int

  /// Reads a curve.
  ///
  /// - Parameters:
  ///   - bytes: The table: CSV in any dialect, or what `export` writes.
  ///   - time: The column of the times; nil finds it.
  ///   - value: The column of the values; nil finds it.
  ///   - unit: What the times are counted in; nil goes by the column's name.
  /// - Throws: ``RecordedCurveError`` saying why there is none.
  public init(
    _ bytes: [UInt8], time: String? = nil, value: String? = nil, unit: RecordedTimeUnit? = nil
  ) throws(RecordedCurveError) {
    let source = try CurveSource(bytes)
    let timeColumn = try source.time(named: time, beside: value)
    let valueColumn = try source.value(named: value, beside: timeColumn?.name)
    guard timeColumn?.name != valueColumn.name else { throw .sameColumn(valueColumn.name) }
    let values = try source.numbers(of: valueColumn)
    let unit = unit ?? timeColumn.map { RecordedTimeUnit(column: $0.name) } ?? .frames
    let times =
      if let timeColumn { try source.numbers(of: timeColumn) } else {
        values.indices.map { Optional(Double($0)) }
      }
    do {
      samples = try FitSamples(
        times: times.map { $0.map { $0 / unit.perSecond } }, values: values)
    } catch {
      throw .samples(error)
    }
    timeName = timeColumn?.name
    valueName = valueColumn.name
    self.unit = unit
    skipped = values.count - samples.count
  }
}

/// The columns of a table, wherever they come from.
private struct CurveSource {
  private let columns: [RecordedColumn]
  /// For the lines of rows; nil where rows have none.
  private let table: RecordedTable?

  init(_ bytes: [UInt8]) throws(RecordedCurveError) {
    let first = bytes.first { $0 > 0x20 }
    var table: RecordedTable?
    if first != UInt8(ascii: "{"), first != UInt8(ascii: "[") {
      do throws(RecordedTableError) {
        table = try RecordedTable(csv: bytes)
      } catch {
        throw .reading(.table(error))
      }
    }
    if let table, !Self.isArranged(table.names) {
      self.table = table
      columns = table.columns
      return
    }
    self.table = nil
    do throws(MotionReadingError) {
      columns = Self.columns(of: try MotionRecording(bytes).tables)
    } catch {
      throw .reading(error)
    }
  }

  /// Whether rows are not simply instants: several buttons, or a line a number.
  private static func isArranged(_ names: [String]) -> Bool {
    names.contains("frame")
      && (names.contains("button") || names.contains("property") && names.contains("value"))
  }

  private static func columns(of tables: [MotionTable]) -> [RecordedColumn] {
    let most = tables.map(\.rowCount).max() ?? 0
    let frame = RecordedColumn(name: "frame", fields: (0..<most).map { .number(Double($0)) })
    let values = tables.flatMap { table in
      table.columns.map { column in
        let rest = repeatElement(RecordedField.missing, count: most - column.values.count)
        return RecordedColumn(
          name: table.button.map { "\($0): \(column.name)" } ?? column.name,
          fields: column.values.map(RecordedField.number) + rest)
      }
    }
    return [frame] + values
  }

  // MARK: Which column

  private func column(_ name: String) throws(RecordedCurveError) -> RecordedColumn {
    guard let column = columns.first(where: { $0.name == name }) else {
      throw .noColumn(name, names: columns.map(\.name))
    }
    return column
  }

  /// The column of times; nil where there is none.
  func time(
    named name: String?, beside value: String?
  ) throws(RecordedCurveError) -> RecordedColumn? {
    if let name { return try column(name) }
    let others = columns.filter { $0.name != value && $0.isNumeric }
    let named = others.compactMap { column in
      RecordedTimeUnit.rank(ofColumn: column.name).map { (column, $0) }
    }
    if let likeliest = named.min(by: { $0.1 < $1.1 }) { return likeliest.0 }
    let growing = others.filter(Self.grows)
    return growing.count == 1 && columns.count(where: \.isNumeric) > 1 ? growing[0] : nil
  }

  /// The column of values.
  func value(
    named name: String?, beside time: String?
  ) throws(RecordedCurveError) -> RecordedColumn {
    if let name { return try column(name) }
    let numeric = columns.filter { column in
      column.name != time && column.isNumeric && !column.name.hasSuffix("_velocity_per_s")
        && RecordedTimeUnit.rank(ofColumn: column.name) == nil
    }
    guard !numeric.isEmpty else { throw .noNumbers(names: columns.map(\.name)) }
    let moving = numeric.filter { column in
      let numbers = column.numbers.compactMap { $0 }
      return numbers.contains { $0 != numbers[0] }
    }
    guard let only = moving.first else { throw .nothingMoves(names: numeric.map(\.name)) }
    guard moving.count == 1 else { throw .severalMove(names: moving.map(\.name)) }
    return only
  }

  private static func grows(_ column: RecordedColumn) -> Bool {
    let numbers = column.numbers.compactMap { $0 }
    return numbers.count > 2 && zip(numbers, numbers.dropFirst()).allSatisfy { $0 < $1 }
  }

  /// A column's numbers; nil where one is missing.
  func numbers(of column: RecordedColumn) throws(RecordedCurveError) -> [Double?] {
    if let (row, text) = column.firstText {
      throw .notNumber(column: column.name, line: table?.line(ofRow: row), text: text)
    }
    return column.numbers
  }
}

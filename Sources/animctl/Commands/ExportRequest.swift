import AnimRender

/// What `export` is asked for.
struct ExportRequest: MotionAsking, Sendable {
  var motion = MotionRequest()
  var reporting = Reporting()
  var format: ExportFormat?
  /// The path given by `-o`, each time it is given.
  var paths: [String] = []
  /// Whether a file that exists is left alone.
  var keepsFiles = false
  /// Whether only to tell which formats there are.
  var listsFormats = false
  var table = TableRequest()
}

/// How a table is written.
struct TableRequest: Sendable {
  var layout = CSVFormat.Layout.wide
  var velocities = false
  var precision = Precision.sixDecimals
  var delimiter = CSVFormat.Delimiter.comma
  var decimalMark = DecimalMark.point
  var lineEnding = CSVFormat.LineEnding.lf
  var hasByteOrderMark = false

  /// The format, checked for contradictions.
  func format() throws(UsageError) -> CSVFormat {
    do {
      var format = try CSVFormat(
        delimiter: delimiter, decimalMark: decimalMark, layout: layout, precision: precision)
      format.lineEnding = lineEnding
      format.hasByteOrderMark = hasByteOrderMark
      return format
    } catch {
      throw .commaTwice
    }
  }
}

/// The formats a motion is exported in. Each is also the ending of its files.
enum ExportFormat: String, CaseIterable {
  case csv

  /// Who reads it, for `--list-formats`.
  private var readers: String {
    switch self {
    case .csv: "pandas, polars, DuckDB, R, gnuplot, LibreOffice, Excel, Numbers"
    }
  }

  /// All formats as a table.
  static let list: String = {
    let rows =
      [("FORMAT", "ENDING", "READ BY")] + allCases.map { ($0.rawValue, ".\($0)", $0.readers) }
    let pad = { (text: String) in text + String(repeating: " ", count: max(0, 8 - text.count)) }
    return rows.map { "\(pad($0.0))\(pad($0.1))\($0.2)\n" }.joined()
  }()
}

import AnimCore
import AnimRender

/// What `export` is asked for.
struct ExportRequest: MotionAsking, Sendable {
  var motion = MotionRequest()
  var reporting = Reporting()
  /// The specs that are named, in their order.
  var specs: [String] = []
  /// The formats that are named. A single file is of the last.
  var formats: [ExportFormat] = []
  /// The paths given by `-o`.
  var paths: [String] = []
  /// The folder for the files of many specs; nil where one is exported.
  var folder: String?
  /// How many specs are exported at a time; nil for as many as there are processors.
  var jobs: Int?
  /// Whether a file that exists is left alone.
  var keepsFiles = false
  /// Whether only to tell which formats there are.
  var listsFormats = false
  var tolerance = ExportOptions().tolerance
  var table = TableRequest()

  /// The motion where there is only one.
  func oneMotion() throws(UsageError) -> MotionRequest {
    var motion = motion
    for spec in specs { try motion.take(spec: spec) }
    return motion
  }

  /// How the files are written.
  func options() throws(UsageError) -> ExportOptions {
    var options = ExportOptions()
    options.csv = try table.format()
    options.precision = table.precision ?? .shortest
    options.velocities = table.velocities
    options.tolerance = tolerance
    return options
  }

  /// The format of a file: what is asked for, unless there are several files and its ending tells.
  func format(of path: String) -> ExportFormat? {
    let ending = OutputPath.ending(of: path).flatMap(ExportFormat.ending(in:))
    return paths.count > 1 ? ending ?? formats.last : formats.last ?? ending
  }
}

/// How a table is written.
struct TableRequest: Sendable {
  var layout = CSVFormat.Layout.wide
  var velocities = false
  var precision: Precision?
  var delimiter = CSVFormat.Delimiter.comma
  var decimalMark = DecimalMark.point
  var lineEnding = CSVFormat.LineEnding.lf
  var hasByteOrderMark = false

  /// The format, checked for contradictions.
  func format() throws(UsageError) -> CSVFormat {
    do {
      var format = try CSVFormat(
        delimiter: delimiter, decimalMark: decimalMark, layout: layout,
        precision: precision ?? .sixDecimals)
      format.lineEnding = lineEnding
      format.hasByteOrderMark = hasByteOrderMark
      return format
    } catch {
      throw .commaTwice
    }
  }
}

extension ExportFormat {
  /// Reads the name of a format.
  init(option text: String) throws(ValueFault) {
    guard let format = Self.named(text) else {
      let names = Self.all.map(\.name)
      throw .notAmong(names, nearest: NearestWord.to(text, among: names))
    }
    self = format
  }
}

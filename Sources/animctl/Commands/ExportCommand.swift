import AnimCore
import AnimRender

/// What `export` is asked for.
struct ExportRequest: MotionAsking, Sendable {
  var motion = MotionRequest()
  var reporting = Reporting()
  var format: ExportFormat?
  /// The path given by `-o`, each time it is given.
  var paths: [String] = []
  var precision = Precision.sixDecimals
}

/// The formats a motion is exported in. Each is also the ending of its files.
enum ExportFormat: String, CaseIterable {
  case csv
}

extension Commands {
  static let export: Command = Command(
    "export",
    overview: "Write the motion as a table, one row per 1/60 s.",
    discussion: [
      "The columns are frame, time_s, state, and the numbers of each property that is animated. "
        + "The file appears whole or not at all; the same options give the same bytes everywhere.",
      MotionOptions.discussion,
    ],
    examples: [
      ["export", "-o", "press.csv"],
      ["export", "--scale", "0.9", "--spring", "duration=0.4,bounce=0.3", "--precision", "9"],
      ["export", "--background", "#0000FF", "--script", "press@0ms release@1s", "-o", "-"],
    ],
    arguments: MotionOptions.arguments,
    options: exportLines + MotionOptions.lines() + ReportingOptions.lines(),
    initial: ExportRequest(),
    word: { request, word throws(UsageError) in try request.motion.take(spec: word) },
    reporting: \.reporting,
    work: { request, surroundings throws(Failure) in
      let destination = try destination(of: request)
      let motion = try request.motion.played(in: surroundings)
      try write(motion.timeline, request, to: destination, surroundings)
      surroundings.warnIfCut(motion)
    })

  private static let exportLines: [CommandOption<ExportRequest>] = [
    CommandOption(
      "--format", letter: "f", value: "FORMAT", essential: true, "Write this format.",
      values: "values: csv", default: "as FILE ends, or csv"
    ) { request, text throws(ValueFault) in
      request.format = try ExportFormat(option: text)
    },
    CommandOption(
      "--output", letter: "o", value: "FILE", essential: true,
      "Write to FILE; - is standard output.", default: "-"
    ) { request, text throws(ValueFault) in
      guard !text.isEmpty else { throw .expected(.fileName) }
      request.paths.append(text)
    },
    CommandOption(
      "--precision", value: "N", takesNegative: true, "Write N decimals.",
      values: "0 to 17", default: "6"
    ) { request, text throws(ValueFault) in
      request.precision = try Precision(option: text)
    },
  ]
}

// MARK: The work

extension Commands {
  private static func destination(of request: ExportRequest) throws(Failure) -> ExportDestination {
    guard request.paths.count <= 1 else {
      throw .usage(.repeated(option: "--output"))
    }
    let path = request.paths.first ?? "-"
    let destination = try output { () throws(OutputError) in try ExportDestination(path) }
    let ending = OutputPath.ending(of: path).flatMap(ExportFormat.init(rawValue:))
    if destination.isFile, request.format == nil, ending == nil {
      let formats = ExportFormat.allCases.map(\.rawValue)
      throw .usage(.unknownEnding(path: path, formats: formats))
    }
    return destination
  }

  // There is one format so far, so the request has none to choose from.
  private static func write(
    _ timeline: Timeline, _ request: ExportRequest, to destination: ExportDestination,
    _ surroundings: Surroundings
  ) throws(Failure) {
    var chunks = CSVChunks(timeline, precision: request.precision)
    try destination.write(in: surroundings) { writer throws(Failure) in
      while let chunk = try chunks.nextOrFailure() {
        try output { () throws(OutputError) in try writer.write(chunk) }
      }
    }
  }
}

extension CSVChunks {
  fileprivate mutating func nextOrFailure() throws(Failure) -> [UInt8]? {
    do {
      return try next()
    } catch {
      throw .table(error)
    }
  }
}

extension Precision {
  /// Reads a number of decimals.
  fileprivate init(option text: String) throws(ValueFault) {
    let decimals = try Int(option: text, within: Self.allowedDecimals)
    do {
      try self.init(decimals: decimals)
    } catch {
      throw .expected(.wholeNumberWithin(Self.allowedDecimals))
    }
  }
}

import AnimCore
import AnimRender

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
      ["export", "button.json", "-o", "press.csv"],
      ["export", "--scale", "0.9", "--spring", "duration=0.4,bounce=0.3", "-o", "-"],
      ["export", "--background", "#0000FF", "--script", "press@0ms release@1s"],
      ["export", "button.json", "--precision", "shortest", "--velocities", "-o", "exact.csv"],
      ["export", "button.json", "--delimiter", "semicolon", "--decimal", "comma", "--bom"],
    ],
    arguments: MotionOptions.arguments,
    options: ExportRequest.options + MotionOptions.lines() + ExportRequest.tableOptions
      + ReportingOptions.lines(),
    initial: ExportRequest(),
    word: { request, word throws(UsageError) in try request.motion.take(spec: word) },
    reporting: \.reporting,
    work: { request, surroundings throws(Failure) in
      if request.listsFormats { return try surroundings.print(ExportFormat.list) }
      let destination = try destination(of: request)
      let format = try usage { () throws(UsageError) in try request.table.format() }
      let motion = try request.motion.played(in: surroundings)
      let velocities = request.table.velocities
      if let group = motion.group {
        var chunks = GroupCSVChunks(group, format: format, velocities: velocities)
        try write(to: destination, surroundings) { () throws(CSVError) in try chunks.next() }
      } else {
        var chunks = CSVChunks(motion.parts[0].timeline, format: format, velocities: velocities)
        try write(to: destination, surroundings) { () throws(CSVError) in try chunks.next() }
      }
      surroundings.warnIfCut(motion.parts)
    })
}

// MARK: The work

extension Commands {
  private static func destination(of request: ExportRequest) throws(Failure) -> ExportDestination {
    guard request.paths.count <= 1 else {
      throw .usage(.repeated(option: "--output"))
    }
    let path = request.paths.first ?? "-"
    let destination = try output { () throws(OutputError) in
      try ExportDestination(path, keepsFiles: request.keepsFiles)
    }
    let ending = OutputPath.ending(of: path).flatMap(ExportFormat.init(rawValue:))
    if destination.isFile, request.format == nil, ending == nil {
      let formats = ExportFormat.allCases.map(\.rawValue)
      throw .usage(.unknownEnding(path: path, formats: formats))
    }
    return destination
  }

  /// Writes chunks of bytes as long as there are any.
  private static func write(
    to destination: ExportDestination, _ surroundings: Surroundings,
    next: () throws(CSVError) -> [UInt8]?
  ) throws(Failure) {
    try destination.write(in: surroundings) { writer throws(Failure) in
      while let chunk = try table(next) {
        try output { () throws(OutputError) in try writer.write(chunk) }
      }
    }
  }

  private static func table(
    _ next: () throws(CSVError) -> [UInt8]?
  ) throws(Failure) -> [UInt8]? {
    do {
      return try next()
    } catch {
      throw .table(error)
    }
  }
}

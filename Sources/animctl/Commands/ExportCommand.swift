import AnimCore
import AnimRender

extension Commands {
  static let export: Command = Command(
    "export",
    overview: "Write the motion as a table, or in another format.",
    discussion: [
      "A table has a row per 1/60 s; its columns are frame, time_s, state, and the numbers of each property that is animated. "
        + "The file appears whole or not at all; the same options give the same bytes everywhere.",
      MotionOptions.discussion,
    ],
    examples: [
      ["export", "button.json", "-o", "press.csv", "-o", "press.css"],
      ["export", "--scale", "0.9", "-f", "css"],
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
      if request.listsFormats { return try surroundings.print(ExportFormatList.text) }
      let destinations = try destinations(of: request)
      let options = try usage { () throws(UsageError) in try request.options() }
      let motion = try request.motion.exported(
        in: surroundings, withTwin: destinations.contains { $0.1.keeps.contains(.reduced) })
      for (destination, format) in destinations {
        try write(motion.scene, as: format, options, to: destination, request, surroundings)
      }
      surroundings.warnIfCut(motion.shown.parts)
    })
}

// MARK: The work

extension Commands {
  private static func destinations(
    of request: ExportRequest
  ) throws(Failure) -> [(ExportDestination, ExportFormat)] {
    var destinations: [(ExportDestination, ExportFormat)] = []
    let paths = request.paths.isEmpty ? ["-"] : request.paths
    for (place, path) in paths.enumerated() {
      guard !paths[..<place].contains(path) else { throw .usage(.samePath(path)) }
      let destination = try output { () throws(OutputError) in
        try ExportDestination(path, keepsFiles: request.keepsFiles)
      }
      let same = destinations.contains { $0.0.leads(to: destination) }
      guard !same else { throw .usage(.samePath(path)) }
      let format = request.format(of: path)
      if format == nil, destination.isFile {
        let formats = ExportFormat.all.map(\.name)
        throw .usage(.unknownEnding(path: path, formats: formats))
      }
      destinations.append((destination, format ?? .csv))
    }
    return destinations
  }

  private static func write(
    _ scene: ExportScene, as format: ExportFormat, _ options: ExportOptions,
    to destination: ExportDestination, _ request: ExportRequest, _ surroundings: Surroundings
  ) throws(Failure) {
    let file = try exported { () throws(ExportError) in
      try format.file(of: scene, options: options)
    }
    let progress = surroundings.progress(
      "Writing \(destination.name)", isAlone: destination.isUnseen(in: surroundings))
    defer { progress.finish() }
    try destination.write(in: surroundings) { writer throws(Failure) in
      let before = writer.count
      while let piece = try exported({ () throws(ExportError) in try file.next() }) {
        try output { () throws(OutputError) in try writer.write(piece) }
        progress.update(bytes: writer.count - before, share: file.share())
      }
      progress.finish()
    }
    if let note = file.note(of: format) { surroundings.note(note) }
  }

  private static func exported<Value>(
    _ body: () throws(ExportError) -> Value
  ) throws(Failure) -> Value {
    do {
      return try body()
    } catch {
      throw .export(error)
    }
  }
}

extension ExportedFile {
  /// What is lost in it, as a sentence; nil where nothing is.
  fileprivate func note(of format: ExportFormat) -> String? {
    guard format.typicalError != nil, !differences.isEmpty else { return nil }
    return "\(format.name) differs from the engine's table by at most "
      + ExportDifference.list(differences) + "."
  }
}

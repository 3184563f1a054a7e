import AnimCore
import AnimRender

extension Commands {
  static let export: Command = Command(
    "export",
    overview: "Write the motion as a file.",
    discussion: [
      "The file is a table, or in another format. A table has a row per 1/60 s; its columns are frame, time_s, state, and the numbers of each property that is animated. "
        + "The file appears whole or not at all; the same options give the same bytes everywhere.",
      "With --output-directory many specs are exported at once, each to a file of its name there. "
        + "What is said stands in their order; a spec that is wrong does not keep the others from "
        + "being written, and the status is then the first in 'animctl help exit-codes' that one of "
        + "them has.",
      MotionOptions.discussion,
    ],
    examples: [
      ["export", "button.json", "-o", "a.csv"],
      ["export", "--scale", "0.9", "-f", "css"],
      ["export", "button.json", "-o", "press.csv", "-o", "press.css"],
      ["export", "button.json", "old.json", "--output-directory", "build", "-f", "css"],
      ["export", "--scale", "0.9", "--spring", "duration=0.4,bounce=0.3", "-o", "-"],
      ["export", "--background", "#0000FF", "--script", "press@0ms release@1s"],
      ["export", "button.json", "--precision", "shortest", "--velocities", "-o", "exact.csv"],
      ["export", "button.json", "--delimiter", "semicolon", "--decimal", "comma", "--bom"],
    ],
    arguments: [
      ArgumentHelp(
        label: "SPEC",
        abstract: "A spec file, or -; beside --output-directory spec files, and folders of them. "
          + "(default: the built-in example)",
        repeats: true)
    ],
    options: ExportRequest.options + ExportRequest.batchOptions + MotionOptions.lines()
      + ExportRequest.tableOptions + ReportingOptions.lines(),
    initial: ExportRequest(),
    word: { request, word in request.specs.append(word) },
    reporting: \.reporting,
    work: { request, surroundings throws(Failure) in
      if request.listsFormats { return try surroundings.print(ExportFormatList.text) }
      if let folder = request.folder {
        return try BatchExport(request, to: folder).run(in: surroundings)
      }
      let motion = try usage { () throws(UsageError) in try request.oneMotion() }
      let destinations = try destinations(of: request)
      let options = try usage { () throws(UsageError) in try request.options() }
      for (place, path) in request.paths.enumerated() where destinations[place].0.isFile {
        surroundings.tellLeftovers(beside: path)
      }
      try export(motion, to: destinations, options, surroundings) { destination in
        surroundings.progress(
          "Writing \(destination.name)", isAlone: destination.isUnseen(in: surroundings))
      }
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

  /// Writes a motion to files.
  ///
  /// - Parameters:
  ///   - progress: How to tell how far one of them is.
  ///   - count: Takes how many bytes are written, a piece at a time.
  static func export(
    _ motion: MotionRequest, to destinations: [(ExportDestination, ExportFormat)],
    _ options: ExportOptions, _ surroundings: Surroundings,
    progress: (ExportDestination) -> Progress?, count: (Int) -> Void = { _ in }
  ) throws(Failure) {
    let motion = try motion.exported(
      in: surroundings, withTwin: destinations.contains { $0.1.keeps.contains(.reduced) })
    for (destination, format) in destinations {
      let progress = progress(destination)
      defer { progress?.finish() }
      let make = { () throws(Failure) in
        try exported { () throws(ExportError) in
          try format.file(of: motion.scene, options: options)
        }
      }
      let file = if let progress { try progress.spanning(make) } else { try make() }
      try destination.write(in: surroundings) { writer throws(Failure) in
        let before = writer.count
        while let piece = try exported({ () throws(ExportError) in try file.next() }) {
          try output { () throws(OutputError) in try writer.write(piece) }
          count(piece.count)
          progress?.update(bytes: writer.count - before, share: file.share())
        }
        progress?.finish()
      }
      if let note = file.note(of: format) { surroundings.note(note) }
    }
    surroundings.warnIfCut(motion.shown.parts)
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

import AnimCore
import AnimRender

/// Writes what was done in a session beside the spec, or in the working folder for the built-in
/// example, never over a file that exists: then a number is added to the name.
struct SessionFiles {
  /// The path of the files without their endings.
  private let stem: String
  private let surroundings: Surroundings

  /// So many numbers are tried.
  private static let mostNumbers = 10_000

  /// - Parameter spec: The spec's path; nil or `-` where there is no file.
  init(spec: String?, name: String, in surroundings: Surroundings) {
    self.surroundings = surroundings
    guard let spec, spec != "-" else {
      stem = Self.plain(name)
      return
    }
    let ending = OutputPath.ending(of: spec).map { $0.utf8.count + 1 } ?? 0
    stem = String(spec.dropLast(ending))
  }

  /// Letters, digits and hyphens of a name, for a file's.
  private static func plain(_ name: String) -> String {
    let letters = name.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
    let words = String(letters).split(separator: "-").joined(separator: "-")
    return words.isEmpty ? "button" : words
  }

  /// Writes the spec as it is tuned, with what was done as its script; what there is to say of it.
  func writeSpec(_ session: InteractiveSession, name: String) -> String {
    do {
      let text = try session.spec(named: name).json
      return "wrote " + (try write([(".tuned.json", Array(text.utf8))]))
    } catch {
      return Self.reason(error)
    }
  }

  /// Writes what was done as a script and as a table; what there is to say of it.
  func writeScript(_ session: InteractiveSession) -> String {
    guard !session.isUntouched else { return "nothing has been done yet" }
    do {
      var table: [UInt8] = []
      var chunks = CSVChunks(session.timeline)
      while let chunk = try chunks.next() { table += chunk }
      let text = session.script.text + "\n"
      return "wrote "
        + (try write([(".script.txt", Array(text.utf8)), (".csv", table)]))
    } catch {
      return Self.reason(error)
    }
  }

  /// Writes files that differ in their endings, under the first number that is free for all of them.
  private func write(_ files: [(ending: String, bytes: [UInt8])]) throws -> String {
    for number in 1...Self.mostNumbers {
      let stem = number == 1 ? self.stem : "\(self.stem)-\(number)"
      // All are looked for before any is written.
      guard let places = try free(files.map { stem + $0.ending }) else { continue }
      for (place, file) in zip(places, files) {
        try place.write(in: surroundings) { writer throws(Failure) in
          try output { () throws(OutputError) in try writer.write(file.bytes) }
        }
      }
      return files.map { stem + $0.ending }.joined(separator: " and ")
    }
    throw Failure.output(.exists(path: stem))
  }

  /// Where paths lead; nil if something is at one of them already.
  private func free(_ paths: [String]) throws -> [ExportDestination]? {
    do {
      return try paths.map { try ExportDestination($0, keepsFiles: true) }
    } catch OutputError.exists {
      return nil
    }
  }

  private static func reason(_ error: any Error) -> String {
    let failure = (error as? OutputError).map(Failure.output) ?? error as? Failure
    return failure?.sentences.first ?? "not written"
  }
}

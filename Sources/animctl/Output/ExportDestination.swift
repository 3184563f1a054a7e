#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where an export goes, and how it gets there.
struct ExportDestination {
  private let path: String
  private let place: OutputPath
  private let keepsFiles: Bool

  /// Looks where a path leads; nothing is created yet.
  ///
  /// - Parameter keepsFiles: Whether a file that exists is not replaced.
  init(_ path: String, keepsFiles: Bool = false) throws(OutputError) {
    self.path = path
    self.keepsFiles = keepsFiles
    place = try OutputPath(path)
    if keepsFiles, case .file(_, _?) = place { throw .exists(path: path) }
  }

  /// What messages call it.
  var name: String { path == "-" ? "standard output" : quoted(path) }

  /// Whether it is a file, whose name should tell its format.
  var isFile: Bool {
    if case .file = place { return true }
    return false
  }

  /// Whether what goes there is not seen on a terminal, where progress would disturb it.
  func isUnseen(in surroundings: Surroundings) -> Bool {
    switch place {
    case .file: true
    case .descriptor(1): surroundings.terminal == nil
    case .descriptor, .straight: false
    }
  }

  /// Whether another path leads to the same place.
  func leads(to other: ExportDestination) -> Bool {
    switch (place, other.place) {
    case (.file(let one, _), .file(let another, _)): OutputPath.areOne(one, another)
    default: place == other.place
    }
  }

  /// Opens it, has something written, and closes it: whole, or if anything fails not at all.
  func write(
    in surroundings: Surroundings, _ content: (CheckedWriter) throws(Failure) -> Void
  ) throws(Failure) {
    var count = 0
    let body = { (writer: CheckedWriter) throws(Failure) in
      let before = writer.count
      try content(writer)
      count = writer.count - before
    }
    try write(in: surroundings, counting: body)
    surroundings.detail("Wrote \(counted(count, "byte")) to \(name).")
  }

  private func write(
    in surroundings: Surroundings, counting body: (CheckedWriter) throws(Failure) -> Void
  ) throws(Failure) {
    switch place {
    case .descriptor(1): try body(surroundings.output)
    case .descriptor(let descriptor):
      let writer = CheckedWriter(descriptor: descriptor, name: quoted(path))
      try body(writer)
      try output { () throws(OutputError) in try writer.flush() }
    case .straight(let end): try writeStraight(to: end, body)
    case .file(let target, let mode):
      let file = try output { () throws(OutputError) in
        try OutputFile(path: path, target: target, mode: mode, replaces: !keepsFiles)
      }
      do {
        try body(file.writer)
        try output { () throws(OutputError) in try file.commit() }
      } catch {
        file.discard()
        throw error
      }
    }
  }

  private func writeStraight(
    to end: String, _ body: (CheckedWriter) throws(Failure) -> Void
  ) throws(Failure) {
    switch SystemCall.open(end, O_WRONLY | O_NOCTTY) {
    case .failed(let error): throw .output(.cannotCreate(path: path, error: error))
    case .returned(let opened):
      let writer = CheckedWriter(descriptor: Int32(opened), name: quoted(path))
      try body(writer)
      try output { () throws(OutputError) in
        try writer.flush()
        guard close(Int32(opened)) == 0 else {
          throw .writeFailed(name: quoted(path), error: errno)
        }
      }
    }
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that appears whole or not at all.
///
/// What is written goes to a file without a name where the system has such, else to a temporary one
/// beside the target; ``commit()`` puts it in the target's place in one step. Until then the old
/// file stays as it is, and whatever ends the run before, an error or a signal, leaves nothing.
final class OutputFile {
  /// Takes what the file shall hold.
  let writer: CheckedWriter
  private let path: String
  private let target: String
  private let replaces: Bool
  private let descriptor: Int32
  /// The temporary file's path; nil while it has no name.
  private var temporary: String?

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - path: The path as the user gave it, for messages.
  ///   - target: Where the file will be.
  ///   - mode: Its permission bits; nil for those a new file has.
  ///   - replaces: Whether a file that is there by the end is replaced.
  ///   - isNameless: Whether to use a file without a name if the system has such.
  init(
    path: String, target: String, mode: mode_t?, replaces: Bool = true, isNameless: Bool = true
  ) throws(OutputError) {
    self.path = path
    self.target = target
    self.replaces = replaces
    if isNameless, let nameless = Self.openNameless(beside: target) {
      descriptor = nameless
    } else {
      let made = try LastWill.undisturbed { () throws(OutputError) in
        let made = try Self.openTemporary(beside: target, for: path)
        LastWill.remove(made.name)
        return made
      }
      descriptor = made.descriptor
      temporary = made.name
    }
    writer = CheckedWriter(descriptor: descriptor, name: quoted(path))
    if let mode { _ = fchmod(descriptor, mode) }
  }

  /// Puts the file in its place.
  func commit() throws(OutputError) {
    try writer.flush()
    // Else a machine that fails could come back with the new name and nothing in it.
    guard Self.isSynchronized(descriptor) else {
      throw .writeFailed(name: quoted(path), error: errno)
    }
    try LastWill.undisturbed { () throws(OutputError) in
      if temporary == nil { temporary = try nameNameless() }
      let source = temporary ?? target
      guard close(descriptor) == 0 else { throw .writeFailed(name: quoted(path), error: errno) }
      try replaces ? move(source) : moveBesideNone(source)
      if let temporary { LastWill.keep(temporary) }
      temporary = nil
    }
    let folder = OutputPath.directory(of: target)
    if case .returned(let opened) = SystemCall.open(folder.isEmpty ? "." : folder, O_RDONLY) {
      // The name is in place already; that it stays there is all that this adds.
      _ = Self.isSynchronized(Int32(opened))
      close(Int32(opened))
    }
  }

  /// Has the system write down what it holds of a file; true where it cannot say.
  private static func isSynchronized(_ descriptor: Int32) -> Bool {
    while fsync(descriptor) != 0 {
      if errno == EINTR { continue }
      return [EINVAL, ENOTSUP, EROFS, ENOSYS].contains(errno)
    }
    return true
  }

  private func move(_ source: String) throws(OutputError) {
    guard rename(source, target) == 0 else { throw .cannotCreate(path: path, error: errno) }
  }

  // A link is only made where nothing is, in one step. Not every file system has links.
  private func moveBesideNone(_ source: String) throws(OutputError) {
    if link(source, target) == 0 {
      _ = unlink(source)
      return
    }
    var status = stat()
    guard errno != EEXIST, lstat(target, &status) != 0 else { throw .exists(path: path) }
    try move(source)
  }

  /// Gives the file up; the target stays as it was.
  func discard() {
    guard let temporary else { return }
    _ = unlink(temporary)
    LastWill.keep(temporary)
    self.temporary = nil
  }

  private static func temporaryPath(beside target: String, _ number: Int) -> String {
    OutputPath.directory(of: target) + ".animctl-\(getpid())-\(number).tmp"
  }

  private static func openTemporary(
    beside target: String, for path: String
  ) throws(OutputError) -> (descriptor: Int32, name: String) {
    for number in 0... {
      let name = temporaryPath(beside: target, number)
      switch SystemCall.open(name, O_WRONLY | O_CREAT | O_EXCL) {
      case .returned(let descriptor): return (Int32(descriptor), name)
      case .failed(EEXIST) where number < 100: continue
      case .failed(let error): throw .cannotCreate(path: path, error: error)
      }
    }
    throw .cannotCreate(path: path, error: EEXIST)
  }

  #if os(Linux)
    // Linux can make a file that has no name until it is linked in, so that not even SIGKILL leaves
    // one behind. (`O_TMPFILE`, whose value is not visible to Swift, is this bit and O_DIRECTORY.)
    private static func openNameless(beside target: String) -> Int32? {
      let directory = OutputPath.directory(of: target)
      let flags = O_WRONLY | O_DIRECTORY | 0o20_000_000
      guard access("/proc/self/fd", X_OK) == 0,
        case .returned(let opened) = SystemCall.open(directory.isEmpty ? "." : directory, flags)
      else { return nil }
      return Int32(opened)
    }

    private func nameNameless() throws(OutputError) -> String {
      let link = "/proc/self/fd/\(descriptor)"
      for number in 0...100 {
        let name = Self.temporaryPath(beside: target, number)
        if linkat(AT_FDCWD, link, AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0 { return name }
        if errno != EEXIST { break }
      }
      throw .cannotCreate(path: path, error: errno)
    }
  #else
    private static func openNameless(beside target: String) -> Int32? { nil }

    private func nameNameless() throws(OutputError) -> String {
      throw .cannotCreate(path: path, error: ENOENT)
    }
  #endif
}

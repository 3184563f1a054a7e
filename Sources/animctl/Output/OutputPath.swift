#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where a path given to `-o` leads.
enum OutputPath: Equatable {
  /// A stream that is open already: `-`, `/dev/stdout`, `/dev/fd/3`.
  case descriptor(Int32)
  /// Something that is no file, a device or a pipe: to be opened and written straight.
  case straight(String)
  /// A file, to be replaced as a whole; its path with the links at its end followed, and the
  /// permission bits of the file that is there now.
  case file(String, mode: mode_t?)

  /// Looks where a path leads.
  ///
  /// - Throws: ``OutputError`` for a directory, or what the system says is wrong with the path.
  init(_ path: String) throws(OutputError) {
    if let descriptor = Self.descriptor(named: path) {
      self = .descriptor(descriptor)
      return
    }
    let end = try Self.followingLinks(path)
    var status = stat()
    guard stat(end, &status) == 0 else {
      guard errno == ENOENT, !end.isEmpty, !end.hasSuffix("/") else {
        throw .cannotCreate(path: path, error: errno)
      }
      self = .file(end, mode: nil)
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      // Renaming would replace even a file that its owner has write-protected.
      guard access(end, W_OK) == 0 else { throw .cannotCreate(path: path, error: errno) }
      self = .file(end, mode: status.st_mode & 0o7777)
    case S_IFDIR: throw .isDirectory(path: path)
    default: self = .straight(end)
    }
  }

  private static func descriptor(named path: String) -> Int32? {
    switch path {
    case "-", "/dev/stdout": return 1
    case "/dev/stderr": return 2
    default:
      guard path.hasPrefix("/dev/fd/") else { return nil }
      return DecimalText.wholeNumber(path.dropFirst(8)).flatMap(Int32.init(exactly:))
    }
  }

  // A link is not replaced by a file; what it points to is, even where that does not exist yet.
  private static func followingLinks(_ path: String) throws(OutputError) -> String {
    var end = path
    for _ in 0..<40 {
      var letters = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
      guard readlink(end, &letters, Int(PATH_MAX)) > 0 else { return end }
      let target = letters.withUnsafeBufferPointer { buffer in
        buffer.baseAddress.map { String(cString: $0) } ?? ""
      }
      end = target.hasPrefix("/") ? target : directory(of: end) + target
    }
    throw .cannotCreate(path: path, error: ELOOP)
  }

  /// Whether two paths, of which neither needs exist, are of one name in one folder.
  static func areOne(_ one: String, _ another: String) -> Bool {
    if one == another { return true }
    let folders = [one, another].map { directory(of: $0) }
    guard one.dropFirst(folders[0].count) == another.dropFirst(folders[1].count) else {
      return false
    }
    let places = folders.map { folder -> (dev_t, ino_t)? in
      var status = stat()
      return stat(folder.isEmpty ? "." : folder, &status) == 0
        ? (status.st_dev, status.st_ino) : nil
    }
    guard let first = places[0], let second = places[1] else { return false }
    return first == second
  }

  /// Makes a folder, and those it is to be in, where they are not there.
  static func makeFolder(_ path: String) throws(OutputError) {
    if mkdir(path, 0o777) == 0 { return }
    var error = errno
    let above = directory(of: path.last == "/" ? String(path.dropLast()) : path)
    if error == ENOENT, !above.isEmpty, above != path {
      try makeFolder(above)
      error = mkdir(path, 0o777) == 0 ? 0 : errno
    }
    if error != 0, !SpecFolder.isFolder(path) {
      throw .cannotCreate(path: path, error: error == EEXIST ? ENOTDIR : error)
    }
  }

  /// The part of a path up to and with its last slash; empty where there is none.
  static func directory(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(path[...slash])
  }

  /// The letters after the last full stop of a path's last part, in lower case; nil where the name
  /// has none or begins with it.
  static func ending(of path: String) -> String? {
    let name = path.dropFirst(directory(of: path).count)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    return name[name.index(after: dot)...].lowercased()
  }
}

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A folder as the specs that are in it.
enum SpecFolder {
  /// Whether a path leads to a folder.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The paths of a folder's files that end with `.json`, in the order of their bytes; of anything
  /// else the path itself.
  ///
  /// Files whose names begin with a full stop are left out, as a shell's `*.json` does, and so are
  /// the folders in it.
  static func files(at path: String) throws(Failure) -> [String] {
    guard isFolder(path) else { return [path] }
    let specs: [String]
    switch names(in: path) {
    case .names(let found): specs = found.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
    case .failed(let error): throw .input(.unreadable(name: path, error: error))
    }
    let start = path.hasSuffix("/") ? path : path + "/"
    return specs.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { start + $0 }
      .filter { !isFolder($0) }
  }

  /// What a folder has, or why it cannot be said.
  enum Listing {
    case names([String])
    case failed(Int32)
  }

  /// The names of what is in a folder, in no order.
  static func names(in path: String) -> Listing {
    guard let folder = opendir(path) else { return .failed(errno) }
    defer { closedir(folder) }
    var names: [String] = []
    while true {
      // Only this tells the end from a failure.
      errno = 0
      guard let entry = readdir(folder) else { break }
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) { letters in
          letters.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
        })
    }
    return errno == 0 ? .names(names) : .failed(errno)
  }
}

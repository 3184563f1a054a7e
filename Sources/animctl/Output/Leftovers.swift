#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Temporary files of runs that were killed before they could remove them.
///
/// Nothing but SIGKILL or a failing machine leaves one, and on Linux only between two calls of the
/// system. They are named, not removed: a file that this run has not made is not its own to delete.
enum Leftovers {
  private static let start = ".animctl-"
  private static let end = ".tmp"

  /// The paths of those beside a file that is about to be written, in order.
  static func beside(_ path: String) -> [String] {
    let folder = OutputPath.directory(of: path)
    guard case .names(let names) = SpecFolder.names(in: folder.isEmpty ? "." : folder) else {
      return []
    }
    return names.filter(isLeft).sorted().map { folder + $0 }
  }

  /// Whether a name is that of a temporary file whose process is no more.
  static func isLeft(_ name: String) -> Bool {
    guard name.hasPrefix(start), name.hasSuffix(end) else { return false }
    let parts = name.dropFirst(start.count).dropLast(end.count).split(separator: "-")
    guard parts.count == 2, DecimalText.wholeNumber(parts[1]) != nil,
      let number = DecimalText.wholeNumber(parts[0]), let process = pid_t(exactly: number),
      process > 0
    else { return false }
    return kill(process, 0) != 0 && errno == ESRCH
  }
}

extension Surroundings {
  /// Names what killed runs have left beside a file.
  func tellLeftovers(beside path: String) {
    for left in Leftovers.beside(path) {
      note("A run that was killed has left \(quoted(left)), which nothing needs.")
    }
  }
}

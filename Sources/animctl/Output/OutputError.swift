/// What went wrong with an output.
enum OutputError: Error, Hashable {
  /// The file cannot be created; its path and the system's error number.
  case cannotCreate(path: String, error: Int32)
  /// A file is there that was to be kept.
  case exists(path: String)
  /// A file is there that only `--force` would replace.
  case wouldReplace(path: String)
  /// The path names a directory.
  case isDirectory(path: String)
  /// Writing failed; what was written to, as the message should call it, and the error number.
  case writeFailed(name: String, error: Int32)
  /// Whoever was reading has gone away. Not worth a word: `head` has what it wanted.
  case readerGone

  /// The status of a run that ends for this.
  var status: ExitStatus {
    switch self {
    case .cannotCreate, .exists, .wouldReplace, .isDirectory: .cannotCreate
    case .writeFailed: .writeFailed
    case .readerGone: .readerGone
    }
  }
}

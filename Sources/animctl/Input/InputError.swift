/// What went wrong with an input.
enum InputError: Error, Hashable {
  /// It cannot be opened or read; its path or `<stdin>`, and the system's error number.
  case unreadable(name: String, error: Int32)
  /// It is a terminal, where somebody would have to type it.
  case terminal(name: String)
  /// There is no spec in a folder.
  case noSpecs(folder: String)

  /// The status of a run that ends for this.
  var status: ExitStatus {
    switch self {
    case .unreadable, .noSpecs: .unreadable
    case .terminal: .usage
    }
  }
}

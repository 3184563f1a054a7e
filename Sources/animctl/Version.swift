/// Which version of the program this is.
enum Version {
  static let number = "0.1.0"
  /// When it was made, as the manual page has it.
  static let date = "December 1, 2026"
  /// What `--version` prints.
  static let line = "animctl \(number)\n"
}

/// Which version of the program this is.
enum Version {
  static let number = "0.1.0"
  /// What `--version` prints.
  static let line = "animctl \(number)\n"
}

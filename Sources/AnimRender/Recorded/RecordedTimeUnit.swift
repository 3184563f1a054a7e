/// What times are counted in.
public enum RecordedTimeUnit: String, CaseIterable, Hashable, Sendable {
  /// Seconds.
  case seconds = "s"
  /// Thousandths of a second.
  case milliseconds = "ms"
  /// Millionths of a second.
  case microseconds = "us"
  /// Sixtieths of a second.
  case frames

  /// How many of it a second has.
  public var perSecond: Double {
    switch self {
    case .seconds: 1
    case .milliseconds: 1_000
    case .microseconds: 1_000_000
    case .frames: 60
    }
  }

  /// The words in the name of a column that say it.
  private static let words: [(words: [String], unit: RecordedTimeUnit)] = [
    (["ms", "millis", "millisecond", "milliseconds"], .milliseconds),
    (["us", "µs", "μs", "micros", "microseconds"], .microseconds),
    (["frame", "frames", "tick", "ticks"], .frames),
  ]

  /// The unit that a column's name says, else seconds.
  init(column name: String) {
    let parts = Self.parts(of: name)
    let found = Self.words.first { row in parts.contains(where: row.words.contains) }
    self = found?.unit ?? .seconds
  }

  /// The first words of columns of times, the likeliest first.
  private static let timeWords = [
    "time", "t", "timestamp", "elapsed", "seconds", "sec", "secs", "s", "ms", "millis",
    "milliseconds", "us", "frame", "frames", "tick", "ticks",
  ]

  /// How likely a column of this name has times, the less the likelier; nil where it does not say so.
  static func rank(ofColumn name: String) -> Int? {
    parts(of: name).first.flatMap(timeWords.firstIndex)
  }

  /// The words of a name such as `time_ms`, `Time (s)` or `elapsedTime`, in lower case.
  private static func parts(of name: String) -> [String] {
    name.lowercased().split { !$0.isLetter }.map(String.init)
  }
}

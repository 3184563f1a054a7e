/// How far long work is, in a line on a terminal while it lasts.
///
/// It appears after half a second, changes at most ten times a second, and is erased at the end.
final class Progress {
  let what: String
  let width: Int
  private let now: () -> Int
  let show: ((String) -> Void)?
  private let start: Int
  private var lastShown: Int?

  /// How long work is no long work, in nanoseconds.
  static let patience = 500_000_000
  /// The least time between two lines, in nanoseconds.
  static let interval = 100_000_000

  /// Begins.
  ///
  /// - Parameters:
  ///   - what: What is being done: `Writing 'press.csv'`.
  ///   - width: How many columns there are.
  ///   - now: The time, in nanoseconds.
  ///   - show: Writes to the terminal; nil where progress is not to be seen.
  init(
    _ what: String, width: Int, now: @escaping () -> Int, show: ((String) -> Void)?
  ) {
    self.what = what
    self.width = width
    self.now = now
    self.show = show
    start = show == nil ? 0 : now()
  }

  /// Tells how far the work is.
  ///
  /// - Parameters:
  ///   - bytes: How many bytes are made.
  ///   - share: How much of the whole that is, 0 to 1; nil where it is not known.
  func update(bytes: Int, share: Double?) {
    guard let show else { return }
    let time = now()
    guard time - start >= Self.patience, time - (lastShown ?? 0) >= Self.interval else { return }
    lastShown = time
    let line = "\(what): " + figures(bytes, share, seconds: Double(time - start) / 1e9)
    show("\r" + line.prefix(max(width - 1, 1)) + "\u{1B}[K")
  }

  /// Erases the line.
  func finish() {
    guard lastShown != nil else { return }
    lastShown = nil
    show?("\r\u{1B}[K")
  }

  private func figures(_ bytes: Int, _ share: Double?, seconds: Double) -> String {
    var parts = [Self.size(Double(bytes)), Self.size(Double(bytes) / seconds) + "/s"]
    if let share, share > 0 {
      let left = seconds * (1 - share) / share
      parts.insert("\(Int((min(share, 1) * 100).rounded(.down)))%", at: 1)
      parts.append("\(Self.time(left)) left")
    }
    return parts.joined(separator: ", ")
  }

  private static let units = ["B", "kB", "MB", "GB", "TB"]

  /// Bytes in three digits or so: `12.3 MB`.
  static func size(_ bytes: Double) -> String {
    var number = bytes
    var unit = 0
    while number >= 999.5, unit < units.count - 1 {
      number /= 1_000
      unit += 1
    }
    guard number < 1e6 else { return "much" }
    if unit == 0 || number >= 99.95 { return "\(Int(number.rounded())) \(units[unit])" }
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) \(units[unit])"
  }

  /// A time in whole seconds, at least one: `1 min 20 s`.
  static func time(_ seconds: Double) -> String {
    let seconds = Int(min(max(seconds.rounded(.up), 1), 359_999))
    switch seconds {
    case ..<60: return "\(seconds) s"
    case ..<3_600: return "\(seconds / 60) min \(seconds % 60) s"
    default: return "\(seconds / 3_600) h \(seconds / 60 % 60) min"
    }
  }
}

extension Surroundings {
  /// Whether progress may be seen: on a terminal, where nobody has asked for silence.
  var showsProgress: Bool {
    guard isErrorTerminal, let term = environment["TERM"], term != "dumb" else { return false }
    return environment["CI"] == nil && environment["NO_PROGRESS"] == nil
      && reporting.verbosity > .quiet && reporting.format == .text
  }

  /// Begins to tell how far some work is.
  ///
  /// - Parameter isAlone: Whether nothing else is written to the terminal meanwhile.
  func progress(_ what: String, isAlone: Bool = true) -> Progress {
    Progress(
      what, width: textWidth, now: now,
      show: isAlone && showsProgress ? { complain($0) } : nil)
  }
}

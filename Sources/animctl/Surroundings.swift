import AnimRender

/// What a run finds around it: the outside world as far as commands may see it.
struct Surroundings {
  /// What is piped in.
  let input: ByteSource
  /// Where results go.
  let output: CheckedWriter
  /// Where messages go.
  let errors: CheckedWriter
  /// Whether messages go to a terminal.
  let isErrorTerminal: Bool
  /// The environment variables.
  let environment: Environment
  /// The terminal that standard output is, if it is one.
  let terminal: (any Terminal)?
  /// The time by a clock that only goes forward, in nanoseconds.
  var now: () -> Int = { SystemClock.now }
  /// How the command under way reports what is wrong.
  var reporting = Reporting()
  /// The spec that all is about that is said; nil where there is only one.
  var about: String?

  /// The size to draw for: the terminal's, though no wider than `COLUMNS` and no higher than `LINES`
  /// say; without a terminal what these two say.
  var size: TerminalSize {
    var size = terminal?.size ?? .usual
    if let columns = side("COLUMNS") {
      size.columns = terminal == nil ? columns : min(columns, size.columns)
    }
    if let rows = side("LINES") { size.rows = terminal == nil ? rows : min(rows, size.rows) }
    return size
  }

  /// How wide to set help: `COLUMNS`, or the terminal's width, or 80.
  var textWidth: Int { side("COLUMNS") ?? terminal?.size?.columns ?? TerminalSize.usual.columns }

  /// Whether moving pictures are welcome on standard output.
  var canPlay: Bool {
    guard terminal != nil, let term = environment["TERM"], term != "dumb" else { return false }
    return environment["CI"] == nil
  }

  /// Whether a motion is rather told in words: somebody listens to the terminal, or wants no motion.
  var wantsWords: Bool {
    ["ACCESSIBLE", "ANIMCTL_REDUCED_MOTION", "NO_PROGRESS"].contains { environment[$0] != nil }
  }

  /// The glyphs the locale has: Unicode's where its character set is UTF-8.
  ///
  /// `LC_ALL` goes before `LC_CTYPE` and that before `LANG`; where none is set the locale is C.
  var charset: Charset {
    let locale = environment["LC_ALL"] ?? environment["LC_CTYPE"] ?? environment["LANG"] ?? ""
    let name = locale.lowercased()
    return name.contains("utf-8") || name.contains("utf8") ? .unicode : .ascii
  }

  /// Says something beside the results. If even that cannot be written, there is nobody to tell.
  func complain(_ text: String) {
    try? errors.write(text)
    try? errors.flush()
  }

  private func side(_ name: String) -> Int? {
    guard let side = environment[name].flatMap({ DecimalText.wholeNumber($0) }), side > 0 else {
      return nil
    }
    return min(side, TerminalSize.sides.upperBound)
  }
}

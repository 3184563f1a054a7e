import AnimRender

/// The environment variables that count, and what they come to.
enum EnvironmentHelp {
  /// Each with what it means.
  static let variables: [(name: String, meaning: String)] = [
    ("NO_COLOR", "send no colours, whatever else is set"),
    ("FORCE_COLOR", "send colours: 0 none, 1 16, 2 256, 3 truecolor"),
    ("CLICOLOR_FORCE", "send colours also into a pipe"),
    ("TERM", "how many colours the terminal has; dumb: it only shows text"),
    ("COLORTERM", "truecolor or 24bit: the terminal has all colours"),
    ("TERM_PROGRAM", "Apple_Terminal: the terminal has 256 colours"),
    ("WT_SESSION", "set by Windows Terminal, which has all colours"),
    ("COLUMNS", "how many columns to use"),
    ("LINES", "how many rows to use"),
    ("LC_ALL", "a locale with UTF-8 has pictures drawn with its glyphs, else in ASCII"),
    ("LC_CTYPE", "the same, where LC_ALL is not set"),
    ("LANG", "the same, where neither is set"),
    ("CI", "pictures do not move"),
    ("ACCESSIBLE", "preview tells motions in sentences"),
    ("ANIMCTL_REDUCED_MOTION", "the same"),
    ("NO_PROGRESS", "the same, and nothing shows how far long work has got"),
  ]

  /// The page for a run's surroundings.
  static func text(of surroundings: Surroundings) -> String {
    let rows = variables.map { name, meaning in
      let value = surroundings.environment[name].map { "\(name)=\(spelledOut($0))" }
      return (name, "\(meaning) (\(value ?? "not set"))")
    }
    let depth = ColorDepth(
      .auto, isTerminal: surroundings.terminal != nil, environment: surroundings.environment)
    let size = surroundings.size
    let outcomes = [
      ("columns and rows", "\(size.columns)x\(size.rows)"),
      ("glyphs", surroundings.charset == .unicode ? "Unicode" : "ASCII"),
      ("pictures move", surroundings.canPlay ? "yes" : "no"),
      ("colours of pictures", depth.name),
      ("colours of messages", surroundings.messageStyle.isColoured ? "yes" : "no"),
    ]
    let width = surroundings.textWidth
    return HelpTopic.list(
      "Environment variables concern looks only; no output file depends on them. An empty one counts "
        + "as not set. An option goes before a variable.", rows, width: width)
      + "\n" + HelpTopic.list("What they come to here:", outcomes, width: width)
  }
}

extension ColorDepth {
  fileprivate var name: String {
    switch self {
    case .none: "none"
    case .ansi16: "16"
    case .palette256: "256"
    case .truecolor: "truecolor"
    }
  }
}

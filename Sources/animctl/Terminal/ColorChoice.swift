import AnimRender

/// The words of `--color`.
enum ColorChoice: String, CaseIterable {
  case auto, always, never
  case ansi16 = "16"
  case palette256 = "256"
  case truecolor
}

extension ColorDepth {
  /// How many colours to send to a stream: what the user says, else what the environment says, else
  /// what the terminal is known to show.
  ///
  /// `NO_COLOR` (no-color.org) goes before `FORCE_COLOR` (force-color.org) and `CLICOLOR_FORCE`.
  init(_ choice: ColorChoice, isTerminal: Bool, environment: Environment) {
    let shown = Self.ofTerminal(environment)
    switch choice {
    case .never: self = .none
    case .ansi16: self = .ansi16
    case .palette256: self = .palette256
    case .truecolor: self = .truecolor
    case .always: self = shown ?? .ansi16
    case .auto:
      if environment["NO_COLOR"] != nil {
        self = .none
      } else if let word = Self.forced(environment) {
        self = Self.forcedDepths.first { $0.words.contains(word) }?.depth ?? shown ?? .ansi16
      } else {
        self = isTerminal ? shown ?? .none : .none
      }
    }
  }

  private static let forcedDepths: [(words: [String], depth: ColorDepth)] = [
    (["0", "false"], .none), (["1", "true"], .ansi16), (["2"], .palette256), (["3"], .truecolor),
  ]

  private static func forced(_ environment: Environment) -> String? {
    environment["FORCE_COLOR"] ?? environment["CLICOLOR_FORCE"].flatMap { $0 == "0" ? nil : $0 }
  }

  /// What the terminal shows; nil for one that shows nothing but text.
  private static func ofTerminal(_ environment: Environment) -> ColorDepth? {
    guard let term = environment["TERM"], term != "dumb" else { return nil }
    let words = term.split { !($0.isLetter || $0.isNumber) }
    if ["truecolor", "24bit"].contains(environment["COLORTERM"]), words.first != "screen" {
      return .truecolor
    }
    if term.hasSuffix("-direct") || environment["WT_SESSION"] != nil
      || words.contains(where: { truecolorTerminals.contains(String($0)) })
    {
      return .truecolor
    }
    if environment["TERM_PROGRAM"] == "Apple_Terminal" || term.hasSuffix("256color") {
      return .palette256
    }
    return .ansi16
  }

  private static let truecolorTerminals = [
    "kitty", "ghostty", "alacritty", "foot", "wezterm", "contour", "rio",
  ]
}

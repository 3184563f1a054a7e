extension PreviewRequest {
  /// The lines of the table that are only `preview`'s.
  static let options: [CommandOption<PreviewRequest>] = [
    CommandOption(
      "--static", essential: true, "Show a still picture.", default: "play, if on a terminal"
    ) { request, _ in
      request.isStill = true
    },
    CommandOption(
      "--button", value: "NAME", "Show this button of a group.",
      default: "all in a still picture, else the first"
    ) { request, text in
      request.button = text
    },
    CommandOption(
      "--repeat", value: "N", takesNegative: true, essential: true, "Play N times.", default: "1"
    ) { request, text throws(ValueFault) in
      request.repeats = try Int(option: text, within: 1...1_000_000)
    },
    CommandOption(
      "--speed", value: "X", takesNegative: true, essential: true, "Play X times as fast.",
      values: "0.01 to 100", default: "1"
    ) { request, text throws(ValueFault) in
      request.speed = try Double(option: text, within: 0.01...100)
    },
    CommandOption(
      "--charset", value: "SET", "Draw with these glyphs.",
      values: "values: auto, unicode, ascii", default: "auto, unicode in a UTF-8 locale"
    ) { request, text throws(ValueFault) in
      request.charset = try CharsetChoice(option: text)
    },
    CommandOption(
      "--size", value: "COLSxROWS", "Draw at most this large.",
      default: "the terminal's size, or 80 columns"
    ) { request, text throws(ValueFault) in
      request.size = try TerminalSize(option: text)
    },
    CommandOption(
      "--terminal-background", value: "COLOR",
      "What the terminal draws on, for labels one can read.",
      values: "values: auto, dark, light, #RRGGBB", default: "auto, which is dark"
    ) { request, text throws(ValueFault) in
      request.background = try PreviewBackground(option: text)
    },
  ]
}

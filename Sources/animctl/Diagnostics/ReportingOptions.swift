/// The options of every command that may report something.
enum ReportingOptions {
  /// The lines of a command's table.
  static func lines<Request: ReportAsking>() -> [CommandOption<Request>] {
    [
      CommandOption(
        "--diagnostics", value: "FORM",
        "Report what is wrong as text, or as JSON, an object a line.",
        values: "values: text, json", default: "text"
      ) { request, text throws(ValueFault) in
        request.reporting.format = try DiagnosticsFormat(option: text)
      },
      CommandOption(
        "--strict", "Take warnings about a spec for errors.", default: "they are only told"
      ) { request, _ in
        request.reporting.isStrict = true
      },
      CommandOption(
        "--color", value: "WHEN", "Send colours, and how many.",
        values: "values: never, always, auto, 16, 256, truecolor",
        default: "auto, as the terminal, NO_COLOR, FORCE_COLOR and CLICOLOR_FORCE say"
      ) { request, text throws(ValueFault) in
        request.reporting.color = try ColorChoice(option: text)
      },
      CommandOption(
        "--no-color", "Send no colours, as --color never does.", default: "--color auto"
      ) { request, _ in
        request.reporting.color = .never
      },
    ]
  }
}

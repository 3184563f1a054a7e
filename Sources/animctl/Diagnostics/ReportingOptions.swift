/// The options of every command that may report something.
enum ReportingOptions {
  /// The lines of a command's table.
  ///
  /// - Parameter readsSpecs: Whether the command may come upon warnings about a spec.
  static func lines<Request: ReportAsking>(readsSpecs: Bool = true) -> [CommandOption<Request>] {
    let lines: [CommandOption<Request>] = [
      CommandOption(
        "--diagnostics", value: "FORM",
        "Report what is wrong as text, or as JSON, an object a line.",
        choices: DiagnosticsFormat.words, default: "text"
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
        choices: ColorChoice.words,
        default: "auto, as the terminal, NO_COLOR, FORCE_COLOR and CLICOLOR_FORCE say"
      ) { request, text throws(ValueFault) in
        request.reporting.color = try ColorChoice(option: text)
      },
      CommandOption(
        "--no-color", "Send no colours, as --color never does.", default: "--color auto"
      ) { request, _ in
        request.reporting.color = .never
      },
      CommandOption(
        "--quiet", letter: "q", "Say nothing but why a run failed.",
        default: "also warnings, notes and progress"
      ) { request, _ in
        request.reporting.verbosity = .quiet
      },
      CommandOption(
        "--verbose", letter: "v", "Also say what is read, made and written.",
        default: "warnings, notes and progress"
      ) { request, _ in
        request.reporting.verbosity = .verbose
      },
    ]
    return readsSpecs ? lines : lines.filter { $0.name != "--strict" }
  }
}

/// Something that `animctl help` explains beside the commands.
struct HelpTopic: Sendable {
  /// The word to ask for it by.
  let name: String
  /// What it is about.
  let abstract: String
  /// Its text.
  let text: @Sendable (Surroundings) -> String

  /// All of them but the codes, which are looked up in a table of their own.
  static let all = [
    HelpTopic(name: "codes", abstract: "The codes of errors and warnings about specs.") {
      list(
        "Codes of errors (E) and warnings (W) about specs; 'animctl help E0201' explains one.",
        CodeExplanation.all.map { ($0.code.rawValue, $0.title) }, width: $0.textWidth)
    },
    HelpTopic(name: "rules", abstract: "The rules of lint, with what they compare with.") {
      list(
        "Rules of 'animctl lint'; 'animctl help L0105' explains one.",
        LintExplanation.all.map { ($0.code, $0.row) }, width: $0.textWidth)
    },
    HelpTopic(name: "exit-codes", abstract: "What the exit status means.") {
      list(
        "The status a run ends with. A signal ends a run by that signal.",
        ExitStatus.allCases.map { ("\($0.rawValue)", $0.meaning) }, width: $0.textWidth)
    },
    HelpTopic(name: "environment", abstract: "Which environment variables count, and their values.")
    {
      EnvironmentHelp.text(of: $0)
    },
  ]

  /// A heading and rows of two columns.
  static func list(
    _ heading: String, _ rows: [(name: String, meaning: String)], width: Int
  ) -> String {
    let width = min(max(width, HelpPage.widths.lowerBound), HelpPage.widths.upperBound)
    let column = (rows.map(\.name.count).max() ?? 0) + 4
    let lines = rows.flatMap { row -> [String] in
      let indent = String(repeating: " ", count: column)
      let name = "  \(row.name)" + String(repeating: " ", count: column - row.name.count - 2)
      let lines = wrapped(row.meaning, to: width - column)
      return lines.enumerated().map { ($0.offset == 0 ? name : indent) + $0.element }
    }
    return (wrapped(heading, to: width) + [""] + lines).map { "\($0)\n" }.joined()
  }
}

extension ExitStatus {
  /// What it means, for help.
  var meaning: String {
    switch self {
    case .done: "what was asked for was done"
    case .checkFailed:
      "a check said no: lint found an error, diff a difference, or fit a residual beyond --tolerance"
    case .usage: "the command line is wrong"
    case .badSpec:
      "what was read is wrong: a spec or a table is none, two tables cannot be compared, or no curve "
        + "can be fitted to one"
    case .unreadable: "a spec or a table cannot be read"
    case .internalFault: "a fault of the program itself"
    case .cannotCreate: "an output file cannot be created"
    case .writeFailed: "writing failed"
    case .readerGone: "whoever read the output went away, which is no fault: as if by SIGPIPE"
    }
  }
}

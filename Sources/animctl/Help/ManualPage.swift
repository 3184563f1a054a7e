/// The manual page, in mdoc, from the table of commands.
enum ManualPage {
  /// The page.
  static func text(of commands: [Command]) -> String {
    let root = Commands.root
    var lines = [
      ".\\\" Made by 'animctl help --man'.", ".Dd \(Version.date)", ".Dt ANIMCTL 1", ".Os",
      ".Sh NAME", ".Nm animctl",
      ".Nd \(line(root.overview.hasSuffix(".") ? String(root.overview.dropLast()) : root.overview))",
      ".Sh SYNOPSIS", ".Nm", ".Ar subcommand", ".Op Ar options", ".Nm", ".Op Fl h | Fl Fl help",
      ".Nm", ".Fl Fl version", ".Sh DESCRIPTION",
    ]
    lines += paragraphs(root.discussion)
    lines += [".Sh COMMANDS"] + commands.flatMap(section)
    lines += [".Sh ENVIRONMENT"]
    lines += list(EnvironmentHelp.variables.map { ("Ev \($0.name)", "\($0.meaning).") })
    lines += [".Sh EXIT STATUS"]
    lines += list(ExitStatus.allCases.map { ("\($0.rawValue)", "\($0.meaning).") })
    lines += ["A signal ends a run by that signal.", ".Sh EXAMPLES"] + block(root.examples)
    lines +=
      [".Sh DIAGNOSTICS"]
      + paragraphs([
        "Each error and warning about a spec has a code; 'animctl help CODE' explains one:"
      ])
    lines += list(CodeExplanation.all.map { ("Er \($0.code.rawValue)", "\($0.title).") })
    return lines.map { "\($0)\n" }.joined()
  }

  private static func section(_ command: Command) -> [String] {
    let page = command.help
    let words = page.arguments.map { word in
      (word.isOptional ? ".Op Ar " : ".Ar ") + argument(word.label) + (word.repeats ? " ..." : "")
    }
    return [".Ss animctl \(command.name)", ".Nm animctl \(command.name)"] + words
      + [".Op Ar options", ".Pp"] + paragraphs([page.overview] + page.discussion)
      + list(page.arguments.map { ("Ar \(argument($0.label))", $0.abstract) })
      + list(command.shownOptions.map { (item($0), $0.description) })
      + ["For example:"] + block(page.examples)
  }

  private static func item(_ option: OptionHelp) -> String {
    let names = option.spellings.map { name in
      name.hasPrefix("--") ? "Fl Fl \(name.dropFirst(2))" : "Fl \(name.dropFirst())"
    }
    return names.joined(separator: " , ") + (option.label.map { " Ar \(argument($0))" } ?? "")
  }

  private static func paragraphs(_ texts: [String]) -> [String] {
    Array(texts.map(sentences).joined(separator: [".Pp"]))
  }

  private static func list(_ items: [(tag: String, text: String)]) -> [String] {
    guard !items.isEmpty else { return [] }
    return [".Bl -tag -width Ds"]
      + items.flatMap { [".It \($0.tag)"] + sentences($0.text) } + [".El"]
  }

  /// The lines of a text. As mdoc wants it, each sentence begins a line.
  private static func sentences(_ text: String) -> [String] {
    var sentences: [[Substring]] = [[]]
    for word in text.split(separator: " ") {
      sentences[sentences.count - 1].append(word)
      let end = word.last { !")\"'".contains($0) }
      if end == "." || end == "?" || end == "!" { sentences.append([]) }
    }
    return sentences.flatMap { wrapped($0.joined(separator: " "), to: 76).map(line) }
  }

  private static func block(_ examples: [[String]]) -> [String] {
    let calls = examples.map { words in
      line((["animctl"] + words.map(quotedForShell)).joined(separator: " "))
    }
    return [".Bd -literal -offset indent"] + calls + [".Ed"]
  }

  /// An argument of a macro, which a backslash, a quote or a blank would disturb.
  private static func argument(_ text: String) -> String {
    text.contains(" ") ? "\"\(escaped(text))\"" : escaped(text)
  }

  /// A line of text: a full stop or an apostrophe at its beginning would make it a macro.
  private static func line(_ text: String) -> String {
    let isMacro = text.hasPrefix(".") || text.hasPrefix("'")
    return (isMacro ? "\\&" : "") + escaped(text)
  }

  // A pair of hyphens stands for itself, and is no dash.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    var last: Character = " "
    for letter in text {
      switch letter {
      case "\\": escaped += "\\e"
      case "\"": escaped += "\\(dq"
      case "-" where !last.isLetter && !last.isNumber: escaped += "\\-"
      default: escaped.append(letter)
      }
      last = letter
    }
    return escaped
  }
}

/// The help of a command, made from its table of options.
///
/// The layout is that of Swift's command-line tools, with examples. There are two sizes: the whole,
/// and what fits a screen of 24 rows.
struct HelpPage: Sendable {
  /// How the command is called: `animctl export`.
  let call: String
  /// One sentence on what it is for.
  let overview: String
  /// Further paragraphs, for the whole help.
  var discussion: [String] = []
  /// Arguments of examples, the program's name not among them. The first two are shown in brief.
  let examples: [[String]]
  /// What stands without a name, each with what it is.
  var arguments: [ArgumentHelp] = []
  /// The options, in order; `--help` is added.
  let options: [OptionHelp]
  /// The commands below it.
  var subcommands: [(name: String, abstract: String)] = []
  /// What else there is help on.
  var topics: [(name: String, abstract: String)] = []
  /// The line at the end.
  var footer: String?

  /// Widths the help is set to.
  static let widths = 40...100
  /// How many rows a screen has.
  private static let screenRows = 24
  /// Where the right column begins.
  private static let column = 26

  /// `--help`, which every command has.
  static let help = OptionHelp(
    name: "--help", letter: "h", abstract: "Show help: -h a screen, --help the whole.",
    isEssential: true)
  /// `--version`, which every command takes and the program's own help tells of.
  static let version = OptionHelp(
    name: "--version", abstract: "Show the version.", isEssential: true)
  /// What the program has beside its commands.
  static let rootOptions = [version, help]

  /// The page.
  ///
  /// - Parameters:
  ///   - whole: Whether to show everything, or what fits a screen.
  ///   - width: The most letters of a line; clamped to ``widths``.
  func text(whole: Bool, width: Int) -> String {
    let width = min(max(width, Self.widths.lowerBound), Self.widths.upperBound)
    if whole { return Self.page(wholeSections(width)) }
    let screen = Self.page(briefSections(width))
    let rows = screen.utf8.count { $0 == UInt8(ascii: "\n") }
    return rows < Self.screenRows ? screen : Self.page(denseSections(width))
  }

  private static func page(_ sections: [[String]]) -> String {
    sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
      + "\n"
  }

  private func wholeSections(_ width: Int) -> [[String]] {
    var sections = [wrapped("OVERVIEW: \(overview)", to: width)]
    sections += discussion.map { wrapped($0, to: width) }
    sections.append(["EXAMPLES:"] + examples.flatMap { call($0, width) })
    sections.append(usage(width: width))
    let rows = argumentRows(width)
    sections.append(rows.isEmpty ? [] : ["ARGUMENTS:"] + rows)
    sections.append(
      ["OPTIONS:"]
        + (options + [Self.help]).flatMap { row($0.synopsis, $0.description, width) })
    let topics = topics.flatMap { row($0.name, $0.abstract, width) }
    sections += subcommandSections(width)
    return sections + [topics.isEmpty ? [] : ["TOPICS:"] + topics, end(footer, width)]
  }

  /// The essential options with what they do, and the names of the rest.
  private func briefSections(_ width: Int) -> [[String]] {
    let shown = (options + [Self.help]).filter(\.isEssential)
    let rows = shown.flatMap { option in
      row(option.synopsis, option.brief(width: width - Self.column), width)
    }
    let others = options.filter { !$0.isEssential }.map(\.name).joined(separator: ", ")
    let more = others.isEmpty ? footer : "Further: \(others). See '\(call) --help'."
    return opening(width, argumentRows(width)) + [["OPTIONS:"] + rows]
      + subcommandSections(width) + [end(more, width)]
  }

  /// Names only, for a screen that has no room for more.
  private func denseSections(_ width: Int) -> [[String]] {
    let names = subcommands.map(\.name)
    return opening(width) + [
      ["OPTIONS:"]
        + list((options + [Self.help]).map { $0.isEssential ? $0.synopsis : $0.name }, width),
      names.isEmpty ? [] : ["SUBCOMMANDS:"] + list(names, width),
      end(footer ?? "See '\(call) --help'.", width),
    ]
  }

  private func opening(_ width: Int, _ arguments: [String] = []) -> [[String]] {
    [
      wrapped("OVERVIEW: \(overview)", to: width),
      ["EXAMPLES:"] + examples.prefix(2).flatMap { call($0, width) },
      usage(width: width) + arguments,
    ]
  }

  private func argumentRows(_ width: Int) -> [String] {
    arguments.flatMap { row($0.label, $0.abstract, width) }
  }

  private func subcommandSections(_ width: Int) -> [[String]] {
    guard !subcommands.isEmpty else { return [] }
    return [["SUBCOMMANDS:"] + subcommands.flatMap { row($0.name, $0.abstract, width) }]
  }

  /// Items one after the other, none of them broken.
  private func list(_ items: [String], _ width: Int) -> [String] {
    items.reduce(into: [""]) { lines, item in
      let last = lines.count - 1
      if !lines[last].isEmpty, lines[last].count + 2 + item.count > width {
        lines.append("  \(item)")
      } else {
        lines[last] += "  \(item)"
      }
    }
  }

  private func end(_ text: String?, _ width: Int) -> [String] {
    wrapped(text ?? "", to: width - 2).map { "  \($0)" }
  }

  /// `USAGE: …` with all options, or where that takes more than two lines with `[options]`.
  func usage(width: Int, heading: String = "USAGE: ") -> [String] {
    let synopses = options.map { "[\($0.letter.map { "-\($0)" } ?? $0.name)\($0.valueSynopsis)]" }
    let words = arguments.map(\.synopsis)
    let tails =
      subcommands.isEmpty ? [words + synopses, words + ["[options]"]] : [["<subcommand>"]]
    let choices = tails.map { tail in
      wrapped(heading + ([call] + tail).joined(separator: " "), to: width)
    }
    return choices.first { $0.count <= 2 } ?? choices[choices.count - 1]
  }

  // Too narrow for two columns, the description stands below.
  private func row(_ label: String, _ description: String, _ width: Int) -> [String] {
    let column = width < 60 ? 6 : Self.column
    let indent = String(repeating: " ", count: column)
    let lines = wrapped(description, to: width - column)
    let label = "  \(label)"
    guard let first = lines.first, label.count < column else {
      return [label] + lines.map { indent + $0 }
    }
    let padding = String(repeating: " ", count: column - label.count)
    return [label + padding + first] + lines.dropFirst().map { indent + $0 }
  }

  // Broken lines end in a backslash, so that they can be pasted.
  private func call(_ arguments: [String], _ width: Int) -> [String] {
    var lines = ["  animctl"]
    for word in arguments.map(quotedForShell) {
      if lines[lines.count - 1].count + 1 + word.count > width - 2 {
        lines[lines.count - 1] += " \\"
        lines.append("    \(word)")
      } else {
        lines[lines.count - 1] += " \(word)"
      }
    }
    return lines
  }
}

extension OptionHelp {
  fileprivate var valueSynopsis: String { label.map { " \($0)" } ?? "" }
}

/// A shell that a script of completions can be made for, from the table of commands.
enum CompletionShell: String, CaseIterable {
  case bash, zsh, fish

  /// The script.
  ///
  /// - Parameter commands: The commands, each with its options and words.
  func script(of commands: [Command]) -> String {
    switch self {
    case .bash: BashCompletion(commands: commands).text
    case .zsh: ZshCompletion(commands: commands).text
    case .fish: FishCompletion(commands: commands).text
    }
  }
}

/// What a shell may offer in place of a word.
enum WordOffer: Equatable {
  /// Nothing: only the user knows.
  case nothing
  /// One of a few words.
  case words([String])
  /// The name of a file.
  case files
  /// Names that the spec on the line has, or where it tells none one of these.
  case names(SpecNames, or: [String])
}

extension OptionHelp {
  /// What a shell may offer as its value.
  var offer: WordOffer {
    if label == "FILE" { return .files }
    if let names { return .names(names, or: choices) }
    return choices.isEmpty ? .nothing : .words(choices)
  }

  /// All its names, the letter first: `-f`, `--format`.
  var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + [name] }
}

extension Command {
  /// The options that help tells of, and `--help`.
  var shownOptions: [OptionHelp] { help.options + [HelpPage.help] }

  /// What a shell may offer for a word that is no option.
  var offer: WordOffer {
    let words = wordChoices()
    if !words.isEmpty { return .words(words) }
    return help.arguments.isEmpty ? .nothing : .files
  }
}

/// A text as a word of a POSIX shell, always in quotes.
func inShellQuotes(_ text: String) -> String {
  "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
    + "'"
}

/// One option of a command: a line in the command's table, from which both the reading of arguments
/// and the help are made.
///
/// `Request` is what the command's options fill in.
struct CommandOption<Request>: Sendable {
  /// The long name, with its hyphens: `--scale`.
  let name: String
  /// The one letter that stands for it, if there is one.
  let letter: Character?
  /// What the value is called in help, nil for an option that takes none.
  let label: String?
  /// Whether a word such as `-3` may follow as the value.
  let takesNegative: Bool
  /// One sentence on what it does, for help.
  let abstract: String
  /// What values there are, for help; empty where the label says it.
  let values: String
  /// The words that may be its value, as shells complete them; none where they are not a few words.
  let choices: [String]
  /// The names in the spec at hand that may be its value, as shells complete them.
  let names: SpecNames?
  /// What holds where the option is not given, for help.
  let fallback: String
  /// Whether `-h` shows it in full.
  let isEssential: Bool
  /// Whether it counts each time it is given, and not only the last time.
  let repeats: Bool
  /// Whether help and suggestions leave it out: it is there for tests.
  var isHidden: Bool { name.hasPrefix("--debug-") }
  /// Puts the value into the request; the empty text where the option takes none.
  let take: @Sendable (inout Request, String) throws(ValueFault) -> Void

  init(
    _ name: String, letter: Character? = nil, value label: String? = nil,
    takesNegative: Bool = false, essential: Bool = false, repeats: Bool = false,
    _ abstract: String, values: String = "", choices: [String] = [],
    names: SpecNames? = nil, default fallback: String,
    take: @escaping @Sendable (inout Request, String) throws(ValueFault) -> Void
  ) {
    self.name = name
    self.letter = letter
    self.label = label
    self.takesNegative = takesNegative
    self.abstract = abstract
    self.values =
      values.isEmpty && !choices.isEmpty ? "values: " + choices.joined(separator: ", ") : values
    self.choices = choices
    self.names = names
    self.fallback = fallback
    isEssential = essential
    self.repeats = repeats
    self.take = take
  }

  /// The option, which also does what another of its name does.
  func and(_ other: Self) -> Self {
    CommandOption(
      name, letter: letter ?? other.letter, value: label, takesNegative: takesNegative,
      essential: isEssential, repeats: repeats, abstract, values: values, choices: choices,
      names: names, default: fallback
    ) { request, text throws(ValueFault) in
      try take(&request, text)
      try other.take(&request, text)
    }
  }

  /// A table in which each name stands once: told as where it stands first, doing what all of them do.
  static func merged(_ options: [Self]) -> [Self] {
    options.reduce(into: []) { merged, option in
      if let place = merged.firstIndex(where: { $0.name == option.name }) {
        merged[place] = merged[place].and(option)
      } else {
        merged.append(option)
      }
    }
  }
}

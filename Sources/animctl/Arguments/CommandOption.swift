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
  /// What holds where the option is not given, for help.
  let fallback: String
  /// Whether `-h` shows it in full.
  let isEssential: Bool
  /// Whether help and suggestions leave it out: it is there for tests.
  var isHidden: Bool { name.hasPrefix("--debug-") }
  /// Puts the value into the request; the empty text where the option takes none.
  let take: @Sendable (inout Request, String) throws(ValueFault) -> Void

  init(
    _ name: String, letter: Character? = nil, value label: String? = nil,
    takesNegative: Bool = false, essential: Bool = false, _ abstract: String, values: String = "",
    default fallback: String,
    take: @escaping @Sendable (inout Request, String) throws(ValueFault) -> Void
  ) {
    self.name = name
    self.letter = letter
    self.label = label
    self.takesNegative = takesNegative
    self.abstract = abstract
    self.values = values
    self.fallback = fallback
    isEssential = essential
    self.take = take
  }
}

/// An option as help shows it, whatever it fills in.
struct OptionHelp: Sendable {
  let name: String
  let letter: Character?
  let label: String?
  let abstract: String
  let values: String
  let fallback: String
  let isEssential: Bool

  init(
    name: String, letter: Character? = nil, label: String? = nil, abstract: String,
    values: String = "", fallback: String = "", isEssential: Bool = false
  ) {
    self.name = name
    self.letter = letter
    self.label = label
    self.abstract = abstract
    self.values = values
    self.fallback = fallback
    self.isEssential = isEssential
  }

  init(_ option: CommandOption<some Any>) {
    self.init(
      name: option.name, letter: option.letter, label: option.label, abstract: option.abstract,
      values: option.values, fallback: option.fallback, isEssential: option.isEssential)
  }

  /// The left column: `-f, --format FORMAT`.
  var synopsis: String {
    (letter.map { "-\($0), " } ?? "") + name + (label.map { " \($0)" } ?? "")
  }

  /// The right column: the abstract, with the values and the default in brackets.
  var description: String {
    let standing = fallback.isEmpty ? "" : "default: \(fallback)"
    let notes = [values, standing].filter { !$0.isEmpty }.joined(separator: "; ")
    return notes.isEmpty ? abstract : "\(abstract) (\(notes))"
  }

  /// The right column in so many letters: with the default if that fits.
  func brief(width: Int) -> String {
    let full = "\(abstract) (default: \(fallback))"
    return fallback.isEmpty || full.count > width ? abstract : full
  }
}

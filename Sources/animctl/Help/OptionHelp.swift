/// An option as help shows it, whatever it fills in.
struct OptionHelp: Sendable {
  let name: String
  let letter: Character?
  let label: String?
  let abstract: String
  let values: String
  let fallback: String
  let isEssential: Bool
  /// The words that may be its value.
  let choices: [String]
  /// The names in the spec at hand that may be its value.
  let names: SpecNames?
  /// Whether it counts each time it is given.
  let repeats: Bool

  init(
    name: String, letter: Character? = nil, label: String? = nil, abstract: String,
    values: String = "", fallback: String = "", isEssential: Bool = false, choices: [String] = [],
    names: SpecNames? = nil, repeats: Bool = false
  ) {
    self.name = name
    self.letter = letter
    self.label = label
    self.abstract = abstract
    self.values = values
    self.fallback = fallback
    self.isEssential = isEssential
    self.choices = choices
    self.names = names
    self.repeats = repeats
  }

  init(_ option: CommandOption<some Any>) {
    self.init(
      name: option.name, letter: option.letter, label: option.label, abstract: option.abstract,
      values: option.values, fallback: option.fallback, isEssential: option.isEssential,
      choices: option.choices, names: option.names, repeats: option.repeats)
  }

  /// Whether help leaves it out.
  var isHidden: Bool {
    name.hasPrefix("--debug-") || RootRequest.options.contains { $0.name == name }
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

/// What a list of arguments asks for.
enum Asked<Request> {
  /// The command's work, as the options say.
  case work(Request)
  /// Help, the whole of it or what fits one screen.
  case help(whole: Bool)
  /// The version.
  case version
}

/// Reads a command's arguments in the GNU style.
///
/// It takes `--name value`, `--name=value`, `-n value`, `-nvalue`, `-n=value`, letters of options
/// without a value run together, options and other words in any order, and `--` before words that
/// are no options. Names are not abbreviated: that would be a promise which each new option breaks.
struct ArgumentReader<Request> {
  private let options: [CommandOption<Request>]
  private let takeWord: (inout Request, String) throws(UsageError) -> Void
  private var rest: ArraySlice<String>
  private var request: Request

  /// Reads arguments, the command's name not among them.
  ///
  /// A request for help or the version counts from wherever it stands, also after a mistake, which
  /// it may well be about.
  ///
  /// - Throws: ``UsageError`` for the first mistake.
  static func read(
    _ arguments: ArraySlice<String>, options: [CommandOption<Request>], into request: Request,
    word takeWord: @escaping (inout Request, String) throws(UsageError) -> Void
  ) throws(UsageError) -> Asked<Request> {
    var reader = Self(options: options, takeWord: takeWord, rest: arguments, request: request)
    do {
      return try reader.readAll()
    } catch {
      for word in reader.rest.prefix(while: { $0 != "--" }) {
        if let asked = Self.helpOrVersion(word) { return asked }
      }
      throw error
    }
  }

  private mutating func readAll() throws(UsageError) -> Asked<Request> {
    while let word = rest.popFirst() {
      if let asked = Self.helpOrVersion(word) { return asked }
      if word == "--" {
        while let word = rest.popFirst() { try takeWord(&request, word) }
      } else if word.hasPrefix("--") {
        try readName(word)
      } else if word.hasPrefix("-"), word != "-" {
        if let asked = try readLetters(word) { return asked }
      } else {
        try takeWord(&request, word)
      }
    }
    return .work(request)
  }

  private static func helpOrVersion(_ word: String) -> Asked<Request>? {
    switch word {
    case "--help": .help(whole: true)
    case "-h": .help(whole: false)
    case "--version": .version
    default: nil
    }
  }

  private mutating func readName(_ word: String) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    if parts.count > 1, Self.helpOrVersion(name) != nil {
      throw .unexpectedValue(option: name, value: String(parts[1]))
    }
    guard let option = options.first(where: { $0.name == name }) else {
      let names = options.filter { !$0.isHidden }.map(\.name) + ["--help", "--version"]
      throw .unknownOption(name, nearest: NearestWord.to(name, among: names))
    }
    try take(option, attached: parts.count > 1 ? String(parts[1]) : nil)
  }

  private mutating func readLetters(_ word: String) throws(UsageError) -> Asked<Request>? {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      if letter == "h" { return .help(whole: false) }
      guard let option = options.first(where: { $0.letter == letter }) else {
        throw .unknownOption(letters.isEmpty && word.count == 2 ? word : "-\(letter)", nearest: nil)
      }
      if option.label != nil {
        let attached = letters.first == "=" ? letters.dropFirst() : letters
        try take(option, attached: letters.isEmpty ? nil : String(attached))
        return nil
      }
      if letters.first == "=" {
        throw .unexpectedValue(option: option.name, value: String(letters.dropFirst()))
      }
      try take(option, attached: nil)
    }
    return nil
  }

  private mutating func take(
    _ option: CommandOption<Request>, attached: String?
  ) throws(UsageError) {
    var value = attached ?? ""
    if let label = option.label {
      if attached == nil { value = try nextValue(of: option, label) }
    } else if let attached {
      throw .unexpectedValue(option: option.name, value: attached)
    }
    do {
      try option.take(&request, value)
    } catch {
      throw .badValue(option: option.name, value: value, error)
    }
  }

  private mutating func nextValue(
    of option: CommandOption<Request>, _ label: String
  ) throws(UsageError) -> String {
    guard let next = rest.first, Self.isValue(next, negative: option.takesNegative) else {
      let found = rest.first.flatMap { word in options.contains { $0.name == word } ? nil : word }
      throw .missingValue(option: option.name, label: label, found: found)
    }
    return rest.popFirst() ?? next
  }

  // A word with a hyphen is somebody's next option, unless it reads as a negative number where a
  // number is wanted. `-inf` does too: the answer to it is what a number looks like.
  private static func isValue(_ word: String, negative: Bool) -> Bool {
    guard word.hasPrefix("-"), word != "-" else { return true }
    guard negative, let second = word.dropFirst().first else { return false }
    return second == "." || second.isASCII && second.isNumber
      || ["-inf", "-infinity", "-nan"].contains(word.lowercased())
  }
}

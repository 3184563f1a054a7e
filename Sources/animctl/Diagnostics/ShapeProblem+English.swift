import AnimCore

extension ShapeProblem {
  /// The problem in words.
  ///
  /// - Parameters:
  ///   - found: The bytes it is about.
  ///   - path: The value, or key, it is about.
  func wording(found: ArraySlice<UInt8>, path: SpecPath) -> DiagnosticWording {
    switch self {
    case .unknownKey(let key, let nearest, let allowed):
      DiagnosticWording(
        "unknown key \(inQuotes(key))", nearest: nearest, found: found,
        help: ["the keys here are \(allowed.joined(separator: ", "))"])
    case .missingKey(let key):
      DiagnosticWording("\(inQuotes(key)) is missing", help: ["add \(Self.example(of: key))"])
    case .missingKeys(let ways): Self.missing(ways)
    case .clashingKeys(let key, let other):
      DiagnosticWording(
        "\(inQuotes(key)) cannot stand beside \(inQuotes(other))", help: ["remove one of them"])
    case .pointlessKey(let key, let other):
      DiagnosticWording(
        "\(inQuotes(key)) means nothing beside \(inQuotes(other))", help: ["remove it"])
    case .wrongType(let type, let expected): Self.wrong(type, expected, found)
    case .unknownName(let name, let naming, let nearest, let allowed):
      DiagnosticWording(
        "\(inQuotes(name)) is no \(naming.noun)",
        nearest: Synonym.of(name, naming) ?? nearest, found: found,
        help: ["\(naming.plural) are \(allowed.joined(separator: ", "))"])
    case .emptyList:
      DiagnosticWording("the list is empty, expected at least one \(Self.element(of: path))")
    case .wrongCount(let count, let expected):
      DiagnosticWording(
        "found \(count) number\(count == 1 ? "" : "s"), expected \(expected)",
        help: [expected == 2 ? "a point is [x, y]" : "the points are [x1, y1, x2, y2]"])
    case .unsupportedVersion(let version, let supported):
      DiagnosticWording(
        "version \(version) of the format is not read, expected \(supported)",
        help: ["a newer animctl may read it; this is \(Version.number)"])
    }
  }

  private static func missing(_ ways: [[String]]) -> DiagnosticWording {
    let additions = ways.map { way in way.map(inQuotes).joined(separator: " and ") }
    let message =
      ways.count == 1
      ? "\(additions[0]) are missing" : "one of these is missing: \(alternatives(additions))"
    let example =
      ways.first.map { way in way.map { Self.example(of: $0) }.joined(separator: ", ") } ?? ""
    return DiagnosticWording(
      message, help: ["add \(ways.count > 1 ? "for example " : "")\(example)"])
  }

  private static func wrong(
    _ type: ValueType, _ expected: Expected, _ found: ArraySlice<UInt8>
  ) -> DiagnosticWording {
    let message = "found \(type.noun(found)), expected \(expected.noun)"
    let text = String(decoding: found, as: UTF8.self)
    switch (type, expected) {
    case (.text, .number), (.text, .wholeNumber):
      let bare = String(text.dropFirst().dropLast())
      guard DecimalText.isJSONNumber(bare), found.count < 30 else { break }
      return DiagnosticWording(
        message, help: ["numbers stand without quotes: \(bare)"], suggestions: [bare])
    case (.object, .list), (.text, .list):
      guard found.count < 60 else { break }
      return DiagnosticWording(
        message, help: ["put it in brackets: [ … ]"], suggestions: ["[\(text)]"])
    case (.null, _):
      return DiagnosticWording(message, help: ["leave the key out for its default"])
    case (_, .color):
      return DiagnosticWording(
        message, help: [colorHelp])
    case (_, .time): return DiagnosticWording(message, help: [timeHelp])
    default: break
    }
    return DiagnosticWording(message)
  }

  /// What is in the list at a path.
  private static func element(of path: SpecPath) -> String {
    path.steps.last == .key("buttons") ? "button" : "state"
  }

  /// A member with a key, as it could be written.
  private static func example(of key: String) -> String {
    "\(inQuotes(key)): \(examples.first { $0.keys.contains(key) }?.value ?? "…")"
  }

  private static let examples: [(keys: [String], value: String)] = [
    (["version", "count", "mass"], "1"), (["effects", "buttons"], "[ … ]"),
    (["property"], #""scale""#), (["to"], "0.95"), (["name"], #""…""#),
    (["at"], #""120ms""#), (["event"], #""press""#), (["state"], #""selected""#),
    (["duration", "response", "settlingDuration"], "0.3"),
    (["dampingRatio", "dampingFraction", "red", "green", "blue"], "0.5"), (["bounce"], "0.2"),
    (["stiffness"], "400"), (["damping"], "20"), (["angularFrequency"], "20"),
    (["preset"], #""snappy""#), (["points"], "[ … ]"), (["instant"], "true"),
    (TimingForm.names, "{ … }"),
  ]

  /// The keys that state a timing by an object.
  private enum TimingForm {
    static let names = [
      "spring", "uikitSpring", "swiftUISpring", "curve", "cubicBezier", "steps", "linear",
    ]
  }
}

/// What a colour looks like.
let colorHelp = ##"colours are "#RGB", "#RGBA", "#RRGGBB" or "#RRGGBBAA""##

/// What a time looks like.
let timeHelp = #"times are "120ms", "0.12s", "7f" (frames of 1/60 s) or a number of seconds"#

extension DiagnosticWording {
  /// Creates the wording of a problem that may be a misspelling.
  ///
  /// - Parameter found: What stands there, in quotes if it is a whole text.
  fileprivate init(
    _ message: String, nearest: String?, found: ArraySlice<UInt8>, help: [String]
  ) {
    let isQuoted = found.first == UInt8(ascii: "\"")
    self.init(
      message, help: (nearest.map { ["did you mean \(inQuotes($0))?"] } ?? []) + help,
      suggestions: nearest.map { [isQuoted ? "\"\($0)\"" : $0] } ?? [])
  }
}

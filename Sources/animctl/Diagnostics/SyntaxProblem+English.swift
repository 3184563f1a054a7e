import AnimCore

extension SyntaxProblem {
  /// The problem in words.
  ///
  /// - Parameters:
  ///   - found: The bytes it is about.
  ///   - next: The first byte behind them that is no blank.
  func wording(found: ArraySlice<UInt8>, next: () -> UInt8?) -> DiagnosticWording {
    switch self {
    case .empty:
      DiagnosticWording(
        "there is nothing in it, expected a JSON object",
        help: [#"the least is { "version": 1, "effects": [] }"#])
    case .tooLarge(_, let limit):
      DiagnosticWording(
        "it is larger than the \(limit >> 20) MiB that are read",
        help: ["a spec is a few kilobytes; is this another file?"])
    case .byteOrderMark:
      DiagnosticWording(
        "a byte order mark, which JSON does not have",
        help: ["save it as UTF-8 without a byte order mark (BOM)"], suggestions: [""])
    case .otherEncoding(let encoding):
      DiagnosticWording(
        "it is in \(encoding.name), expected UTF-8", help: ["save it as UTF-8"])
    case .invalidUTF8:
      DiagnosticWording(
        "\(Self.bytes(found)) no UTF-8",
        help: ["save it as UTF-8; it may be in Latin-1 or Windows-1252"])
    case .tooDeep(let limit):
      DiagnosticWording(
        "objects and lists are nested deeper than \(limit) levels",
        help: ["a spec needs no more than eight"])
    case .unexpected(let text, let expected): Self.unexpected(text, expected)
    case .unexpectedEnd(let expected):
      DiagnosticWording("it ends where \(expected.noun) was expected")
    case .unclosed(let container):
      DiagnosticWording("the \(container.noun) is never closed", help: ["add a \(container.end)"])
    case .closedAsOther(let opened):
      DiagnosticWording(
        "the \(opened.noun) ends with \(opened.other.end), expected \(opened.end)",
        help: ["a \(opened.end) is missing before it, or meant here"])
    case .contentAfterEnd:
      DiagnosticWording(
        "there is more after the end of the spec",
        help: ["a file holds one spec, which is one JSON object; remove what follows it"])
    case .missingComma:
      DiagnosticWording("a comma is missing", help: ["add a , here"], suggestions: [","])
    case .missingColon:
      next().map { ",}]".utf8.contains($0) } ?? true
        ? DiagnosticWording(
          "the key has no value", help: ["add a : and the value"])
        : DiagnosticWording("a colon is missing", help: ["add a : here"], suggestions: [":"])
    case .trailingComma:
      DiagnosticWording(
        "a comma before a closing bracket, which JSON does not allow", help: ["remove the comma"],
        suggestions: [""])
    case .comment:
      DiagnosticWording(
        "a comment, which JSON does not have", help: ["remove it"], suggestions: [""])
    case .unterminatedComment:
      DiagnosticWording(
        "a comment that is never closed", help: ["remove it: JSON has no comments"])
    case .unterminatedText:
      DiagnosticWording(
        "the text does not end on its line",
        help: [#"add the closing "; a line break within a text is written \n"#])
    case .singleQuotes: Self.singleQuotes(found)
    case .unquotedKey(let key):
      DiagnosticWording(
        "the key \(spelledOut(key)) is not in quotes", help: ["write \(inQuotes(key))"],
        suggestions: found.count > 80 ? [] : [inQuotes(key)])
    case .controlCharacter(let scalar): Self.control(scalar)
    case .badEscape(let escape):
      DiagnosticWording(
        "\(spelledOut(escape)) is no escape",
        help: [
          #"escapes are \" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits"#,
          #"a backslash itself is written \\"#,
        ])
    case .loneSurrogate(let escape):
      DiagnosticWording(
        "\(spelledOut(escape)) is half of a surrogate pair",
        help: [#"write the character itself, or both halves, as in \ud83d\ude00"#])
    case .duplicateKey(let key):
      DiagnosticWording("the key \(inQuotes(key)) stands twice", help: ["remove one of them"])
    case .malformedNumber(let text, let flaw): flaw.wording(of: text)
    case .numberTooLarge(let text):
      DiagnosticWording(
        "\(spelledOut(text)) is too large", help: ["numbers reach to about 1.8e308"])
    case .notFinite(let text):
      DiagnosticWording("\(spelledOut(text)) is no number", help: ["numbers are finite"])
    case .unknownWord(let word): Self.unknown(word, isWhole: found.count <= 80)
    }
  }

  private static func bytes(_ found: ArraySlice<UInt8>) -> String {
    let digits = found.map { "0x" + (String($0, radix: 16).uppercased()) }
    return digits.count == 1
      ? "the byte \(digits[0]) is" : "the bytes \(digits.joined(separator: " ")) are"
  }

  private static func unexpected(_ text: String, _ expected: Expected) -> DiagnosticWording {
    let message = "found \(spelledOut(text)), expected \(expected.noun)"
    let isCurly = text.unicodeScalars.first.map("“”„«‘’".unicodeScalars.contains) ?? false
    switch expected {
    case _ where isCurly:
      return DiagnosticWording(message, help: [#"quotes are straight: ""#])
    case .colon: return DiagnosticWording(message, help: ["write : here"], suggestions: [":"])
    case .key: return DiagnosticWording(message, help: ["a key is a text in double quotes"])
    case .value, .commaOrEnd: return DiagnosticWording(message)
    }
  }

  private static func singleQuotes(_ found: ArraySlice<UInt8>) -> DiagnosticWording {
    let text = String(decoding: found.dropFirst().dropLast(), as: UTF8.self)
    let isPlain = !text.contains { "\"\\".contains($0) } && text.count <= 60
    return DiagnosticWording(
      "a text in single quotes",
      help: [isPlain ? "write \(inQuotes(text))" : "texts are in double quotes"],
      suggestions: isPlain ? ["\"\(text)\""] : [])
  }

  private static func control(_ scalar: Unicode.Scalar) -> DiagnosticWording {
    let escape = scalar == "\t" ? "\\t" : "\\u" + hexadecimal(scalar.value)
    let name = scalar == "\t" ? "a tab" : "the control character U+\(hexadecimal(scalar.value))"
    return DiagnosticWording(
      "\(name) within a text", help: ["write \(escape)"], suggestions: [escape])
  }

  private static func unknown(_ word: String, isWhole: Bool) -> DiagnosticWording {
    let known = ["true", "false", "null"]
    let nearest = NearestWord.to(word, among: known)
    return DiagnosticWording(
      "\(spelledOut(word)) is no value",
      help: [
        nearest.map { "did you mean \($0)?" } ?? "is it a text? write \(inQuotes(word))"
      ],
      suggestions: nearest.map { [$0] } ?? (isWhole ? ["\"\(word)\""] : []))
  }
}

extension SyntaxProblem.Encoding {
  fileprivate var name: String {
    switch self {
    case .utf16: "UTF-16"
    case .utf32: "UTF-32"
    }
  }
}

extension SyntaxProblem.Container {
  fileprivate var noun: String {
    switch self {
    case .object: "object"
    case .array: "list"
    }
  }

  fileprivate var end: String {
    switch self {
    case .object: "}"
    case .array: "]"
    }
  }

  fileprivate var other: Self { self == .object ? .array : .object }
}

extension SyntaxProblem.Expected {
  fileprivate var noun: String {
    switch self {
    case .value: "a value"
    case .key: "a key"
    case .colon: "a colon"
    case .commaOrEnd: "a comma or the closing bracket"
    }
  }
}

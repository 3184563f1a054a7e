/// A JSON value to be written.
///
/// Objects keep the order of their members. What fits on one line stands on one line.
enum JSONText {
  case text(String)
  case number(Double)
  case whole(Int)
  case yes
  case array([JSONText])
  case object([Member])

  /// A member of an object.
  typealias Member = (key: String, value: JSONText)

  /// The longest line that a small object or array may stand on, in bytes.
  private static let lineLength = 80

  /// The value as a file: its members each on a line of their own, two blanks a level.
  var file: String { lines(indent: 0, column: Self.lineLength) + "\n" }

  /// - Parameter column: How many bytes stand before it on its line.
  private func lines(indent: Int, column: Int) -> String {
    let line = self.line
    if column + line.utf8.count <= Self.lineLength { return line }
    let inner = String(repeating: " ", count: indent + 2)
    let end = "\n" + String(repeating: " ", count: indent)
    switch self {
    case .array(let elements):
      let lines = elements.map { inner + $0.lines(indent: indent + 2, column: indent + 2) }
      return "[\n" + lines.joined(separator: ",\n") + end + "]"
    case .object(let members):
      let lines = members.map { member in
        let key = inner + Self.quoted(member.key) + ": "
        return key + member.value.lines(indent: indent + 2, column: key.utf8.count)
      }
      return "{\n" + lines.joined(separator: ",\n") + end + "}"
    case .text, .number, .whole, .yes:
      return line
    }
  }

  /// The value on one line.
  private var line: String {
    switch self {
    case .text(let text): Self.quoted(text)
    case .number(let number): Self.spelled(number)
    case .whole(let number): String(number)
    case .yes: "true"
    case .array(let elements): "[" + elements.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      "{ " + members.map { Self.quoted($0.key) + ": " + $0.value.line }.joined(separator: ", ")
        + " }"
    }
  }

  /// The shortest text that reads back to the same bits; a whole number without its `.0`.
  static func spelled(_ number: Double) -> String {
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A text in quotes. Control characters are escaped, those beyond ASCII too, so that none reaches a
  /// terminal.
  private static func quoted(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "\"") { quoted, scalar in
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    } + "\""
  }
}

/// A JSON value to be written: the one writer of specs, reports and messages.
///
/// Objects keep the order of their members. As a file, what fits on one line stands on one line.
package enum JSONText: Sendable {
  case text(String)
  /// A number in its shortest form; one that is not finite, which JSON cannot state, becomes `null`.
  case number(Double)
  case whole(Int)
  case truth(Bool)
  case null
  case array([JSONText])
  case object([Member])

  /// A member of an object.
  package typealias Member = (key: String, value: JSONText)

  /// The longest line that a small object or array may stand on, in bytes.
  private static let lineLength = 80

  /// The value as a file: its members each on a line of their own, two blanks a level.
  package var file: String { lines(indent: 0, column: Self.lineLength) + "\n" }

  /// The value on one line without a blank between its parts, for files of a value a line. The end of
  /// the line is not part of it.
  package var compact: String { line(comma: ",", colon: ":", inside: "") }

  /// A report for programs: an object that begins with what it is and in which version.
  ///
  /// - Parameter name: The command that reports, such as `inspect`.
  package static func report(_ name: String, _ members: [Member]) -> JSONText {
    .object([("schema", .text("animctl.\(name)/1"))] + members)
  }

  /// - Parameter column: How many bytes stand before it on its line.
  private func lines(indent: Int, column: Int) -> String {
    let line = self.line(comma: ", ", colon: ": ", inside: " ")
    if column + line.utf8.count <= Self.lineLength { return line }
    let inner = String(repeating: " ", count: indent + 2)
    let end = "\n" + String(repeating: " ", count: indent)
    switch self {
    case .array(let elements) where !elements.isEmpty:
      let lines = elements.map { inner + $0.lines(indent: indent + 2, column: indent + 2) }
      return "[\n" + lines.joined(separator: ",\n") + end + "]"
    case .object(let members) where !members.isEmpty:
      let lines = members.map { member in
        let key = inner + Self.quoted(member.key) + ": "
        return key + member.value.lines(indent: indent + 2, column: key.utf8.count)
      }
      return "{\n" + lines.joined(separator: ",\n") + end + "}"
    case .text, .number, .whole, .truth, .null, .array, .object:
      return line
    }
  }

  private func line(comma: String, colon: String, inside: String) -> String {
    switch self {
    case .text(let text): return Self.quoted(text)
    case .number(let number): return Self.spelled(number)
    case .whole(let number): return String(number)
    case .truth(let isTrue): return isTrue ? "true" : "false"
    case .null: return "null"
    case .array(let elements):
      let parts = elements.map { $0.line(comma: comma, colon: colon, inside: inside) }
      return "[" + parts.joined(separator: comma) + "]"
    case .object(let members):
      let parts = members.map { member in
        Self.quoted(member.key) + colon
          + member.value.line(comma: comma, colon: colon, inside: inside)
      }
      return parts.isEmpty ? "{}" : "{" + inside + parts.joined(separator: comma) + inside + "}"
    }
  }

  /// The shortest text that reads back to the same bits; a whole number without its `.0`.
  package static func spelled(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

/// A JSON value to be written on one line.
///
/// Objects keep the order of their members.
enum JSONLine {
  case text(String)
  case whole(Int)
  case null
  case list([JSONLine])
  case object([(key: String, value: JSONLine)])

  /// The value's text.
  var line: String {
    switch self {
    case .text(let text): Self.quoted(text)
    case .whole(let number): String(number)
    case .null: "null"
    case .list(let elements): "[\(elements.map(\.line).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\(Self.quoted($0.key)):\($0.value.line)" }.joined(separator: ","))}"
    }
  }

  /// A text in quotes. What a terminal might obey is escaped, so that none of it reaches one.
  private static func quoted(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "\"") { quoted, scalar in
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      default:
        if isPlain(scalar) {
          quoted.unicodeScalars.append(scalar)
        } else {
          for unit in UTF16.encode(scalar).map(Array.init) ?? [] {
            quoted += "\\u" + hexadecimal(UInt32(unit))
          }
        }
      }
    } + "\""
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: false
    default: true
    }
  }
}

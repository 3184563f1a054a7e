extension JSONText {
  /// A text in quotes. What a terminal might obey, or a reader not see, is escaped: controls, the
  /// separators of lines and paragraphs, and what only formats the text around it, such as a change of
  /// direction.
  package static func quoted(_ text: String) -> String {
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
          for unit in UTF16.encode(scalar).map(Array.init) ?? [] { quoted += escape(unit) }
        }
      }
    } + "\""
  }

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16, uppercase: true)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value >= 0x20 && scalar.value != 0x7F }
    return !unseen.contains { $0.contains(scalar.value) }
  }

  // The general categories Cc, Cf, Zl and Zp of the Unicode Character Database beyond ASCII. Asking the
  // standard library for the category would need its data tables, which bare machines lack.
  private static let unseen: [ClosedRange<UInt32>] = [
    0x80...0x9F, 0xAD...0xAD, 0x600...0x605, 0x61C...0x61C, 0x6DD...0x6DD, 0x70F...0x70F,
    0x890...0x891, 0x8E2...0x8E2, 0x180E...0x180E, 0x200B...0x200F, 0x2028...0x202E,
    0x2060...0x2064, 0x2066...0x206F, 0xFEFF...0xFEFF, 0xFFF9...0xFFFB, 0x110BD...0x110BD,
    0x110CD...0x110CD, 0x13430...0x1343F, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A,
    0xE0001...0xE0001, 0xE0020...0xE007F,
  ]
}

/// Texts within XML: elements, and attributes in double quotes.
package enum XMLText {
  /// A text with what XML would take for a mark as references; what XML cannot hold is left out.
  ///
  /// Source: Extensible Markup Language 1.0, sections 2.2 and 2.4.
  package static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n": escaped += "&#10;"
      case "\t": escaped += "&#9;"
      case "\r": escaped += "&#13;"
      default:
        let isHeld = scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
        if isHeld { escaped.unicodeScalars.append(scalar) }
      }
    }
  }
}

/// Texts from a spec within other languages: escaped by each one's rules.
package enum MarkupText {
  /// As text or in an attribute of XML, SVG or HTML.
  ///
  /// What XML forbids, and what only turns or hides the text around it, becomes a visible sign.
  package static func xml(_ text: String) -> String {
    visible(text).unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }

  /// In a comment of CSS, Swift, Kotlin or JavaScript, on one line.
  static func comment(_ text: String) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in visible(text).unicodeScalars {
      // Neither the end of a comment nor the beginning of one within it.
      if scalar == "/" || scalar == "*", let last = kept.last, last == "*" || last == "/" {
        kept.append(" ")
      }
      kept.append(scalar)
    }
    return String(kept)
  }

  /// JSON that may stand in a script of HTML: no end of a script can be in it.
  static func script(_ json: String) -> String {
    json.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "<": escaped += "\\u003C"
      case ">": escaped += "\\u003E"
      case "&": escaped += "\\u0026"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }

  /// A name for CSS and the like: letters, digits and single hyphens, beginning with a letter.
  static func identifier(_ text: String) -> String {
    var name = ""
    for scalar in text.lowercased().unicodeScalars {
      if scalar.isASCII, scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        name.unicodeScalars.append(scalar)
      } else if !name.isEmpty, name.last != "-" {
        name += "-"
      }
    }
    if name.last == "-" { name.removeLast() }
    guard let first = name.unicodeScalars.first else { return "button" }
    return first.properties.isAlphabetic ? name : "motion-" + name
  }

  /// A text with signs for what is not to be seen: controls, ends of lines, changes of direction.
  ///
  /// What joins emoji stays; it is drawn.
  static func visible(_ text: String) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isForbidden = scalar.value & 0xFFFE == 0xFFFE
      shown.append(isForbidden || isUnseen(scalar) ? scalar.visibleSign ?? "\u{FFFD}" : scalar)
    }
    return String(shown)
  }

  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: scalar != .joiner
    default: false
    }
  }
}

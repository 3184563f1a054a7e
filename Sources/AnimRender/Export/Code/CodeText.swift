import AnimCore

/// Names and comments in code, made of texts that may hold anything.
enum CodeText {
  /// A name of letters and digits of ASCII, each word with a capital; never one of a language's own
  /// words, where something is put behind it.
  static func upperCamel(_ text: String, fallback: String) -> String {
    var name = ""
    var startsWord = true
    for scalar in text.unicodeScalars {
      let isDigit = ("0"..."9").contains(scalar)
      guard isDigit || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) else {
        startsWord = true
        continue
      }
      name += startsWord ? String(scalar).uppercased() : String(scalar)
      startsWord = false
    }
    guard let first = name.unicodeScalars.first else { return fallback }
    return ("0"..."9").contains(first) ? fallback + name : name
  }

  /// A value in a comment.
  static func value(_ value: PropertyValue) -> String {
    switch value {
    case .number(let number): code(number)
    case .color(let color): color.hex
    }
  }

  /// Lines as comments of a line each; what would end one early is a visible sign.
  static func comments(_ lines: [String]) -> [String] {
    lines.map { $0.isEmpty ? "//" : "// " + MarkupText.comment($0) }
  }

  /// Lines further to the right; empty ones stay empty.
  static func indented(_ lines: [String], by count: Int = 2) -> [String] {
    let blanks = String(repeating: " ", count: count)
    return lines.map { $0.isEmpty ? "" : blanks + $0 }
  }
}

import AnimCore

extension CSVFormat {
  /// The first line: the names of the fields each line starts with, then those of the columns, or in
  /// the long layout `property,channel,value`.
  package func header(of columns: [FrameColumn], start: [String]) -> String {
    let names =
      switch layout {
      case .wide: columns.map(\.name)
      case .long: ["property", "channel", "value"]
      }
    return (hasByteOrderMark ? "\u{FEFF}" : "") + line(start + names)
  }

  /// A line of texts, with its end.
  package func line(_ texts: [String]) -> String {
    texts.map(field).joined(separator: String(delimiter.rawValue)) + lineEnding.text
  }

  /// A text as a field of a line: within quotes, its own quotes doubled, if a reader would take some
  /// of it for a mark. Source: RFC 4180, section 2, rules 5 to 7.
  ///
  ///     CSVFormat().field("Buy, now")  // "Buy, now" within quotes
  package func field(_ text: String) -> String {
    let text = guardsFormulas && Self.looksLikeFormula(text) ? "'" + text : text
    guard text.unicodeScalars.contains(where: isMark) else { return text }
    let doubled = text.unicodeScalars.flatMap { $0 == "\"" ? [$0, $0] : [$0] }
    var quoted = String.UnicodeScalarView()
    quoted.append("\"")
    quoted.append(contentsOf: doubled)
    quoted.append("\"")
    return String(quoted)
  }

  private func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar == delimiter.rawValue || scalar == "\"" || scalar == "\r" || scalar == "\n"
  }

  /// Spreadsheets compute what begins with one of these.
  private static func looksLikeFormula(_ text: String) -> Bool {
    text.unicodeScalars.first.map("=+-@".unicodeScalars.contains) ?? false
  }
}

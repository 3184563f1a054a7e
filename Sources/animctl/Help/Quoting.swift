/// A text from outside as messages show it: in quotes, shortened if it is long, with everything that
/// a terminal might obey spelled out.
func quoted(_ text: String) -> String {
  let isLong = text.unicodeScalars.count > longestQuote
  return "'\(spelledOut(text.unicodeScalars.prefix(longestQuote)))\(isLong ? "..." : "")'"
}

/// A text with everything that a terminal might obey spelled out, shortened if it is long.
func spelledOut(_ text: String) -> String {
  let isLong = text.unicodeScalars.count > longestQuote
  return spelledOut(text.unicodeScalars.prefix(longestQuote)) + (isLong ? "…" : "")
}

/// How much of a text is quoted, in scalars.
private let longestQuote = 80

/// Scalars, those spelled out that a terminal might obey.
func spelledOut(_ scalars: some Sequence<Unicode.Scalar>) -> String {
  scalars.reduce(into: "") { shown, scalar in
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse:
      shown += scalar.escaped(asASCII: true)
    default: shown.unicodeScalars.append(scalar)
    }
  }
}

/// A word as one would type it at a shell: in quotes where it has letters that mean something there.
func quotedForShell(_ word: String) -> String {
  let plain = word.utf8.allSatisfy { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: [UInt8]("-_=,.+/@:%".utf8).contains(byte)
    }
  }
  guard !plain || word.isEmpty else { return word }
  let parts = word.split(separator: "'", omittingEmptySubsequences: false)
  return "'" + parts.joined(separator: "'\\''") + "'"
}

import AnimCore

extension SyntaxProblem.NumberFlaw {
  /// The flaw in words.
  ///
  /// - Parameter text: The number as it is spelled.
  func wording(of text: String) -> DiagnosticWording {
    let (what, how, attempt) = advice(text)
    let mended = attempt.flatMap { Self.isSound($0) ? $0 : nil }
    let help = mended.map { "write \(spelledOut($0))" } ?? how
    return DiagnosticWording(
      "\(spelledOut(text)) is no number: \(what)", help: [help],
      suggestions: mended.map { [$0] } ?? [])
  }

  /// Whether something is a number as JSON spells it, or a time in quotes.
  private static func isSound(_ text: String) -> Bool {
    DecimalText.isJSONNumber(text)
      || text.hasPrefix("\"") && TimeText(text.dropFirst().dropLast()) != nil
  }

  /// What is wrong with a number, how to mend it in general, and if that is plain the mended one.
  private func advice(_ text: String) -> (what: String, how: String, mended: String?) {
    let digits = "write it in decimal digits, with a point: 0.5, 120, 1e-3"
    switch self {
    case .leadingZero:
      return ("it begins with a 0", "drop the 0", text.withoutLeadingZeros)
    case .plusSign: return ("it has a plus sign", "drop the +", String(text.dropFirst()))
    case .noDigitsBeforePoint:
      let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
      return ("no digit before the point", digits, parts.joined(separator: "0."))
    case .noDigitsAfterPoint:
      return ("no digit after the point", digits, text.hasSuffix(".") ? "\(text)0" : nil)
    case .noDigitsInExponent: return ("its exponent has no digits", digits, nil)
    case .noDigits: return ("it has no digits", digits, nil)
    case .hexadecimal: return ("it is hexadecimal", digits, nil)
    case .decimalComma:
      return ("it has a comma", digits, text.split(separator: ",").joined(separator: "."))
    case .separators:
      return ("it has marks between its digits", digits, text.filter { $0 != "_" })
    case .strayCharacters:
      let isTime = text.last == "s" || text.last == "f"
      return ("a unit or a word follows it", digits, isTime ? "\"\(text)\"" : nil)
    }
  }
}

extension String {
  fileprivate var withoutLeadingZeros: String? {
    let sign = hasPrefix("-") ? "-" : ""
    let digits = dropFirst(sign.count).drop { $0 == "0" }
    let mended = sign + (digits.first?.isNumber == true ? "" : "0") + digits
    return DecimalText.number(mended) == nil ? nil : mended
  }
}

/// A number in at least four hexadecimal digits.
func hexadecimal(_ value: UInt32) -> String {
  let digits = String(value, radix: 16).uppercased()
  return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}

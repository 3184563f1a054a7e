/// Reads numbers as people write them: decimal, with ASCII digits, whatever the locale.
///
/// The library's own reader also takes hexadecimal, `inf` and `nan`; no option means any of these.
enum DecimalText {
  /// The number a text stands for: `3`, `-.5`, `1e-3`. Nil for anything else.
  ///
  /// Where the number is too large for a double the answer is infinite; the range check that
  /// follows refuses it.
  static func number(_ text: some StringProtocol) -> Double? {
    var rest = Substring(text).utf8
    skipSign(&rest)
    let whole = skipDigits(&rest)
    var fraction = 0
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      fraction = skipDigits(&rest)
    }
    guard whole + fraction > 0 else { return nil }
    if rest.first.map({ $0 | 0x20 }) == UInt8(ascii: "e") {
      rest.removeFirst()
      skipSign(&rest)
      guard skipDigits(&rest) > 0 else { return nil }
    }
    return rest.isEmpty ? Double(text) : nil
  }

  /// Whether JSON spells a number like this.
  static func isJSONNumber(_ text: String) -> Bool {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let next = digits.dropFirst().first
    guard let first = digits.first, first != ".", !text.hasPrefix("+"),
      first != "0" || next?.isNumber != true, !text.contains(".e"), !text.contains(".E")
    else { return false }
    return !text.hasSuffix(".") && number(text)?.isFinite == true
  }

  /// The whole number a text of ASCII digits stands for, with or without a sign.
  ///
  /// Where it is too large for an integer the answer is the nearest integer; the range check that
  /// follows refuses it.
  static func wholeNumber(_ text: some StringProtocol) -> Int? {
    var rest = Substring(text).utf8
    skipSign(&rest)
    guard skipDigits(&rest) > 0, rest.isEmpty else { return nil }
    return Int(text) ?? (text.utf8.first == UInt8(ascii: "-") ? Int.min : Int.max)
  }

  private static func skipSign(_ rest: inout Substring.UTF8View) {
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
  }

  @discardableResult
  private static func skipDigits(_ rest: inout Substring.UTF8View) -> Int {
    let before = rest.count
    rest = rest.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return before - rest.count
  }
}

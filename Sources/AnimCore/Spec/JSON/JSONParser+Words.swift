extension JSONParser {
  /// Reads `true`, `false` or `null`.
  mutating func word() {
    let range = passRun(of: Self.isWordByte)
    switch excerpt(range) {
    case "true": tree.add(.yes, range)
    case "false": tree.add(.no, range)
    case "null": tree.add(.null, range)
    case let word:
      let isNotFinite = JSONNumberSpelling.isNotFinite(bytes[range])
      report(isNotFinite ? .notFinite(word) : .unknownWord(word), at: range)
      tree.add(.damaged, range)
      // The words that may follow, as of an unquoted text, are part of the same mistake.
      skipDamage()
    }
  }

  /// Reads a number.
  mutating func number() {
    let range = passRun(of: JSONNumberSpelling.isByte)
    let token = bytes[range]
    if let flaw = JSONNumberSpelling.flaw(of: token) {
      let isNotFinite = JSONNumberSpelling.isNotFinite(token)
      let text = excerpt(range)
      report(isNotFinite ? .notFinite(text) : .malformedNumber(text, flaw: flaw), at: range)
    } else if JSONNumberSpelling.isTooLarge(token) {
      report(.numberTooLarge(excerpt(range)), at: range)
    } else {
      return tree.add(.number, range)
    }
    tree.add(.damaged, range)
  }

  /// Passes the rest of a number such as `0,95` in an object, and reports it; returns false where the
  /// comma is none of those.
  mutating func decimalComma(_ comma: Int?) -> Bool {
    guard let comma, comma == position - 1, let byte, 0x30...0x39 ~= byte,
      let number = tree.nodes.last, number.kind == .number, number.range.upperBound == comma
    else { return false }
    let range = Int(number.start)..<passRun(of: JSONNumberSpelling.isByte).upperBound
    report(.malformedNumber(excerpt(range), flaw: .decimalComma), at: range)
    tree.markDamaged(tree.nodes.count - 1)
    return true
  }

  static func beginsNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }
}

/// How JSON spells numbers (RFC 8259, section 6).
enum JSONNumberSpelling {
  /// Whether a byte can be part of what somebody means as a number.
  static func isByte(_ byte: UInt8) -> Bool {
    JSONParser.beginsNumber(byte) || JSONParser.isWordByte(byte) && byte != UInt8(ascii: "$")
  }

  /// What is wrong with a number's spelling; nil where nothing is.
  static func flaw(of token: ArraySlice<UInt8>) -> SyntaxProblem.NumberFlaw? {
    var rest = token
    if rest.first == UInt8(ascii: "+") { return .plusSign }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let whole = rest.prefix(while: isDigit)
    rest = rest[whole.endIndex...]
    let next = rest.first
    if whole.isEmpty { return next == UInt8(ascii: ".") ? .noDigitsBeforePoint : .noDigits }
    if whole.count == 1, whole.first == UInt8(ascii: "0"), next.map({ $0 | 0x20 }) == 0x78 {
      return .hexadecimal
    }
    if whole.count > 1, whole.first == UInt8(ascii: "0") { return .leadingZero }
    if next == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix(while: isDigit)
      if fraction.isEmpty { return .noDigitsAfterPoint }
      rest = rest[fraction.endIndex...]
    }
    if let byte = rest.first, byte | 0x20 == UInt8(ascii: "e") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") {
        rest = rest.dropFirst()
      }
      let exponent = rest.prefix(while: isDigit)
      if exponent.isEmpty { return .noDigitsInExponent }
      rest = rest[exponent.endIndex...]
    }
    if rest.isEmpty { return nil }
    return rest.first == UInt8(ascii: "_") ? .separators : .strayCharacters
  }

  /// Whether a number is spelled right but beyond what a Double holds. One that is too small for it
  /// is 0.
  static func isTooLarge(_ token: ArraySlice<UInt8>) -> Bool {
    // Without an exponent it takes 309 digits.
    guard token.count > 300 || token.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }) else {
      return false
    }
    return Double(String(decoding: token, as: UTF8.self))?.isFinite != true
  }

  /// Whether it is `NaN`, `Infinity` or `inf`, in any case and with any sign.
  static func isNotFinite(_ token: ArraySlice<UInt8>) -> Bool {
    let signs = [UInt8(ascii: "+"), UInt8(ascii: "-")]
    let word = token.first.map(signs.contains) == true ? token.dropFirst() : token
    guard word.count <= 8 else { return false }
    return ["nan", "inf", "infinity"].contains(String(decoding: word, as: UTF8.self).lowercased())
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }
}

/// A piece of a style sheet, as far as declarations and easings are made of it.
///
/// The pieces follow CSS Syntax Level 3; what an easing never has, such as a text in quotes or a
/// colour, is ``other``.
enum CSSToken: Hashable, Sendable {
  /// A name: `transition`, `ease-in`, `--press`.
  case word(String)
  /// A number and its unit: `0.3` and `s`, `1` and nothing; of a percentage, `20%`, the share, 0.2.
  case number(Double, unit: String)
  /// The name of a function, and its parenthesis; a parenthesis alone has no name.
  case open(String)
  case close, comma, colon, semicolon, blockBegin, blockEnd, other

  /// The pieces of a text, comments left out.
  static func all(of bytes: [UInt8]) -> [CSSToken] {
    var scanner = CSSScanner(bytes: bytes)
    var tokens: [CSSToken] = []
    while let token = scanner.next() { tokens.append(token) }
    return tokens
  }
}

/// Goes through a style sheet piece by piece.
private struct CSSScanner {
  let bytes: [UInt8]
  private var place = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  private func byte(_ ahead: Int = 0) -> UInt8? {
    place + ahead < bytes.count ? bytes[place + ahead] : nil
  }

  mutating func next() -> CSSToken? {
    skipBlanks()
    guard let first = byte() else { return nil }
    if startsNumber { return number() }
    if Self.isNameByte(first) || first == UInt8(ascii: "-") { return name() }
    place += 1
    switch first {
    case UInt8(ascii: "("): return .open("")
    case UInt8(ascii: ")"): return .close
    case UInt8(ascii: ","): return .comma
    case UInt8(ascii: ":"): return .colon
    case UInt8(ascii: ";"): return .semicolon
    case UInt8(ascii: "{"): return .blockBegin
    case UInt8(ascii: "}"): return .blockEnd
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      skipText(until: first)
      return .other
    case UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "."):
      while let byte = byte(), Self.isNameByte(byte) { place += 1 }
      return .other
    default: return .other
    }
  }

  private mutating func skipBlanks() {
    while let first = byte() {
      if first <= 0x20 {
        place += 1
      } else if first == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        place += 2
        while byte() != nil, !(byte() == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")) {
          place += 1
        }
        place = min(place + 2, bytes.count)
      } else {
        return
      }
    }
  }

  private mutating func skipText(until quote: UInt8) {
    while let byte = byte(), byte != quote { place += byte == UInt8(ascii: "\\") ? 2 : 1 }
    place = min(place + 1, bytes.count)
  }

  private var startsNumber: Bool {
    var ahead = 0
    if byte() == UInt8(ascii: "+") || byte() == UInt8(ascii: "-") { ahead = 1 }
    if byte(ahead) == UInt8(ascii: ".") { ahead += 1 }
    return byte(ahead).map(Self.isDigit) ?? false
  }

  private mutating func number() -> CSSToken {
    let start = place
    if byte() == UInt8(ascii: "+") || byte() == UInt8(ascii: "-") { place += 1 }
    skipDigits()
    if byte() == UInt8(ascii: "."), byte(1).map(Self.isDigit) ?? false {
      place += 1
      skipDigits()
    }
    if let power = byte(), power | 0x20 == UInt8(ascii: "e") {
      let sign = byte(1) == UInt8(ascii: "+") || byte(1) == UInt8(ascii: "-") ? 1 : 0
      if byte(1 + sign).map(Self.isDigit) ?? false {
        place += 1 + sign
        skipDigits()
      }
    }
    let digits = String(decoding: bytes[start..<place], as: UTF8.self)
    let value = Double(digits) ?? .nan
    // Rounded once, so that 5.5% is 0.055.
    if byte() == UInt8(ascii: "%") {
      place += 1
      return .number(Double(digits + "e-2") ?? value / 100, unit: "%")
    }
    let unit = place
    while let byte = byte(), Self.isNameByte(byte) { place += 1 }
    return .number(value, unit: String(decoding: bytes[unit..<place], as: UTF8.self).lowercased())
  }

  private mutating func skipDigits() {
    while let byte = byte(), Self.isDigit(byte) { place += 1 }
  }

  private mutating func name() -> CSSToken {
    let start = place
    while let byte = byte(), Self.isNameByte(byte) || byte == UInt8(ascii: "-") { place += 1 }
    let name = String(decoding: bytes[start..<place], as: UTF8.self)
    guard byte() == UInt8(ascii: "(") else { return .word(name) }
    place += 1
    return .open(name.lowercased())
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte >= 0x80
  }
}

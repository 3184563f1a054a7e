extension JSONParser {
  /// Reads a text in double quotes.
  mutating func text() {
    let start = position
    quoted(by: UInt8(ascii: "\""), from: start)
  }

  /// Reads a text in single quotes, which is an error.
  mutating func singleQuotedText() {
    let start = position
    let before = log.errors.count
    quoted(by: UInt8(ascii: "'"), from: start)
    if log.errors.count == before { report(.singleQuotes, at: start..<position) }
  }

  private mutating func quoted(by quote: UInt8, from start: Int) {
    let bytes = tree.bytes
    let before = log.errors.count
    // What has been read, from the first escape on; nothing before it.
    var unescaped: [UInt8]?
    position += 1
    var runStart = position
    while true {
      guard position < bytes.count else { return unterminated(from: start) }
      let byte = bytes[position]
      switch byte {
      case quote:
        position += 1
        return end(
          from: start, unescaped: unescaped.map { $0 + bytes[runStart..<position - 1] },
          isDamaged: log.errors.count > before)
      case UInt8(ascii: "\\"):
        unescaped = unescaped ?? []
        unescaped?.append(contentsOf: bytes[runStart..<position])
        escape(into: &unescaped)
        runStart = position
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        return unterminated(from: start)
      case 0..<0x20:
        report(.controlCharacter(Unicode.Scalar(byte)), at: position..<position + 1)
        position += 1
      case 0x80...:
        passNonASCII()
      default:
        position += 1
      }
    }
  }

  private mutating func end(from start: Int, unescaped: [UInt8]?, isDamaged: Bool) {
    if isDamaged {
      tree.add(.damaged, start..<position)
    } else if let unescaped {
      tree.add(unescaped: String(decoding: unescaped, as: UTF8.self), start..<position)
    } else {
      tree.add(.text, start..<position)
    }
  }

  /// A text that does not end on its line. What follows on the line was swallowed.
  private mutating func unterminated(from start: Int) {
    report(.unterminatedText, at: start..<position)
    tear()
    tree.add(.damaged, start..<position)
  }

  /// Passes one character beyond ASCII, or the bytes that are none.
  mutating func passNonASCII() {
    let sequence = UTF8Sequence(in: tree.bytes, at: position)
    if sequence.scalar == nil {
      report(.invalidUTF8, at: position..<position + sequence.length)
    }
    position += sequence.length
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
    UInt8(ascii: "/"): UInt8(ascii: "/"), UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C,
    UInt8(ascii: "n"): UInt8(ascii: "\n"), UInt8(ascii: "r"): UInt8(ascii: "\r"),
    UInt8(ascii: "t"): UInt8(ascii: "\t"),
  ]

  /// Reads an escape, from its backslash on.
  private mutating func escape(into text: inout [UInt8]?) {
    let start = position
    position += 1
    guard let byte else { return }
    if let plain = Self.escapes[byte] {
      text?.append(plain)
      position += 1
    } else if byte == UInt8(ascii: "u") {
      position += 1
      unicodeEscape(from: start, into: &text)
    } else {
      // A line break, or a broken character, is reported as itself.
      guard byte >= 0x20 else { return report(.badEscape("\\"), at: start..<position) }
      let sequence = UTF8Sequence(in: tree.bytes, at: position)
      guard sequence.scalar != nil else { return }
      position += sequence.length
      report(.badEscape(excerpt(start..<position)), at: start..<position)
    }
  }

  private mutating func unicodeEscape(from start: Int, into text: inout [UInt8]?) {
    guard let first = hexDigits() else {
      return report(.badEscape(excerpt(start..<position)), at: start..<position)
    }
    var value = first
    if 0xD800...0xDBFF ~= first, byte == UInt8(ascii: "\\"), byte(ahead: 1) == UInt8(ascii: "u") {
      let second = position
      position += 2
      if let low = hexDigits(), 0xDC00...0xDFFF ~= low {
        value = 0x10000 + (first - 0xD800) << 10 + (low - 0xDC00)
      } else {
        position = second
      }
    }
    guard let scalar = Unicode.Scalar(value) else {
      return report(.loneSurrogate(excerpt(start..<position)), at: start..<position)
    }
    text?.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  /// Passes four hexadecimal digits; nil, standing behind those there are, for fewer.
  private mutating func hexDigits() -> UInt32? {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        return nil
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }
}

// What stands between values, and what cannot be made out.
extension JSONParser {
  /// Passes blanks, and reports comments on the way.
  mutating func skipBlanks() {
    while let byte {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        position += 1
      case UInt8(ascii: "#"):
        lineComment()
      case UInt8(ascii: "/") where self.byte(ahead: 1) == UInt8(ascii: "/"):
        lineComment()
      case UInt8(ascii: "/") where self.byte(ahead: 1) == UInt8(ascii: "*"):
        blockComment()
      default:
        return
      }
    }
  }

  private mutating func lineComment() {
    let range = passRun { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    report(.comment, at: range)
  }

  private mutating func blockComment() {
    let start = position
    position += 2
    while let byte {
      position += 1
      if byte == UInt8(ascii: "*"), self.byte == UInt8(ascii: "/") {
        position += 1
        return report(.comment, at: start..<position)
      }
    }
    report(.unterminatedComment, at: start..<start + 2)
    cut()
  }

  /// Passes bytes as long as they belong together, and returns where they are.
  mutating func passRun(of belongs: (UInt8) -> Bool) -> Range<Int> {
    let start = position
    while let byte, belongs(byte) { position += 1 }
    return start..<position
  }

  /// The word, the number or the one character at the position.
  var tokenRange: Range<Int> {
    var end = position
    while end < bytes.count, JSONNumberSpelling.isByte(bytes[end]) { end += 1 }
    if end == position { end += isAtEnd ? 0 : UTF8Sequence(in: bytes, at: position).length }
    return position..<end
  }

  /// Where the last thing that is not blank ends.
  var endOfText: Int {
    let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]
    return bytes.lastIndex { !blanks.contains($0) }.map { $0 + 1 } ?? 0
  }

  /// Reports what stands at the position as not expected there.
  mutating func reportUnexpected(_ expected: SyntaxProblem.Expected) {
    guard !isTorn else { return }
    if byte == UInt8(ascii: ",") { strayComma = position }
    let range = tokenRange
    guard !range.isEmpty, UTF8Sequence(in: bytes, at: position).scalar != nil else {
      return report(.invalidUTF8, at: range)
    }
    report(.unexpected(excerpt(range), expected: expected), at: range)
  }

  /// Passes what cannot be made out, up to the comma or bracket that ends it. Texts and brackets in
  /// it are passed whole.
  mutating func skipDamage() {
    var depth = 0
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        _ = passRun { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\n") }
      case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth == 0 { return }
        if byte != UInt8(ascii: ",") { depth -= 1 }
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
      default:
        break
      }
      if !isAtEnd { position += 1 }
    }
  }

  /// Passes the rest of a line in which quotes, brackets and commas cannot be trusted.
  mutating func skipDamagedLine() {
    tear()
    _ = passRun { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
  }

  /// Whether a value begins here; of words only those that are values.
  func beginsValue(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""): true
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
      ["true", "false", "null"].contains(excerpt(tokenRange))
    default: Self.beginsNumber(byte)
    }
  }

  /// The text of some bytes, cut to a hundred characters.
  func excerpt(_ range: Range<Int>) -> String {
    let head = range.lowerBound..<min(range.upperBound, range.lowerBound + 500)
    return String(decoding: bytes[head], as: UTF8.self).excerpt
  }
}

// MARK: Encoding

extension JSONParser {
  /// Passes a byte order mark and reports it; returns false where the text is in another encoding.
  mutating func skipByteOrderMark() -> Bool {
    let head = bytes.prefix(4)
    if head.starts(with: [0xEF, 0xBB, 0xBF]) {
      report(.byteOrderMark, at: 0..<3)
      position = 3
      return true
    }
    guard let encoding = Self.encoding(of: Array(head)) else { return true }
    report(.otherEncoding(encoding), at: 0..<0)
    return false
  }

  /// The encoding other than UTF-8 that a text seems to be in: by its mark, or by the zero bytes
  /// beside its first character, which is in ASCII.
  private static func encoding(of head: [UInt8]) -> SyntaxProblem.Encoding? {
    switch head {
    case [0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF]: return .utf32
    case let head where head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]):
      return .utf16
    default: break
    }
    guard head.count >= 2, head.contains(0) else { return nil }
    switch head.map({ $0 == 0 }) {
    case [true, true, true, false], [false, true, true, true]: return .utf32
    case [true, false, true, false], [false, true, false, true], [true, false], [false, true]:
      return .utf16
    default: return nil
    }
  }
}

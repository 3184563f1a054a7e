import AnimRender

/// A glyph of a line, with the bytes it stands for.
struct PlacedGlyph {
  let text: String
  let width: Int
  let range: Range<Int>

  init(_ character: Character, column: Int, tabWidth: Int, range: Range<Int>) {
    self.range = range
    if character == "\t" {
      width = tabWidth - column % tabWidth
      text = String(repeating: " ", count: width)
    } else {
      let glyph = Glyph(character)
      width = glyph.width
      text = glyph.text
    }
  }
}

/// A scalar of a text, with the bytes it stands for; U+FFFD for a byte that is no UTF-8.
struct PlacedScalar {
  let scalar: Unicode.Scalar
  let range: Range<Int>

  static func all(of bytes: [UInt8], in range: Range<Int>) -> [PlacedScalar] {
    var scalars: [PlacedScalar] = []
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes[range].makeIterator()
    var place = range.lowerBound
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let encoded):
        let end = place + encoded.count
        scalars.append(PlacedScalar(scalar: UTF8.decode(encoded), range: place..<end))
        place = end
      case .error(let length):
        for offset in place..<place + length {
          scalars.append(PlacedScalar(scalar: "\u{FFFD}", range: offset..<offset + 1))
        }
        place += length
      case .emptyInput:
        return scalars
      }
    }
  }
}

/// The part of a line around a range that is looked at: a line may be millions of bytes long.
struct SourceWindow {
  let range: Range<Int>
  /// Whether the line begins before it.
  let isCutBefore: Bool
  /// Whether the line goes on behind it.
  let isCutBehind: Bool

  init(of range: Range<Int>, in bytes: [UInt8], width: Int) {
    // A column takes four bytes at most, but for marks, of which a few are shown.
    let reach = 8 * width
    let isBreak = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    let first = max(0, range.lowerBound - reach)
    let last = min(bytes.count, range.lowerBound + reach)
    var start = bytes[first..<range.lowerBound].lastIndex(where: isBreak).map { $0 + 1 } ?? first
    isCutBefore = start == first && first > 0 && !isBreak(bytes[first - 1])
    // Not within a character.
    while isCutBefore, start < range.lowerBound, bytes[start] & 0xC0 == 0x80 { start += 1 }
    let end = bytes[range.lowerBound..<last].firstIndex(where: isBreak) ?? last
    isCutBehind = end == last && last < bytes.count && !isBreak(bytes[last])
    self.range = start..<end
  }
}

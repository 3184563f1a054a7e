import AnimRender

/// The line of a text that a range of it begins in, as a terminal shows it, and where the range is.
///
/// Every glyph takes as many columns here as it will there: tabs become blanks, control characters
/// signs, bytes that are no UTF-8 replacement characters. A line that is too long is cut around the
/// range.
struct SourceExcerpt {
  /// The line.
  let text: String
  /// How many columns stand before the range.
  let indent: Int
  /// How many columns of the line the range takes, at least 1.
  let length: Int

  /// Tabs end at multiples of this many columns.
  private static let tabWidth = 4
  private static let ellipsis = "…"

  /// Shows the line of a range.
  ///
  /// - Parameters:
  ///   - range: Offsets into the bytes. What of it is on later lines is not shown.
  ///   - width: The most columns the line may take, at least 10.
  init(of range: Range<Int>, in bytes: [UInt8], width: Int) {
    let width = max(width, 10)
    let window = SourceWindow(of: range, in: bytes, width: width)
    let glyphs = Self.glyphs(of: bytes, in: window.range)
    let marked = glyphs.indices.filter { place in
      glyphs[place].range.overlaps(range) || glyphs[place].range.contains(range.lowerBound)
    }
    let before = marked.first ?? glyphs.count
    let shown = Self.cut(
      glyphs, around: before..<(marked.last.map { $0 + 1 } ?? before), window, to: width)
    let dots = [
      shown.lowerBound > 0 || window.isCutBefore,
      shown.upperBound < glyphs.count || window.isCutBehind,
    ]
    let lead = dots[0] ? Self.ellipsis : ""
    text = lead + glyphs[shown].map(\.text).joined() + (dots[1] ? Self.ellipsis : "")
    let upTo = glyphs[shown.lowerBound..<max(before, shown.lowerBound)]
    indent = upTo.reduce(lead.isEmpty ? 0 : 1) { $0 + $1.width }
    length = max(1, marked.filter(shown.contains).reduce(0) { $0 + glyphs[$1].width })
  }

  /// Which glyphs to show of a line.
  private static func cut(
    _ glyphs: [PlacedGlyph], around marked: Range<Int>, _ window: SourceWindow, to width: Int
  ) -> Range<Int> {
    let total = glyphs.reduce(0) { $0 + $1.width }
    if total <= width, !window.isCutBefore, !window.isCutBehind { return 0..<glyphs.count }
    let room = width - 2
    let length = glyphs[marked].reduce(0) { $0 + $1.width }
    // What stands before the range helps to find it, what stands behind it matters less.
    var lead = max(room / 4, (room - length) / 2)
    if length + lead > room { lead = max(4, room - length) }
    var start = marked.lowerBound
    while start > 0, lead >= glyphs[start - 1].width {
      start -= 1
      lead -= glyphs[start].width
    }
    var end = start
    var left = room
    while end < glyphs.count, left >= glyphs[end].width {
      left -= glyphs[end].width
      end += 1
    }
    // At the line's end, the room there is goes to what stands before.
    while end == glyphs.count, start > 0, left >= glyphs[start - 1].width {
      start -= 1
      left -= glyphs[start].width
    }
    return start..<end
  }

  private static func glyphs(of bytes: [UInt8], in range: Range<Int>) -> [PlacedGlyph] {
    let scalars = PlacedScalar.all(of: bytes, in: range)
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars.map(\.scalar))
    var column = 0
    var place = 0
    return String(text).map { character in
      let first = place
      place += character.unicodeScalars.count
      let glyph = PlacedGlyph(
        character, column: column, tabWidth: tabWidth,
        range: scalars[first].range.lowerBound..<scalars[place - 1].range.upperBound)
      column += glyph.width
      return glyph
    }
  }
}

/// A glyph of a line, with the bytes it stands for.
private struct PlacedGlyph {
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
private struct PlacedScalar {
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
private struct SourceWindow {
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

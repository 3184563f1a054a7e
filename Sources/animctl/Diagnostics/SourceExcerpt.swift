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

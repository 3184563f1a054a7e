// How wide terminals draw a scalar, by the rule most of them share (Unicode Standard Annex 11): two
// columns for East Asian wide and fullwidth scalars and for those shown as emoji by default, one for
// every other scalar that is not a mark. Ambiguous ones count one.
extension Unicode.Scalar {
  /// How many columns the scalar takes as the first of its cluster: 1 or 2.
  package var columns: Int {
    if value < 0x1100 { return 1 }
    if isFlagLetter { return 1 }
    return properties.isEmojiPresentation || Self.isWide(value) ? 2 : 1
  }

  /// A regional indicator; two of them make a flag.
  package var isFlagLetter: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// Whether the scalar is drawn upon the one before it and every terminal does so.
  ///
  /// Variation selectors and enclosing marks are marks too, but some terminals widen the glyph for
  /// them and some do not.
  package var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark: !(0xFE00...0xFE0F).contains(value) && value < 0xE0100
    case .otherLetter: (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FB).contains(value)
    default: false
    }
  }

  /// A mark that takes a column of its own beside the scalar it belongs to, as in Devanagari.
  package var isSpacingMark: Bool { properties.generalCategory == .spacingMark }

  /// The zero width joiner: what follows it would be drawn into the glyph before it, or not.
  package static let joiner: Unicode.Scalar = "\u{200D}"

  /// What is shown in place of a scalar that must not reach a terminal; nil for all others.
  ///
  /// These are control characters, line separators, invisible format characters (among them the ones
  /// that turn the direction of a line), and marks with nothing to stand on.
  package var visibleSign: Unicode.Scalar? {
    switch properties.generalCategory {
    case .control where value < 0x20: Unicode.Scalar(0x2400 + value)
    case .control where value == 0x7F: "\u{2421}"
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: "\u{FFFD}"
    case .nonspacingMark, .enclosingMark, .spacingMark: "\u{FFFD}"
    default: isMark ? "\u{FFFD}" : nil
    }
  }

  private static func isWide(_ value: UInt32) -> Bool {
    var low = 0
    var high = wide.count
    while low < high {
      let middle = (low + high) / 2
      if wide[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < wide.count && wide[low].contains(value)
  }

  /// The ranges of East_Asian_Width W and F in Unicode 16's EastAsianWidth.txt that are no emoji, with
  /// unassigned gaps between neighbours closed.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E,
    0x3041...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
    0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18D08, 0x1AFF0...0x1B2FB,
    0x1D300...0x1D376, 0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]
}

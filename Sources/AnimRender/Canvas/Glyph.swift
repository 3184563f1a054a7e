/// What stands in one place of a canvas: text that every terminal draws one or two columns wide.
///
///     Glyph("█").width  // 1
///     Glyph("界").width  // 2
///
/// A glyph cannot be built wrong: control characters become visible signs, and what terminals do not
/// agree on (skin tones, joined emoji, variation selectors) is reduced to the part they do agree on,
/// so that a line is as wide as the sum of its glyphs wherever it is shown.
public struct Glyph: Hashable, Sendable {
  // Pictures are some thousand glyphs, copied and compared sixty times a second: a glyph is its scalars
  // themselves, 21 bits each, the first in the lowest; there are never more than five.
  private let low: UInt64
  private let high: UInt64
  private let columns: UInt8

  /// How many columns it takes: 1 or 2, or 0 for the second half of a wide glyph.
  public var width: Int { Int(columns) }

  /// The text to print; empty for the second half of a wide glyph.
  public var text: String {
    var text = String.UnicodeScalarView()
    eachScalar { text.append($0) }
    return String(text)
  }

  private init(_ scalar: Unicode.Scalar, columns: UInt8) {
    low = UInt64(scalar.value)
    high = 0
    self.columns = columns
  }

  private init(text: String, columns: UInt8) {
    var packed: (low: UInt64, high: UInt64) = (0, 0)
    for (place, scalar) in text.unicodeScalars.prefix(Self.mostScalars).enumerated() {
      if place < 3 {
        packed.low |= UInt64(scalar.value) << (21 * place)
      } else {
        packed.high |= UInt64(scalar.value) << (21 * (place - 3))
      }
    }
    (low, high) = packed
    self.columns = columns
  }

  /// The first scalar and four marks.
  private static let mostScalars = 5

  @inline(__always)
  private func eachScalar(_ body: (Unicode.Scalar) -> Void) {
    for half in [low, high] {
      var left = half
      while left != 0 {
        if let scalar = Unicode.Scalar(UInt32(left & 0x1F_FFFF)) { body(scalar) }
        left >>= 21
      }
    }
  }

  /// Whether it is one scalar, so that every terminal knows where it ends.
  var isOneScalar: Bool { low >> 21 == 0 && high == 0 }

  /// Appends its text in UTF-8.
  func append(to bytes: inout [UInt8]) {
    if low < 0x80, high == 0, low > 0 {
      bytes.append(UInt8(low))
    } else {
      eachScalar { bytes.append(contentsOf: $0.utf8) }
    }
  }

  /// A blank.
  public static let blank = Glyph(" " as Unicode.Scalar, columns: 1)

  /// A full block: nothing but its colour.
  static let full = Glyph("█" as Unicode.Scalar, columns: 1)

  /// The place right of a wide glyph, which that glyph covers.
  public static let secondHalf = Glyph(text: "", columns: 0)

  /// Whether nothing is to be seen but the background.
  public var isBlank: Bool { self == Self.blank }

  /// Creates the glyph that stands for a character.
  public init(_ character: Character) {
    if let ascii = character.asciiValue, (0x20..<0x7F).contains(ascii) {
      self.init(Unicode.Scalar(ascii), columns: 1)
      return
    }
    let scalars = character.unicodeScalars
    guard let first = scalars.first else {
      self = .blank
      return
    }
    // Box drawing to geometric shapes, braille: most of a picture, with ASCII.
    if (0x2500..<0x25FD).contains(first.value) || (0x2800..<0x2900).contains(first.value),
      scalars.count == 1
    {
      self.init(first, columns: 1)
      return
    }
    if let sign = first.visibleSign {
      self.init(sign, columns: 1)
      return
    }
    var text = String(Character(first))
    if let second = scalars.dropFirst().first, first.isFlagLetter, second.isFlagLetter {
      text.unicodeScalars.append(second)
      self.init(text: text, columns: 2)
      return
    }
    var columns = first.columns
    for mark in scalars.dropFirst().prefix(while: { $0 != .joiner }).prefix(Self.mostScalars - 1) {
      guard mark.isMark || (mark.isSpacingMark && columns == 1) else { continue }
      text.unicodeScalars.append(mark)
      columns += mark.isMark ? 0 : 1
    }
    self.init(text: text, columns: UInt8(columns))
  }

  /// The glyphs of a text, in order.
  package static func glyphs(of text: some StringProtocol) -> [Glyph] {
    text.map { Glyph($0) }
  }

  /// How many columns a text takes.
  package static func width(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + Glyph($1).width }
  }

  /// The beginning of a text that fits into so many columns; what is cut ends in the mark.
  ///
  /// A wide glyph that would be halved is left out. Where not even the mark fits, nothing is left.
  package static func clip(_ text: String, to columns: Int, mark: Character = "…") -> String {
    if width(of: text) <= columns { return text }
    let room = columns - Glyph(mark).width
    guard room >= 0 else { return "" }
    var kept = ""
    var used = 0
    for character in text {
      let width = Glyph(character).width
      guard used + width <= room else { break }
      kept.append(character)
      used += width
    }
    return kept + String(mark)
  }
}

extension Glyph: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Creates the glyph that stands for a character.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self.init(character)
  }
}

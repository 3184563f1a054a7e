import AnimCore

/// A cell as a terminal of some depth shows it: two that look alike are equal.
struct DrawnCell: Hashable {
  var glyph: Glyph
  var pen: Pen

  static let blank = DrawnCell(glyph: .blank, pen: .initial)

  /// Whether only the ground is to be seen, so that the pen's foreground does not matter.
  var isBare: Bool { glyph.isBlank && pen.attributes.isDisjoint(with: [.underline, .inverse]) }

  /// Whether the cell looks right when drawn with a pen that may not be its own.
  func suits(_ other: Pen) -> Bool {
    if isBare { return other.ground == pen.background && !other.attributes.contains(.underline) }
    return pen == other
  }
}

/// Turns cells into what a terminal of some depth shows, remembering the colours it has looked up.
struct Inkwell {
  let depth: ColorDepth
  private var looked: [Color: Paint] = [:]
  private var mixed: [Color: ShadeMix] = [:]
  private var last: (ink: Ink, pen: Pen)?

  init(depth: ColorDepth) {
    self.depth = depth
  }

  /// The cell as it is shown.
  ///
  /// A full block is nothing but ground in its ink's colour, and a shade whose two colours are one is
  /// nothing but that ground: a canvas that says something without colour says it better with. Where
  /// there are sixteen colours, such a shade becomes the pair of them that looks most like its own.
  mutating func draw(_ cell: Cell) -> DrawnCell {
    let inverse = cell.ink.attributes.contains(.inverse)
    guard depth != .none else {
      let glyph = inverse ? BlockGlyph.complement(of: cell.glyph) : cell.glyph
      return DrawnCell(glyph: glyph, pen: .initial)
    }
    if depth == .ansi16, let color = cell.ink.foreground, color == cell.ink.background,
      Self.shades.contains(cell.glyph)
    {
      return draw(mix(of: color))
    }
    let pen = pen(for: cell.ink)
    let isFull = cell.glyph == .full
    var turned = pen
    turned.attributes.formSymmetricDifference(.inverse)
    let isHidden = pen.foreground == pen.background && pen.foreground != .own
    // Ground in the colour the terminal writes with has no plainer form.
    guard cell.glyph.isBlank || isFull || isHidden, !pen.attributes.contains(.underline),
      let seen = isFull ? turned.ground : pen.ground
    else { return DrawnCell(glyph: cell.glyph, pen: pen) }
    // Both halves of a wide glyph have one ink, so both become blanks.
    return DrawnCell(glyph: .blank, pen: Pen(background: seen))
  }

  /// The glyphs of filled cells; those of ASCII stay what they are.
  private static let shades: Set<Glyph> = ["░", "▒", "▓", "█"]

  private func draw(_ mix: ShadeMix) -> DrawnCell {
    let ground = Paint.indexed(mix.background)
    if mix.glyph.isBlank { return DrawnCell(glyph: .blank, pen: Pen(background: ground)) }
    return DrawnCell(
      glyph: mix.glyph, pen: Pen(foreground: .indexed(mix.foreground), background: ground))
  }

  private mutating func mix(of color: Color) -> ShadeMix {
    if let known = mixed[color] { return known }
    let mix = ShadeMixes.xterm16.nearest(to: color)
    if mixed.count > 4_096 { mixed.removeAll(keepingCapacity: true) }
    mixed[color] = mix
    return mix
  }

  private mutating func pen(for ink: Ink) -> Pen {
    if let last, last.ink == ink { return last.pen }
    let pen = Pen(
      foreground: paint(ink.foreground), background: paint(ink.background),
      attributes: ink.attributes)
    last = (ink, pen)
    return pen
  }

  private mutating func paint(_ color: Color?) -> Paint {
    guard let color else { return .own }
    if let known = looked[color] { return known }
    let paint: Paint =
      switch depth {
      case .none: .own
      case .ansi16: .indexed(Palette.xterm16.nearest(to: color))
      case .palette256: .indexed(Palette.xterm256.nearest(to: color))
      case .truecolor:
        .rgb(
          [color.red, color.green, color.blue].reduce(0) { $0 << 8 | UInt32(Color.byte($1)) })
      }
    if looked.count > 4_096 { looked.removeAll(keepingCapacity: true) }
    looked[color] = paint
    return paint
  }
}

import AnimCore

extension ButtonStage {
  /// A button drawn in cells: its outline to an eighth of a cell, its body in its colour, its title.
  package func draw(_ look: ButtonLook, title: String, style: PreviewStyle) -> Canvas {
    let look = look.tame
    var canvas = Canvas(columns: columns, rows: rows)
    let outline = masks(of: look)
    let bordered = look.border != nil && look.borderWidth > 0
    let inside = bordered ? masks(of: look.insideBorder) : outline
    for place in outline.indices where outline[place] != .empty {
      canvas[column: place % columns, row: place / columns] = cell(
        outline[place], inside[place], look, style)
    }
    drawTitle(title, look, style, over: outline, on: &canvas)
    return canvas
  }

  private func cell(
    _ outline: CellMask, _ inside: CellMask, _ look: ButtonLook, _ style: PreviewStyle
  ) -> Cell {
    let rim = outline.count - inside.count
    let border = look.border ?? look.fill
    if style.charset == .unicode, outline == .full, rim > 0, inside != .empty {
      return edge(BlockGlyph.nearest(to: inside, inverse: true), of: look.fill, on: border)
    }
    let color = rim > inside.count ? border : look.fill
    let shade = style.shade(of: color)
    if shade.isBlank { return Cell(.blank, outline.count > 31 ? Ink(on: color) : .plain) }
    if style.charset == .ascii {
      if outline.count > 40 { return Cell(shade, Ink(color, on: color)) }
      return outline.count > 12 ? Cell(".", Ink(color)) : .blank
    }
    let choice = BlockGlyph.nearest(to: outline, inverse: true)
    if choice.glyph == "█" { return Cell(shade, Ink(color, on: color)) }
    return Cell(choice.glyph, Ink(color, choice.inverse ? .inverse : []))
  }

  // A block of the face on the border. Both are body where colours are not shown: of the two ways to
  // say it, the one is taken whose plain form covers more.
  private func edge(_ choice: BlockGlyph.Choice, of face: Color, on border: Color) -> Cell {
    let (inner, outer) = choice.inverse ? (border, face) : (face, border)
    let covered = BlockGlyph.mask(of: choice.glyph)?.count ?? 64
    return covered < 32
      ? Cell(choice.glyph, Ink(outer, on: inner, .inverse))
      : Cell(choice.glyph, Ink(inner, on: outer))
  }

  // The title keeps its size, as text in cells must; it stands in the middle of the body, is clipped
  // to it, and where there is room a blank parts it from a body that is drawn in shades.
  private func drawTitle(
    _ title: String, _ look: ButtonLook, _ style: PreviewStyle, over outline: [CellMask],
    on canvas: inout Canvas
  ) {
    let line = (centreRow + look.offsetY * rowsPerPoint - 0.5).rounded()
    guard look.titleColor != look.fill, line >= 0, line < Double(rows) else { return }
    let row = Int(line)
    let body = (0..<columns).filter { outline[row * columns + $0].count > 48 }
    guard let first = body.first else { return }
    let text = style.clip(title, to: body.count)
    let width = Glyph.width(of: text)
    guard width > 0 else { return }
    let start = first + (body.count - width) / 2
    let ink = Ink(look.titleColor, on: look.fill, .bold)
    if body.count >= width + 4 {
      canvas[column: start - 1, row: row] = Cell(.blank, ink)
      canvas[column: start + width, row: row] = Cell(.blank, ink)
    }
    canvas.write(text, column: start, row: row, ink: ink)
  }
}

extension PreviewStyle {
  /// A text in the style's characters, clipped to a number of columns.
  package func clip(_ text: String, to columns: Int) -> String {
    switch charset {
    case .unicode: Glyph.clip(text, to: columns)
    case .ascii: Glyph.clip(asciiOnly(text), to: columns, mark: "+")
    }
  }

  /// A text with a question mark in the place of every character ASCII has not, as wide as before.
  package func asciiOnly(_ text: String) -> String {
    text.map { character in
      let isPlain = character.isASCII && Glyph(character).text == String(character)
      return isPlain ? String(character) : String(repeating: "?", count: Glyph(character).width)
    }.joined()
  }
}

import AnimCore

extension ButtonStage {
  /// A button drawn in cells: its outline to an eighth of a cell, its body in its colour, its title.
  package func draw(_ look: ButtonLook, title: String, style: PreviewStyle) -> Canvas {
    let look = look.tame
    var canvas = Canvas(columns: columns, rows: rows)
    let outline = masks(of: look)
    let bordered = look.border != nil && look.borderWidth > 0
    let inside = bordered ? masks(of: look.insideBorder) : outline
    let face = Surface(look.fill, style)
    let border = bordered ? Surface(look.border ?? look.fill, style) : face
    for place in outline.indices where outline[place] != .empty {
      canvas[column: place % columns, row: place / columns] = cell(
        outline[place], inside[place], face: face, border: border, charset: style.charset)
    }
    drawTitle(title, look, style, over: outline, on: &canvas)
    return canvas
  }

  // A colour and what stands for it where colours are not shown.
  private struct Surface {
    let color: Color
    let shade: Glyph

    init(_ color: Color, _ style: PreviewStyle) {
      self.color = color
      shade = style.shade(of: color)
    }
  }

  private func cell(
    _ outline: CellMask, _ inside: CellMask, face: Surface, border: Surface, charset: Charset
  ) -> Cell {
    let rim = outline.count - inside.count
    if charset == .unicode, outline == .full, rim > 0, inside != .empty {
      return edge(
        BlockGlyph.nearest(to: inside, inverse: true), of: face.color, on: border.color)
    }
    let surface = rim > inside.count ? border : face
    let body = Cell(surface.shade, Ink(surface.color, on: surface.color))
    if outline == .full { return body }
    if surface.shade.isBlank { return outline.count > 31 ? body : .blank }
    if charset == .ascii {
      if outline.count > 40 { return body }
      return outline.count > 12 ? Cell(".", Ink(surface.color)) : .blank
    }
    let choice = BlockGlyph.nearest(to: outline, inverse: true)
    if choice.glyph == "█" { return body }
    return Cell(choice.glyph, Ink(surface.color, choice.inverse ? .inverse : []))
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

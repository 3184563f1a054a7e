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
    drawTitle(title, look, style, on: &canvas)
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

  // The title keeps its size, as text in cells must; it moves with the button and is clipped to it.
  private func drawTitle(
    _ title: String, _ look: ButtonLook, _ style: PreviewStyle, on canvas: inout Canvas
  ) {
    let body = min(look.width * abs(look.scale) * columnsPerPoint, Double(columns))
    let room = Int(max(body, 0)) - 2
    let text = style.clip(title, to: room)
    let width = Glyph.width(of: text)
    guard width > 0, look.titleColor != look.fill,
      look.height * abs(look.scale) * rowsPerPoint > 0.5
    else { return }
    let middle = centreColumn + look.offsetX * columnsPerPoint
    let left = (middle - Double(width) / 2).rounded(.down)
    let line = (centreRow + look.offsetY * rowsPerPoint - 0.5).rounded()
    guard abs(left) < 1e9, line >= 0, line < Double(rows) else { return }
    let start = Int(left)
    let ink = Ink(look.titleColor, on: look.fill, .bold)
    for column in [start - 1, start + width] where canvas[column: column, row: Int(line)].isBody {
      canvas[column: column, row: Int(line)] = Cell(.blank, ink)
    }
    canvas.write(text, column: start, row: Int(line), ink: ink)
  }
}

extension Cell {
  // Nothing but ground in one colour, whatever stands there for want of colour.
  fileprivate var isBody: Bool { ink.background != nil && ink.foreground == ink.background }
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

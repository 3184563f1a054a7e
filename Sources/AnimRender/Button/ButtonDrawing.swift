import AnimCore

extension ButtonStage {
  /// A button drawn in cells: its outline to an eighth of a cell, its body in its colour, its title,
  /// and the touch where there is one.
  package func draw(
    _ look: ButtonLook, title: String, style: PreviewStyle, touch: TouchPlace? = nil
  ) -> Canvas {
    let look = look.tame
    var canvas = Canvas(columns: columns, rows: rows)
    let outline = masks(of: look)
    let bordered = look.border != nil && look.borderWidth > 0
    let inside = bordered ? masks(of: look.insideBorder) : outline
    let face = Surface(look.fill, style)
    let border = bordered ? Surface(look.border ?? look.fill, style) : face
    let shadow = ButtonShadow(look)
    for place in outline.indices {
      let (column, row) = (place % columns, place / columns)
      let ground = shadow.flatMap { self.ground(under: $0, column: column, row: row, style) }
      if outline[place] != .empty {
        canvas[column: column, row: row] = cell(
          outline[place], inside[place], face: face, border: border, on: ground,
          charset: style.charset)
      } else if let ground {
        canvas[column: column, row: row] = Cell(.blank, Ink(on: ground))
      }
    }
    drawTitle(title, look, style, over: outline, on: &canvas)
    if let touch { draw(touch, look, style, over: outline, on: &canvas) }
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

  // The terminal's background in the shadow; nil where it is too faint to be seen.
  private func ground(
    under shadow: ButtonShadow, column: Int, row: Int, _ style: PreviewStyle
  ) -> Color? {
    let alpha = shadow.alpha(
      (Double(column) + 0.5 - centreColumn) / columnsPerPoint,
      (Double(row) + 0.5 - centreRow) / rowsPerPoint)
    guard alpha > 1.0 / 64 else { return nil }
    return style.seen(Color(clamping: 0, 0, 0, alpha))
  }

  private func cell(
    _ outline: CellMask, _ inside: CellMask, face: Surface, border: Surface, on ground: Color?,
    charset: Charset
  ) -> Cell {
    let rim = outline.count - inside.count
    if charset == .unicode, outline == .full, rim > 0, inside != .empty {
      return edge(
        BlockGlyph.nearest(to: inside, inverse: true), of: face.color, on: border.color)
    }
    let surface = rim > inside.count ? border : face
    let body = Cell(surface.shade, Ink(surface.color, on: surface.color))
    if outline == .full { return body }
    let nothing = Cell(.blank, Ink(on: ground))
    if surface.shade.isBlank { return outline.count > 31 ? body : nothing }
    if charset == .ascii {
      if outline.count > 40 { return body }
      return outline.count > 12 ? Cell(".", Ink(surface.color, on: ground)) : nothing
    }
    let choice = BlockGlyph.nearest(to: outline, inverse: true)
    if choice.glyph == "█" { return body }
    return Cell(choice.glyph, Ink(surface.color, on: ground, choice.inverse ? .inverse : []))
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
    guard look.titleColor != look.fill, let row = titleRow(of: look) else { return }
    let body = body(inRow: row, of: outline)
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

extension ButtonStage {
  // A finger on the button: two columns behind the title, where few bytes change from frame to frame.
  // It is left out where there is no room. Dragged off, it is to the right of the button.
  private func draw(
    _ touch: TouchPlace, _ look: ButtonLook, _ style: PreviewStyle, over outline: [CellMask],
    on canvas: inout Canvas
  ) {
    guard let row = titleRow(of: look) else { return }
    let mark: Glyph = style.charset == .unicode ? "◉" : "@"
    let body = body(inRow: row, of: outline)
    switch touch {
    case .inside:
      let titled = body.last {
        !canvas[column: $0, row: row].glyph.isBlank
          && canvas[column: $0, row: row].ink.foreground == look.titleColor
      }
      let column = titled.map { $0 + 2 } ?? ((body.first ?? 0) + body.count / 2)
      guard body.contains(column) else { return }
      canvas[column: column, row: row] = Cell(mark, Ink(look.titleColor, on: look.fill, .bold))
    case .outside:
      guard let edge = (0..<columns).last(where: { outline[row * columns + $0] != .empty }),
        edge + 1 < columns
      else { return }
      canvas[column: edge + 1, row: row] = Cell(mark, .bold)
    }
  }

  // The row in the middle of the button; nil where that is off the stage.
  private func titleRow(of look: ButtonLook) -> Int? {
    let line = (centreRow + look.offsetY * rowsPerPoint - 0.5).rounded()
    return line >= 0 && line < Double(rows) ? Int(line) : nil
  }

  // The columns of a row that are the button's body, as good as wholly.
  private func body(inRow row: Int, of outline: [CellMask]) -> [Int] {
    (0..<columns).filter { outline[row * columns + $0].count > 48 }
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

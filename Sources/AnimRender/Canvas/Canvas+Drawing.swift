import AnimCore

extension Canvas {
  /// Writes a text from a place on to the right and returns how many columns it takes.
  ///
  /// It stays in its row: what does not fit is left out. Control characters become visible signs.
  @discardableResult
  public mutating func write(
    _ text: String, column: Int, row: Int, ink: Ink = .plain
  ) -> Int {
    var taken = 0
    for glyph in Glyph.glyphs(of: text) {
      self[column: column &+ taken, row: row] = Cell(glyph, ink)
      taken += glyph.width
    }
    return taken
  }

  /// Fills a rectangle with one cell; what lies outside the canvas is left out.
  public mutating func fill(
    columns: Range<Int>, rows: Range<Int>, with cell: Cell
  ) {
    for row in rows.clamped(to: 0..<self.rows) {
      for column in columns.clamped(to: 0..<self.columns) {
        self[column: column, row: row] = cell
      }
    }
  }

  /// Copies another canvas into this one, its upper left corner at the place given.
  public mutating func draw(_ other: Canvas, column: Int, row: Int) {
    for line in 0..<other.rows {
      for (place, cell) in other.cells(ofRow: line).enumerated() {
        self[column: column &+ place, row: row &+ line] = cell
      }
    }
  }
}

extension Canvas {
  /// The picture as plain text: one line a row, each ended by a line feed, blanks at its end left out.
  ///
  /// Colours and attributes are gone; a block drawn in inverse becomes the block most like what was
  /// to be seen.
  public func text() -> String {
    var text = ""
    for row in 0..<rows {
      text += plainLine(row)
      text += "\n"
    }
    return text
  }

  /// One row as plain text without the blanks at its end.
  package func plainLine(_ row: Int) -> String {
    var line = ""
    var end = line.endIndex
    for cell in cells(ofRow: row) {
      let inverse = cell.ink.attributes.contains(.inverse)
      let glyph = inverse ? BlockGlyph.complement(of: cell.glyph) : cell.glyph
      line += glyph.text
      if !glyph.isBlank { end = line.endIndex }
    }
    return String(line[..<end])
  }
}

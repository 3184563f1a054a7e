import AnimCore

/// The axis below plots: a line with ticks, and times below it.
package struct TimeAxis: Sendable {
  package let time: TimeScale
  /// Columns left of the plots, their own axis included.
  package let gutter: Int

  package init(_ time: TimeScale, gutter: Int) {
    self.time = time
    self.gutter = gutter
  }

  /// How many rows it takes.
  package static let rows = 2

  /// Draws it from a row on.
  package func draw(on canvas: inout Canvas, row: Int, style: PreviewStyle) {
    let isUnicode = style.charset == .unicode
    let columns = gutter + time.columns
    canvas.write(isUnicode ? "└" : "+", column: gutter - 1, row: row, ink: .dim)
    for column in gutter..<columns {
      canvas.write(isUnicode ? "─" : "-", column: column, row: row, ink: .dim)
    }
    let marks = time.marks
    var free = columns
    // From the right, so that the last label has room for the unit.
    for (place, mark) in marks.enumerated().reversed() {
      canvas.write(isUnicode ? "┬" : "+", column: gutter + mark.column, row: row, ink: .dim)
      let unit = place < marks.count - 1 ? "" : time.isShort ? " ms" : " s"
      let text = mark.label + unit
      let start = min(gutter + mark.column - mark.label.utf8.count / 2, columns - text.utf8.count)
      guard start >= 0, start + text.utf8.count <= free else { continue }
      canvas.write(text, column: start, row: row + 1, ink: .dim)
      free = start - 1
    }
  }
}

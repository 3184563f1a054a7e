extension TimeScale {
  /// The time axis below a plot: a line with ticks and, below it, round times, the last with its unit.
  ///
  /// - Parameter gutter: How many columns stand left of the time's first.
  package func axis(gutter: Int, style: PreviewStyle) -> Canvas {
    let isUnicode = style.charset == .unicode
    let line = isUnicode ? "─" : "-"
    let width = gutter + columns
    var canvas = Canvas(columns: width, rows: 2)
    canvas.write(isUnicode ? "└" : "+", column: gutter - 1, row: 0, ink: .dim)
    for column in 0..<columns {
      canvas.write(line, column: gutter + column, row: 0, ink: .dim)
    }
    let marks = marks
    var free = width
    // From the right, so that the last label has room for the unit.
    for (place, mark) in marks.enumerated().reversed() {
      canvas.write(isUnicode ? "┬" : "+", column: gutter + mark.column, row: 0, ink: .dim)
      let text = place == marks.count - 1 ? mark.label + (isShort ? " ms" : " s") : mark.label
      let start = min(gutter + mark.column - mark.label.utf8.count / 2, width - text.utf8.count)
      guard start + text.utf8.count <= free else { continue }
      canvas.write(text, column: start, row: 1, ink: .dim)
      free = start - 1
    }
    return canvas
  }
}

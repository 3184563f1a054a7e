import AnimCore

/// A number's motion before and now as one plot in a terminal, the new curve above the old.
///
///     let curve = DiffCurve(name: "scale", before: [1, 0.95], after: [1, 0.9])
///     print(DiffPlot(curve, style: PreviewStyle(), columns: 80).canvas().text())
public struct DiffPlot: Sendable {
  private let curve: DiffCurve
  private let style: PreviewStyle
  private let columns: Int

  private static let rows = 8

  /// Creates a plot.
  ///
  /// - Parameters:
  ///   - curve: The values before and now.
  ///   - style: The characters and colours it is drawn with.
  ///   - columns: Its width; 20 at least and 300 at most.
  public init(_ curve: DiffCurve, style: PreviewStyle, columns: Int) {
    self.curve = curve
    self.style = style
    self.columns = min(max(columns, 20), StillPreview.widest)
  }

  /// The picture: the name and the legend, the plot, the time.
  public func canvas() -> Canvas {
    let scale = ValueScale(showing: curve.range, limit: Self.rows)
    let gutter = min(scale.labelWidth + 3, columns - 2)
    let time = TimeScale(lastTick: curve.lastFrame, columns: columns - gutter)
    let plot = Plot(
      tracks: [
        track(curve.before, "before", "b", "-", "a", time),
        track(curve.after, "now", "n", "*", "number", time),
      ],
      events: curve.firstFrame.map { [$0] } ?? [], settled: nil, time: time, scale: scale)
    var canvas = Canvas(columns: columns, rows: scale.rows + 3)
    legend(plot, on: &canvas)
    canvas.draw(plot.valueAxis(width: gutter, style: style), column: 0, row: 1)
    canvas.draw(plot.body(style: style), column: gutter, row: 1)
    axis(time, gutter: gutter, row: scale.rows + 1, on: &canvas)
    return canvas
  }

  private func track(
    _ values: [Double], _ name: String, _ letter: Character, _ mark: Character, _ color: String,
    _ time: TimeScale
  ) -> PlotTrack {
    var trace = Trace(
      lastTick: curve.lastFrame, columns: time.columns * DotGrid.dotsAcross(style.charset))
    for frame in 0...curve.lastFrame { trace.append(DiffCurve.value(values, at: frame)) }
    return PlotTrack(
      name: name, letter: letter, asciiMark: mark, color: style.trackColor(color), trace: trace,
      targets: Array(repeating: nil, count: time.columns))
  }

  private func legend(_ plot: Plot, on canvas: inout Canvas) {
    var column = canvas.write(
      style.clip(curve.name, to: max(columns - 20, 6)), column: 0, row: 0, ink: .bold)
    for track in plot.tracks {
      let mark = style.charset == .ascii ? "\(track.asciiMark) " : ""
      column += 2
      column += canvas.write(
        mark + track.name, column: column, row: 0, ink: Ink(track.color, .bold))
    }
  }

  private func axis(_ time: TimeScale, gutter: Int, row: Int, on canvas: inout Canvas) {
    let isUnicode = style.charset == .unicode
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

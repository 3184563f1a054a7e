import AnimCore

/// A recorded curve and the curve fitted to it in a terminal, and below them what is left between.
///
///     let times = (0...20).map { Double($0) / 60 }
///     let samples = try FitSamples(times: times, values: times.map { $0 * (2 - $0) })
///     let plot = FitPlot(try SpringFit(samples), name: "y", style: PreviewStyle(), columns: 80)
///     print(plot.canvas().text())
public struct FitPlot: Sendable {
  private let fit: SpringFit
  private let name: String
  private let style: PreviewStyle
  private let columns: Int
  private let rows: Int

  /// Creates a plot.
  ///
  /// - Parameters:
  ///   - fit: The samples and the curve through them.
  ///   - name: What the values are called.
  ///   - style: The characters and colours it is drawn with.
  ///   - columns: Its width; 20 at least and 300 at most.
  ///   - rows: Its height; 10 at least and 60 at most.
  public init(
    _ fit: SpringFit, name: String, style: PreviewStyle, columns: Int, rows: Int = 18
  ) {
    self.fit = fit
    self.name = name
    self.style = style
    self.columns = min(max(columns, 20), StillPreview.widest)
    self.rows = min(max(rows, 10), 60)
  }

  /// The picture: a legend, the plot, the time, and the residual.
  public func canvas() -> Canvas {
    let left = zip(fit.samples.values, fit.fitted).map { $0 - $1 }
    let whole = ValueScale(
      showing: Self.range(of: fit.samples.values + fit.fitted), limit: (rows - 5) * 2 / 3)
    let rest = ValueScale(showing: Self.range(of: left), limit: max((rows - 5) / 3, 1))
    let gutter = min(max(whole.labelWidth, rest.labelWidth) + 3, columns - 2)
    // Far more ticks than these no label can tell.
    let ticks = min(max((fit.samples.span * 60).rounded(), 1), 1e9)
    let time = TimeScale(lastTick: Int(ticks), columns: columns - gutter)
    let data = track("data", "d", "-", "a", fit.samples.values, time)
    let curve = track("fit", "f", "*", "number", fit.fitted, time)
    let residual = track("residual", "r", "*", "b", left, time)
    var canvas = Canvas(columns: columns, rows: whole.rows + rest.rows + 2 + TimeAxis.rows)
    legend(style.clip(name, to: max(columns - 20, 6)), [data, curve], row: 0, on: &canvas)
    draw([data, curve], whole, time, gutter, row: 1, on: &canvas)
    legend("residual", [], row: whole.rows + 1, on: &canvas)
    draw([residual], rest, time, gutter, row: whole.rows + 2, on: &canvas)
    TimeAxis(time, gutter: gutter).draw(
      on: &canvas, row: whole.rows + rest.rows + 2, style: style)
    return canvas
  }

  private static func range(of values: [Double]) -> ClosedRange<Double> {
    let low = values.min() ?? 0
    return low...max(values.max() ?? 0, low)
  }

  private func draw(
    _ tracks: [PlotTrack], _ scale: ValueScale, _ time: TimeScale, _ gutter: Int, row: Int,
    on canvas: inout Canvas
  ) {
    let begins = fit.segments.dropFirst().map { segment in
      Int(min(max(((segment.time - fit.samples.firstTime) * 60).rounded(), 0), 1e9))
    }
    let plot = Plot(tracks: tracks, events: begins, settled: nil, time: time, scale: scale)
    canvas.draw(plot.valueAxis(width: gutter, style: style), column: 0, row: row)
    canvas.draw(plot.body(style: style), column: gutter, row: row)
  }

  private func legend(
    _ title: String, _ tracks: [PlotTrack], row: Int, on canvas: inout Canvas
  ) {
    var column = canvas.write(title, column: 0, row: row, ink: .bold)
    for track in tracks {
      let mark = style.charset == .ascii ? "\(track.asciiMark) " : ""
      column += 2
      column += canvas.write(
        mark + track.name, column: column, row: row, ink: Ink(track.color, .bold))
    }
  }

  /// A curve over even steps of time, straight between its samples.
  private func track(
    _ name: String, _ letter: Character, _ mark: Character, _ color: String, _ values: [Double],
    _ time: TimeScale
  ) -> PlotTrack {
    let steps = max(time.columns * 4, 2)
    var trace = Trace(
      lastTick: steps, columns: time.columns * DotGrid.dotsAcross(style.charset))
    let times = fit.samples.times
    var next = 0
    for step in 0...steps {
      let now = times[0] + fit.samples.span * Double(step) / Double(steps)
      while next < times.count - 1, times[next] < now { next += 1 }
      let last = max(next - 1, 0)
      let width = times[next] - times[last]
      let share = width > 0 ? min(max((now - times[last]) / width, 0), 1) : 1
      trace.append(values[last] + (values[next] - values[last]) * share)
    }
    return PlotTrack(
      name: name, letter: letter, asciiMark: mark, color: style.trackColor(color), trace: trace,
      targets: Array(repeating: nil, count: time.columns))
  }
}

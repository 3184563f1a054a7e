import AnimCore
import AnimRender

/// Curves over time as the terminal's plots draw them, as text.
struct RecordingPlot {
  let times: [Double]
  private static let columns = 96
  private static let style = PreviewStyle(charset: .unicode)

  /// A plot of values at the times, so many rows high at most.
  func text(_ values: [Double], rows: Int) -> String {
    let (low, high) = (values.min() ?? 0, values.max() ?? 1)
    let scale = ValueScale(showing: low...high, limit: rows)
    let gutter = scale.labelWidth + 3
    let span = times[times.count - 1] - times[0]
    let width = Self.columns - gutter
    let steps = width * 4
    let time = TimeScale(lastTick: steps, columns: width, seconds: span)
    var trace = Trace(
      lastTick: steps, columns: time.columns * DotGrid.dotsAcross(Self.style.charset))
    var next = 1
    for step in 0...steps {
      // Straight between two samples.
      let now = times[0] + span * Double(step) / Double(steps)
      while next < times.count - 1, times[next] < now { next += 1 }
      let share = (now - times[next - 1]) / (times[next] - times[next - 1])
      trace.append(values[next - 1] + (values[next] - values[next - 1]) * min(max(share, 0), 1))
    }
    let track = PlotTrack(
      name: "error", letter: "e", asciiMark: "*", color: Self.style.trackColor("number"),
      trace: trace, targets: Array(repeating: nil, count: time.columns))
    let plot = Plot(tracks: [track], events: [], settled: nil, time: time, scale: scale)
    var canvas = Canvas(columns: Self.columns, rows: scale.rows + TimeAxis.rows)
    canvas.draw(plot.valueAxis(width: gutter, style: Self.style), column: 0, row: 0)
    canvas.draw(plot.body(style: Self.style), column: gutter, row: 0)
    TimeAxis(time, gutter: gutter).draw(on: &canvas, row: scale.rows, style: Self.style)
    return canvas.text()
  }
}

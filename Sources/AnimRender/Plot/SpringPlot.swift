import AnimCore

/// A spring's way from 0 to 1 over time, until it has settled.
///
///     SpringPlot(.spring(.bouncy)).canvas(columns: 80, style: PreviewStyle()).text()
public struct SpringPlot: Sendable {
  private let spring: Spring
  private let velocity: Double
  /// When it has settled; nil where that is never, or beyond what is shown.
  private let settled: Double?
  /// How much of the time is shown, in seconds.
  private let duration: Double
  /// When it is cut and put at its target.
  private let end: Double?

  /// The most rows of the curve.
  private static let rows = 9
  /// The most periods of a spring's that are shown, so that one sees them.
  private static let periods = 12.0

  /// Creates the plot of a spring of any kind; what is no spring stays at 0.
  public init(_ timing: Timing) {
    let (spring, velocity) =
      timing.oscillator ?? (Spring(uncheckedDampingRatio: 1, angularFrequency: 1e-6), 0)
    self.spring = spring
    self.velocity = velocity
    let exact = (try? spring.settlingTime(initialVelocity: velocity)).flatMap(\.self)
    if case .uikitSpring(let uikit) = timing.kind {
      end = uikit.duration
      settled = min(exact ?? uikit.duration, uikit.duration)
      duration = max(uikit.duration, 1e-6)
    } else {
      end = nil
      let most = spring.dampingRatio < 1 ? Self.periods * spring.response : .infinity
      settled = exact.flatMap { $0 <= most ? $0 : nil }
      duration = settled.map { max($0 * 1.08, 1e-6) } ?? min(most, 1e300)
    }
  }

  /// The picture: the curve, its axes, and what it shows above it.
  public func canvas(columns: Int, style: PreviewStyle) -> Canvas {
    let columns = min(max(columns, 24), Canvas.largestSide)
    // Finer than the dots, so that a fast swing is a whole one.
    let steps = columns * 16
    let values = (0...steps).map { place(Double($0) / Double(steps) * duration) }
    let (low, high) = (values.min() ?? 0, values.max() ?? 1)
    let scale = ValueScale(showing: min(low, 0)...max(high, 1), limit: Self.rows)
    let gutter = scale.labelWidth + 3
    let time = TimeScale(lastTick: steps, columns: columns - gutter, seconds: duration)
    var trace = Trace(lastTick: steps, columns: time.columns * DotGrid.dotsAcross(style.charset))
    for value in values { trace.append(value) }
    let track = PlotTrack(
      name: "way", letter: "w", asciiMark: "*", color: style.trackColor("number"), trace: trace,
      targets: Array(repeating: 1, count: time.columns))
    let plot = Plot(
      tracks: [track], events: [], settled: settled.map { Int($0 / duration * Double(steps)) },
      time: time, scale: scale)
    var canvas = Canvas(columns: columns, rows: scale.rows + 3)
    header(on: &canvas, style)
    canvas.draw(plot.valueAxis(width: gutter, style: style), column: 0, row: 1)
    canvas.draw(plot.body(style: style), column: gutter, row: 1)
    canvas.draw(time.axis(gutter: gutter, style: style), column: 0, row: scale.rows + 1)
    return canvas
  }

  private func place(_ time: Double) -> Double {
    if let end, time >= end { return 1 }
    return 1 - spring.propagator(after: time)(x: 1, v: -velocity).x
  }

  private func header(on canvas: inout Canvas, _ style: PreviewStyle) {
    canvas.write("progress", column: 0, row: 0, ink: .bold)
    guard settled != nil else { return }
    let text = "\(PlotMarks(style).settled) within 0.1% of it"
    canvas.write(text, column: canvas.columns - Glyph.width(of: text), row: 0, ink: .dim)
  }
}

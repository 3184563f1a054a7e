import AnimCore

/// A timeline as keyframes for browsers: for each style the ticks that need one.
struct WebKeyframes: Sendable {
  /// One style's keyframes.
  struct Row: Sendable {
    let style: WebStyle
    let ticks: [Int]
    let texts: [String]
  }

  /// The styles that move.
  let rows: [Row]
  /// The last tick, at which the animation ends.
  let lastTick: Tick
  /// What browsers see otherwise than the engine.
  let differences: [ExportDifference]

  /// Keeps the keyframes that are needed.
  ///
  /// - Parameters:
  ///   - offset: The time of a tick as it is written, as a share of the whole.
  init(
    _ timeline: Timeline, until lastTick: Tick, tolerance: Double,
    offset: (Int) -> Double
  ) throws(ExportError) {
    var rows: [Row] = []
    var differences: [ExportDifference] = []
    for style in WebStyle.animated(by: timeline) {
      let track = try SampledTrack(style.properties, of: timeline, until: lastTick)
      let ticks = StraightLines.ticks(of: track.premultiplied, tolerance: tolerance)
      let values = ticks.map { track[$0] }
      rows.append(Row(style: style, ticks: ticks, texts: values.map(style.text)))
      let reading = KeyframeReading(
        times: ticks.map { offset($0) * Double(lastTick.index) }, values: values.map(style.read),
        isPremultiplied: true)
      differences += reading.differences(from: track).filter { difference in
        timeline.properties.contains { $0.column == difference.property }
      }
    }
    self.rows = rows
    self.lastTick = lastTick
    self.differences = differences
  }

  /// The ticks that have a keyframe of any style, each with the styles that have one there.
  var steps: [(tick: Int, values: [(style: WebStyle, text: String)])] {
    var found: [Int: [(WebStyle, String)]] = [:]
    for row in rows {
      for (tick, text) in zip(row.ticks, row.texts) {
        found[tick, default: []].append((row.style, text))
      }
    }
    return found.sorted { $0.key < $1.key }.map { ($0.key, $0.value.map { ($0.0, $0.1) }) }
  }
}

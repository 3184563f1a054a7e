import AnimCore

/// A panel of a plot: one property's numbers over time, as large as the drawing says.
struct SVGPlot {
  /// The drawing, as elements of SVG.
  private(set) var text = ""
  /// How far the curves as they are written are from the table.
  private(set) var differences: [ExportDifference] = []

  static let width = 560.0
  static let height = 132.0
  private static let decimal = TrimmedDecimal(2)

  /// - Parameters:
  ///   - property: What is drawn; a colour as four curves.
  ///   - top: Where the panel begins.
  init(
    _ property: PropertyTraits, of timeline: Timeline, until lastTick: Tick, left: Double,
    top: Double
  ) throws(ExportError) {
    let track = try SampledTrack([property], of: timeline, until: lastTick)
    let curves = (0..<track.width).map { channel in
      (0..<track.rowCount).map { track.numbers[$0 * track.width + channel] }
    }
    let low = curves.joined().min() ?? 0
    let high = curves.joined().max() ?? 1
    let scale = Axis(low, high)
    let step = Self.width / Double(max(lastTick.index, 1))
    let y = { (value: Double) in
      top + (scale.top - value) / (scale.top - scale.bottom) * Self.height
    }
    for mark in scale.marks {
      let height = Self.decimal.text(y(mark.value))
      text += """
        <path class="g" d="M\(Self.decimal.text(left)) \(height)h\(Self.decimal.text(Self.width))"/>\
        <text x="\(Self.decimal.text(left - 6))" y="\(height)" dy=".35em" text-anchor="end">\
        \(mark.label)</text>

        """
    }
    text += targets(of: property, timeline, lastTick, left: left, step: step, y: y)
    var worst = (number: 0.0, tick: 0)
    let unit = (scale.top - scale.bottom) / Self.height
    for (channel, numbers) in curves.enumerated() {
      if channel == 3, numbers.allSatisfy({ $0 == 1 }) { continue }
      let pieces = CubicPieces(numbers, within: 0.1 * unit).pieces
      var path = "M\(Self.decimal.text(left)) \(Self.decimal.text(y(numbers[0])))"
      for piece in pieces {
        let written = piece.heights.map { Self.decimal.read(y($0)) }
        path += Self.segment(piece, written, left: left, step: step)
        let read = CubicPieces.Piece(
          from: piece.from, to: piece.to,
          heights: written.map {
            scale.top - ($0 - top) / Self.height * (scale.top - scale.bottom)
          })
        for tick in piece.from...piece.to {
          let off = (read.height(at: Double(tick)) - numbers[tick]).magnitude
          if off > worst.number { worst = (off, tick) }
        }
      }
      let name = property.isColor ? ["r", "g", "b", "a"][channel] : "n"
      text += "<path class=\"c \(name)\" d=\"\(path)\"/>\n"
    }
    differences = [
      ExportDifference(
        property: property.column, largest: worst.number, tick: Tick(worst.tick))
    ]
  }

  private static func segment(
    _ piece: CubicPieces.Piece, _ heights: [Double], left: Double, step: Double
  ) -> String {
    let x = { (share: Double) in
      decimal.text(left + (Double(piece.from) + Double(piece.to - piece.from) * share) * step)
    }
    let y = heights.map(decimal.text)
    if heights.allSatisfy({ $0 == heights[0] }) { return "H\(x(1))" }
    if piece.to == piece.from + 1 { return "L\(x(1)) \(y[3])" }
    return "C\(x(1.0 / 3)) \(y[1]) \(x(2.0 / 3)) \(y[2]) \(x(1)) \(y[3])"
  }

  /// Dashes where a number is on its way to.
  private func targets(
    of property: PropertyTraits, _ timeline: Timeline, _ lastTick: Tick, left: Double, step: Double,
    y: (Double) -> Double
  ) -> String {
    guard !property.isColor, let track = timeline.tracks.first(where: { $0.property == property })
    else { return "" }
    var path = ""
    for (place, segment) in track.segments.enumerated() where segment.start <= lastTick.index {
      let next = place + 1 < track.segments.count ? track.segments[place + 1].start : lastTick.index
      let end = min(next, lastTick.index)
      guard end > segment.start else { continue }
      let height = Self.decimal.text(y(segment.destination.published.first))
      path += "M\(Self.decimal.text(left + Double(segment.start) * step)) \(height)"
      path += "H\(Self.decimal.text(left + Double(end) * step))"
    }
    return path.isEmpty ? "" : "<path class=\"t\" d=\"\(path)\"/>\n"
  }

  /// The numbers beside a panel.
  private struct Axis {
    let top: Double
    let bottom: Double
    let marks: [(value: Double, label: String)]

    init(_ low: Double, _ high: Double) {
      // What hardly moves stands in the middle of a span of its own size.
      let middle = (low + high) / 2
      let size = max(low.magnitude, high.magnitude)
      let span = max(high - low, max(size * 1e-4, 1e-9))
      let half = span > (high - low) ? max(size / 10, 0.1) : span / 2 * 1.08
      top = middle + half
      bottom = middle - half
      let step = RoundStep.steps(from: (top - bottom) / 5).first
      var marks: [(Double, String)] = []
      if let step {
        let first = (bottom / step.size).rounded(.up)
        let last = (top / step.size).rounded(.down)
        if first.magnitude < 1e15, last.magnitude < 1e15, last - first < 50 {
          for count in Int(first)...max(Int(first), Int(last)) where count <= Int(last) {
            marks.append((Double(count) * step.size, step.multiple(count).text))
          }
        }
      }
      self.marks = marks
    }
  }
}

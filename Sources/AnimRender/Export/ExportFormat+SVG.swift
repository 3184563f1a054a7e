import AnimCore

extension ExportFormat {
  /// A still plot of all that moves.
  static let svg = ExportFormat(
    "svg", ending: "svg", readers: "browsers, documents, rsvg-convert: a still plot",
    keeps: [.retargets, .states], typicalError: "0.1 % of it"
  ) { scene, options throws(ExportError) in
    let plots = try SVGPlots(scene)
    return ExportedFile(plots.text, differences: ExportDifference.merged(plots.differences))
  }
}

/// The whole plot: a panel for each property of each button, time below.
struct SVGPlots {
  /// The whole as a file of its own.
  let text: String
  /// The panels without a frame, for a page that has its own.
  let panels: String
  /// The size of the whole.
  let size: (width: Double, height: Double)
  private(set) var differences: [ExportDifference] = []

  /// Where time begins, from the left edge.
  static let left = 64.0
  private static let right = 20.0
  private static let head = 30.0
  private static let gap = 30.0
  private static let decimal = TrimmedDecimal(2)

  init(_ scene: ExportScene) throws(ExportError) {
    var panels = ""
    var top = 34.0
    for part in scene.parts {
      let timeline = part.scene.timeline
      for property in timeline.properties {
        let plot = try SVGPlot(
          property, of: timeline, until: scene.lastTick, left: Self.left, top: top + 16)
        differences += plot.differences
        let name = (part.member.map { "\($0): " } ?? "") + property.name
        let unit = [.points: ", pt", .degrees: ", °"][property.unit] ?? ""
        panels += "<text class=\"h\" x=\"\(Self.decimal.text(Self.left))\""
        panels += " y=\"\(Self.decimal.text(top + 6))\">"
        panels += MarkupText.xml(name + unit)
        if property.isColor {
          panels += "rgb".map { " <tspan class=\"k\($0)\">\($0)</tspan>" }.joined()
        }
        panels += "</text>\n" + plot.text
        panels += Self.marks(of: timeline, scene.lastTick, top: top + 16)
        top += SVGPlot.height + 16 + Self.gap
      }
    }
    let bottom = max(top - Self.gap, 60)
    let width = Self.left + SVGPlot.width + Self.right
    self.panels = panels + Self.times(scene.lastTick, bottom: bottom)
    size = (width, bottom + Self.head)
    let words = try Self.words(scene, differences)
    text = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.decimal.text(width)) \
      \(Self.decimal.text(bottom + Self.head))" role="img" \
      aria-labelledby="title desc" font-family="system-ui, sans-serif" font-size="11">
      <title id="title">\(MarkupText.xml(scene.name))</title>
      <desc id="desc">\(MarkupText.xml(words))</desc>
      <style>svg{color:#1c1c1e}text{fill:currentColor}.h{font-weight:600;font-size:12px}\
      .g{stroke:currentColor;opacity:.14}.t{stroke:currentColor;opacity:.5;stroke-dasharray:2 4}\
      .e{stroke:currentColor;opacity:.4}.c{stroke-width:2;stroke-linejoin:round}path{fill:none}\
      .kr{fill:#d70015}.kg{fill:#248a3d}.kb{fill:#3a55e0}.n{stroke:#0a62d0}.r{stroke:#d70015}.c.g{stroke:#248a3d;opacity:1}.b{stroke:#3a55e0}\
      .a{stroke:#8a8a8e}@media(prefers-color-scheme:dark){svg{color:#f2f2f7}.kr{fill:#ff6961}.kg{fill:#4cd964}.kb{fill:#8f9dff}.n{stroke:#64a8ff}\
      .r{stroke:#ff6961}.c.g{stroke:#4cd964}.b{stroke:#8f9dff}}</style>
      <text class="h" x="\(Self.decimal.text(Self.left))" y="18" font-size="14">\
      \(MarkupText.xml(scene.name))</text>
      \(self.panels)</svg>

      """
  }

  /// Where the state changes.
  private static func marks(of timeline: Timeline, _ lastTick: Tick, top: Double) -> String {
    let step = SVGPlot.width / Double(max(lastTick.index, 1))
    var text = ""
    var last = -100.0
    let changes = zip(timeline.log, timeline.log.dropFirst()).filter { $0.state != $1.state }
    for (_, change) in changes.prefix(64) {
      let x = left + Double(change.tick.index) * step
      text += "<path class=\"e\" d=\"M\(decimal.text(x)) \(decimal.text(top))"
      text += "v\(decimal.text(SVGPlot.height))\"/>\n"
      if x - last > 70 {
        // Above the panel, unless its heading stands there.
        let y = x - left > 150 ? top - 3 : top + SVGPlot.height - 5
        text += "<text x=\"\(decimal.text(x + 4))\" y=\"\(decimal.text(y))\""
        text += " opacity=\".7\">\(change.state)</text>\n"
        last = x
      }
    }
    return text
  }

  private static func times(_ lastTick: Tick, bottom: Double) -> String {
    let scale = TimeScale(lastTick: lastTick.index, columns: Int(SVGPlot.width / 6))
    let marks = scale.marks
    return marks.enumerated().map { place, mark in
      // The label's own number: a column is too coarse a place.
      let time = (Double(mark.label) ?? 0) / (scale.isShort ? 1000 : 1)
      let share = lastTick.index > 0 ? time / lastTick.seconds : 0
      let unit = place + 1 == marks.count ? (scale.isShort ? " ms" : " s") : ""
      let x = decimal.text(left + share * SVGPlot.width)
      return "<text x=\"\(x)\" y=\"\(decimal.text(bottom + 16))\" text-anchor=\"middle\">"
        + "\(mark.label)\(unit)</text>\n"
    }.joined()
  }

  private static func words(
    _ scene: ExportScene, _ differences: [ExportDifference]
  ) throws(ExportError) -> String {
    var words: [String] = []
    for part in scene.parts {
      let timeline = part.scene.timeline
      for property in timeline.properties where !property.isColor {
        let values = try SampledTrack([property], of: timeline, until: timeline.lastTick).numbers
        let (low, high) = (values.min() ?? 0, values.max() ?? 0)
        let decimal = TrimmedDecimal(4)
        words.append(
          "\(part.member.map { "\($0): " } ?? "")\(property.name) runs from "
            + "\(decimal.text(values.first ?? 0)) to \(decimal.text(values.last ?? 0)), at least "
            + "\(decimal.text(low)) and at most \(decimal.text(high)).")
      }
      let end = TrimmedDecimal(3).text(timeline.lastTick.seconds)
      words.append(
        timeline.isSettled ? "At rest after \(end) s." : "Cut after \(end) s, not at rest.")
    }
    words.append(
      "By \(scene.generator); largest differences from the engine's table: "
        + "\(ExportDifference.list(ExportDifference.merged(differences))).")
    return words.joined(separator: " ")
  }
}

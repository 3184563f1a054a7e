import AnimCore

/// Motion before and now as a drawing in SVG, for a review: a chart of each number, with what there is
/// to say about it.
///
///     let curve = DiffCurve(name: "scale", before: [1, 0.95], after: [1, 0.9])
///     let drawing = DiffDrawing(title: "Motion", before: "a.csv", after: "b.csv", curves: [curve])
///     drawing.svg  // <svg xmlns="http://www.w3.org/2000/svg" …
///
/// It suits a light page and a dark one, has no script and no outside reference, and one line an element.
public struct DiffDrawing: Sendable {
  private let title: String
  private let before: String
  private let after: String
  private let curves: [DiffCurve]

  /// Creates a drawing.
  ///
  /// - Parameters:
  ///   - title: What it is headed with.
  ///   - before: What the old curves are called.
  ///   - after: What the new curves are called.
  ///   - curves: The numbers, a chart each.
  public init(title: String, before: String, after: String, curves: [DiffCurve]) {
    self.title = title
    self.before = before
    self.after = after
    self.curves = curves
  }

  private static let width = 720
  private static let top = 84
  /// Where the charts begin and end, and how high they are.
  private static let (left, right, height) = (64, 696, 120)
  private static let lineHeight = 18
  /// The most points of a curve.
  private static let points = 1_500

  /// The drawing.
  public var svg: String {
    var y = Self.top
    var charts: [String] = []
    for curve in curves {
      charts += chart(curve, top: y)
      y += Self.chartHeight(curve)
    }
    let size = "width=\"\(Self.width)\" height=\"\(y)\" viewBox=\"0 0 \(Self.width) \(y)\""
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) role=\"img\">",
      "  <title>\(MarkupText.xml(title))</title>",
      "  <style>",
    ]
    lines += Self.style.map { "    \($0)" }
    lines += [
      "  </style>",
      "  <rect class=\"paper\" width=\"\(Self.width)\" height=\"\(y)\"/>",
      "  <text class=\"title\" x=\"24\" y=\"34\">\(MarkupText.xml(Self.short(title)))</text>",
      "  <line class=\"was\" x1=\"24\" y1=\"57\" x2=\"52\" y2=\"57\"/>",
      "  <text class=\"word\" x=\"60\" y=\"61\">before: \(MarkupText.xml(Self.brief(before)))</text>",
      "  <line class=\"is\" x1=\"368\" y1=\"57\" x2=\"396\" y2=\"57\"/>",
      "  <text class=\"word\" x=\"404\" y=\"61\">now: \(MarkupText.xml(Self.brief(after)))</text>",
    ]
    return (lines + charts + ["</svg>"]).map { "\($0)\n" }.joined()
  }

  private static let style = [
    "text { font: 12px ui-sans-serif, system-ui, sans-serif; fill: #1d1d1f; }",
    ".title { font-size: 17px; font-weight: 600; }",
    ".name { font-size: 14px; font-weight: 600; }",
    ".mark { font-size: 11px; fill: #6e6e73; }",
    ".paper { fill: #ffffff; }",
    ".grid { stroke: #e4e4e8; }",
    ".first { stroke: #6e6e73; stroke-dasharray: 2 3; }",
    ".was, .is { fill: none; stroke-width: 2; stroke-linejoin: round; }",
    ".was { stroke: #8a8a90; stroke-dasharray: 5 3; }",
    ".is { stroke: #0b5cd5; }",
    "@media (prefers-color-scheme: dark) {",
    "  text { fill: #f2f2f5; }",
    "  .mark { fill: #a0a0a6; }",
    "  .paper { fill: #17171a; }",
    "  .grid { stroke: #333338; }",
    "  .first { stroke: #a0a0a6; }",
    "  .was { stroke: #98989f; }",
    "  .is { stroke: #6cb0ff; }",
    "}",
  ]

  private static func chartHeight(_ curve: DiffCurve) -> Int {
    26 + curve.sentences.count * lineHeight + height + 44
  }

  private func chart(_ curve: DiffCurve, top: Int) -> [String] {
    let scale = ValueScale(showing: curve.range, limit: 7)
    let area = ChartArea(
      curve: curve, scale: scale, left: Self.left, right: Self.right,
      top: top + 26 + curve.sentences.count * Self.lineHeight, height: Self.height)
    var lines = [
      "  <g>",
      "    <text class=\"name\" x=\"24\" y=\"\(top + 14)\">"
        + "\(MarkupText.xml(Self.short(curve.name)))</text>",
    ]
    for (place, sentence) in curve.sentences.enumerated() {
      let y = top + 14 + (place + 1) * Self.lineHeight
      lines.append(
        "    <text class=\"word\" x=\"24\" y=\"\(y)\">"
          + "\(MarkupText.xml(Self.short(sentence)))</text>")
    }
    lines += area.lines.map { "    \($0)" }
    for (name, values) in [("was", curve.before), ("is", curve.after)] {
      let step = max((curve.lastFrame + Self.points) / Self.points, 1)
      let frames = stride(from: 0, to: curve.lastFrame, by: step) + [curve.lastFrame]
      let points = frames.map { area.point(frame: $0, DiffCurve.value(values, at: $0)) }
      lines.append(
        "    <polyline class=\"\(name)\" points=\"\(points.joined(separator: " "))\"/>")
    }
    return lines + ["  </g>"]
  }

  /// A text that fits the width.
  private static func short(_ text: String) -> String { clipped(text, to: 104) }

  /// A text that fits half of it.
  private static func brief(_ text: String) -> String { clipped(text, to: 42) }

  private static func clipped(_ text: String, to count: Int) -> String {
    text.count > count ? text.prefix(count - 1) + "…" : text
  }
}

/// Where a chart's curves go, and its axes.
private struct ChartArea {
  let curve: DiffCurve
  let scale: ValueScale
  let left: Int
  let right: Int
  let top: Int
  let height: Int

  private func x(_ frame: Int) -> Double {
    let share = Double(frame) / Double(max(curve.lastFrame, 1))
    return Double(left) + share * Double(right - left)
  }

  private func y(_ value: Double) -> Double {
    let share = min(max(scale.position(of: value) / Double(scale.rows), 0), 1)
    return Double(top) + share * Double(height)
  }

  private static func text(_ number: Double) -> String { RoundNumber(number, decimals: 1).text }

  func point(frame: Int, _ value: Double) -> String {
    "\(Self.text(x(frame))),\(Self.text(y(value)))"
  }

  /// The lines of the grid and their labels, and where the curves part.
  var lines: [String] {
    var lines: [String] = []
    for tick in scale.ticks {
      let y = Self.text(y(scale.value(atRow: tick.row)))
      lines.append("<line class=\"grid\" x1=\"\(left)\" y1=\"\(y)\" x2=\"\(right)\" y2=\"\(y)\"/>")
      lines.append(
        "<text class=\"mark\" x=\"\(left - 8)\" y=\"\(y)\" dy=\"4\" text-anchor=\"end\">"
          + "\(tick.label)</text>")
    }
    let time = TimeScale(lastTick: curve.lastFrame, columns: (right - left) / 8)
    let marks = time.marks
    for (place, mark) in marks.enumerated() {
      let unit = place < marks.count - 1 ? "" : time.isShort ? " ms" : " s"
      lines.append(
        "<text class=\"mark\" x=\"\(left + mark.column * 8)\" y=\"\(top + height + 18)\" "
          + "text-anchor=\"middle\">\(mark.label)\(unit)</text>")
    }
    if let first = curve.firstFrame {
      let x = Self.text(x(first))
      lines.append(
        "<line class=\"first\" x1=\"\(x)\" y1=\"\(top)\" x2=\"\(x)\" y2=\"\(top + height)\"/>")
    }
    return lines
  }
}

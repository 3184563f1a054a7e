import AnimCore

/// A row of small buttons: what the motion looks like at its most telling ticks.
package struct Filmstrip: Sendable {
  private let scene: PreviewScene
  private let survey: MotionSurvey
  private let style: PreviewStyle
  private let columns: Int
  private let details: Int

  /// The narrowest picture, with its gap, in columns.
  package static let narrowest = 13
  private static let most = 8
  private static let gap = 1
  private static let tallest = 7

  /// - Parameter details: How many properties are told in numbers below each picture, at most.
  package init(
    _ scene: PreviewScene, survey: MotionSurvey, style: PreviewStyle, columns: Int, details: Int
  ) {
    self.details = max(details, 0)
    self.scene = scene
    self.survey = survey
    self.style = style
    self.columns = columns
  }

  /// The strip as cells: the buttons, and below each its time, state and values.
  package func canvas() -> Canvas {
    let most = min(max((columns + Self.gap) / Self.narrowest, 1), Self.most)
    let ticks = Moments.choose(survey, limit: most)
    let pitch = (columns + Self.gap) / max(ticks.count, 1)
    let width = min(pitch - Self.gap, 24)
    let stage = stage(columns: width)
    let texts = ticks.map { lines(at: $0, columns: width) }
    let height = stage.rows + (texts.map(\.count).max() ?? 0)
    var canvas = Canvas(columns: columns, rows: height)
    for (place, tick) in ticks.enumerated() {
      let left = place * pitch
      var look = scene.look(at: Tick(tick), style: style)
      look.cornerRadius *= 0.5
      canvas.draw(
        stage.draw(look, title: scene.title, style: style), column: left, row: 0)
      for (line, text) in texts[place].enumerated() {
        let clipped = style.clip(text.text, to: width)
        let start = left + (width - Glyph.width(of: clipped)) / 2
        canvas.write(clipped, column: start, row: stage.rows + line, ink: text.ink)
      }
    }
    return canvas
  }

  private func stage(columns: Int) -> ButtonStage {
    let extent = ButtonExtent(survey, scene: scene)
    let width = Double(columns - 1) / extent.across
    let shape = min(max(scene.height / scene.width * width / 2, 1), 3)
    let height = max((shape * 2).rounded() / 2, 2)
    return extent.stage(
      for: scene, width: width, height: height, columns: columns, most: Self.tallest,
      keepsPlain: true)
  }

  private func lines(at tick: Int, columns: Int) -> [(text: String, ink: Ink)] {
    let words = MotionText(lastTick: survey.lastTick, style: style)
    let instant = words.instant(tick)
    var lines: [(String, Ink)] = [
      (Glyph.width(of: instant) <= columns ? instant : words.time(tick), .bold)
    ]
    for line in words.state(scene.motion.state(at: Tick(tick)), columns: columns) {
      lines.append((line, .plain))
    }
    for property in scene.motion.properties.prefix(details) {
      let value = words.value(of: property, in: scene.motion, at: Tick(tick))
      let named = "\(property.column) \(value)"
      lines.append((property.isColor || named.utf8.count > columns ? value : named, .dim))
    }
    return lines
  }
}

import AnimCore

/// What a preview says in words: its title line, and everything where there is no room for a picture.
package struct PreviewNotes: Sendable {
  private let scene: PreviewScene
  private let survey: MotionSurvey
  private let style: PreviewStyle
  private let words: MotionText

  /// In fewer columns than this there are only words.
  package static let narrowestPicture = 20

  package init(_ scene: PreviewScene, survey: MotionSurvey, style: PreviewStyle) {
    self.scene = scene
    self.survey = survey
    self.style = style
    words = MotionText(lastTick: survey.lastTick, style: style)
  }

  /// Writes the first line: the name, and on the right how long the motion is.
  package func title(on canvas: inout Canvas) {
    title(words.lengths(of: scene.motion), on: &canvas)
  }

  /// Writes the first line: the name, and on the right the longest note that leaves room for it.
  package func title(_ notes: [String], on canvas: inout Canvas) {
    let least = min(Glyph.width(of: scene.name), Self.leastName) + 2
    let note = notes.first { Glyph.width(of: $0) + least <= canvas.columns } ?? notes.last ?? ""
    let shown = style.clip(note, to: canvas.columns)
    let width = Glyph.width(of: shown)
    let name = style.clip(scene.name, to: max(canvas.columns - width - 2, 0))
    canvas.write(name, column: 0, row: 0, ink: .bold)
    canvas.write(shown, column: canvas.columns - width, row: 0, ink: .dim)
  }

  private static let leastName = 8

  /// The motion in words, one moment a line.
  package func canvas(columns: Int, rows: Int) -> Canvas {
    let moments = Moments.choose(survey, limit: 6).map { line(at: $0) }
    let lines = [words.lengths(of: scene.motion).last ?? ""] + moments
    var canvas = Canvas(columns: columns, rows: min(lines.count, rows))
    for (row, line) in lines.enumerated() {
      canvas.write(style.clip(line, to: columns), column: 0, row: row)
    }
    return canvas
  }

  /// One moment in words: when, in which state, with which values.
  package func line(at tick: Int) -> String {
    let values = scene.motion.properties.map {
      words.value(of: $0, in: scene.motion, at: Tick(tick))
    }
    let state = scene.motion.state(at: Tick(tick)).description
    return ([words.time(tick), state] + values).joined(separator: " ")
  }
}

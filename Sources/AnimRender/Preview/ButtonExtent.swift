import AnimCore

/// How far a button reaches from where its middle rests, over a whole timeline, in halves of its size.
package struct ButtonExtent: Hashable, Sendable {
  /// To the left, at least 1.
  package let left: Double
  /// To the right, at least 1.
  package let right: Double
  /// Up, at least 1.
  package let up: Double
  /// Down, at least 1.
  package let down: Double

  /// Both ways together, where 1 is the button itself.
  package var across: Double { (left + right) / 2 }
  /// Both ways together, where 1 is the button itself.
  package var along: Double { (up + down) / 2 }

  /// A button that flies off is followed only so far.
  private static let most = 3.0

  package init(_ survey: MotionSurvey, scene: PreviewScene) {
    func range(_ property: Property<Double>) -> ClosedRange<Double> {
      let column = survey.columns.first { $0.property == property.traits }
      let resting = scene.motion.value(of: property, at: .zero)
      return column.map { $0.least.value...$0.greatest.value } ?? resting...resting
    }
    let scales = range(.scale)
    let scale = max(
      abs(scene.drawn(scale: scales.lowerBound)), abs(scene.drawn(scale: scales.upperBound)))
    let turns = range(.rotation)
    let turn = Elementary.sinCos(
      min(max(abs(turns.lowerBound), abs(turns.upperBound)), 90) * .pi / 180)
    let width = max(scene.width * turn.cos + scene.height * turn.sin, scene.width)
    let height = max(scene.width * turn.sin + scene.height * turn.cos, scene.height)
    let across = width / scene.width * scale
    let along = height / scene.height * scale
    let (x, y) = (range(.offsetX), range(.offsetY))
    let shadow = range(.shadowOpacity).upperBound > 0 ? range(.shadowRadius).upperBound : 0
    left = Self.clamp(across - 2 * (x.lowerBound - shadow) / scene.width)
    right = Self.clamp(across + 2 * (x.upperBound + shadow) / scene.width)
    up = Self.clamp(along - 2 * (y.lowerBound - shadow) / scene.height)
    down = Self.clamp(along + 2 * (y.upperBound + shadow) / scene.height)
  }

  /// A stage that holds the button wherever it goes.
  ///
  /// Its middle row is whole, so that the title stands in the middle of the body.
  ///
  /// - Parameters:
  ///   - width: The button at scale 1, in columns.
  ///   - height: The button at scale 1, in rows.
  ///   - columns: The stage's width.
  ///   - most: The most rows; what does not fit is cut off below.
  package func stage(
    for scene: PreviewScene, width: Double, height: Double, columns: Int, most: Int,
    keepsPlain: Bool
  ) -> ButtonStage {
    // What reaches into a row by less than a tenth is hardly drawn.
    let above = Int(max((height / 2 * up - 0.6).rounded(.up), 0))
    let below = Int(max((height / 2 * down - 0.6).rounded(.up), 0))
    return ButtonStage(
      columns: columns, rows: min(above + 1 + below, most),
      columnsPerPoint: width / scene.width, rowsPerPoint: height / scene.height,
      centreColumn: (Double(columns) - width * across) / 2 + width / 2 * left,
      centreRow: Double(min(above, max(most - 1, 0))) + 0.5, keepsPlain: keepsPlain)
  }

  private static func clamp(_ extent: Double) -> Double {
    extent > 1 ? min(extent, most) : 1
  }
}

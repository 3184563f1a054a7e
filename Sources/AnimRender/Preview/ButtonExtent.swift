import AnimCore

/// How far a button reaches from its middle over a whole timeline, as multiples of half its size.
package struct ButtonExtent: Hashable, Sendable {
  /// To the left and to the right, at least 1.
  package let across: Double
  /// Up and down, at least 1.
  package let down: Double

  /// A button that flies off is followed only so far.
  private static let most = 2.0

  package init(_ survey: MotionSurvey, scene: PreviewScene) {
    func farthest(_ property: Property<Double>) -> Double {
      let column = survey.columns.first { $0.property == property.traits }
      let resting = abs(scene.timeline.value(of: property, at: .zero))
      return column.map { max(abs($0.least.value), abs($0.greatest.value)) } ?? resting
    }
    let scale = farthest(.scale)
    let turned = farthest(.rotation) > 0
    let diagonal = (scene.width * scene.width + scene.height * scene.height).squareRoot()
    let width = turned ? diagonal : scene.width
    let height = turned ? diagonal : scene.height
    across = Self.clamp((width * scale + 2 * farthest(.offsetX)) / scene.width)
    down = Self.clamp((height * scale + 2 * farthest(.offsetY)) / scene.height)
  }

  private static func clamp(_ extent: Double) -> Double {
    extent > 1 ? min(extent, most) : 1
  }
}

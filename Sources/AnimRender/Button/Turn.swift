import AnimCore

/// A turn about the origin; x to the right, y down, clockwise counts positive.
struct Turn: Hashable, Sendable {
  private let cosine: Double
  private let sine: Double

  init(degrees: Double) {
    let radians = degrees.remainder(dividingBy: 360) * .pi / 180
    (sine, cosine) = Elementary.sinCos(radians)
  }

  /// Where a point was before the turn.
  func back(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    (cosine * x + sine * y, cosine * y - sine * x)
  }
}

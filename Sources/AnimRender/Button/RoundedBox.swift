/// A rounded rectangle about the origin, in any unit.
struct RoundedBox: Sendable {
  private let halfWidth: Double
  private let halfHeight: Double
  private let radius: Double

  init(width: Double, height: Double, radius: Double, unit: Double) {
    halfWidth = max(width, 0) / 2 * unit
    halfHeight = max(height, 0) / 2 * unit
    self.radius = min(max(radius, 0) * unit, min(halfWidth, halfHeight))
  }

  /// How much of a pixel, a square of side 1, about a place is covered: 0…1, by how far its middle is from the edge.
  func coverage(_ x: Double, _ y: Double) -> Double {
    guard halfWidth > 0, halfHeight > 0 else { return 0 }
    return min(max(0.5 - distance(x, y), 0), 1)
  }

  /// How far a place is from the edge, negative inside.
  func distance(_ x: Double, _ y: Double) -> Double {
    let (across, along) = (x.magnitude - halfWidth + radius, y.magnitude - halfHeight + radius)
    let (right, down) = (max(across, 0), max(along, 0))
    let corner = (right * right + down * down).squareRoot()
    return corner + min(max(across, along), 0) - radius
  }
}

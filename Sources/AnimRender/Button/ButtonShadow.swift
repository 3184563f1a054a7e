import AnimCore

/// What a button's shadow leaves of the light on a cell beside it.
///
/// The shadow is the outline blurred, black, straight below: that of CSS's `box-shadow: 0 0 R black`
/// and of a layer without a shadow offset. A blur of radius R falls from all to nothing from R inside
/// the edge to R outside it, at the edge to a half.
struct ButtonShadow: Sendable {
  private let look: ButtonLook
  private let opacity: Double
  private let outline: RoundedBox
  private let turn: Turn

  /// nil for a button that throws none.
  init?(_ look: ButtonLook) {
    guard look.shadowOpacity > 0, look.shadowRadius > 0, look.scale != 0 else { return nil }
    self.look = look
    opacity = min(look.shadowOpacity, 1)
    outline = RoundedBox(
      width: look.width, height: look.height, radius: look.cornerRadius, unit: abs(look.scale))
    turn = Turn(degrees: look.rotation)
  }

  /// How dark the shadow is at a place, 0…1; in points from where the middle of the button rests.
  func alpha(_ x: Double, _ y: Double) -> Double {
    let place = turn.back(x - look.offsetX, y - look.offsetY)
    let reach = look.shadowRadius * abs(look.scale)
    let outside = outline.distance(place.x, place.y) / reach
    guard outside < 1 else { return 0 }
    // The integral of a triangular blur: close to the Gaussian, and nothing beyond its radius.
    let far = 1 - min(abs(outside), 1)
    let covered = outside > 0 ? far * far / 2 : 1 - far * far / 2
    return covered * opacity
  }
}

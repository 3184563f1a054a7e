import AnimCore

/// What a button looks like at one instant: its numbers, and its colours as they are seen.
package struct ButtonLook: Hashable, Sendable {
  /// Size before scaling, in points.
  package var width = 160.0
  /// Size before scaling, in points.
  package var height = 48.0
  /// Factor on the size, about the middle.
  package var scale = 1.0
  /// Way to the right, in points.
  package var offsetX = 0.0
  /// Way down, in points.
  package var offsetY = 0.0
  /// Clockwise, in degrees.
  package var rotation = 0.0
  /// In points; at most half the smaller side has an effect.
  package var cornerRadius = 0.0
  /// In points, inside the outline.
  package var borderWidth = 0.0
  /// How far the shadow reaches from the edge, in points.
  package var shadowRadius = 0.0
  /// How dark the shadow is, 0…1.
  package var shadowOpacity = 0.0
  /// The body's colour, opaque.
  package var fill: Color
  /// The title's colour, opaque.
  package var titleColor: Color
  /// The border's colour, opaque.
  package var border: Color?

  package init(fill: Color, titleColor: Color) {
    self.fill = fill
    self.titleColor = titleColor
  }

  /// The same with every number finite and small enough to be counted in cells: what is not a number
  /// becomes 0, what is larger than a million becomes that.
  package var tame: ButtonLook {
    var look = self
    for field in Self.numbers {
      let number = look[keyPath: field]
      look[keyPath: field] = number.isNaN ? 0 : min(max(number, -1e6), 1e6)
    }
    return look
  }

  private static var numbers: [WritableKeyPath<ButtonLook, Double>] {
    [
      \.width, \.height, \.scale, \.offsetX, \.offsetY, \.rotation, \.cornerRadius, \.borderWidth,
      \.shadowRadius, \.shadowOpacity,
    ]
  }

  /// The part inside the border.
  package var insideBorder: ButtonLook {
    var inside = self
    inside.width = max(width - 2 * borderWidth, 0)
    inside.height = max(height - 2 * borderWidth, 0)
    inside.cornerRadius = max(cornerRadius - borderWidth, 0)
    return inside
  }
}

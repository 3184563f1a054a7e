import AnimCore

/// Names that things have elsewhere, with ours: nearer in meaning than in letters.
enum Synonym {
  private typealias Row = (naming: ShapeProblem.Naming, theirs: [String], ours: String)

  private static let rows: [Row] = [
    (.state, ["pressed", "active", "down", "touched", "tapped"], "highlighted"),
    (.state, ["default", "rest", "resting", "idle", "none", "enabled"], "normal"),
    (.state, ["on", "checked", "toggled"], "selected"),
    (.state, ["off", "inactive"], "disabled"),
    (.event, ["down", "touchdown", "pointerdown", "mousedown", "tap", "click"], "press"),
    (.event, ["up", "touchup", "touchupinside", "pointerup", "mouseup"], "release"),
    (.event, ["enter", "mouseenter", "pointerenter"], "hover"),
    (.event, ["leave", "mouseleave", "pointerleave"], "unhover"),
    (.property, ["alpha"], "opacity"),
    (.property, ["borderradius", "radius"], "cornerRadius"),
    (.property, ["x", "translationx", "translatex", "positionx"], "offsetX"),
    (.property, ["y", "translationy", "translatey", "positiony"], "offsetY"),
    (.property, ["rotate", "angle"], "rotation"),
    (.property, ["textcolor", "tintcolor", "titlecolor"], "foregroundColor"),
    (.property, ["fill", "fillcolor"], "backgroundColor"),
    (.curve, ["ease"], "easeInOut"),
    (.style, ["while", "toggle"], "hold"),
    (.style, ["once"], "pulse"),
    (.colorSpace, ["lab"], "oklab"),
    (.colorSpace, ["lch"], "oklch"),
    (.colorSpace, ["linear"], "linearSRGB"),
  ]

  /// Our name for a thing; nil where none is known.
  static func of(_ name: String, _ naming: ShapeProblem.Naming) -> String? {
    let letters = name.lowercased()
    return rows.first { $0.naming == naming && $0.theirs.contains(letters) }?.ours
  }
}

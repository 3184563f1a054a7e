import AnimCore

/// The buttons of an app, as the app makes them.
enum AppButtons {
  /// The button that buys, whose motion is in a file that designers edit: `Motion/buy.json`.
  static func buy() throws -> MotionSpec {
    try MotionSpec(reading: PackageResources.buy_json)
  }

  /// The heart that is tapped to keep a thing, whose motion is in code.
  static func heart() throws -> ButtonAnimations {
    var resting = RestingValues()
    resting[.opacity] = 0.4
    return ButtonAnimations(resting: resting)
      .scaleEffect(
        ratio: 1.25, on: [.selected], style: .hold,
        enter: .spring(try Spring(response: 0.3, dampingRatio: 0.5))
      )
      .effect(.opacity, to: 1, on: [.selected], enter: try .curve(.easeOut, duration: 0.15))
  }

  /// What the tests do to the heart: it is tapped to keep the thing, and again to let it go.
  static func heartScript() throws -> InteractionScript {
    try InteractionScript(text: "select@0ms deselect@1s")
  }
}

import AnimCore

extension ExportFormat {
  /// Animations of layers.
  static let coreanimation = code(
    "coreanimation", readers: "Xcode", error: "0.1 %",
    CodeDialect(
      platform: .coreAnimation, playback: .closedForm,
      remarks: ["Nil means at once. A velocity is not handed on from one animation to the next."],
      imports: ["import QuartzCore"],
      opening: { ["enum \($0) {"] }, closing: ["}"], indent: 2,
      constant: { target in
        switch target.value {
        case .number(let number): "static let \(target.name) = \(AnimRender.code(number))"
        case .color(let color):
          "static var \(target.name): CGColor {\n    CGColor(\n      srgbRed: \(AnimRender.code(color.red)), "
            + "green: \(AnimRender.code(color.green)), blue: \(AnimRender.code(color.blue)), "
            + "alpha: \(AnimRender.code(color.alpha)))\n  }"
        }
      },
      function: { "static func \($0.name)(to target: Any?, reduceMotion: Bool) -> CAAnimation? {" },
      functionEnd: "}", ifReduced: "if reduceMotion {",
      body: { snippet, timing, motion in
        if case .instant = timing.kind { return ["return nil"] }
        let path = "\"\(keyPath(motion.property))\""
        return snippet.map { $0.replacing("\"transform.scale\"", with: path) }
          + ["animation.toValue = target", "return animation"]
      },
      leaving: [], points: nil, pointsHelp: []))

  /// What Core Animation calls a property.
  private static func keyPath(_ property: PropertyTraits) -> String {
    switch property.name {
    case "scale": "transform.scale"
    case "rotation": "transform.rotation.z"
    case "offsetX": "transform.translation.x"
    case "offsetY": "transform.translation.y"
    default: property.name
    }
  }
}

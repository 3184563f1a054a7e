import AnimCore

extension ExportFormat {
  /// Animations of SwiftUI.
  static let swiftui = code(
    "swiftui", readers: "Xcode", error: "0.1 %",
    CodeDialect(
      platform: .swiftUI, playback: .closedForm,
      remarks: ["Velocity is handed on where an animation replaces another, as in the engine."],
      imports: ["import SwiftUI"],
      opening: { ["enum \($0) {"] }, closing: ["}"], indent: 2,
      constant: { target in
        switch target.value {
        case .number(let number): "static let \(target.name): CGFloat = \(AnimRender.code(number))"
        case .color(let color):
          "static let \(target.name) = Color(\n    .sRGB, red: \(AnimRender.code(color.red)), "
            + "green: \(AnimRender.code(color.green)), blue: \(AnimRender.code(color.blue)), "
            + "opacity: \(AnimRender.code(color.alpha)))"
        }
      },
      function: { "static func \($0.name)(reduceMotion: Bool) -> Animation? {" },
      functionEnd: "}", ifReduced: "if reduceMotion {",
      body: { snippet, _, _ in snippet + ["return animation"] }, leaving: [],
      points: { points in
        ["let animation = Animation("]
          + ["  PointedAnimation(duration: \(AnimRender.code(points.duration)), points: ["]
          + CodeText.indented(points.pairs { "SIMD2(\($0), \($1))" }, by: 4)
          + ["  ]))" + CodePlatform.delayed(points.delay)]
      },
      pointsHelp: [
        "/// Straight lines between points: shares of the time, and of the way.",
        "struct PointedAnimation: CustomAnimation {",
        "  let duration: Double",
        "  let points: [SIMD2<Double>]",
        "",
        "  func animate<Value: VectorArithmetic>(",
        "    value: Value, time: Double, context: inout AnimationContext<Value>",
        "  ) -> Value? {",
        "    guard time < duration, let first = points.first else { return nil }",
        "    let share = time / duration",
        "    var place = first.y",
        "    for (start, end) in zip(points, points.dropFirst()) where share >= start.x {",
        "      let way = end.x > start.x ? min((share - start.x) / (end.x - start.x), 1) : 1",
        "      place = start.y + (end.y - start.y) * way",
        "    }",
        "    return value.scaled(by: place)",
        "  }",
        "}",
      ]))
}

import AnimCore

extension ExportFormat {
  /// Animation specs of Jetpack Compose.
  static let compose = code(
    "compose", readers: "Android Studio", error: "0.01 units",
    CodeDialect(
      platform: .compose, playback: .compose,
      remarks: [
        "Compose ends a spring by an estimate of when it is no longer seen, 0.01 of a Float's unit;",
        "the differences below are with it. Give animate*AsState a visibilityThreshold for less.",
      ],
      imports: [
        "import androidx.compose.animation.core.*", "import androidx.compose.ui.graphics.Color",
      ],
      opening: { ["object \($0) {"] }, closing: ["}"], indent: 2,
      constant: { target in
        switch target.value {
        case .number(let number): "const val \(target.name) = \(float(number))"
        case .color(let color):
          "val \(target.name) = Color(\n    red = \(float(color.red)), green = \(float(color.green)), "
            + "blue = \(float(color.blue)), alpha = \(float(color.alpha)))"
        }
      },
      function: { motion in
        let type = motion.property.isColor ? "Color" : "Float"
        return "fun \(motion.name)(reduceMotion: Boolean): FiniteAnimationSpec<\(type)> {"
      },
      functionEnd: "}", ifReduced: "if (reduceMotion) {",
      body: { snippet, _, motion in
        snippet.map { motion.property.isColor ? $0.replacing("<Float>", with: "<Color>") : $0 }
          + ["return spec"]
      },
      leaving: [],
      points: { points in
        [
          "val spec = tween<Float>(",
          "  durationMillis = \(AnimRender.code((points.duration * 1_000).rounded())),",
          "  delayMillis = \(AnimRender.code((points.delay * 1_000).rounded())),",
          "  easing = pointed(",
        ] + CodeText.indented(points.pairs { "\($0)f to \($1)f" }, by: 4) + ["  ),", ")"]
      },
      pointsHelp: [
        "/** Straight lines between points: shares of the time, and of the way. */",
        "private fun pointed(vararg points: Pair<Float, Float>) = Easing { share ->",
        "  val next = points.indexOfFirst { it.first > share }",
        "  if (next <= 0) {",
        "    points.last().second",
        "  } else {",
        "    val (start, place) = points[next - 1]",
        "    val (end, target) = points[next]",
        "    place + (target - place) * (share - start) / (end - start)",
        "  }",
        "}",
      ]))

  /// A number as a Kotlin `Float`.
  private static func float(_ number: Double) -> String {
    let text = Float(number).description
    return (text.hasSuffix(".0") ? String(text.dropLast(2)) : text) + "f"
  }
}

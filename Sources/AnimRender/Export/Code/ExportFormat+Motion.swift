import AnimCore

extension ExportFormat {
  /// Transitions of Motion, for JavaScript and React.
  static let motion = code(
    "motion", readers: "JavaScript, React", error: "0.005 units",
    .javaScript(
      .motion, playback: .motion, result: "transition",
      remarks: [
        "Motion ends a spring on a frame on which it is near and slow enough; the differences below",
        "are with it. Set restDelta and restSpeed for less.",
      ]
    ) { points in
      ["const transition = {", "  duration: \(AnimRender.code(points.duration)),"]
        + (points.delay > 0 ? ["  delay: \(AnimRender.code(points.delay)),"] : [])
        + ["  ease: pointed(["] + CodeText.indented(points.pairs { "[\($0), \($1)]" }, by: 4)
        + ["  ]),", "}"]
    })

  /// Properties of react-spring.
  static let reactSpring = code(
    "react-spring", readers: "React", error: "5 %",
    .javaScript(
      .reactSpring, playback: .reactSpring, result: "props",
      remarks: [
        "react-spring steps a spring by a millisecond, seventeen times in a frame of 16.7: it runs 2 %",
        "fast, and the differences below are mostly that.",
      ]
    ) { points in
      ["const props = {"]
        + (points.delay > 0 ? ["  delay: \(AnimRender.code(points.delay * 1_000)),"] : [])
        + [
          "  config: {", "    duration: \(AnimRender.code(points.duration * 1_000)),",
          "    easing: pointed([",
        ] + CodeText.indented(points.pairs { "[\($0), \($1)]" }, by: 6)
        + ["    ]),", "  },", "}"]
    })
}

extension CodeDialect {
  /// A module of JavaScript.
  fileprivate static func javaScript(
    _ platform: CodePlatform, playback: CodePlayback, result: String, remarks: [String],
    points: @escaping @Sendable (CodePoints) -> [String]
  ) -> CodeDialect {
    CodeDialect(
      platform: platform, playback: playback, remarks: remarks, imports: [],
      opening: { ["export const \($0) = {"] }, closing: ["}"], indent: 2,
      constant: { target in
        switch target.value {
        case .number(let number): "\(target.name): \(AnimRender.code(number)),"
        case .color(let color):
          "\(target.name): \"rgba(\([color.red, color.green, color.blue].map { AnimRender.code($0 * 255) }.joined(separator: ", ")), \(AnimRender.code(color.alpha)))\","
        }
      },
      function: { "\($0.name)(reduceMotion) {" }, functionEnd: "},",
      ifReduced: "if (reduceMotion) {",
      body: { snippet, _, _ in snippet + ["return \(result)"] }, leaving: [], points: points,
      pointsHelp: [
        "/** Straight lines between points: shares of the time, and of the way. */",
        "function pointed(points) {",
        "  return (share) => {",
        "    const next = points.findIndex((point) => point[0] > share)",
        "    if (next <= 0) return points[points.length - 1][1]",
        "    const [start, place] = points[next - 1]",
        "    const [end, target] = points[next]",
        "    return place + ((target - place) * (share - start)) / (end - start)",
        "  }",
        "}",
      ])
  }
}

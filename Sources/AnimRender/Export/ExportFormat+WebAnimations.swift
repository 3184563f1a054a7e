import AnimCore

extension ExportFormat {
  /// Keyframes for `element.animate(…)`.
  static let waapi = ExportFormat(
    "waapi", ending: nil, readers: "browsers: element.animate(keyframes, options)",
    keeps: [.retargets, .reduced], typicalError: "0.1 %, bytes"
  ) { scene, options throws(ExportError) in
    var differences: [ExportDifference] = []
    var buttons: [JSONText] = []
    for part in scene.parts {
      let full = try keyframes(part.scene.timeline, until: scene.lastTick, options)
      differences += full.differences
      var members: [JSONText.Member] = [("name", .text(part.label))]
      members += animation(full)
      if let reduced = part.reduced {
        let twin = try keyframes(reduced, until: scene.reducedLastTick, options)
        differences += twin.differences
        members.append(("reducedMotion", .object(animation(twin))))
      }
      buttons.append(.object(members))
    }
    let merged = ExportDifference.merged(differences)
    let document = JSONText.report(
      "waapi",
      [
        ("generator", .text(scene.generator)), ("name", .text(scene.name)),
        (
          "largestDifference",
          .object(merged.map { ($0.property, .number($0.largest)) })
        ),
        ("buttons", .array(buttons)),
      ])
    return ExportedFile(document.file, differences: merged)
  }

  private static func keyframes(
    _ timeline: Timeline, until lastTick: Tick, _ options: ExportOptions
  ) throws(ExportError) -> WebKeyframes {
    try WebKeyframes(timeline, until: lastTick, tolerance: options.tolerance) { tick in
      offset(tick, lastTick)
    }
  }

  private static func offset(_ tick: Int, _ lastTick: Tick) -> Double {
    Double(tick) / Double(max(lastTick.index, 1))
  }

  private static func animation(_ keyframes: WebKeyframes) -> [JSONText.Member] {
    let steps = keyframes.steps.map { step -> JSONText in
      let values = step.values.map { ($0.style.scriptName, JSONText.text($0.text)) }
      return .object([("offset", .number(offset(step.tick, keyframes.lastTick)))] + values)
    }
    return [
      ("keyframes", .array(steps)),
      (
        "options",
        .object([
          ("duration", .number(keyframes.lastTick.seconds * 1000)), ("easing", .text("linear")),
          ("fill", .text("both")),
        ])
      ),
    ]
  }
}

import AnimCore

extension ExportFormat {
  /// Design tokens, by the Design Tokens Format Module.
  static let tokens = ExportFormat(
    "tokens", ending: nil, readers: "token tools, animctl import",
    keeps: [.springs, .colors, .reduced],
    typicalError: "10 %"
  ) { scene, _ throws(ExportError) in
    var differences: [ExportDifference] = []
    var members: [JSONText.Member] = []
    for part in scene.parts {
      let outline = CodeOutline(part.scene.timeline.animations)
      var group: [JSONText.Member] = outline.targets.map { ($0.name, token($0.value)) }
      for motion in outline.motions {
        let (text, difference) = transition(motion)
        differences.append(difference)
        group.append((motion.name, text))
      }
      members.append((unused(tokenName(part.member ?? scene.name), among: members), .object(group)))
    }
    let merged = ExportDifference.merged(differences)
    let head: [JSONText.Member] = [
      (
        "$description",
        .text(
          "\(MarkupText.comment(scene.name)), by \(scene.generator). Largest differences of the curves "
            + "from the engine's table: \(ExportDifference.list(merged)).")
      )
    ]
    return ExportedFile(JSONText.object(head + members).file, differences: merged)
  }

  /// Where a token says the timing itself, as a spec does: a curve cannot be a spring.
  static let timingExtension = "org.animctl.timing"

  private static func transition(_ motion: CodeMotion) -> (JSONText, ExportDifference) {
    let (curve, duration, isExact) = stated(motion.timing)
    let difference =
      isExact
      ? ExportDifference(property: motion.property.column, largest: 0, tick: .zero)
      : CodePlayback.closedForm.deviation(of: motion, by: curve)
    var extensions: [JSONText.Member] = [(timingExtension, motion.timing.text)]
    if motion.reduced != motion.timing {
      extensions.append(("org.animctl.reducedMotion", motion.reduced.text))
    }
    let value: [JSONText.Member] = [
      ("duration", milliseconds(duration)), ("delay", milliseconds(motion.timing.delay)),
      (
        "timingFunction",
        .array([curve.x1, curve.y1, curve.x2, curve.y2].map { JSONText.number($0) })
      ),
    ]
    let text = JSONText.object([
      ("$type", .text("transition")), ("$value", .object(value)),
      (
        "$description",
        .text("\(motion.sentence); at most \(difference.text) from the engine's table.")
      ), ("$extensions", .object(extensions)),
    ])
    return (text, difference)
  }

  /// The nearest curve, its duration in seconds, and whether it is the timing itself.
  private static func stated(_ timing: Timing) -> (CubicBezier, Double, isExact: Bool) {
    switch timing.kind {
    case .curve(.linear, let duration): return (CubicBezier(unchecked: 0, 0, 1, 1), duration, true)
    case .curve(let curve, let duration):
      if let bezier = curve.controlPoints { return (bezier, duration, true) }
    case .instant: return (CubicBezier(unchecked: 0, 0, 1, 1), 0, true)
    case .spring, .uikitSpring, .swiftUISpring: break
    }
    let track = CodeTrack(timing)
    return (track.nearestBezier, track.duration, false)
  }

  private static func milliseconds(_ seconds: Double) -> JSONText {
    .object([("value", .number((seconds * 1e9).rounded() / 1e6)), ("unit", .text("ms"))])
  }

  private static func token(_ value: PropertyValue) -> JSONText {
    switch value {
    case .number(let number):
      return .object([("$type", .text("number")), ("$value", .number(number))])
    case .color(let color):
      let value: [JSONText.Member] = [
        ("colorSpace", .text("srgb")),
        ("components", .array([color.red, color.green, color.blue].map { JSONText.number($0) })),
        ("alpha", .number(color.alpha)), ("hex", .text(String(color.hex.prefix(7)))),
      ]
      return .object([("$type", .text("color")), ("$value", .object(value))])
    }
  }

  /// A token's name may neither begin with a dollar nor have what aliases are made of.
  private static func tokenName(_ text: String) -> String {
    var name = String.UnicodeScalarView()
    for scalar in MarkupText.comment(text).unicodeScalars {
      name.append(["{", "}", "."].contains(scalar) ? "-" : scalar)
    }
    let trimmed = String(String(name).drop { $0 == "$" })
    return trimmed.isEmpty ? "button" : trimmed
  }

  private static func unused(_ name: String, among members: [JSONText.Member]) -> String {
    var found = name
    var count = 2
    while members.contains(where: { $0.key == found }) {
      found = "\(name) \(count)"
      count += 1
    }
    return found
  }
}

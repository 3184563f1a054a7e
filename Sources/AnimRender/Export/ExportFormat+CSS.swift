import AnimCore

extension ExportFormat {
  /// A style sheet: the motion played, and the button by its states.
  static let css = ExportFormat(
    "css", ending: "css", readers: "browsers",
    keeps: [.retargets, .states, .reduced], typicalError: "0.1 %, bytes"
  ) { scene, options throws(ExportError) in
    var sheet = StyleSheet()
    var names: Set<String> = []
    for part in scene.parts {
      var name = MarkupText.identifier(scene.name)
      if let member = part.member { name += "-" + MarkupText.identifier(member) }
      let stem = name
      var count = 2
      while !names.insert(name).inserted {
        name = "\(stem)-\(count)"
        count += 1
      }
      try sheet.add(part, called: name, of: scene, options)
    }
    let differences = ExportDifference.merged(sheet.differences)
    let head = """
      /* \(MarkupText.comment(scene.name)), by \(MarkupText.comment(scene.generator))

         An element of a class below plays the motion; one of the class with -states moves as it is
         hovered, pressed and so on. Keyframes are joined by straight lines.
         Largest differences from the engine's table: \(ExportDifference.list(differences)). */

      """
    return ExportedFile(head + sheet.text, differences: differences)
  }
}

/// A style sheet as it grows.
private struct StyleSheet {
  var text = ""
  var differences: [ExportDifference] = []

  mutating func add(
    _ part: ExportScene.Part, called name: String, of scene: ExportScene, _ options: ExportOptions
  ) throws(ExportError) {
    let timeline = part.scene.timeline
    let full = try keyframes(timeline, until: scene.lastTick, options)
    var styles: [String] = []
    if timeline.properties.contains(where: { $0.name.hasPrefix("border") }) {
      styles = ["box-sizing: border-box", "border: 0 solid transparent"]
    }
    styles.append("animation: \(name) \(seconds(scene.lastTick)) linear both")
    text += "\n" + Self.rule("." + name, styles) + "\n" + block(name, full)
    if let reduced = part.reduced {
      let twin = try keyframes(reduced, until: scene.reducedLastTick, options)
      let rule = Self.rule(
        "." + name,
        ["animation: \(name)-reduced \(seconds(scene.reducedLastTick)) linear both"],
        indent: "  ")
      text += "\n" + block(name + "-reduced", twin)
      text += "\n@media (prefers-reduced-motion: reduce) {\n\(rule)}\n"
    }
    let states = try StateStyles(part, name: name, scene.options, tolerance: options.tolerance)
    text += states.text
  }

  private mutating func keyframes(
    _ timeline: Timeline, until lastTick: Tick, _ options: ExportOptions
  ) throws(ExportError) -> WebKeyframes {
    let last = max(lastTick.index, 1)
    let decimal = Self.percent(last)
    let keyframes = try WebKeyframes(timeline, until: lastTick, tolerance: options.tolerance) {
      decimal.read(Double($0) * 100 / Double(last)) / 100
    }
    differences += keyframes.differences
    return keyframes
  }

  private func block(_ name: String, _ keyframes: WebKeyframes) -> String {
    let last = max(keyframes.lastTick.index, 1)
    let decimal = Self.percent(last)
    let lines = keyframes.steps.map { step in
      let values = step.values.map { "\($0.style.name): \($0.text)" }.joined(separator: "; ")
      return "  \(decimal.text(Double(step.tick) * 100 / Double(last)))% { \(values) }\n"
    }
    return "@keyframes \(name) {\n" + lines.joined() + "}\n"
  }

  /// As many decimals of per cent as tell all ticks apart well.
  private static func percent(_ last: Int) -> TrimmedDecimal {
    last <= 3_600 ? .six : TrimmedDecimal(9)
  }

  private func seconds(_ tick: Tick) -> String { TrimmedDecimal(9).text(tick.seconds) + "s" }

  static func rule(_ selector: String, _ styles: [String], indent: String = "") -> String {
    let lines = styles.map { "\(indent)  \($0);\n" }.joined()
    return "\(indent)\(selector) {\n\(lines)\(indent)}\n"
  }
}

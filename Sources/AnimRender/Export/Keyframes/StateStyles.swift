import AnimCore

/// A button's effects as rules of CSS: what each state looks like, and the way there as `linear()`.
///
/// What transitions cannot do is left out: an interrupted one hands on its place but no velocity, and
/// a pulse holds as long as its key is met. The way back is that of the property's first effect.
struct StateStyles {
  /// The rules.
  private(set) var text = ""

  private static let selectors: [(state: ButtonState, selector: String)] = [
    (.disabled, ":disabled"), (.highlighted, ":active"), (.selected, "[aria-pressed=\"true\"]"),
    (.focused, ":focus-visible"), (.hovered, ":hover"),
  ]

  init(
    _ part: ExportScene.Part, name: String, _ options: CompileOptions, tolerance: Double
  ) throws(ExportError) {
    let animations = part.scene.timeline.animations
    let styles = WebStyle.animated(by: part.scene.timeline)
    guard !styles.isEmpty else { return }
    var base: [String] = []
    var easings: [String] = []
    var rules: [(key: ButtonState, lines: [String])] = []
    for (place, effect) in animations.effects.enumerated() {
      guard let style = styles.first(where: { $0.properties.contains(effect.property) }) else {
        continue
      }
      let stem = "--\(name)-\(MarkupText.identifier(effect.property.column))"
      let isFirst = !animations.effects[..<place].contains { $0.property == effect.property }
      let number = isFirst ? "" : "-\(place + 1)"
      let enter = try Self.easing(effect.enter, options, tolerance)
      let exit = try Self.easing(effect.exit, options, tolerance)
      easings += ["\(stem)-enter\(number): \(enter)", "\(stem)-exit\(number): \(exit)"]
      if isFirst {
        let resting = animations.restingValue(of: effect.property)
        base.append("\(stem): \(Self.text(resting, of: effect.property, style))")
        base.append("--\(name)-\(style.name)-way: var(\(stem)-exit\(number))")
      }
      for key in effect.keys {
        let lines = [
          "\(stem): \(Self.text(effect.target, of: effect.property, style))",
          "--\(name)-\(style.name)-way: var(\(stem)-enter\(number))",
        ]
        if let known = rules.firstIndex(where: { $0.key == key }) {
          rules[known].lines += lines
        } else {
          rules.append((key, lines))
        }
      }
    }
    for style in styles { base.append("\(style.name): \(Self.value(style, name, animations))") }
    let ways = styles.map { "\($0.name) var(--\(name)-\($0.name)-way)" }
    base.append("transition: " + ways.joined(separator: ", "))
    text = "\n" + Self.rule(".\(name)-states", easings + base)
    for rule in rules.sorted(by: { $0.key.rank < $1.key.rank }) {
      let conditions = Self.selectors.filter { rule.key.contains($0.state) }.map(\.selector)
      let selector = conditions.isEmpty ? "" : ":where(\(conditions.joined()))"
      text += Self.rule(".\(name)-states\(selector)", rule.lines)
    }
    if part.reduced != nil {
      let still = styles.filter { $0.properties.contains(where: \.moves) }.map(\.name)
      if !still.isEmpty {
        let lines = still.map { "  .\(name)-states { \($0): \($0 == "scale" ? "1" : "none"); }\n" }
        text += "@media (prefers-reduced-motion: reduce) {\n\(lines.joined())}\n"
      }
    }
  }

  /// A duration and an easing: `0.3s linear(0, 0.28 5.6%, …, 1)`, and a delay where there is one.
  private static func easing(
    _ timing: Timing, _ options: CompileOptions, _ tolerance: Double
  ) throws(ExportError) -> String {
    let progress = try ProgressCurve(timing, options: options)
    let delay = timing.delay > 0 ? " \(TrimmedDecimal(9).text(progress.delay.seconds))s" : ""
    let duration = TrimmedDecimal(9).text(progress.duration.seconds)
    return "\(duration)s \(progress.linear(tolerance: tolerance))\(delay)"
  }

  /// One property's own part of a style's value.
  private static func text(
    _ value: PropertyValue, of property: PropertyTraits, _ style: WebStyle
  ) -> String {
    switch value {
    case .color(let color): style.text([color.red, color.green, color.blue, color.alpha])
    case .number(let number):
      switch property.unit {
      case .points: TrimmedDecimal.six.text(number) + "px"
      case .degrees: TrimmedDecimal.six.text(number) + "deg"
      case .ratio, .color: TrimmedDecimal.six.text(number)
      }
    }
  }

  private static func value(
    _ style: WebStyle, _ name: String, _ animations: ButtonAnimations
  ) -> String {
    let parts = style.properties.map { property in
      let isAnimated = animations.effects.contains { $0.property == property }
      return isAnimated
        ? "var(--\(name)-\(MarkupText.identifier(property.column)))"
        : text(animations.restingValue(of: property), of: property, style)
    }
    return style.name == "box-shadow"
      ? "0 0 \(parts[0]) rgb(0 0 0 / \(parts[1]))" : parts.joined(separator: " ")
  }

  private static func rule(_ selector: String, _ styles: [String]) -> String {
    "\(selector) {\n" + styles.map { "  \($0);\n" }.joined() + "}\n"
  }
}

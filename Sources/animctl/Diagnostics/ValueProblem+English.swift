import AnimCore

extension ValueProblem {
  /// The problem in words.
  ///
  /// - Parameter path: The value, or key, it is about.
  func wording(path: SpecPath) -> DiagnosticWording {
    switch self {
    case .outOfRange(let name, let value, let allowed):
      Self.outOfRange(name, value, allowed)
    case .derivedOutOfRange(let name, let value, let allowed):
      DiagnosticWording(
        "together these make the spring's \(name) \(value.shown), expected "
          + "\(allowed.lowerBound.shown) to \(allowed.upperBound.shown)")
    case .malformedTime(let text): Self.time(text)
    case .malformedColor(let text): Self.color(text)
    case .contradictoryState(let text):
      DiagnosticWording(
        "the state \(inQuotes(text)) contradicts itself",
        help: ["each condition stands once, and normal stands alone"])
    case .noSuchSpring(let duration, let dampingRatio):
      DiagnosticWording(
        "no UIKit spring ends after \(duration.shown) s with a dampingRatio of "
          + "\(dampingRatio.shown)",
        help: ["take a larger dampingRatio or a smaller initialVelocity"])
    case .badPoint(let index, let x, let y): Self.point(index, x, y, path)
    case .tooFewPoints(let count, let least):
      DiagnosticWording(
        "\(count == 0 ? "no point makes" : "one point makes") no line, expected at least \(least)",
        help: ["the first point is at x = 0, the last at x = 1: [[0, 0], [1, 1]]"])
    case .duplicateEffect(let property, let key):
      DiagnosticWording(
        "a second effect of \(property) for the state \(key)",
        help: [#"remove one, or give them different states by "on""#])
    case .duplicateName(let name):
      DiagnosticWording(
        "a second button is called \(inQuotes(name))", help: ["give it another name"])
    case .unusableName(let name):
      name.isEmpty
        ? DiagnosticWording("the name is empty", help: ["a name has at least one character"])
        : DiagnosticWording(
          "the name \(inQuotes(name)) begins as a spreadsheet's formula does",
          help: ["begin it with something else than = + - @"])
    case .repeatedKey(let key):
      DiagnosticWording("the state \(key) stands twice", help: ["remove one"])
    case .clampedByUIKit(let name, let value, let used):
      DiagnosticWording(
        "UIKit takes \(used.shown) where the \(name) is \(value.shown)",
        help: ["write \(used.shown)"], suggestions: [used.shown])
    }
  }

  private static func outOfRange(
    _ name: String, _ value: Double, _ allowed: ClosedRange<Double>
  ) -> DiagnosticWording {
    let unit = times.contains(name) ? " s" : ""
    var help: [String] = []
    if allowed == 0...1, value > 1, value <= 100, !channels.contains(name) {
      help = ["1 is all of it: for \(value.shown) per cent write \((value / 100).shown)"]
    } else if allowed == 0...1, value > 1, value <= 255, channels.contains(name) {
      help = ["channels are from 0 to 1: divide by 255"]
    }
    return DiagnosticWording(
      "\(name) is \(value.shown)\(unit), expected \(allowed.lowerBound.shown) to "
        + "\(allowed.upperBound.shown)\(unit)", help: help)
  }

  private static let times = [
    "duration", "response", "settlingDuration", "delay", "minimumPress", "after", "stagger", "at",
  ]
  private static let channels = ["red", "green", "blue", "alpha"]

  // What is only spelled in another way can be mended: `120 ms`, `120MS`, `0.12`.
  private static func time(_ text: String) -> DiagnosticWording {
    let squeezed = String(text.unicodeScalars.filter { !$0.properties.isWhitespace }).lowercased()
    // A bare number of ten and more is hardly one of seconds.
    let unit = DecimalText.number(squeezed).map { $0 < 10 ? "s" : "ms" } ?? ""
    let tries = [squeezed, squeezed + unit]
    let mended = tries.first { text in
      let hasUnit = text.last == "s" || text.last == "f"
      return hasUnit && text.first?.isNumber == true && TimeText(text) != nil
    }
    return DiagnosticWording(
      "\(inQuotes(text)) is no time from 0 to 1e6 s",
      help: (mended.map { ["did you mean \(inQuotes($0))?"] } ?? []) + [timeHelp],
      suggestions: mended.map { ["\"\($0)\""] } ?? [])
  }

  private static func color(_ text: String) -> DiagnosticWording {
    let bare = text.lowercased()
    let named = names.first { $0.name.lowercased() == bare }?.color.hex
    let marked = (try? Color(hex: "#" + text)) == nil ? nil : "#" + text
    let mended = marked ?? named
    return DiagnosticWording(
      "\(inQuotes(text)) is no colour",
      help: (mended.map { ["did you mean \(inQuotes($0))?"] } ?? [])
        + [colorHelp],
      suggestions: mended.map { ["\"\($0)\""] } ?? [])
  }

  /// The colours that have a name in the library.
  private static let names: [(name: String, color: Color)] = [
    ("black", .black), ("darkGray", .darkGray), ("lightGray", .lightGray), ("white", .white),
    ("gray", .gray), ("grey", .gray), ("red", .red), ("green", .green), ("blue", .blue),
    ("cyan", .cyan), ("yellow", .yellow), ("magenta", .magenta), ("orange", .orange),
    ("purple", .purple), ("brown", .brown), ("clear", .clear), ("transparent", .clear),
  ]

  private static func point(
    _ index: Int, _ x: Double, _ y: Double, _ path: SpecPath
  ) -> DiagnosticWording {
    let message = "point \(index + 1) is (\(x.shown), \(y.shown))"
    let reach = "y is from -1000000 to 1000000"
    if path.steps.contains(.key("cubicBezier")) {
      return DiagnosticWording("\(message), expected x from 0 to 1", help: [reach])
    }
    return DiagnosticWording(
      "\(message), expected x to begin at 0, never go back and end at 1", help: [reach])
  }
}

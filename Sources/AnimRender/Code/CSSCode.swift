import AnimCore

extension CodePlatform {
  /// CSS: a timing function, `linear()` with points for a spring.
  public static let css = CodePlatform(key: "css", name: "CSS") { timing, tolerance in
    let delay = timing.delay > 0 ? ["transition-delay: \(seconds(timing.delay));"] : []
    switch timing.kind {
    case .instant:
      return CodeSnippet(["transition-duration: 0s;"] + delay)
    case .curve(let curve, let duration):
      let name = "transition-timing-function: "
      return CodeSnippet(
        ["transition-duration: \(seconds(duration));"] + delay
          + wrapped(name, function(curve), end: ";"))
    case .spring, .uikitSpring, .swiftUISpring:
      return LinearEasing(timing, tolerance: tolerance).map { easing in
        let error = rounded(up: easing.largestError)
        return CodeSnippet(
          [
            "/* \(easing.points.count) points, at most \(error) of the way off the spring */",
            "transition-duration: \(seconds(easing.duration));",
          ] + delay + wrapped("transition-timing-function: ", easing.css, end: ";"),
          largestError: easing.largestError)
      }
    }
  }

  private static func function(_ curve: Curve) -> [String] {
    switch curve {
    case .linear: ["linear"]
    case .easeIn: ["ease-in"]
    case .easeOut: ["ease-out"]
    case .easeInOut: ["ease-in-out"]
    case .cubicBezier(let bezier):
      [
        "cubic-bezier(\([bezier.x1, bezier.y1, bezier.x2, bezier.y2].map(plain).joined(separator: ", ")))"
      ]
    case .steps(let steps): ["steps(\(steps.count), \(steps.position.rawValue))"]
    case .piecewiseLinear(let lines):
      call(lines.points.map { "\(plain($0.progress)) \(plain($0.share * 100))%" })
    }
  }

  /// A call of `linear()` in parts that may each begin a line.
  static func call(_ points: [String]) -> [String] {
    ["linear("]
      + points.enumerated().map { place, point in
        place == points.count - 1 ? point + ")" : point + ","
      }
  }

  /// Parts on lines of 80 columns at most, the further ones indented.
  private static func wrapped(_ name: String, _ parts: [String], end: String) -> [String] {
    var lines: [String] = []
    var line = name
    for part in parts {
      let isStart = line.isEmpty || line.hasSuffix("(") || line.hasSuffix(" ")
      if line.utf8.count + part.utf8.count + 2 > 80 {
        lines.append(line)
        line = "  " + part
      } else {
        line += isStart ? part : " \(part)"
      }
    }
    return lines + [line + end]
  }

  /// A time of CSS's, to the microsecond.
  private static func seconds(_ time: Double) -> String { "\(LinearEasing.text(time, 6))s" }

  /// A number without an exponent.
  private static func plain(_ number: Double) -> String { LinearEasing.text(number, 12) }

  /// Two digits, no less than the number.
  private static func rounded(up number: Double) -> String {
    guard number > 1e-9 else { return "0" }
    var (unit, decimals) = (1.0, 0)
    while number * unit < 10, decimals < 12 {
      unit *= 10
      decimals += 1
    }
    return LinearEasing.text((number * unit).rounded(.up) / unit, decimals)
  }
}

extension LinearEasing {
  /// The CSS function, in parts that may each begin a line.
  var css: [String] {
    CodePlatform.call(
      points.enumerated().map { place, point in
        let progress = Self.text(point.progress, progressDecimals)
        let isEnd = place == 0 || place == points.count - 1
        return isEnd
          ? progress : "\(progress) \(Self.text(point.share * 100, max(shareDecimals - 2, 0)))%"
      })
  }

  /// A number with so many decimals at most, none of them a zero at the end.
  static func text(_ number: Double, _ decimals: Int) -> String {
    let notation = (try? Precision(decimals: decimals)).map { NumberSpelling($0) }
    guard let text = notation?.text(number) else { return "0" }
    guard text.contains(".") else { return text }
    let kept = text.reversed().drop { $0 == "0" }.reversed()
    return String(kept.last == "." ? kept.dropLast() : kept[...])
  }
}

import AnimCore

extension CodePlatform {
  /// react-spring.
  public static let reactSpring = CodePlatform(
    key: "react-spring", name: "react-spring"
  ) { timing, _ in
    var fields: [String] = []
    var remarks: [String] = []
    if let (spring, velocity) = timing.oscillator {
      fields = [
        "tension: \(code(spring.stiffness))", "friction: \(code(spring.damping))",
        "mass: \(code(spring.mass))",
      ]
      if velocity != 0 {
        fields.append("velocity: \(code(velocity / 1_000))")
        remarks.append(
          "// The velocity is per millisecond, for a way of 1; multiply it by the way.")
      }
      if case .uikitSpring(let uikit) = timing.kind {
        remarks.append("// Ends by itself; UIKit cuts it after \(code(uikit.duration)) s.")
      }
    } else if case .curve(let curve, let duration) = timing.kind {
      guard let easing = easing(curve) else { return nil }
      fields = ["duration: \(code(duration * 1_000))", "easing: \(easing)"]
    } else {
      fields = ["duration: 0"]
    }
    let delay = timing.delay > 0 ? ["  delay: \(code(timing.delay * 1_000)),"] : []
    return CodeSnippet(
      remarks + ["const props = {"] + delay
        + ["  config: {"] + fields.map { "    \($0)," } + ["  },", "}"])
  }

  private static func easing(_ curve: Curve) -> String? {
    switch curve {
    case .linear: return "easings.linear"
    case .steps(let steps):
      switch steps.position {
      case .start, .jumpStart: return "easings.steps(\(steps.count), \"start\")"
      case .end, .jumpEnd: return "easings.steps(\(steps.count), \"end\")"
      case .jumpNone, .jumpBoth: return nil
      }
    case .easeIn, .easeOut, .easeInOut, .cubicBezier, .piecewiseLinear: return nil
    }
  }
}

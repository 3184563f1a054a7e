import AnimCore

extension CodePlatform {
  /// motion, once Framer Motion.
  public static let motion = CodePlatform(key: "motion", name: "Motion") { timing, _ in
    var fields: [String] = []
    var remarks: [String] = []
    if let (spring, velocity) = timing.oscillator {
      fields = [
        "type: \"spring\"", "stiffness: \(code(spring.stiffness))",
        "damping: \(code(spring.damping))", "mass: \(code(spring.mass))",
      ]
      if velocity != 0 {
        fields.append("velocity: \(code(velocity))")
        remarks.append("// The velocity is for a way of 1; multiply it by the way.")
      }
      if case .uikitSpring(let uikit) = timing.kind {
        remarks.append("// Ends by itself; UIKit cuts it after \(code(uikit.duration)) s.")
      }
    } else if case .curve(let curve, let duration) = timing.kind {
      guard let ease = ease(curve) else { return nil }
      fields = ["duration: \(code(duration))", "ease: \(ease)"]
    } else {
      fields = ["duration: 0"]
    }
    if timing.delay > 0 { fields.append("delay: \(code(timing.delay))") }
    return CodeSnippet(remarks + ["const transition = {"] + fields.map { "  \($0)," } + ["}"])
  }

  private static func ease(_ curve: Curve) -> String? {
    switch curve {
    case .linear: "\"linear\""
    case .easeIn: "\"easeIn\""
    case .easeOut: "\"easeOut\""
    case .easeInOut: "\"easeInOut\""
    case .cubicBezier(let bezier): "[\(bezier.code())]"
    case .steps, .piecewiseLinear: nil
    }
  }
}

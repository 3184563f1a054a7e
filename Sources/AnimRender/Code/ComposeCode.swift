import AnimCore

extension CodePlatform {
  /// Jetpack Compose.
  public static let compose = CodePlatform(key: "compose", name: "Jetpack Compose") { timing, _ in
    let milliseconds = code((timing.delay * 1_000).rounded())
    if let (spring, velocity) = timing.oscillator {
      var remarks: [String] = []
      if case .uikitSpring(let uikit) = timing.kind {
        remarks.append("// Ends by itself; UIKit cuts it after \(code(uikit.duration)) s.")
      }
      if timing.delay > 0 { remarks.append("// delay(\(milliseconds)) before it") }
      if velocity != 0 {
        remarks.append("// animateTo(target, spec, initialVelocity = \(float(velocity)) * way)")
      }
      return CodeSnippet(
        remarks + [
          "val spec = spring<Float>(",
          "  dampingRatio = \(float(spring.dampingRatio)),",
          "  stiffness = \(float(spring.stiffness / spring.mass)),",
          ")",
        ])
    }
    guard case .curve(let curve, let duration) = timing.kind else {
      return CodeSnippet(["val spec = snap<Float>(delayMillis = \(milliseconds))"])
    }
    return easing(curve).map { easing in
      CodeSnippet([
        "val spec = tween<Float>(",
        "  durationMillis = \(code((duration * 1_000).rounded())),",
        "  delayMillis = \(milliseconds),",
        "  easing = \(easing),",
        ")",
      ])
    }
  }

  private static func easing(_ curve: Curve) -> String? {
    if curve == .linear { return "LinearEasing" }
    return curve.controlPoints.map { bezier in
      let numbers = [bezier.x1, bezier.y1, bezier.x2, bezier.y2].map(float)
      return "CubicBezierEasing(\(numbers.joined(separator: ", ")))"
    }
  }

  /// A number as a Kotlin `Float`.
  private static func float(_ number: Double) -> String {
    let text = Float(number).description
    return (text.hasSuffix(".0") ? String(text.dropLast(2)) : text) + "f"
  }
}

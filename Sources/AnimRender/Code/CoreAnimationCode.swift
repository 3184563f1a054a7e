import AnimCore

extension CodePlatform {
  /// Core Animation.
  public static let coreAnimation = CodePlatform(
    key: "core-animation", name: "Core Animation"
  ) { timing, _ in
    let begin =
      timing.delay > 0
      ? [
        "animation.beginTime = CACurrentMediaTime() + \(code(timing.delay))",
        "animation.fillMode = .backwards",
      ] : []
    switch timing.kind {
    case .spring(let spring, let velocity):
      return CodeSnippet(springLines(spring, velocity, duration: nil) + begin)
    case .uikitSpring(let uikit):
      let lines = springLines(uikit.spring, uikit.initialVelocity, duration: uikit.duration)
      return CodeSnippet(lines + begin)
    case .swiftUISpring(let spring, let velocity):
      return CodeSnippet(
        ["// The closed form; SwiftUI's own steps differ from it by about 0.005 of the way."]
          + springLines(spring.closedForm, velocity, duration: nil) + begin, largestError: nil)
    case .curve(let curve, let duration):
      return function(curve).map { function in
        CodeSnippet(
          [
            "let animation = CABasicAnimation(keyPath: \"transform.scale\")",
            "animation.duration = \(code(duration))",
            "animation.timingFunction = CAMediaTimingFunction(\(function))",
          ] + begin)
      }
    case .instant:
      return CodeSnippet(["CATransaction.setDisableActions(true)"])
    }
  }

  private static func springLines(
    _ spring: Spring, _ velocity: Double, duration: Double?
  ) -> [String] {
    let length = duration.map { code($0) } ?? "animation.settlingDuration"
    let tail = [
      "animation.initialVelocity = \(code(velocity))", "animation.duration = \(length)",
    ]
    guard spring.dampingRatio <= 1 else {
      return [
        "// iOS 17; stated by its damping it would run as critically damped.",
        "let animation = CASpringAnimation(",
        "  perceptualDuration: \(code(spring.duration)), bounce: \(code(spring.bounce)))",
        "animation.keyPath = \"transform.scale\"",
      ] + tail
    }
    return [
      "let animation = CASpringAnimation(keyPath: \"transform.scale\")",
      "animation.mass = \(code(spring.mass))",
      "animation.stiffness = \(code(spring.stiffness))",
      "animation.damping = \(code(spring.damping))",
    ] + tail
  }

  private static func function(_ curve: Curve) -> String? {
    if curve == .linear { return "name: .linear" }
    return curve.controlPoints.map { "controlPoints: \($0.code())" }
  }
}

import AnimCore

extension CodePlatform {
  /// UIKit.
  public static let uikit = CodePlatform(key: "uikit", name: "UIKit") { timing, _ in
    switch timing.kind {
    case .spring(let spring, let velocity):
      spring.dampingRatio > 1
        ? overdamped(spring, velocity, delay: timing.delay)
        : parameters(spring, velocity, delay: timing.delay)
    case .uikitSpring(let uikit):
      CodeSnippet(
        [
          "UIView.animate(",
          "  withDuration: \(code(uikit.duration)), delay: \(code(timing.delay)),",
          "  usingSpringWithDamping: \(code(uikit.dampingRatio)),",
          "  initialSpringVelocity: \(code(uikit.initialVelocity))",
          ") { /* changes */ }",
        ])
    case .swiftUISpring(let spring, let velocity):
      CodeSnippet(
        (velocity == 0 ? [] : ["// The velocity at the start comes from the gesture."])
          + [
            "// iOS 18",
            "UIView.animate(\(spring.swiftUICode)\(delayed(timing.delay))) { /* changes */ }",
          ])
    case .curve(let curve, let duration):
      animator(of: curve, duration: duration).map { CodeSnippet([$0] + started(timing.delay)) }
    case .instant:
      CodeSnippet(["UIView.performWithoutAnimation { /* changes */ }"])
    }
  }

  private static func parameters(
    _ spring: Spring, _ velocity: Double, delay: Double
  ) -> CodeSnippet {
    let speed = code(velocity)
    return CodeSnippet(
      [
        "// The spring says how long it takes; the duration of 0 is not used.",
        "let timing = UISpringTimingParameters(",
        "  mass: \(code(spring.mass)), stiffness: \(code(spring.stiffness)),",
        "  damping: \(code(spring.damping)),",
        "  initialVelocity: CGVector(dx: \(speed), dy: \(speed)))",
        "let animator = UIViewPropertyAnimator(duration: 0, timingParameters: timing)",
      ] + started(delay))
  }

  private static func overdamped(
    _ spring: Spring, _ velocity: Double, delay: Double
  ) -> CodeSnippet {
    CodeSnippet(
      [
        "// iOS 17; UISpringTimingParameters would run this spring as critically damped.",
        "UIView.animate(",
        "  springDuration: \(code(spring.duration)), bounce: \(code(spring.bounce)),",
        "  initialSpringVelocity: \(code(velocity)), delay: \(code(delay))",
        ") { /* changes */ }",
      ])
  }

  private static func animator(of curve: Curve, duration: Double) -> String? {
    let name: String? =
      switch curve {
      case .linear: "linear"
      case .easeIn: "easeIn"
      case .easeOut: "easeOut"
      case .easeInOut: "easeInOut"
      default: nil
      }
    let call = "let animator = UIViewPropertyAnimator(duration: \(code(duration))"
    if let name { return call + ", curve: .\(name))" }
    guard let bezier = curve.controlPoints else { return nil }
    return call + ",\n  controlPoint1: CGPoint(x: \(code(bezier.x1)), y: \(code(bezier.y1))),"
      + "\n  controlPoint2: CGPoint(x: \(code(bezier.x2)), y: \(code(bezier.y2))))"
  }

  private static func started(_ delay: Double) -> [String] {
    [
      "animator.addAnimations { /* changes */ }",
      delay > 0
        ? "animator.startAnimation(afterDelay: \(code(delay)))" : "animator.startAnimation()",
    ]
  }
}

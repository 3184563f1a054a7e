import AnimCore

extension CodePlatform {
  /// Flutter.
  public static let flutter = CodePlatform(key: "flutter", name: "Flutter") { timing, _ in
    let delay = timing.delay > 0 ? ["await Future.delayed(\(duration(timing.delay)));"] : []
    if let (spring, velocity) = timing.oscillator {
      var remarks: [String] = []
      if case .uikitSpring(let uikit) = timing.kind {
        remarks.append("// Ends by itself; UIKit cuts it after \(code(uikit.duration)) s.")
      }
      return CodeSnippet(
        remarks + [
          "const spring = SpringDescription(",
          "  mass: \(code(spring.mass)),",
          "  stiffness: \(code(spring.stiffness)),",
          "  damping: \(code(spring.damping)),",
          ");",
        ] + delay + ["controller.animateWith(SpringSimulation(spring, 0, 1, \(code(velocity))));"])
    }
    guard case .curve(let curve, let seconds) = timing.kind else {
      return CodeSnippet(delay + ["controller.value = 1;"])
    }
    return cubic(curve).map { cubic in
      CodeSnippet(
        delay + [
          "controller.animateTo(1,",
          "  duration: \(duration(seconds)),",
          "  curve: \(cubic),",
          ");",
        ])
    }
  }

  private static func duration(_ seconds: Double) -> String {
    "const Duration(microseconds: \(code((seconds * 1_000_000).rounded())))"
  }

  private static func cubic(_ curve: Curve) -> String? {
    if curve == .linear { return "Curves.linear" }
    return curve.controlPoints.map { "const Cubic(\($0.code()))" }
  }
}

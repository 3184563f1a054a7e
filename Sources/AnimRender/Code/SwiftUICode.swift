import AnimCore

extension CodePlatform {
  /// SwiftUI.
  ///
  /// A plain spring becomes an `interpolatingSpring`, which runs the closed form; `.spring` does not.
  public static let swiftUI = CodePlatform(key: "swiftui", name: "SwiftUI") { timing, _ in
    switch timing.kind {
    case .spring(let spring, let velocity):
      animation(closedForm(spring, velocity), timing.delay)
    case .uikitSpring(let uikit):
      animation(
        closedForm(uikit.spring, uikit.initialVelocity), timing.delay,
        remarks: [
          "// Ends by itself; UIKit cuts it after \(code(uikit.duration)) s."
        ])
    case .swiftUISpring(let spring, let velocity):
      animation(
        spring.swiftUICode, timing.delay,
        remarks: velocity == 0 ? [] : ["// The velocity at the start comes from the gesture."])
    case .curve(let curve, let duration):
      curved(curve, duration).map { animation($0, timing.delay) }
    case .instant:
      CodeSnippet(["let animation: Animation? = nil"])
    }
  }

  private static func animation(
    _ expression: String, _ delay: Double, remarks: [String] = []
  ) -> CodeSnippet {
    CodeSnippet(remarks + ["let animation = Animation\(expression)\(delayed(delay))"])
  }

  private static func closedForm(_ spring: Spring, _ velocity: Double) -> String {
    // Of mass, stiffness and damping SwiftUI makes a critical spring where they are overdamped.
    spring.dampingRatio > 1
      ? """
      .interpolatingSpring(
        duration: \(code(spring.duration)), bounce: \(code(spring.bounce)),
        initialVelocity: \(code(velocity)))
      """
      : """
      .interpolatingSpring(
        mass: \(code(spring.mass)), stiffness: \(code(spring.stiffness)),
        damping: \(code(spring.damping)), initialVelocity: \(code(velocity)))
      """
  }

  private static func curved(_ curve: Curve, _ duration: Double) -> String? {
    switch curve {
    case .linear: ".linear(duration: \(code(duration)))"
    case .easeIn: ".easeIn(duration: \(code(duration)))"
    case .easeOut: ".easeOut(duration: \(code(duration)))"
    case .easeInOut: ".easeInOut(duration: \(code(duration)))"
    case .cubicBezier(let bezier):
      ".timingCurve(\(bezier.code()), duration: \(code(duration)))"
    case .steps, .piecewiseLinear: nil
    }
  }

  /// What delays an animation of SwiftUI's; nothing where it waits for nothing.
  static func delayed(_ delay: Double) -> String { delay > 0 ? ".delay(\(code(delay)))" : "" }
}

extension SwiftUISpring {
  /// Its animation, but for the type's name.
  var swiftUICode: String {
    ".spring(response: \(code(response)), dampingFraction: \(code(dampingFraction)))"
  }
}

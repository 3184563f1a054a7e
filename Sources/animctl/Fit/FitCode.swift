import AnimCore

/// A fitted motion as code, ready to be pasted; numbers in as many digits as a fit bears out.
struct FitCode {
  private let segment: FitSegment

  init(_ segment: FitSegment) {
    self.segment = segment
  }

  /// A spec's timing, SwiftUI's and UIKit's.
  var lines: [String] {
    ["// spec", rounded.text.compact] + swift
  }

  private var swift: [String] {
    switch segment.timing.kind {
    case .spring(let spring, let push):
      let (stiffness, damping) = (Self.number(spring.stiffness), Self.number(spring.damping))
      let velocity = Self.number(push)
      return [
        "// SwiftUI",
        ".interpolatingSpring(mass: 1, stiffness: \(stiffness), damping: \(damping), "
          + "initialVelocity: \(velocity))",
        "// UIKit",
        "UISpringTimingParameters(mass: 1, stiffness: \(stiffness), damping: \(damping), "
          + "initialVelocity: CGVector(dx: \(velocity), dy: \(velocity)))",
      ] + uikit(spring, push)
    case .uikitSpring(let spring):
      return [
        "// UIKit",
        Self.animate(spring.duration, spring.dampingRatio, velocity: spring.initialVelocity),
      ]
    case .swiftUISpring(let spring, _):
      return [
        "// SwiftUI",
        ".spring(response: \(Self.number(spring.response)), "
          + "dampingFraction: \(Self.number(spring.dampingFraction)))",
      ]
    case .curve(let curve, let duration):
      guard case .cubicBezier(let bezier) = curve else { return [] }
      let points = [bezier.x1, bezier.y1, bezier.x2, bezier.y2].map(Self.number)
      return [
        "// SwiftUI",
        ".timingCurve(\(points.joined(separator: ", ")), duration: \(Self.number(duration)))",
        "/* CSS */ cubic-bezier(\(points.joined(separator: ", ")))",
      ]
    case .instant: return []
    }
  }

  /// The same oscillator as UIKit's three numbers make it, where they can.
  private func uikit(_ spring: Spring, _ push: Double) -> [String] {
    guard let duration = spring.uikitDuration(initialVelocity: push), 0.01...10 ~= duration else {
      return []
    }
    return [Self.animate(duration, spring.dampingRatio, velocity: push)]
  }

  private static func animate(
    _ duration: Double, _ dampingRatio: Double, velocity: Double
  ) -> String {
    "UIView.animate(withDuration: \(number(duration)), delay: 0, "
      + "usingSpringWithDamping: \(number(dampingRatio)), "
      + "initialSpringVelocity: \(number(velocity))) { }"
  }

  /// The timing in six digits, as long as these make one.
  private var rounded: Timing {
    func near(_ number: Double) -> Double { Double(Self.number(number)) ?? number }
    let timing: Timing? =
      switch segment.timing.kind {
      case .spring(let spring, let push):
        (try? Spring(
          response: near(spring.response), dampingRatio: near(spring.dampingRatio)))
          .flatMap { try? Timing.spring($0, initialVelocity: near(push)) }
      case .swiftUISpring(let spring, let push):
        (try? SwiftUISpring(
          response: near(spring.response), dampingFraction: near(spring.dampingFraction)))
          .flatMap { try? Timing.swiftUISpring($0, initialVelocity: near(push)) }
      case .curve(.cubicBezier(let bezier), let duration):
        (try? CubicBezier(near(bezier.x1), near(bezier.y1), near(bezier.x2), near(bezier.y2)))
          .flatMap { try? Timing.curve(.cubicBezier($0), duration: near(duration)) }
      case .uikitSpring, .curve, .instant: nil
      }
    return timing ?? segment.timing
  }

  private static func number(_ number: Double) -> String { number.brief(digits: 6) }
}

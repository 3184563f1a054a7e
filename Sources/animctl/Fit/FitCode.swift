import AnimCore
import AnimRender

/// A fitted motion as code, ready to be pasted; numbers in as many digits as a fit bears out.
struct FitCode {
  private let segment: FitSegment

  init(_ segment: FitSegment) {
    self.segment = segment
  }

  /// A spec's timing, and the code of some platforms.
  var lines: [String] {
    let timing = rounded
    return Self.platforms.reduce(["// spec", timing.text.compact]) { lines, platform in
      lines + (platform.snippet(for: timing).map { ["// \(platform.name)"] + $0.lines } ?? [])
    }
  }

  private static let platforms: [CodePlatform] = [.uikit, .swiftUI, .compose, .flutter]

  /// The timing in six digits, as long as these make one.
  private var rounded: Timing {
    func near(_ number: Double) -> Double { Double(number.brief(digits: 6)) ?? number }
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
      case .uikitSpring(let spring):
        try? Timing.uikitSpring(
          duration: near(spring.duration), dampingRatio: near(spring.dampingRatio),
          initialVelocity: near(spring.initialVelocity))
      case .curve, .instant: nil
      }
    return timing ?? segment.timing
  }
}

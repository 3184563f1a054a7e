import AnimCore
import Testing

@testable import AnimRender

@Suite("Code of other platforms")
struct CodeSnippetTests {
  static func timings() throws -> [Timing] {
    [
      .spring(.bouncy), try .spring(.smooth, initialVelocity: -2),
      try Timing.spring(Spring(mass: 3, stiffness: 1_000, damping: 500)).delayed(by: 0.1),
      try .uikitSpring(duration: 0.3, dampingRatio: 0.4, initialVelocity: 1),
      try .swiftUISpring(SwiftUISpring(response: 0.5, dampingFraction: 0.825)),
      try Timing.swiftUISpring(
        SwiftUISpring(response: 0.3, dampingFraction: 0.5), initialVelocity: 3
      ).delayed(by: 2),
      try .curve(.linear, duration: 0.3), try .curve(.easeIn, duration: 0.3).delayed(by: 0.25),
      try .curve(.easeOut, duration: 1), try .curve(.easeInOut, duration: 1e-4),
      try .curve(.cubicBezier(CubicBezier(0.3, -1e-7, 0.6, 1.5)), duration: 1e6),
      try .curve(.steps(Steps(4, position: .start)), duration: 0.5),
      try .curve(.piecewiseLinear(PiecewiseLinear([(0, 0), (1e-7, 1.1), (1, 1)])), duration: 2),
      .instant, try Timing.instant.delayed(by: 0.5),
    ]
  }

  @Test("is plain text without odd blanks, the same each time, with every bracket closed")
  func shape() throws {
    for timing in try Self.timings() {
      for platform in CodePlatform.all {
        guard let snippet = platform.snippet(for: timing) else {
          guard case .curve(let curve, _) = timing.kind else {
            Issue.record("\(platform.key) has nothing for \(timing)")
            continue
          }
          #expect(curve.controlPoints == nil || platform.key == "react-spring", "\(platform.key)")
          continue
        }
        #expect(platform.snippet(for: timing) == snippet)
        #expect(snippet.text.utf8.allSatisfy { $0 == 10 || (0x20...0x7E).contains($0) })
        for line in snippet.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        {
          #expect(!line.isEmpty && line.last != " " && line.count <= 90, "\(line)")
        }
        for (open, close) in [("(", ")"), ("{", "}"), ("[", "]"), ("/*", "*/")] {
          #expect(
            snippet.text.components(of: open) == snippet.text.components(of: close),
            "\(platform.key): \(snippet.text)")
        }
        #expect(!snippet.text.contains("nan") && !snippet.text.contains("inf"))
        #expect(
          (snippet.largestError != nil) == (platform.key == "css" && timing.oscillator != nil))
      }
    }
  }

  @Test("an endless spring has no CSS, but is stated where it can be")
  func endless() throws {
    let endless = Timing.spring(try Spring(response: 1, dampingRatio: 0))
    #expect(CodePlatform.css.snippet(for: endless) == nil)
    #expect(LinearEasing(endless, tolerance: 0.01) == nil)
    #expect(CodePlatform.flutter.snippet(for: endless)?.text.contains("damping: 0,") == true)
  }

  @Test("reads as one would write it by hand")
  func goldens() throws {
    let press = try Timing.uikitSpring(duration: 0.3, dampingRatio: 0.4, initialVelocity: 1)
    #expect(
      CodePlatform.uikit.snippet(for: press)?.text == """
        UIView.animate(
          withDuration: 0.3, delay: 0,
          usingSpringWithDamping: 0.4,
          initialSpringVelocity: 1
        ) { /* changes */ }

        """)
    let stiff = Timing.spring(try Spring(mass: 2, stiffness: 400, damping: 20))
    let expected: [(CodePlatform, String)] = [
      (
        .swiftUI,
        """
        let animation = Animation.interpolatingSpring(
          mass: 2, stiffness: 400,
          damping: 20, initialVelocity: 0)

        """
      ),
      (
        .coreAnimation,
        """
        let animation = CASpringAnimation(keyPath: "transform.scale")
        animation.mass = 2
        animation.stiffness = 400
        animation.damping = 20
        animation.initialVelocity = 0
        animation.duration = animation.settlingDuration

        """
      ),
      (
        .compose,
        """
        val spec = spring<Float>(
          dampingRatio = 0.35355338f,
          stiffness = 200f,
        )

        """
      ),
      (
        .flutter,
        """
        const spring = SpringDescription(
          mass: 2,
          stiffness: 400,
          damping: 20,
        );
        controller.animateWith(SpringSimulation(spring, 0, 1, 0));

        """
      ),
      (
        .motion,
        """
        const transition = {
          type: "spring",
          stiffness: 400,
          damping: 20,
          mass: 2,
        }

        """
      ),
      (
        .reactSpring,
        """
        const props = {
          config: {
            tension: 400,
            friction: 20,
            mass: 2,
          },
        }

        """
      ),
    ]
    for (platform, text) in expected {
      #expect(platform.snippet(for: stiff)?.text == text)
    }
    let ease = try Timing.curve(.easeIn, duration: 0.25).delayed(by: 0.1)
    #expect(
      CodePlatform.css.snippet(for: ease)?.text == """
        transition-duration: 0.25s;
        transition-delay: 0.1s;
        transition-timing-function: ease-in;

        """)
  }
}

extension String {
  fileprivate func components(of part: String) -> Int {
    var count = 0
    var rest = self[...]
    while let found = rest.firstRange(of: part) {
      count += 1
      rest = rest[found.upperBound...]
    }
    return count
  }
}

@Suite("CSS linear()")
struct LinearEasingTests {
  static let springs: [(ratio: Double, velocity: Double)] = [
    (0.05, 0), (0.3, 0), (0.3, 12), (0.7, -5), (1, 0), (1, 30), (2.5, 0), (20, 0), (4, 100),
  ]

  @Test("stays within the tolerance everywhere, and says by how much", arguments: springs)
  func tolerance(ratio: Double, velocity: Double) throws {
    let spring = try Spring(response: 0.4, dampingRatio: ratio)
    let timing = try Timing.spring(spring, initialVelocity: velocity)
    var fewer = Int.max
    for tolerance in [0.0001, 0.0025, 0.02] {
      let easing = try #require(LinearEasing(timing, tolerance: tolerance))
      let lines = try PiecewiseLinear(easing.points.map { ($0.share, $0.progress) })
      let end = spring.propagator(after: easing.duration)(x: 1, v: -velocity).x
      var largest = abs(end)
      for step in 0...20_000 {
        let share = Double(step) / 20_001
        let exact = 1 - spring.propagator(after: share * easing.duration)(x: 1, v: -velocity).x
        largest = max(largest, abs(lines.progress(at: share) - exact))
      }
      // What is cut at the end is a thousandth of the reach at most.
      let cut = 0.001 * spring.reach(x: 1, v: -velocity)
      #expect(largest <= max(tolerance, cut) * 1.001)
      #expect(abs(easing.largestError - largest) <= 0.05 * largest)
      #expect(easing.points.count < fewer)
      fewer = easing.points.count
    }
  }

  @Test("needs fewer points than even ones do")
  func thrift() throws {
    let easing = try #require(LinearEasing(.spring(.bouncy), tolerance: 0.0025))
    #expect(easing.points.count <= 24)
    let lines = try PiecewiseLinear(
      (0..<easing.points.count).map { place in
        let share = Double(place) / Double(easing.points.count - 1)
        let x = Spring.bouncy.propagator(after: share * easing.duration).xx
        return (share, place == 0 ? 0 : share == 1 ? 1 : 1 - x)
      })
    let largest =
      (0...5_000).map { step in
        let share = Double(step) / 5_001
        let x = Spring.bouncy.propagator(after: share * easing.duration).xx
        return abs(lines.progress(at: share) - (1 - x))
      }.max() ?? 0
    #expect(largest > 2 * easing.largestError)
  }

  @Test("is what CSS reads: points in order, no exponent, the overshoot kept")
  func text() throws {
    // A spring met elsewhere, whose peak is 1.372.
    let spring = try Spring(stiffness: 256, dampingRatio: 0.3)
    let easing = try #require(LinearEasing(.spring(spring), tolerance: 0.005))
    #expect(abs((easing.points.map(\.progress).max() ?? 0) - 1.372326) < 0.005)
    let text = easing.css.joined(separator: " ")
    #expect(text.hasPrefix("linear( 0, ") && text.hasSuffix(", 1)"))
    let stops = text.dropFirst("linear( ".count).dropLast().split(separator: ",").map {
      $0.split(separator: " ")
    }
    #expect(stops.count == easing.points.count)
    var last = 0.0
    for stop in stops.dropFirst().dropLast() {
      let percent = try #require(Double(stop[1].dropLast()))
      #expect(stop.count == 2 && stop[1].last == "%" && percent > last && percent <= 100)
      #expect(stop.allSatisfy { !$0.contains("e") && $0.count <= 10 })
      last = percent
    }
    let snippet = try #require(CodePlatform.css.snippet(for: .spring(spring), tolerance: 0.005))
    #expect(snippet.text.contains("transition-duration: "))
    #expect(snippet.lines[0].hasPrefix("/* \(easing.points.count) points, at most 0.00"))
  }

  @Test("a UIKit spring ends at its duration, a SwiftUI spring shows its steps")
  func kinds() throws {
    let press = try Timing.uikitSpring(duration: 0.3, dampingRatio: 0.4, initialVelocity: 1)
    let easing = try #require(LinearEasing(press, tolerance: 0.002))
    #expect(easing.duration == 0.3 && easing.largestError <= 0.0021)
    let stepped = try SwiftUISpring(response: 0.5, dampingFraction: 0.5)
    let steps = try #require(LinearEasing(.swiftUISpring(stepped), tolerance: 0.002))
    let closed = try #require(LinearEasing(.spring(stepped.closedForm), tolerance: 0.002))
    #expect(steps.points != closed.points && abs(steps.duration - closed.duration) < 0.05)
    for tolerance in [-1, 0, .nan, .infinity, 5.0] {
      #expect(LinearEasing(press, tolerance: tolerance)?.points.count ?? 0 >= 2)
    }
    #expect(LinearEasing(.instant, tolerance: 0.1) == nil)
    let slow = try Spring(response: 1e6, dampingRatio: 1)
    #expect(LinearEasing(.spring(slow), tolerance: 0.1) == nil)
    // More than can be sampled as finely as that: then it says so.
    let rough = try Timing.spring(Spring(response: 0.4, dampingRatio: 20), initialVelocity: 900)
    #expect(LinearEasing(rough, tolerance: 1e-5)?.largestError ?? 0 > 1e-5)
    let instant = try Timing.uikitSpring(duration: 0, dampingRatio: 1)
    #expect(LinearEasing(instant, tolerance: 0.1) == nil)
  }
}

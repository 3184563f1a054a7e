import AnimCore
import Testing

@Suite("Spring: doors over the whole ranges")
struct SpringRangeTests {
  @Test("what goes in by a door is read back, and makes the same spring by every other")
  func bothWays() throws {
    var random = SeededGenerator(seed: 11)
    var settled = 0
    for _ in 0..<5_000 {
      let ratio = Self.dampingRatio(&random)
      let frequency = Self.within(Spring.angularFrequencies, &random)
      let mass = Self.within(Spring.masses, &random)
      let spring = try Spring(angularFrequency: frequency, dampingRatio: ratio, mass: mass)
      #expect(spring.angularFrequency == frequency && spring.dampingRatio == ratio)
      #expect(spring.mass == mass)
      var others = [
        try Spring(stiffness: spring.stiffness, dampingRatio: ratio, mass: mass),
        try Spring(mass: mass, stiffness: spring.stiffness, damping: spring.damping),
      ]
      if Spring.durations.contains(spring.response) {
        others.append(try Spring(response: spring.response, dampingRatio: ratio))
        if Spring.bounces.contains(spring.bounce) {
          let bouncing = try Spring(duration: spring.duration, bounce: spring.bounce)
          // Near 1 and near −1 a bounce has few digits of its damping ratio.
          #expect(abs(bouncing.dampingRatio - ratio) <= 1e-15 * (1 + ratio * ratio))
          #expect(Self.near(bouncing.angularFrequency, frequency))
        }
      }
      if let duration = spring.settlingDuration, Spring.durations.contains(duration),
        ratio >= UIKitEquation.smallestDampingRatio
      {
        settled += 1
        let other = try Spring(settlingDuration: duration, dampingRatio: ratio)
        others.append(other)
        #expect(Self.near(other.settlingDuration ?? 0, duration))
      }
      for other in others {
        #expect(
          Self.near(other.dampingRatio, ratio) && Self.near(other.angularFrequency, frequency))
        #expect(Self.near(other.stiffness / other.mass, spring.stiffness / mass))
        #expect(Self.near(other.damping / other.mass, spring.damping / mass))
        #expect(Self.near(other.response, spring.response))
      }
    }
    #expect(settled > 500)
  }

  @Test("UIKit's equation is inverted wherever it has a root")
  func uikit() throws {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<3_000 {
      let duration = Self.within(0.01...10, &random)
      let ratio = Bool.random(using: &random) ? 1 : Double.random(in: 0.02...1, using: &random)
      let velocity = Double.random(in: -3...0.5, using: &random) / duration
      let equation = UIKitEquation(
        duration: duration, dampingRatio: ratio, initialVelocity: velocity)
      let root = try #require(equation.exactRoot)
      guard velocity <= 0 || root > velocity / ratio else { continue }
      let spring = try Spring(angularFrequency: root, dampingRatio: ratio)
      let read = try #require(spring.uikitDuration(initialVelocity: velocity))
      #expect(abs(read - duration) <= 1e-11 * duration, "\(duration) \(ratio) \(velocity)")
    }
  }

  private static func dampingRatio(_ random: inout SeededGenerator) -> Double {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: 1
    case 1: 1 + within(1e-16...1e-6, &random)
    case 2: 1 - within(1e-16...1e-6, &random)
    case 3: Double.random(in: 0...2, using: &random)
    default: within(1e-9...1e9, &random)
    }
  }

  /// A number from a range, each power of ten as likely as any other.
  private static func within(
    _ range: ClosedRange<Double>, _ random: inout SeededGenerator
  ) -> Double {
    let low = Elementary.log(range.lowerBound)
    let high = Elementary.log(range.upperBound)
    let number = Elementary.exp(Double.random(in: low...high, using: &random))
    return min(max(number, range.lowerBound), range.upperBound)
  }

  private static func near(_ left: Double, _ right: Double) -> Bool {
    abs(left - right) <= 2e-15 * max(abs(left), abs(right))
  }

  @Test(
    "a damping of negative zero is none: it never rests, and nothing fails",
    arguments: [0.0, -0.0], [1e-6, 1_220.66, 1e5])
  func negativeZero(ratio: Double, frequency: Double) throws {
    let spring = try Spring(angularFrequency: frequency, dampingRatio: ratio)
    for limit in [0, 1, 120, 100_000_000] {
      #expect(
        spring.restTick(x: Channels(-0.1), v: .zero, epsilon: 0.001, within: limit) == nil)
    }
    let timeline = try ButtonAnimations().scaleEffect(ratio: 0.9, enter: .spring(spring))
      .compile(.tap, options: CompileOptions(frameCap: 120))
    #expect(!timeline.isSettled)
  }
}

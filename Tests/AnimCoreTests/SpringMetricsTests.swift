import AnimCore
import ReferenceTables
import Testing

@Suite("Spring: metrics")
struct SpringMetricsTests {
  private static let velocities = [-40, -1, -1e-6, 0, 0.5, 3, 30, 4_000.0]
  private static let springs = AwkwardSprings.dampingRatios.flatMap { ratio in
    [0.1, 42.23, 1e4].map { Spring(uncheckedDampingRatio: ratio, angularFrequency: $0) }
  }

  @Test("nothing a dense scan finds lies beyond them", arguments: springs)
  func scan(spring: Spring) throws {
    for velocity in Self.velocities.map({ $0 * spring.angularFrequency / 40 }) {
      let metrics = try spring.metrics(initialVelocity: velocity)
      var (least, greatest, fastest) = (0.0, 0.0, 0.0)
      for step in 0...2_000 {
        // Ever coarser steps: from a thousandth of a radian to a thousand of them.
        let phase = step == 0 ? 0 : Elementary.exp(Double(step) * 0.007 - 7)
        let motion = spring.propagator(after: phase / spring.angularFrequency)(x: 1, v: -velocity)
        (least, greatest) = (min(least, 1 - motion.x), max(greatest, 1 - motion.x))
        fastest = max(fastest, abs(motion.v))
      }
      let peak = metrics.peak?.value ?? 1
      #expect(greatest <= max(peak, 1) * (1 + 1e-12))
      #expect(least >= (metrics.windUp?.value ?? 0) * (1 + 1e-12))
      #expect(fastest <= abs(metrics.peakVelocity.value) * (1 + 1e-12))
      #expect(metrics.overshoot == peak - 1 && metrics.overshoot >= 0)
      // And each is a moment of the motion.
      for (moment, isVelocity) in [
        (metrics.peak, false), (metrics.windUp, false), (metrics.peakVelocity, true),
      ] {
        guard let moment else { continue }
        let there = spring.propagator(after: moment.time)(x: 1, v: -velocity)
        #expect(isVelocity ? moment.value == -there.v : moment.value == 1 - there.x)
      }
    }
  }

  @Test("a peak is where the motion turns", arguments: springs)
  func turns(spring: Spring) throws {
    for velocity in Self.velocities {
      let metrics = try spring.metrics(initialVelocity: velocity)
      let speed = max(abs(metrics.peakVelocity.value), spring.angularFrequency)
      for moment in [metrics.peak, metrics.windUp].compactMap(\.self) {
        let there = spring.propagator(after: moment.time)(x: 1, v: -velocity)
        #expect(abs(there.v) <= 1e-9 * speed, "\(velocity)")
      }
    }
  }

  @Test(
    "crossings are where the motion is on its target, and there are no others", arguments: springs)
  func crossings(spring: Spring) throws {
    for velocity in Self.velocities.map({ $0 * spring.angularFrequency / 40 }) {
      let crossings = try spring.metrics(initialVelocity: velocity).crossings
      let reach = spring.reach(x: 1, v: -velocity)
      for time in crossings.times(upTo: 20) {
        #expect(abs(spring.propagator(after: time)(x: 1, v: -velocity).x) <= 1e-9 * reach)
      }
      guard let first = crossings.first else {
        #expect(crossings.count == 0 && crossings.times(upTo: 5).isEmpty)
        continue
      }
      for share in [0.001, 0.5, 0.999] {
        #expect(spring.propagator(after: first * share)(x: 1, v: -velocity).x > 0)
      }
    }
  }

  @Test("a critical spring has its numbers from a book")
  func critical() throws {
    let metrics = try Spring(angularFrequency: 10, dampingRatio: 1).metrics()
    // x = (1 + ωt) e^(−ωt): the greatest velocity is ω/e, at 1/ω.
    #expect(abs(metrics.peakVelocity.value - 10 / 2.718281828459045) < 1e-14)
    #expect(abs(metrics.peakVelocity.time - 0.1) < 1e-16)
    #expect(metrics.peak == nil && metrics.windUp == nil && metrics.crossings.count == 0)
    let pushed = try Spring(angularFrequency: 10, dampingRatio: 1).metrics(initialVelocity: 30)
    #expect(pushed.crossings.first == 1 / 20.0 && pushed.crossings.count == 1)
    #expect(pushed.crossings.times(upTo: 9).count == 1)
    #expect(pushed.peakVelocity.time == 0 && pushed.peakVelocity.value == 30)
    #expect(pushed.overshoot > 0)
  }

  @Test("overshoot is e^(−πζ/√(1−ζ²)), and the peak is half a period in")
  func underdamped() throws {
    for ratio in [0.05, 0.3, 0.5, 0.9] {
      let spring = try Spring(response: 0.4, dampingRatio: ratio)
      let metrics = try spring.metrics()
      let share = (1 - ratio * ratio).squareRoot()
      #expect(abs(metrics.overshoot - Elementary.exp(-.pi * ratio / share)) < 1e-14)
      #expect(abs((metrics.peak?.time ?? 0) - 0.2 / share) < 1e-15)
      // Between the crossings lie the peaks, and the last one comes before rest.
      let settled = try #require(metrics.settlingTime)
      let all = metrics.crossings.times(upTo: .max)
      #expect(all.count == metrics.crossings.count)
      #expect(all.last ?? 0 <= settled && (all.last ?? 0) + 0.2 / share > settled)
    }
    let endless = try Spring(response: 1, dampingRatio: 0).metrics()
    #expect(endless.settlingTime == nil && endless.overshoot == 1)
    #expect(
      endless.crossings.count == nil && endless.crossings.times(upTo: 3) == [0.25, 0.75, 1.25])
    let weak = try Spring(angularFrequency: 1, dampingRatio: 1e-300).metrics()
    #expect(weak.crossings.count == (1 << 53) + 1)
  }

  @Test("first extrema of 50-digit arithmetic")
  func extrema() throws {
    let table = try ReferenceTable("settling.csv")
    // One row has the remains of a rounding at 1e-52 instead of none.
    let rows = table.rows.filter { Double($0["first_extremum"] ?? "") ?? 0 > 1e-40 }
    #expect(rows.count > 100)
    for row in rows {
      let numbers = try ["mass", "stiffness", "damping", "v0", "first_extremum"].map {
        try #require(row[$0].flatMap(Double.init))
      }
      let spring = try Spring(mass: numbers[0], stiffness: numbers[1], damping: numbers[2])
      let time = try #require(spring.firstExtremum(x: 1, v: -numbers[3]))
      #expect(abs(time - numbers[4]) <= 1e-12 * numbers[4], "\(row)")
    }
  }

  @Test("the reach of a push alone is found at any damping", arguments: [1, 10, 1e8, 1e9])
  func push(ratio: Double) throws {
    let spring = try Spring(angularFrequency: 2, dampingRatio: ratio)
    // With ζ far above 1 the push is braked at once: it carries 1/(2ζω₀).
    let reach = spring.reach(x: 0, v: 1)
    #expect(ratio < 2 || abs(reach * 4 * ratio - 1) < 0.1 / ratio.squareRoot())
    #expect(reach > 0)
  }
}

@Suite("Spring: durations that Apple's frameworks report")
struct AppleSettlingTests {
  @Test("Core Animation's, beside 231 computed ones and Apple's documentation")
  func coreAnimation() throws {
    let rows = try ReferenceTable("settling.csv").numbers(
      "mass", "stiffness", "damping", "v0", "core_animation")
    #expect(rows.count == 231)
    for row in rows {
      let spring = try Spring(mass: row[0], stiffness: row[1], damping: row[2]).cappedAtCritical
      let duration = try spring.coreAnimationSettlingDuration(initialVelocity: row[3])
      #expect(abs((duration ?? 0) - row[4]) <= 1e-12 * row[4], "\(row)")
    }
    let documented = try Spring(stiffness: 100, dampingRatio: 0.25)
    #expect(abs((try documented.coreAnimationSettlingDuration() ?? 0) - 2.85) < 0.006)
    let stronger = try Spring(stiffness: 100, damping: 15)
    #expect(abs((try stronger.coreAnimationSettlingDuration() ?? 0) - 1.05) < 0.05)
    // Read off a live object whose ε is 2^−126: it counts as a millionth.
    let live = try Spring(response: 0.6, dampingRatio: 1)
    #expect(try live.coreAnimationSettlingDuration(epsilon: 1e-9) == 1.6)
    #expect(try Spring(response: 1, dampingRatio: 0).coreAnimationSettlingDuration() == nil)
    let slow = try Spring(angularFrequency: 1e-6, dampingRatio: 1e9)
    #expect(try slow.coreAnimationSettlingDuration() ?? 0 > 1e15)
    // A quiet second may also lie before a slow crossing; a thousand seconds of it are looked at.
    #expect(try Spring(response: 600, dampingRatio: 1).coreAnimationSettlingDuration() != nil)
  }

  @Test("UIKit's for timing parameters, as live objects have it")
  func uikit() throws {
    // The spring of iOS 26's sheets.
    let sheet = try Spring(angularFrequency: 18.257418582058744, dampingRatio: 1)
    let duration = try #require(try sheet.uikitSettlingDuration())
    #expect(abs(duration - 0.5058237871186482) <= 1e-13 * duration)
    let response = try Spring(response: 0.3441442326, dampingRatio: 1)
    #expect(abs(response.angularFrequency - 18.257418582058744) <= 3e-10 * 18)
    #expect(abs(response.stiffness - 333.3333332805039) <= 6e-10 * 333)
    #expect(abs(response.damping - 36.51483716411749) <= 3e-10 * 36)
    // UISpringTimingParameters() runs as critical.
    let usual = try Spring(mass: 3, stiffness: 1_000, damping: 500)
    #expect(abs(usual.dampingRatio - 4.56) < 0.005)
    #expect(usual.cappedAtCritical.damping == 2 * usual.angularFrequency * 3)
    let critical = try usual.cappedAtCritical.settlingTime() ?? 0
    #expect(abs((try usual.uikitSettlingDuration() ?? 0) - critical) < 1e-4)
    let bouncing = try Spring(duration: 0.5, bounce: 0.3)
    let exact = try #require(try bouncing.settlingTime())
    #expect(try bouncing.uikitSettlingDuration() ?? 0 > exact)
    // The sine term vanishes: only the cosine's envelope is left.
    let pure = try Spring(response: 1, dampingRatio: 0.5)
    let velocity = 0.5 * pure.angularFrequency
    let envelope = 6.907755278982137 / velocity
    #expect(
      abs((try pure.uikitSettlingDuration(initialVelocity: velocity) ?? 0) - envelope) < 1e-12)
  }

  @Test("SwiftUI's spring value does not give back the settling duration it was made from")
  func swiftUI() throws {
    let spring = try Spring(settlingDuration: 0.3, dampingRatio: 0.25)
    #expect(abs(try spring.swiftUISettlingDuration() - 0.534) < 5e-4)
    #expect(abs((spring.settlingDuration ?? 0) - 0.3) < 1e-15)
    #expect(try Spring(response: 1, dampingRatio: 0).swiftUISettlingDuration() == .infinity)
    #expect(try Spring(response: 900, dampingRatio: 1).swiftUISettlingDuration() == 0)
    #expect(abs(try Spring(response: 0.6, dampingRatio: 1).swiftUISettlingDuration() - 0.9) < 1e-12)
  }

  @Test("SwiftUI ends its animations by speeds in the property's unit")
  func swiftUIEnd() throws {
    let spring = try SwiftUISpring(response: 0.5, dampingFraction: 0.825)
    #expect(abs((spring.swiftUISettlingTime(travel: 1) ?? 0) - 0.533) < 5e-4)
    #expect(abs((spring.swiftUISettlingTime(travel: 100) ?? 0) - 0.983) < 5e-4)
    #expect(spring.swiftUISettlingTime(travel: -100) == spring.swiftUISettlingTime(travel: 100))
    let endless = try SwiftUISpring(response: 0.5, dampingFraction: 0)
    #expect(endless.swiftUISettlingTime(travel: 10) == nil)
    for limit in [-1, .nan, .infinity, 0.0] {
      _ = spring.swiftUISettlingTime(travel: 1, within: limit)
    }
    #expect(spring.closedForm == Spring(uncheckedDampingRatio: 0.825, angularFrequency: 4 * .pi))
  }
}

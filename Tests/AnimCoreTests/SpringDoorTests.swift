import AnimCore
import Testing

@Suite("Spring: doors")
struct SpringDoors {
  @Test("each door reads back what it was given, and all describe one spring")
  func roundTrips() throws {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<500 {
      let ratio = Double.random(in: 0.01...3, using: &random)
      let response = Double.random(in: 0.01...5, using: &random)
      let mass = Double.random(in: 0.1...10, using: &random)
      let spring = try Spring(response: response, dampingRatio: ratio)
      #expect(close(spring.response, response))
      #expect(spring.dampingRatio == ratio)

      let bouncing = try Spring(duration: response, bounce: spring.bounce)
      #expect(same(bouncing, spring))
      #expect(close(bouncing.bounce, spring.bounce))

      let heavy = try Spring(
        mass: mass, stiffness: spring.stiffness * mass, damping: spring.damping * mass)
      #expect(same(heavy, spring))
      #expect(heavy.mass == mass && close(heavy.stiffness, spring.stiffness * mass))
      #expect(close(heavy.damping, spring.damping * mass))

      #expect(same(try Spring(stiffness: spring.stiffness, dampingRatio: ratio), spring))
      if let settling = spring.settlingDuration {
        let settled = try Spring(settlingDuration: settling, dampingRatio: ratio)
        #expect(same(settled, spring))
        #expect(close(settled.settlingDuration ?? 0, settling))
      } else {
        #expect(ratio > 1)
      }
    }
  }

  @Test("the velocity of UIKit's equation is read back too")
  func uikitReadBack() throws {
    for ratio in [0.2, 0.5, 0.9, 1] {
      for velocity in [-5.0, -0.5, 0, 0.3, 1] {
        let equation = UIKitEquation(
          duration: 0.4, dampingRatio: ratio, initialVelocity: velocity)
        let root = try #require(equation.exactRoot)
        let spring = try Spring(angularFrequency: root, dampingRatio: ratio)
        let duration = try #require(spring.uikitDuration(initialVelocity: velocity))
        #expect(close(duration, 0.4), "ζ \(ratio), v \(velocity)")
      }
    }
    #expect(try Spring(response: 1, dampingRatio: 1.5).uikitDuration(initialVelocity: 1) == nil)
  }

  @Test("presets and documented numbers")
  func knownNumbers() throws {
    // Apple's documentation: duration 0.5 and bounce 0.3 are mass 1, stiffness 157.9, damping 17.6.
    let documented = try Spring(duration: 0.5, bounce: 0.3)
    #expect(abs(documented.stiffness - 157.9) < 0.05 && abs(documented.damping - 17.6) < 0.05)
    #expect(Spring.bouncy == documented)
    #expect(Spring.smooth.dampingRatio == 1 && Spring.snappy.dampingRatio == 0.85)
    #expect(close(try Spring.smooth.adding(extraBounce: 0.2).bounce, 0.2))

    let values: [(bounce: Double, duration: Double, stiffness: Double, damping: Double)] = [
      (0.25, 0.4, 246.740110027, 23.561944902), (-0.25, 0.4, 246.740110027, 41.887902048),
      (0, 0.5, 157.913670417, 25.132741229),
    ]
    for row in values {
      let spring = try Spring(duration: row.duration, bounce: row.bounce)
      #expect(abs(spring.stiffness - row.stiffness) <= 1e-6)
      #expect(abs(spring.damping - row.damping) <= 1e-6)
    }
    // The duration of a spring is its period, not the time it takes to rest.
    let period = try Spring(response: 0.4, dampingRatio: 0.6)
    for (frame, value) in [3: 0.219804388286, 6: 0.601645763618, 12: 1.055902610276] {
      #expect(abs(1 - period.propagator(after: Tick(frame).seconds).xx - value) <= 1e-6)
    }
    // As a settling duration or UIKit's, it is the time the sine term takes.
    let resting = try Spring(settlingDuration: 0.4, dampingRatio: 0.6)
    #expect(close(resting.settlingDuration ?? 0, 0.4))
    #expect(resting.angularFrequency > 1.5 * period.angularFrequency)
  }

  @Test("ranges are closed: their ends pass, the next number does not")
  func edges() throws {
    for response in [Spring.durations.lowerBound, Spring.durations.upperBound] {
      _ = try Spring(response: response, dampingRatio: 1e9)
    }
    for frequency in [1e-6, 1e5] {
      let spring = try Spring(angularFrequency: frequency, dampingRatio: 0)
      _ = try Spring(stiffness: spring.stiffness, dampingRatio: 0)
    }
    refuses(.response, (1e-4).nextDown) { try Spring(response: $0, dampingRatio: 1) }
    refuses(.response, (1e6).nextUp) { try Spring(response: $0, dampingRatio: 1) }
    refuses(.dampingRatio, (1e9).nextUp) { try Spring(response: 1, dampingRatio: $0) }
    refuses(.bounce, (-0.99).nextDown) { try Spring(duration: 1, bounce: $0) }
    refuses(.bounce, 1.3) { try Spring(duration: 1, bounce: $0) }
    refuses(.extraBounce, 0.8) { try Spring.bouncy.adding(extraBounce: $0) }
    refuses(.settlingDuration, 0) { try Spring(settlingDuration: $0, dampingRatio: 1) }
    refuses(.dampingRatio, 0.0005) { try Spring(settlingDuration: 1, dampingRatio: $0) }
    refuses(.dampingRatio, 1.5) { try Spring(settlingDuration: 1, dampingRatio: $0) }
    refuses(.initialVelocity, 2e6) { try Timing.spring(.smooth, initialVelocity: $0) }
    refuses(.epsilon, 0) { try Spring.smooth.settlingTime(epsilon: $0) }
  }

  @Test(
    "each bad number names itself",
    arguments: [0, -80, Double.nan, Double.infinity, -Double.infinity])
  func badNumbers(value: Double) {
    refuses(.stiffness, value) { try Spring(stiffness: $0, dampingRatio: 1) }
    refuses(.stiffness, value) { try Spring(mass: 1, stiffness: $0, damping: 1) }
    refuses(.mass, value) { try Spring(mass: $0, stiffness: 100, damping: 1) }
    refuses(.response, value) { try Spring(response: $0, dampingRatio: 1) }
    refuses(.angularFrequency, value) { try Spring(angularFrequency: $0, dampingRatio: 1) }
    if value != 0 {
      refuses(.damping, value) { try Spring(mass: 1, stiffness: 100, damping: $0) }
      refuses(.dampingRatio, value) { try Spring(response: 1, dampingRatio: $0) }
      refuses(.duration, value) { try UIKitSpring(duration: $0, dampingRatio: 1) }
      refuses(.dampingRatio, value) { try UIKitSpring(duration: 1, dampingRatio: $0) }
      if !(value.magnitude < 1e6) {
        refuses(.initialVelocity, value) {
          try UIKitSpring(duration: 1, dampingRatio: 1, initialVelocity: $0)
        }
      }
    }
  }

  /// Expects a door to refuse a value, naming the parameter, the value and what is allowed.
  private func refuses<Made>(
    _ parameter: SpringError.Parameter, _ value: Double, _ door: (Double) throws -> Made
  ) {
    do {
      _ = try door(value)
      Issue.record("\(parameter) \(value) got through")
    } catch SpringError.outOfRange(let named, let named_value, let allowed) {
      #expect(named == parameter)
      #expect(named_value == value || (named_value.isNaN && value.isNaN))
      #expect(!allowed.contains(value))
    } catch {
      Issue.record("\(parameter) \(value): \(error)")
    }
  }

  private func close(_ left: Double, _ right: Double) -> Bool {
    abs(left - right) <= 1e-12 * max(abs(left), abs(right))
  }

  private func same(_ left: Spring, _ right: Spring) -> Bool {
    close(left.dampingRatio, right.dampingRatio)
      && close(left.angularFrequency, right.angularFrequency)
  }
}

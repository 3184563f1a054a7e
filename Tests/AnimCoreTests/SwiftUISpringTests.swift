import AnimCore
import ReferenceTables
import Testing

@Suite("SwiftUI's spring")
struct SwiftUISpringTests {
  @Test("a device recording of 300 frames, to 1e-7 of the travel")
  func device() throws {
    let rows = try ReferenceTable("swiftui_spring.csv").numbers("time", "progress")
    #expect(rows.count == 300)
    let stepper = SwiftUIStepper(try SwiftUISpring(response: 1.8, dampingFraction: 0.3))
    var state = SwiftUIStepper.State(x: 1, v: 0)
    var steps = 0
    for row in rows {
      // SwiftUI steps until its own time has reached the frame's.
      while Double(steps) / 300 < row[0] {
        stepper.step(&state)
        steps += 1
      }
      #expect(abs(1 - state.x - row[1]) <= 1e-7, "\(row)")
    }
    // The closed form is another curve.
    let closed = try Spring(response: 1.8, dampingRatio: 0.3)
    let apart = rows.map { abs(1 - closed.propagator(after: $0[0]).xx - $0[1]) }.max() ?? 0
    #expect(apart > 1e-3 && apart < 2e-2)
  }

  private func hold(_ spring: SwiftUISpring, velocity: Double = 0) throws -> ButtonAnimations {
    ButtonAnimations().scaleEffect(
      ratio: 0.9, style: .hold, enter: try .swiftUISpring(spring, initialVelocity: velocity))
  }

  @Test("ticks are five steps, in a timeline as in the stepper")
  func timeline() throws {
    let spring = try SwiftUISpring(response: 0.5, dampingFraction: 0.825)
    let timeline = try hold(spring).compile(try script((.press, at: 0)))
    let stepper = SwiftUIStepper(spring)
    var state = SwiftUIStepper.State(x: 1 - 0.9, v: 0)
    for frame in 1..<timeline.lastTick.index {
      stepper.tick(&state)
      #expect(timeline.value(of: .scale, at: Tick(frame)) == 0.9 + state.x)
    }
    #expect(timeline.value(of: .scale, at: timeline.lastTick) == 0.9 && timeline.isSettled)
  }

  @Test("a table over many checkpoints has the bits of single ticks")
  func checkpoints() throws {
    let spring = try SwiftUISpring(response: 10, dampingFraction: 0)
    let timeline = try hold(spring, velocity: 3)
      .compile(try script((.press, at: 2)), options: CompileOptions(frameCap: 1_500))
    #expect(timeline.lastTick == 1_502 && !timeline.isSettled)
    let whole = timeline.wholeTable
    for row in stride(from: 0, through: 1_502, by: 7) {
      #expect(whole[row: row, column: 0] == timeline.value(of: .scale, at: Tick(row)))
    }
    let part = timeline.table(of: 700...1_100)
    #expect(part.values == Array(whole.values[700...1_100]))
  }

  @Test("a retarget hands the velocity on")
  func retarget() throws {
    let spring = try SwiftUISpring(response: 0.5, dampingFraction: 0.5)
    let timeline = try hold(spring).compile(try script((.press, at: 0), (.release, at: 6)))
    let held = try hold(spring).compile(try script((.press, at: 0)))
    #expect(
      timeline.motion(of: .scale, at: 6).velocity == held.motion(of: .scale, at: 6).velocity)
    #expect(timeline.value(of: .scale, at: 7) < timeline.value(of: .scale, at: 6))
    #expect(timeline.value(of: .scale, at: timeline.lastTick) == 1)
  }

  @Test("stays finite at the edges of its ranges, and doors refuse what is outside")
  func edges() throws {
    for response in [0, 1e-9, 0.03, 10] {
      for fraction in [0, 0.5, 1] {
        let timeline = try hold(
          try SwiftUISpring(response: response, dampingFraction: fraction)
        ).compile(.tap, options: CompileOptions(frameCap: 600))
        #expect(timeline.values(of: .scale).allSatisfy { $0.isFinite && abs($0 - 0.95) < 1 })
      }
    }
    for bad in [-0.1, 10.1, .nan, .infinity] {
      #expect(throws: SpringError.self) {
        try SwiftUISpring(response: bad, dampingFraction: 0.5)
      }
      #expect(throws: SpringError.self) {
        try SwiftUISpring(response: 0.5, dampingFraction: bad)
      }
    }
  }
}

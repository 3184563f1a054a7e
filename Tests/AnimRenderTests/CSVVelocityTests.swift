import AnimCore
import AnimRender
import Testing

@Suite struct CSVVelocityTests {
  /// Numbers and a colour, each way of timing, interrupted, delayed, cut and at rest.
  static func timelines() throws -> [Timeline] {
    let timings: [Timing] = try [
      .spring(Spring(response: 0.4, dampingRatio: 0.3)),
      .spring(Spring(response: 6, dampingRatio: 0), initialVelocity: -3),
      .uikitSpring(duration: 0.5, dampingRatio: 0.4, initialVelocity: 2),
      .swiftUISpring(SwiftUISpring(response: 0.5, dampingFraction: 0.6)),
      .curve(.easeInOut, duration: 0.35),
      .curve(.steps(Steps(4)), duration: 0.2),
      .spring(Spring(response: 0.3, dampingRatio: 1)).delayed(by: 0.1),
      .instant,
    ]
    let script = try InteractionScript(
      text: "press@50ms release@120ms press@180ms release@0.9s")
    return try timings.map { timing in
      try ButtonAnimations()
        .effect(.scale, to: 0.9, on: [.highlighted], style: .hold, enter: timing, exit: timing)
        .effect(.opacity, to: 0, on: [.highlighted], style: .hold, enter: timing, exit: timing)
        .effect(.backgroundColor, to: .blue, on: [.highlighted], style: .hold, enter: timing)
        .effect(.rotation, to: 30, on: [.highlighted], style: .pulse, enter: timing)
        .compile(script, options: CompileOptions(frameCap: 700))
    }
  }

  @Test func eachScalarHasAVelocityAndColoursHaveNone() throws {
    let timeline = try #require(try Self.timelines().first)
    let names = timeline.columns(velocities: true).map(\.name)
    #expect(
      names == [
        "scale", "scale_velocity_per_s", "background_r", "background_g", "background_b",
        "background_a", "opacity", "opacity_velocity_per_s", "rotation",
        "rotation_velocity_per_s",
      ])
    #expect(timeline.columns(velocities: false) == timeline.columns)
    #expect(timeline.table(of: 0...1, velocities: true).columns.map(\.name) == names)
  }

  @Test func theTableHasTheBitsOfRandomAccess() throws {
    for timeline in try Self.timelines() {
      let table = timeline.table(of: 0...Tick(timeline.lastTick.index + 5), velocities: true)
      var wrong: [String] = []
      for row in 0..<table.rowCount {
        let tick = Tick(row)
        let color = timeline.value(of: .backgroundColor, at: tick)
        let expected = [
          timeline.value(of: .scale, at: tick), timeline.motion(of: .scale, at: tick).velocity,
          color.red, color.green, color.blue, color.alpha,
          timeline.value(of: .opacity, at: tick), timeline.motion(of: .opacity, at: tick).velocity,
          timeline.value(of: .rotation, at: tick),
          timeline.motion(of: .rotation, at: tick).velocity,
        ]
        let found = (0..<10).map { table[row: row, column: $0] }
        if found.map(\.bitPattern) != expected.map(\.bitPattern) {
          wrong.append("\(tick): \(found), not \(expected)")
        }
      }
      #expect(wrong.prefix(3) == [])
    }
  }

  @Test func anyRunOfTicksIsPartOfTheWhole() throws {
    for timeline in try Self.timelines() {
      let last = timeline.lastTick.index
      let whole = timeline.table(of: 0...Tick(last), velocities: true)
      for run in [0...0, 3...last, last / 3...last / 2, last...last] {
        let part = timeline.table(of: Tick(run.lowerBound)...Tick(run.upperBound), velocities: true)
        let width = whole.columns.count
        #expect(
          part.values[...] == whole.values[run.lowerBound * width..<(run.upperBound + 1) * width])
      }
    }
  }

  @Test func valuesAreTheSameWithAndWithout() throws {
    for timeline in try Self.timelines() {
      let ticks = Tick.zero...timeline.lastTick
      let with = timeline.table(of: ticks, velocities: true)
      let without = timeline.table(of: ticks)
      let kept = with.columns.indices.filter { !with.columns[$0].name.hasSuffix("_velocity_per_s") }
      #expect(kept.map { with.columns[$0] } == without.columns)
      let values = (0..<with.rowCount).flatMap { row in
        kept.map { with[row: row, column: $0] }
      }
      #expect(values == without.values)
    }
  }

  /// What goes free of its domain keeps its velocity where the value is clamped.
  @Test func velocitiesAreNotClamped() throws {
    let timeline = try #require(try Self.timelines().first)
    let table = timeline.table(of: 0...timeline.lastTick, velocities: true)
    let clamped = (0..<table.rowCount).filter {
      [0, 1].contains(table[row: $0, column: 6]) && table[row: $0, column: 7] != 0
    }
    #expect(clamped.count > 5)
  }

  @Test func theExampleStartsAtItsInitialVelocityAndEndsAtRest() throws {
    let lines = try CSVTimelineTests.example()
      .csv(format: CSVFormat(precision: .shortest), velocities: true).split(separator: "\n")
    #expect(lines[0].hasPrefix("frame,time_s,state,scale,scale_velocity_per_s,background_r,"))
    // One travel of −0.05 per second.
    let first = lines[1].split(separator: ",").map(String.init)
    #expect(first[3] == "1.0")
    #expect(abs((Double(first[4]) ?? 0) + 0.05) < 1e-15)
    #expect(lines.last?.contains(",1.0,0.0,") == true)
  }

  /// Without an option nothing is in motion differently: the slope of the values is the velocity.
  @Test func velocityIsTheSlopeOfTheValue() throws {
    let timeline = try #require(try Self.timelines().first)
    let table = timeline.table(of: 20...40, velocities: true)
    for row in 1..<20 {
      let slope = (table[row: row + 1, column: 0] - table[row: row - 1, column: 0]) * 30
      #expect(abs(slope - table[row: row, column: 1]) < 0.02)
    }
  }
}

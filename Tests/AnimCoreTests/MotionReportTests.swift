import AnimCore
import Testing

@Suite("Reports of motion")
struct MotionReportTests {
  private static let numbers: [Property<Double>] = [.scale, .offsetX, .opacity, .rotation]

  /// The greatest of some numbers by another measure, with the place it is first at.
  private func extreme(
    _ ticks: ClosedRange<Int>, _ value: (Int) -> Double, by measure: (Double) -> Double
  ) -> (value: Double, tick: Int) {
    ticks.reduce((0, ticks.lowerBound)) { best, tick in
      measure(value(tick)) > measure(best.0) ? (value(tick), tick) : best
    }
  }

  @Test("the built-in example, number by number")
  func builtIn() throws {
    let timeline = try BuiltInExample.animations.compile(.tap)
    let report = timeline.report()
    #expect(report.transitions.map(\.record) == timeline.transitions)
    #expect(
      report.transitions.map { $0.segments.map(\.property.name) } == [
        ["scale", "scale", "backgroundColor"], ["backgroundColor"],
      ])
    let press = report.transitions[0].segments
    #expect(press[0].way == .enter(1) && press[0].owner == 1 && press[0].cause == 0)
    #expect(press[1].way == .exit(1) && press[1].owner == nil && press[1].cause == 0)
    #expect(press.map(\.start) == [0, 18, 0] && press.map(\.end) == [18, 36, 18])
    #expect(press.map(\.replaced) == [nil, nil, 7])
    #expect(press[0].from == .number(1) && press[0].to == .number(0.95))
    #expect(press[0].travel == 0.95 - 1 && press[0].inheritedVelocity == 0)
    #expect(press[0].startVelocity == press[0].travel)
    // The first peak is at 0.0678 s, between the ticks 4 and 5.
    #expect(press[0].overshoot?.tick == 4 && press[0].overshootShare < 0.2538777)
    #expect(press[0].overshootShare > 0.25)
    // 1 − x(D) of the two legs, at 50 digits.
    #expect(abs(press[0].residualShare - 0.00172) < 1e-5)
    #expect(abs(press[1].residualShare - 0.00104) < 1e-5)
    #expect(press[2].residual == nil && !press[2].finished)
    let release = report.transitions[1].segments[0]
    #expect(release.way == .exit(0) && release.inheritedVelocity > 1)
    #expect(abs(release.residualShare - 0.001) < 2e-4)
    let totals = report.totals
    #expect(
      [totals.frames, totals.events, totals.transitions, totals.interrupted] == [37, 2, 2, 1])
    #expect([totals.segments, totals.movingTicks, totals.unstable, totals.cut] == [4, 36, 0, 0])
  }

  @Test("tell the extremes of the very numbers that are shown", arguments: UInt64(0)..<150)
  func extremes(seed: UInt64) throws {
    let scene = try NaiveScene(seed: seed)
    let timeline = try scene.animations.compile(scene.script, options: scene.options)
    for property in Self.numbers {
      let segments = timeline.segments(of: property)
      for segment in segments where segment.end != segment.start {
        // On its last tick the next one shows, if that begins there.
        let end = (segment.replaced ?? segment.end).map { $0.index - 1 } ?? .max
        let ticks = segment.start.index...min(end, timeline.lastTick.index)
        let motion = { timeline.motion(of: property, at: Tick($0)) }
        guard case .number(let target) = segment.to else { return }
        let sign = segment.travel < 0 ? -1.0 : 1.0
        let beyond = extreme(ticks, { sign * (motion($0).value - target) }, by: { $0 })
        let overshoot = segment.travel == 0 ? 0 : sign * beyond.value
        #expect(abs((segment.overshoot?.value ?? 0) - overshoot) <= 1e-12 * abs(segment.travel))
        // A staircase that jumps at once, and a waiting tail, agree too.
        let fastest = extreme(ticks, { motion($0).velocity }, by: abs)
        #expect(segment.peakVelocity?.value == fastest.value, "\(segment)")
        #expect(segment.peakVelocity?.tick == Tick(fastest.tick))
        #expect(motion(ticks.lowerBound).velocity == segment.startVelocity)
      }
    }
  }

  @Test("agree with the records", arguments: UInt64(0)..<150)
  func records(seed: UInt64) throws {
    var scene = try NaiveScene(seed: seed)
    scene.options.motion = .full
    let timeline = try scene.animations.compile(scene.script, options: scene.options)
    let report = timeline.report()
    #expect(report.transitions.map(\.record) == timeline.transitions)
    let segments = report.transitions.flatMap(\.segments)
    #expect(segments.contains { $0.isCut } ? !timeline.isSettled : true)
    #expect(report.totals.segments == segments.count)
    #expect(report.totals.movingTicks <= timeline.lastTick.index + 1)
    // Only what was displaced before it began is left out.
    guard segments.count == timeline.history.starts.count else { return }
    for part in report.transitions {
      let ends = part.segments.map { $0.replaced ?? $0.end ?? timeline.lastTick }
      #expect(part.record.end == ends.max())
      #expect(part.record.finished == part.segments.allSatisfy { $0.finished })
    }
  }

  @Test("tell where one takes over from another without a seam")
  func seams() throws {
    let spring = try Spring(response: 0.4, dampingRatio: 0.6)
    let timeline = try hold(scale: 0.5, spring, initialVelocity: 2)
      .compile(try script((.press, at: 0), (.release, at: 6)))
    let segments = timeline.segments(of: Property.scale)
    #expect(segments.count == 2 && segments[0].replaced == 6 && segments[0].residual == nil)
    #expect(segments[0].startVelocity == 2 * segments[0].travel)
    let departure = try #require(segments.last)
    #expect(departure.startVelocity == departure.inheritedVelocity + 2 * departure.travel)
    #expect(departure.from == .number(timeline.value(of: .scale, at: 6)))
    let residual = try #require(departure.residual)
    #expect(abs(residual) <= 0.002 * abs(departure.travel))
  }

  @Test("tell what is cut, unstable and not moving at all")
  func flags() throws {
    let spring = try Spring(duration: 0.5, bounce: 1)
    let undamped = try hold(scale: 0.5, spring).compile(
      .tap, options: CompileOptions(frameCap: 50))
    let segments = undamped.segments(of: Property.scale)
    #expect(segments.map(\.isCut) == [false, true] && segments[1].end == nil)
    #expect(undamped.report().totals.cut == 1)
    let wild = try Timing.uikitSpring(duration: 0.5, dampingRatio: 0.2, initialVelocity: 3)
    let unstable = try ButtonAnimations().effect(.offsetX, to: 10, enter: wild).compile()
    #expect(unstable.segments(of: Property.offsetX).allSatisfy { $0.isUnstable })
    #expect(unstable.report().totals.unstable == 2)
    let still = try ButtonAnimations().effect(.offsetX, to: 0, enter: .instant).compile()
    let instant = try #require(still.segments(of: Property.offsetX).first)
    #expect(instant.peakVelocity == nil && instant.residual == 0 && instant.overshootShare == 0)
    #expect(still.segments(of: Property.scale).isEmpty && still.report().totals.movingTicks == 0)
    let empty = try ButtonAnimations().compile()
    #expect(empty.report().transitions.isEmpty)
  }

  @Test("tell the timing in use where less motion is asked for")
  func reduced() throws {
    let timeline = try BuiltInExample.animations.compile(
      .tap, options: CompileOptions(motion: .reduced))
    let scale = timeline.segments(of: Property.scale)
    #expect(!scale.isEmpty && scale.allSatisfy { $0.timing == .instant && $0.travel == 0 })
    let background = timeline.segments(of: Property.backgroundColor)
    #expect(background.map(\.way) == [.enter(0), .exit(0)])
  }
}

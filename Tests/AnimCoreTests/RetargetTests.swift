import AnimCore
import Testing

@Suite("Retargeting")
struct RetargetTests {
  @Test("position and velocity are handed on")
  func handedOn() throws {
    let spring = try Spring(stiffness: 400, dampingRatio: 0.4)
    let timeline = try hold(scale: 0.9, spring)
      .compile(try script((.press, at: 0), (.release, at: 4)))
    let known = [
      4: 0.944110316524, 5: 0.929654142628, 6: 0.925379354385, 8: 0.939161227991,
      12: 0.994840110582,
    ]
    for (frame, value) in known {
      #expect(abs(timeline.value(of: .scale, at: Tick(frame)) - value) <= 1e-9)
    }
    #expect(abs(timeline.motion(of: .scale, at: 4).velocity + 1.203090282947) <= 1e-9)

    let other = try Spring(stiffness: 196, dampingRatio: 0.5)
    let twice = try ButtonAnimations(resting: resting(scale: 0))
      .scaleEffect(ratio: 1, on: [.highlighted], style: .hold, enter: .spring(other))
      .scaleEffect(ratio: 0.4, on: [.selected], style: .hold, enter: .spring(other))
      .compile(
        try script((.state(.highlighted), at: 0), (.state(.selected), at: 6)))
    #expect(abs(twice.value(of: .scale, at: 6) - 0.557337624549) <= 1e-9)
    #expect(abs(twice.motion(of: .scale, at: 6).velocity - 7.51772681421) <= 1e-9)
    #expect(abs(twice.value(of: .scale, at: 12) - 0.757995489759) <= 1e-9)
  }

  @Test("a curve and an instant take the value only; a spring after a curve takes its velocity")
  func curves() throws {
    let line = try Timing.curve(.linear, duration: 1)
    let timeline = try ButtonAnimations(resting: resting(scale: 0))
      .scaleEffect(ratio: 1, style: .hold, enter: line, exit: .spring(.smooth))
      .compile(try script((.press, at: 0), (.release, at: 30)))
    #expect(timeline.value(of: .scale, at: 30) == 0.5)
    #expect(abs(timeline.motion(of: .scale, at: 30).velocity - 1) <= 1e-12)
    #expect(timeline.value(of: .scale, at: 31) > 0.5)
    let braked = try ButtonAnimations(resting: resting(scale: 0))
      .scaleEffect(ratio: 1, style: .hold, enter: .spring(.smooth), exit: line)
      .compile(try script((.press, at: 0), (.release, at: 12)))
    #expect(braked.value(of: .scale, at: 13) < braked.value(of: .scale, at: 12))
  }

  @Test("a segment that has ended hands on no velocity")
  func ended() throws {
    // UIKit's springs end with some velocity left; it is gone with the segment.
    let timeline = try ButtonAnimations()
      .scaleEffect(ratio: 0.9, style: .hold, exit: .spring(.smooth))
      .compile(try script((.press, at: 0), (.release, at: 18)))
    #expect(timeline.motion(of: .scale, at: 18) == Motion(value: 0.9, velocity: 0))
  }

  @Test("a delayed segment lets the old one go on, and a further change replaces it")
  func waiting() throws {
    let spring = try Spring(stiffness: 400, dampingRatio: 0.4)
    let late = try Timing.spring(spring).delayed(by: 0.1)
    let chain = ButtonAnimations()
      .scaleEffect(ratio: 0.9, style: .hold, enter: .spring(spring), exit: late)
    let held = try chain.compile(try script((.press, at: 0)))
    let released = try chain.compile(try script((.press, at: 0), (.release, at: 4)))
    for frame in 0...10 {
      #expect(
        released.value(of: .scale, at: Tick(frame)) == held.value(of: .scale, at: Tick(frame)))
    }
    #expect(released.value(of: .scale, at: 11) != held.value(of: .scale, at: 11))
    // Pressed again while the way back waits: the wait is over, the way there begins anew.
    let again = try chain.compile(
      try script((.press, at: 0), (.release, at: 4), (.press, at: 7)))
    #expect(again.transitions.map(\.finished) == [false, false, true])
    #expect(again.transitions.map(\.end).prefix(2) == [7, 7])
    #expect(again.value(of: .scale, at: again.lastTick) == 0.9)
  }

  @Test("events of one tick are resolved one by one; only the last shows")
  func sameTick() throws {
    let spring = try Spring(stiffness: 400, dampingRatio: 0.4)
    let chain = try hold(scale: 0.9, spring, initialVelocity: 3)
    let timeline = try chain.compile(try script((.press, at: 5), (.release, at: 5)))
    #expect(timeline.log.map(\.state) == [.highlighted, .normal])
    #expect(timeline.transitions.map(\.finished) == [false, true])
    #expect(timeline.transitions.map(\.end) == [5, 5])
    // The replaced segment hands on nothing, not even the push it would have given.
    #expect(timeline.values(of: .scale) == Array(repeating: 1, count: 6))
  }

  @Test("what took no time has happened, even if the same tick goes on from it")
  func flash() throws {
    let pulse = try ButtonAnimations()
      .scaleEffect(ratio: 0.9, enter: .instant, exit: .spring(.smooth))
      .compile(try script((.press, at: 0)))
    #expect(pulse.value(of: .scale, at: 0) == 0.9)
    #expect(pulse.value(of: .scale, at: 6) > 0.9)
    #expect(pulse.transitions.map(\.finished) == [true])
    #expect(pulse.value(of: .scale, at: pulse.lastTick) == 1)
  }

  @Test("an event after which the same effect wins starts nothing")
  func noChange() throws {
    var events: [(InteractionEvent, at: Tick)] = [(.press, at: 0)]
    for tick in 1...100 {
      events.append((.state(.highlighted), at: Tick(tick % 20)))
    }
    let spring = try Spring(stiffness: 400, dampingRatio: 0.4)
    let many = try hold(scale: 0.9, spring).compile(try InteractionScript(events))
    let one = try hold(scale: 0.9, spring).compile(try script((.press, at: 0)))
    #expect(many.transitions == one.transitions)
    #expect(many.values(of: .scale) == one.values(of: .scale))
  }

  @Test("what would have been replaced after the cut ends at the cut")
  func replacedTooLate() throws {
    let endless = Timing.spring(try Spring(response: 0.2, dampingRatio: 0))
    let timeline = try ButtonAnimations()
      .scaleEffect(
        ratio: 0.9, style: .hold, enter: endless, exit: Timing.instant.delayed(by: 1)
      )
      .compile(
        try script((.press, at: 0), (.release, at: 1)), options: CompileOptions(frameCap: 10))
    #expect(timeline.lastTick == 11 && !timeline.isSettled)
    #expect(timeline.transitions.map(\.end) == [11, 11])
    #expect(timeline.transitions.map(\.finished) == [false, false])
  }

  @Test("a curve without travel does not move, so what follows it has nowhere to go")
  func curveWithoutTravel() throws {
    for scale in [0.9, 1.2, 1.0 / 3] {
      let chain = ButtonAnimations(resting: resting(scale: scale)).scaleEffect(
        ratio: scale, style: .hold, enter: try .curve(.easeInOut, duration: 0.3),
        exit: .spring(try Spring(response: 0.3, dampingRatio: 0)))
      for tick in 1..<18 {
        let timeline = try chain.compile(try script((.press, at: 0), (.release, at: Tick(tick))))
        #expect(timeline.values(of: .scale).allSatisfy { $0 == scale })
        #expect(timeline.settledAt == Tick(tick))
      }
    }
  }

  @Test("back and forth has no steps")
  func smooth() throws {
    let spring = try Spring(response: 0.3, dampingRatio: 0.5)
    var events: [(InteractionEvent, at: Tick)] = []
    for round in 0..<4 {
      events.append((round % 2 == 0 ? .press : .release, at: Tick(round * 40)))
    }
    let timeline = try hold(scale: 0.9, spring).compile(try InteractionScript(events))
    let values = timeline.values(of: .scale)
    for (value, next) in zip(values, values.dropFirst()) {
      #expect(abs(next - value) <= 0.03)
    }
    #expect(values.last == 1)
  }

  private func resting(scale: Double) -> RestingValues {
    var resting = RestingValues()
    resting[.scale] = scale
    return resting
  }
}

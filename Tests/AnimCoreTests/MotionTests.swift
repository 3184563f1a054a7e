import AnimCore
import Testing

@Suite("Motion of one property")
struct MotionTests {
  @Test("values met elsewhere: an ordinary spring, both ways")
  func ordinary() throws {
    let spring = try Spring(stiffness: 324, dampingRatio: 0.35)
    // Sampled at 10, 30, 60, 120 and 240 Hz, a closed form has one value at one instant.
    for (time, value) in [0.1: 0.863628914924, 0.2: 1.3003731147, 0.3: 1.001856478563] {
      #expect(abs(1 - spring.propagator(after: time).xx - value) <= 1e-12 * 10)
    }
    let timeline = try hold(scale: 1, from: 0, spring).compile(try script((.press, at: 0)))
    #expect(abs(timeline.value(of: .scale, at: 6) - 0.863628914924) <= 1e-11)
  }

  @Test("the initial velocity is in travels per second, positive towards the target")
  func relativeVelocity() throws {
    let spring = try Spring(stiffness: 256, dampingRatio: 0.45)
    let timeline = try hold(scale: 0.85, spring, initialVelocity: 0.6)
      .compile(try script((.press, at: 0)))
    for (frame, value) in [1: 0.993779750237, 3: 0.960732458061, 6: 0.893715690767] {
      #expect(abs(timeline.value(of: .scale, at: Tick(frame)) - value) <= 1e-9)
    }
    #expect(abs(timeline.motion(of: .scale, at: 0).velocity + 0.09) <= 1e-15)
    // Without travel there is no motion, and no fault.
    let still = try hold(scale: 1, spring, initialVelocity: 0.6)
      .compile(try script((.press, at: 0)))
    #expect(still.lastTick == 0 && still.isSettled)
    #expect(still.transitions.first?.finished == true)
  }

  @Test("a push away from the target lags, one towards it runs ahead")
  func pushes() throws {
    let spring = try Spring(stiffness: 625, dampingRatio: 0.7)
    // ±0.5 per second on a travel of −0.1 are ∓5 travels per second.
    let away = try hold(scale: 0.9, spring, initialVelocity: -5).compile(
      try script((.press, at: 0)))
    let ahead = try hold(scale: 0.9, spring, initialVelocity: 5).compile(
      try script((.press, at: 0)))
    let back = try hold(scale: 1, from: 0.9, spring, initialVelocity: -5)
      .compile(try script((.press, at: 0)))
    let known = [
      1: (0.999020564735, 0.986753189658), 2: (0.985635421873, 0.968112955822),
      3: (0.967062918627, 0.948879815238), 6: (0.917697767515, 0.908187664055),
    ]
    for (frame, values) in known {
      let tick = Tick(frame)
      #expect(abs(away.value(of: .scale, at: tick) - values.0) <= 1e-9)
      #expect(abs(ahead.value(of: .scale, at: tick) - values.1) <= 1e-9)
      let mirrored = 1.9 - away.value(of: .scale, at: tick)
      #expect(abs(back.value(of: .scale, at: tick) - mirrored) <= 1e-12)
    }
    let early = spring.propagator(after: 0.002)(x: 0.1, v: 0.5)
    #expect(abs(0.9 + early.x - 1.000843291893) <= 1e-9)
  }

  @Test("a velocity without travel comes back to rest on the target bit for bit")
  func velocityAlone() throws {
    let spring = try Spring(stiffness: 625, dampingRatio: 0.3)
    let rest = try #require(
      spring.restTick(x: .zero, v: Channels(-2), epsilon: 0.001, within: 3_600))
    for (frame, value) in [1: 0.971351909072, 4: 0.949143928601, 8: 1.001178381109] {
      let motion = spring.propagator(after: Tick(frame).seconds)(x: 0, v: -2)
      #expect(abs(1 + motion.x - value) <= 1e-9)
    }
    #expect(rest > 12 && rest < 120)
  }

  @Test("a delay postpones the rows and changes none")
  func delay() throws {
    let spring = try Spring(stiffness: 400, dampingRatio: 0.4)
    let plain = try hold(scale: 0.9, spring).compile(try script((.press, at: 0)))
    let delayed = try hold(scale: 0.9, spring, delay: 0.1).compile(try script((.press, at: 0)))
    #expect(delayed.lastTick.index == plain.lastTick.index + 6)
    for frame in 0...6 {
      #expect(delayed.value(of: .scale, at: Tick(frame)) == 1)
    }
    for frame in 0...plain.lastTick.index {
      #expect(
        delayed.value(of: .scale, at: Tick(frame + 6)) == plain.value(of: .scale, at: Tick(frame)))
    }
    for (frame, value) in [7: 0.994953161997, 10: 0.944110316524, 14: 0.883271544516] {
      #expect(abs(delayed.value(of: .scale, at: Tick(frame)) - value) <= 1e-11)
    }
  }

  @Test("what takes no time shows its target on its own tick")
  func instant() throws {
    for timing in [
      Timing.instant, try .curve(.linear, duration: 0),
      try .uikitSpring(duration: 0, dampingRatio: 0.5),
    ] {
      let timeline = try ButtonAnimations().scaleEffect(ratio: 0.9, style: .hold, enter: timing)
        .compile(try script((.press, at: 0)))
      #expect(timeline.lastTick == 0 && timeline.value(of: .scale, at: 0) == 0.9)
      #expect(timeline.transitions.count == 1 && timeline.transitions.first?.finished == true)
    }
  }

  @Test("a spring that never rests is cut at the frame cap, with its true value")
  func frameCap() throws {
    let options = CompileOptions(frameCap: 600)
    let undamped = try Spring(stiffness: 144, dampingRatio: 0)
    let timeline = try hold(scale: 1, from: 0, undamped)
      .compile(try script((.press, at: 0)), options: options)
    #expect(timeline.lastTick == 600 && !timeline.isSettled && timeline.settledAt == nil)
    #expect(timeline.transitions.first?.finished == false)
    let known = [3: 0.17466438509, 15: 1.9899924966, 16: 1.998294775795, 600: 0.185819029473]
    for (frame, value) in known {
      #expect(abs(timeline.value(of: .scale, at: Tick(frame)) - value) <= 1e-9)
    }
    let faint = try Spring(stiffness: 100, dampingRatio: 0.0005)
    let cut = try hold(scale: 1, from: 0, faint)
      .compile(try script((.press, at: 0)), options: options)
    #expect(cut.lastTick == 600 && !cut.isSettled)
    #expect(abs(cut.value(of: .scale, at: 600) - 0.179983776421) <= 1e-9)
    #expect(try hold(scale: 0.9, undamped).compile(.tap).lastTick == 3_607)
  }

  @Test("the rest does not depend on the travel's size")
  func restIsRelative() throws {
    let spring = try Spring(stiffness: 324, dampingRatio: 0.5)
    let travels = [(0.0, 1.0), (1, 0.98), (0, 0.0004), (0, 255)]
    let timelines = try travels.map { from, to in
      try hold(scale: to, from: from, spring).compile(try script((.press, at: 0)))
    }
    #expect(Set(timelines.map(\.lastTick)).count == 1)
    #expect(timelines[0].lastTick >= 43)
    for (travel, timeline) in zip(travels, timelines) {
      for (frame, value) in [5: 0.610492534557, 10: 1.124354767408, 20: 1.002289494008] {
        let share =
          (timeline.value(of: .scale, at: Tick(frame)) - travel.0) / (travel.1 - travel.0)
        #expect(abs(share - value) <= 1e-9)
      }
      #expect(timeline.value(of: .scale, at: timeline.lastTick) == travel.1)
    }
  }

  @Test("the end is the target bit for bit, and what it replaces is within ε")
  func exactEnds() throws {
    let spring = try Spring(stiffness: 300, damping: 20)
    for (from, to) in [(1.0, 0.9), (0.9, 1), (0.1, 0.3), (1.0 / 3, 2.0 / 3)] {
      let timeline = try hold(scale: to, from: from, spring)
        .compile(try script((.press, at: 0)))
      let last = timeline.lastTick
      #expect(timeline.value(of: .scale, at: last) == to)
      #expect(timeline.value(of: .scale, at: 0) == from)
      #expect(timeline.motion(of: .scale, at: last) == Motion(value: to, velocity: 0))
      let before = timeline.value(of: .scale, at: Tick(last.index - 1))
      #expect(before != to)
      let free = to + spring.propagator(after: last.seconds)(x: from - to, v: 0).x
      #expect(abs(free - to) <= 0.001 * abs(to - from))
    }
  }

  @Test("UIKit's duration is kept to the tick, a plain spring's is its period")
  func askedDuration() throws {
    let spring = try Spring(stiffness: 225, damping: 6)
    let timeline = try hold(scale: 1, from: 0, spring).compile(try script((.press, at: 0)))
    #expect((133...140).contains(timeline.lastTick.index))
    #expect(abs(timeline.value(of: .scale, at: 60) - 1.017824895889) <= 1e-9)
    let settling = try #require(try spring.settlingTime())
    #expect(abs(settling - 2.20284) <= 1e-5)
    let long = try ButtonAnimations()
      .scaleEffect(ratio: 0.9, style: .hold, enter: .uikitSpring(duration: 4.15, dampingRatio: 1))
      .compile(try script((.press, at: 0)))
    #expect(long.lastTick == 249)
  }
}

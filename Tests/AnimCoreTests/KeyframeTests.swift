@testable import AnimCore
import Testing

@Suite("Effects of several keyframes")
struct KeyframeTests {
  private let keys: [ButtonState] = [.selected, .focused, .hovered]

  /// Three ways of every kind, awkward ones among them.
  private func timings(_ dice: inout NaiveDice) throws -> [Timing] {
    try (0..<3).map { _ in try dice.timing() }
  }

  private func rows(_ timeline: Timeline) -> FrameTable {
    timeline.table(of: 0...timeline.lastTick, velocities: true)
  }

  /// One hold for each keyframe, each by a key of its own, and a script that meets them in turn: what an
  /// effect of keyframes is, made by hand.
  private func byHand(
    _ targets: [Double], _ timings: [Timing], at ticks: [Int], until last: Int, exit: Timing,
    options: CompileOptions
  ) throws -> Timeline {
    var chain = ButtonAnimations()
    for ((target, timing), key) in zip(zip(targets, timings), keys) {
      chain = chain.effect(.opacity, to: target, on: [key], style: .hold, enter: timing, exit: exit)
    }
    var events = zip(keys, ticks).map { (InteractionEvent.state($0), at: Tick($1)) }
    events.append((.state(.normal), at: Tick(last)))
    return try chain.compile(try InteractionScript(events), options: options)
  }

  @Test("it is the same as holds one after another", arguments: 0..<60)
  func byHand(seed: UInt64) throws {
    var dice = NaiveDice(seed: seed)
    let targets = [dice.number(0, 1), dice.number(0, 1), dice.number(0, 1)]
    let timings = try timings(&dice).map { timing in
      dice.chance(0.7) ? try timing.delayed(by: 0) : timing
    }
    let exit = try dice.timing().delayed(by: 0)
    // Each at a stated time, or when the one before has ended.
    let stated: [Int?] = [nil, dice.chance(0.5) ? dice.whole(1, 20) : nil, nil].enumerated().map {
      $0.offset == 2 && dice.chance(0.5) ? 20 + dice.whole(1, 20) : $0.element
    }
    let options = CompileOptions(
      epsilon: 0.01, frameCap: 2_000, motion: dice.chance(0.5) ? .full : .reduced)
    let full = CompileOptions(epsilon: 0.01, frameCap: 2_000)
    let frames = zip(zip(targets, timings), stated).map { pair, tick in
      Keyframe(to: pair.0, at: tick.map { Double($0) / 60 }, timing: pair.1)
    }
    let last = dice.whole(200, 900)
    let events = try script((.focus, at: 1), (.blur, at: Tick(last)))
    let timeline = try ButtonAnimations()
      .effect(.opacity, keyframes: frames, on: [.focused], style: .hold, exit: exit)
      .compile(events, options: options)
    // When each ends if it is left alone.
    var ticks = [1]
    for next in 1..<3 {
      let soFar = try byHand(
        Array(targets.prefix(next)), timings, at: ticks, until: 3_000, exit: exit, options: full)
      let segment = try #require(soFar.tracks[0].segments.dropLast().last)
      let start = stated[next].map { 1 + $0 } ?? segment.end
      // Not those that overtake one another, or begin when all is over.
      guard let start, start > segment.start, start + Tick.nearest(to: timings[next].delay) < last
      else { return }
      ticks.append(start)
    }
    let same = try byHand(targets, timings, at: ticks, until: last, exit: exit, options: options)
    #expect(rows(timeline).values == rows(same).values, "\(seed)")
    #expect(timeline.isSettled == same.isSettled && timeline.lastTick == same.lastTick)
    #expect(timeline.transitions.count == 2)
  }

  private let shake: [Keyframe<Double>] = [
    Keyframe(to: -8, timing: .uikitSpring(.fade)), Keyframe(to: 8, timing: .uikitSpring(.fade)),
    Keyframe(to: 4, timing: .uikitSpring(.fade)),
  ]

  @Test("each begins when the one before has ended; a hold stays at the last")
  func sequence() throws {
    let timeline = try ButtonAnimations()
      .effect(.offsetX, keyframes: shake, on: [.selected])
      .compile(try script((.select, at: 0), (.deselect, at: 100)))
    let values = timeline.values(of: .offsetX)
    #expect(values[18] == -8 && values[36] == 8 && values[54] == 4 && values[100] == 4)
    #expect(values[118] == 0 && timeline.lastTick == 118)
    #expect(timeline.transitions.map(\.finished) == [true, true])
    #expect(timeline.transitions.map(\.end) == [54, 118])
    #expect(timeline.target(of: .offsetX, at: 20) == 8)
  }

  @Test("a pulse ends when the last has")
  func pulse() throws {
    let chain = ButtonAnimations().effect(
      .offsetX, keyframes: shake, on: [.highlighted], style: .pulse, exit: .instant)
    let timeline = try chain.compile()
    let values = timeline.values(of: .offsetX)
    #expect(values[53] != 0 && values[54] == 0 && timeline.lastTick == 54)
    #expect(timeline.transitions.count == 1 && timeline.transitions[0].finished)
    // Pressed again it begins anew; the first is not finished.
    let again = try chain.compile(try script((.press, at: 0), (.release, at: 5), (.press, at: 20)))
    #expect(again.transitions.map(\.finished) == [false, true])
    #expect(again.transitions.map(\.end) == [20, 74])
    // Aside, under a hold that outranks it, it is over in time too.
    let aside =
      try chain
      .effect(.offsetX, to: 1, on: [[.selected, .highlighted]], enter: .instant, exit: .instant)
      .compile(try script((.state(.selected), at: 0), (.press, at: 5), (.deselect, at: 40)))
    let seen = aside.values(of: .offsetX)
    #expect(seen[39] == 1 && seen[40] == 4 && seen[58] == 4 && seen[59] == 0)
  }

  @Test("what gets the property before leaves the rest out")
  func interrupted() throws {
    let timeline = try ButtonAnimations()
      .effect(.offsetX, keyframes: shake, on: [.selected])
      .effect(.offsetX, to: 100, on: [[.selected, .hovered]], enter: .instant, exit: .instant)
      .compile(try script((.select, at: 0), (.hover, at: 10), (.unhover, at: 12)))
    let values = timeline.values(of: .offsetX)
    #expect(values[10] == 100 && values[11] == 100 && values[12] == 4)
    #expect(timeline.lastTick == 12)
    #expect(timeline.transitions.map(\.finished) == [false, true, true])
    #expect(timeline.transitions.first?.end == 10)
  }

  @Test(
    "a stated start interrupts, with velocity handed on; a transition that does as stated is finished"
  )
  func stated() throws {
    let spring = Timing.spring(try Spring(response: 0.5, dampingRatio: 0.5))
    let timeline = try ButtonAnimations()
      .effect(
        .scale,
        keyframes: [Keyframe(to: 0.5, timing: spring), Keyframe(to: 2, at: 0.1, timing: spring)],
        on: [.selected], style: .hold
      )
      .compile(try script((.select, at: 3)))
    let alone = try ButtonAnimations()
      .scaleEffect(ratio: 0.5, on: [.selected], style: .hold, enter: spring)
      .compile(try script((.select, at: 3)))
    #expect(timeline.motion(of: .scale, at: 9) == alone.motion(of: .scale, at: 9))
    #expect(timeline.motion(of: .scale, at: 9).velocity < -1)
    #expect(timeline.motion(of: .scale, at: 10) != alone.motion(of: .scale, at: 10))
    #expect(timeline.transitions.map(\.finished) == [true])
    // One that swings for ever ends by the next that has a stated start, and what waited is left out.
    let endless = Timing.spring(try Spring(response: 0.5, dampingRatio: 0))
    let passed = try ButtonAnimations()
      .effect(
        .scale,
        keyframes: [
          Keyframe(to: 0.5, timing: endless), Keyframe(to: 7, timing: spring),
          Keyframe(to: 2, at: 0.5, timing: .instant),
        ], on: [.selected], style: .pulse, exit: .instant
      )
      .compile(try script((.select, at: 0)))
    #expect(passed.isSettled && passed.lastTick == 30 && passed.values(of: .scale)[29] < 1)
    #expect(passed.values(of: .scale).max().map { $0 < 1.1 } == true)
    let never = try ButtonAnimations()
      .effect(
        .scale, keyframes: [Keyframe(to: 0.5, timing: endless), Keyframe(to: 7, timing: spring)],
        on: [.selected]
      )
      .compile(try script((.select, at: 0)), options: CompileOptions(frameCap: 100))
    #expect(!never.isSettled && never.lastTick == 100)
  }

  @Test("reduced motion: what moves is at the last target, or at rest")
  func reduced() throws {
    let reduced = CompileOptions(motion: .reduced)
    let chain = ButtonAnimations().effect(.offsetX, keyframes: shake, on: [.selected])
    let timeline = try chain.compile(
      try script((.select, at: 2), (.deselect, at: 30)), options: reduced)
    #expect(
      timeline.values(of: .offsetX) == (0...48).map { 2..<30 ~= $0 ? 4 : 0 }.prefix(31).map { $0 })
    let press = try ButtonAnimations().effect(.offsetX, keyframes: shake, on: [.highlighted])
      .compile(.tap, options: reduced)
    #expect(press.values(of: .offsetX).allSatisfy { $0 == 0 })
    // A look goes through all of them, at the ticks it would.
    let fade = ButtonAnimations().effect(
      .opacity,
      keyframes: [0.2, 0.9, 0.4].map { Keyframe(to: $0, timing: .spring(.bouncy)) }, on: [.selected]
    )
    let full = try fade.compile(try script((.select, at: 0)))
    let calm = try fade.compile(try script((.select, at: 0)), options: reduced)
    #expect(
      calm.tracks[0].segments.map(\.start) == full.tracks[0].segments.map(\.start))
    #expect(calm.value(of: .opacity, at: calm.lastTick) == 0.4)
    #expect(calm.transitions == full.transitions && calm.log == full.log)
  }

  @Test("played live it is what a compilation makes of it")
  func live() throws {
    let slow = Timing.spring(try Spring(response: 5, dampingRatio: 0.1))
    let button = Button(title: "Live")
    try button.apply(
      animationSnapshot: button.animationSnapshot.effect(
        .offsetX, keyframes: [-10, 10, 3].map { Keyframe(to: $0, timing: slow) }, on: [.selected]))
    let timeline = try button.timeline(
      playing: try script((.select, at: 2)), options: CompileOptions(frameCap: 100_000))
    #expect(timeline.isSettled && timeline.lastTick > 3_600)
    var resolver = Resolver(
      timeline.animations, options: CompileOptions(), rules: RestRules(epsilon: 0.001, horizon: 100)
    )
    resolver.handle(InteractionScript.Step(event: .select, tick: 2))
    for tick in stride(from: 50, through: timeline.lastTick.index, by: 50) {
      resolver.lookAhead(to: tick + 60, from: tick - 50)
      resolver.advance(to: tick)
    }
    #expect(resolver.rest == timeline.lastTick.index)
    #expect(
      (0...timeline.lastTick.index).allSatisfy {
        resolver.tracks[0].published(at: $0).first == timeline.value(of: .offsetX, at: Tick($0))
      })
  }

  @Test("one keyframe is an ordinary effect")
  func one() {
    let one = ButtonAnimations().effect(.scale, keyframes: [Keyframe(to: 0.9)])
    #expect(one == ButtonAnimations().scaleEffect(ratio: 0.9))
    let other = ButtonAnimations().effect(
      .opacity, keyframes: [Keyframe(to: 0.9, at: 0, timing: .instant)], on: [.disabled])
    #expect(
      other == ButtonAnimations().effect(.opacity, to: 0.9, on: [.disabled], enter: .instant))
  }

  @Test("mirrored in time they run from the last to the first")
  func mirrored() throws {
    let chain = ButtonAnimations().effect(.offsetX, keyframes: shake, on: [.selected])
    let group = try MotionGroup.button("A", chain, script: try script((.select, at: 0)))
      .repeat(count: 1, autoreverses: true).compile()
    let values = group.members[0].timeline.values(of: .offsetX)
    #expect(values.count == 109 && values == values.reversed())
  }

  @Test("problems name themselves")
  func problems() {
    let none: [Keyframe<Double>] = []
    let chain = ButtonAnimations()
      .effect(.offsetX, keyframes: none)
      .effect(
        .opacity,
        keyframes: [
          Keyframe(to: 2), Keyframe(to: 0.5, at: 1), Keyframe(to: -1, at: 0.5),
          Keyframe(to: 0, at: 1e7),
        ])
    #expect(
      throws: SnapshotError.invalid([
        .noKeyframes(property: "offsetX"),
        .targetOutOfRange(property: "opacity", value: 2, allowed: 0...1),
        .targetOutOfRange(property: "opacity", value: -1, allowed: 0...1),
        .keyframeStart(property: "opacity", index: 2, value: 0.5, allowed: 1...1e6),
        .keyframeStart(property: "opacity", index: 3, value: 1e7, allowed: 1...1e6),
      ])
    ) {
      try chain.validate()
    }
  }
}

import AnimCore
import Testing

@Suite("Cases: states")
struct StateCases {
  /// Mass 1, stiffness 400, damping ratio 0.4.
  private func bounce() throws -> ButtonAnimations {
    try hold(scale: 0.9, Spring(stiffness: 400, dampingRatio: 0.4))
  }

  private func actions(_ timeline: Timeline) -> [Tick] {
    timeline.log.filter { $0.actions.contains(.primaryActionTriggered) }.map(\.tick)
  }

  @Test("STA-01: a minimum press delays the look and not the action")
  func minimumPress() throws {
    let events = try script((.press, at: 0), (.release, at: 1))
    let timeline = try bounce().compile(
      events, options: CompileOptions(minimumPress: 5.0 / 60))
    #expect(timeline.state(at: 4) == .highlighted && timeline.state(at: 5) == .normal)
    #expect(abs(timeline.value(of: .scale, at: 5) - 0.924607304625) <= 1e-9)
    #expect(abs(timeline.value(of: .scale, at: 8) - 0.919263049441) <= 1e-9)
    #expect(timeline.values(of: .scale).last == 1)
    #expect(actions(timeline) == [1])
    let without = try bounce().compile(events)
    // The lowest of all moments lies between two ticks.
    let lowest = try #require(without.values(of: .scale).min())
    #expect(lowest >= 0.979995 - 1e-6 && lowest < 0.9805)
  }

  @Test("STA-03: a hold stays exactly at its target until it is left")
  func hold120() throws {
    let timeline = try bounce().compile(try script((.press, at: 0), (.release, at: 120)))
    let values = timeline.values(of: .scale)
    let settled = try #require(values.firstIndex(of: 0.9))
    #expect(settled < 120 && values[settled...120].allSatisfy { $0 == 0.9 } && values[121] != 0.9)
  }

  @Test("STA-04: a cancelled press goes back with its velocity, and fires nothing")
  func cancel() throws {
    let timeline = try bounce().compile(try script((.press, at: 0), (.cancel, at: 6)))
    let pressed = try bounce().compile(try script((.press, at: 0)))
    #expect(timeline.motion(of: .scale, at: 6) == pressed.motion(of: .scale, at: 6))
    #expect(timeline.motion(of: .scale, at: 6).velocity != 0)
    #expect(timeline.target(of: .scale, at: 6) == 1 && timeline.state(at: 6) == .normal)
    #expect(timeline.values(of: .scale).last == 1 && actions(timeline).isEmpty)
  }

  @Test("STA-05: drag-out drops the look; release outside changes nothing")
  func dragOut() throws {
    let timeline = try bounce().compile(
      try script((.press, at: 0), (.dragExit, at: 5), (.release, at: 9)))
    #expect(timeline.log.map(\.state) == [.highlighted, .normal, .normal])
    #expect(timeline.transitions.map(\.event) == [.press, .dragExit])
    #expect(actions(timeline).isEmpty)
  }

  @Test("STA-08: what is pressed is still selected, property by property")
  func selectedAndPressed() throws {
    let (plain, blue) = (try Color(hex: "#202020"), try Color(hex: "#1F6FEB"))
    let timeline = try ButtonAnimations()
      .bgEffect(effectColor: plain, on: [.normal])
      .bgEffect(effectColor: blue, on: [.selected])
      .scaleEffect(ratio: 0.9, on: [.highlighted], style: .hold)
      .compile(try script((.select, at: 0), (.press, at: 30), (.release, at: 60)))
    for tick in 0...timeline.lastTick.index {
      #expect(timeline.target(of: .backgroundColor, at: Tick(tick)) == blue)
      #expect(timeline.target(of: .scale, at: Tick(tick)) == (30..<60 ~= tick ? 0.9 : 1))
    }
    for tick in 30...timeline.lastTick.index {
      #expect(timeline.value(of: .backgroundColor, at: Tick(tick)) == blue)
    }
    #expect(timeline.values(of: .scale).last == 1)
  }

  @Test("STA-10: disabled in a press, a late release and being enabled again change nothing")
  func disabledInPress() throws {
    let timeline = try bounce()
      .effect(.opacity, to: 0.4, on: [.disabled])
      .compile(
        try script((.press, at: 0), (.disable, at: 4), (.release, at: 20), (.enable, at: 60)))
    for tick in 4..<60 {
      #expect(timeline.target(of: .scale, at: Tick(tick)) == 1)
      #expect(timeline.target(of: .opacity, at: Tick(tick)) == 0.4)
    }
    #expect(timeline.transitions.map(\.event) == [.press, .disable, .enable])
    #expect(timeline.values(of: .scale).last == 1 && timeline.values(of: .opacity).last == 1)
    #expect(actions(timeline).isEmpty)
  }

  @Test("STA-11: a press on a disabled button does nothing")
  func pressOnDisabled() throws {
    let chain = try bounce().effect(.opacity, to: 0.4, on: [.disabled])
    let timeline = try chain.compile(
      try script((.disable, at: 0), (.press, at: 30), (.release, at: 40)))
    #expect(timeline.transitions.map(\.event) == [.disable] && actions(timeline).isEmpty)
    #expect((20...40).allSatisfy { timeline.value(of: .opacity, at: Tick($0)) == 0.4 })
    #expect(timeline.values(of: .scale).allSatisfy { $0 == 1 } && timeline.lastTick == 40)
  }

  @Test("STA-12: taps in mid-flight do not wear the resting colour away", arguments: [1, 2, 20])
  func taps(count: Int) throws {
    var resting = RestingValues()
    resting[.backgroundColor] = try Color(hex: "#336699")
    var events: [(InteractionEvent, at: Tick)] = []
    for tap in 0..<count {
      events += [(.press, at: Tick(6 * tap)), (.release, at: Tick(6 * tap + 3))]
    }
    let timeline = try ButtonAnimations(resting: resting)
      .bgEffect(effectColor: .white, on: [.highlighted])
      .compile(try InteractionScript(events))
    #expect(timeline.values(of: .backgroundColor).last == resting[.backgroundColor])
    #expect(timeline.transitions.count == 2 * count)
  }

  @Test("STA-13: a missing resting colour is the target with alpha 0; a given one is a snapshot")
  func restingColour() throws {
    let blue = try Color(hex: "#3366CC")
    let timeline = try ButtonAnimations().bgEffect(effectColor: blue, on: [.highlighted]).compile()
    #expect(timeline.value(of: .backgroundColor, at: 0) == blue.withAlpha(0))
    #expect(timeline.values(of: .backgroundColor).last == blue.withAlpha(0))
    let button = Button(title: "Start")
    button[.backgroundColor] = try Color(hex: "#101010")
    try button.apply(animationSnapshot: button.animationSnapshot.bgEffect(effectColor: blue))
    button[.backgroundColor] = try Color(hex: "#EFEFEF")
    let played = try button.timeline(playing: .tap)
    #expect(played.values(of: .backgroundColor).last?.hex == "#101010")
  }

  @Test("STA-15: the same twice is an error, for a state of its own it is not")
  func duplicates() throws {
    let one = ButtonAnimations().scaleEffect(ratio: 0.9, on: [.highlighted])
    let problem = DescriptionProblem.duplicateEffect(property: "scale", key: .highlighted)
    #expect(throws: SnapshotError.invalid([problem])) {
      try one.scaleEffect(ratio: 0.8, on: [.highlighted]).validate()
    }
    #expect(throws: SnapshotError.self) {
      try ButtonAnimations().bgEffect(effectColor: .red).bgEffect(effectColor: .blue).compile()
    }
    try one.scaleEffect(ratio: 0.8, on: [.selected]).validate()
    #expect(one == ButtonAnimations().scaleEffect(ratio: 0.9, on: [.highlighted]))
  }

  @Test("STA-16: the order of a chain makes no difference")
  func order() throws {
    let blue = try Color(hex: "#3366CC")
    let one = try ButtonAnimations().scaleEffect(ratio: 0.9).bgEffect(effectColor: blue).compile()
    let other = try ButtonAnimations().bgEffect(effectColor: blue).scaleEffect(ratio: 0.9).compile()
    #expect(one.wholeTable == other.wholeTable && one.columns.count == 5)
    #expect(one.transitions == other.transitions && one.log == other.log)
  }

  @Test("STA-18: another button's snapshot is refused, and leaves everything as it was")
  func wrongButton() throws {
    let (a, b) = (Button(title: "A"), Button(title: "B"))
    let plan = a.animationSnapshot.scaleEffect(ratio: 0.9)
    var fired = 0
    b.addAction(for: .primaryActionTriggered) { _ in fired += 1 }
    try b.apply(animationSnapshot: b.animationSnapshot.effect(.opacity, to: 0.5))
    let before = try b.timeline(playing: .tap)
    #expect(throws: SnapshotError.buttonNotSame(snapshot: a.id, button: b.id)) {
      try b.apply(animationSnapshot: plan)
    }
    let after = try b.timeline(playing: .tap)
    #expect(after.wholeTable == before.wholeTable && after.columns.map(\.name) == ["opacity"])
    b.sendActions(for: .primaryActionTriggered)
    #expect(fired == 1 && a.id.description == "\"A\"" && b.id.description == "\"B\"")
    try a.apply(animationSnapshot: plan)
    #expect(try a.timeline(playing: .tap).columns.map(\.name) == ["scale"])
  }

  @Test("STA-19: pressing what is pressed changes nothing")
  func pressedAgain() throws {
    let again = try bounce().compile(
      try script((.press, at: 0), (.press, at: 3), (.press, at: 5), (.release, at: 20)))
    let once = try bounce().compile(try script((.press, at: 0), (.release, at: 20)))
    #expect(again.wholeTable == once.wholeTable && again.transitions == once.transitions)
  }

  @Test("STA-20: three transitions, three records, each finished")
  func records() throws {
    let timeline = try bounce().compile(
      try script((.press, at: 0), (.release, at: 60), (.press, at: 120)))
    #expect(timeline.lastTick <= 200)
    #expect(timeline.transitions.map(\.event) == [.press, .release, .press])
    #expect(timeline.transitions.map(\.start) == [0, 60, 120])
    #expect(timeline.transitions.allSatisfy { $0.finished })
  }

  @Test("STA-22: an interrupted transition has one record, not finished; rest is told once")
  func interrupted() throws {
    let timeline = try bounce().compile(try script((.press, at: 0), (.release, at: 4)))
    #expect(timeline.transitions.map(\.finished) == [false, true])
    #expect(timeline.transitions.map(\.end) == [4, timeline.lastTick])
    #expect(timeline.settledAt == timeline.lastTick)
    let button = Button(title: "Live")
    try button.apply(animationSnapshot: bounce())
    var records: [Transition] = []
    var rests: [Tick] = []
    button.transitionHandler = { records.append($0) }
    button.restHandler = { rests.append($0) }
    try button.press(at: 0)
    try button.release(at: 4)
    button.advance(to: 120)
    #expect(records == timeline.transitions && rests == [timeline.lastTick])
  }

  @Test(
    "STA-23: starting the opposite in every completion, ten thousand times",
    arguments: [false, true])
  func reentrant(takesTime: Bool) throws {
    let way = takesTime ? try Timing.curve(.linear, duration: 0.02) : .instant
    let button = Button(title: "Live")
    try button.apply(
      animationSnapshot: ButtonAnimations().scaleEffect(ratio: 0.9, style: .hold, enter: way))
    var records: [Transition] = []
    button.transitionHandler = { record in
      records.append(record)
      guard records.count < 10_000 else { return }
      let opposite: ButtonState = button.state(at: button.now) == .normal ? .highlighted : .normal
      try? button.set(opposite, at: button.now)
    }
    try button.press(at: 0)
    if takesTime { try button.release(at: 1) }
    button.advance(to: 100_000)
    #expect(records.count == (takesTime ? 10_001 : 10_000))
    #expect(records.map(\.start) == records.map(\.start).sorted())
    #expect(takesTime || records.allSatisfy { $0.finished })
  }

  @Test("STA-25: a second finger neither ends nor doubles a press")
  func fingers() throws {
    let timeline = try bounce().compile(
      try script(
        (.press(touch: 1), at: 0), (.press(touch: 2), at: 6), (.release(touch: 2), at: 12),
        (.release(touch: 1), at: 30)))
    #expect((0..<30).allSatisfy { timeline.state(at: Tick($0)) == .highlighted })
    #expect(timeline.state(at: 30) == .normal && actions(timeline) == [30])
  }
}

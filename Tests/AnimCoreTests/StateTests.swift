import AnimCore
import Testing

@Suite("States and effects")
struct StateTests {
  private let spring = Spring(uncheckedDampingRatio: 0.4, angularFrequency: 20)

  private func bounce() throws -> ButtonAnimations { try hold(scale: 0.9, spring) }

  @Test("a hold holds, to the bit, until its key is no longer met")
  func holds() throws {
    let timeline = try bounce().compile(try script((.press, at: 0), (.release, at: 120)))
    let values = timeline.values(of: .scale)
    let settled = try #require(values.firstIndex(of: 0.9))
    #expect(settled < 120 && values[settled...120].allSatisfy { $0 == 0.9 })
    #expect(values[121] != 0.9 && values.last == 1)
  }

  @Test("a minimum press delays the look and not the action")
  func minimumPress() throws {
    let options = CompileOptions(minimumPress: 5.0 / 60)
    let timeline = try bounce().compile(
      try script((.press, at: 0), (.release, at: 1)), options: options)
    #expect(abs(timeline.value(of: .scale, at: 5) - 0.924607304625) <= 1e-9)
    #expect(abs(timeline.value(of: .scale, at: 8) - 0.919263049441) <= 1e-9)
    #expect(timeline.value(of: .scale, at: timeline.lastTick) == 1)
    let actions = timeline.log.filter { $0.actions.contains(.primaryActionTriggered) }
    #expect(actions.map(\.tick) == [1])
    #expect(timeline.state(at: 4) == .highlighted && timeline.state(at: 5) == .normal)
    #expect(timeline.transitions.map(\.event) == [.press, .release])
    #expect(timeline.transitions.map(\.start) == [0, 1])
    let short = try bounce().compile(try script((.press, at: 0), (.release, at: 1)))
    #expect(abs((short.values(of: .scale).min() ?? 0) - 0.979995) < 0.001)
    // A press while the drop waits cancels it and counts anew.
    let again = try bounce().compile(
      try script((.press, at: 0), (.release, at: 1), (.press, at: 3), (.release, at: 4)),
      options: options)
    #expect(again.state(at: 7) == .highlighted && again.state(at: 8) == .normal)
    // Cancel and disable do not wait, and drag-out does.
    let cut: [(InteractionEvent, Tick)] = [(.cancel, 2), (.disable, 2), (.dragExit, 5)]
    for (event, tick) in cut {
      let timeline = try bounce().compile(
        try script((.press, at: 0), (event, at: 2)), options: options)
      #expect(!timeline.state(at: tick).contains(.highlighted))
      #expect(timeline.state(at: Tick(tick.index - 1)).contains(.highlighted))
    }
  }

  @Test("a cancelled press keeps its velocity, ends at rest and fires nothing")
  func cancel() throws {
    let timeline = try bounce().compile(try script((.press, at: 0), (.cancel, at: 6)))
    #expect(timeline.value(of: .scale, at: timeline.lastTick) == 1)
    #expect(timeline.log.allSatisfy { !$0.actions.contains(.primaryActionTriggered) })
    #expect(timeline.log.last?.actions == .touchCancel)
    #expect(abs(timeline.motion(of: .scale, at: 6).velocity) > 0.1)
  }

  @Test("drag-out drops the look, drag-in brings it back, release outside fires nothing")
  func drag() throws {
    let out = try bounce().compile(
      try script((.press, at: 0), (.dragExit, at: 5), (.release, at: 9)))
    #expect(out.log.map(\.state) == [.highlighted, .normal, .normal])
    #expect(out.log.last?.actions == .touchUpOutside && out.transitions.count == 2)
    let back = try bounce().compile(
      try script((.press, at: 0), (.dragExit, at: 5), (.dragEnter, at: 9), (.release, at: 20)))
    #expect(back.log.map(\.state) == [.highlighted, .normal, .highlighted, .normal])
    #expect(back.log.last?.actions == [.touchUpInside, .primaryActionTriggered])
  }

  @Test("the fallback is per property")
  func fallback() throws {
    var resting = RestingValues()
    resting[.backgroundColor] = try Color(hex: "#202020")
    let selected = try Color(hex: "#1F6FEB")
    let timeline = try ButtonAnimations(resting: resting)
      .bgEffect(effectColor: selected, on: [.selected])
      .scaleEffect(ratio: 0.9, on: [.highlighted], style: .hold)
      .compile(try script((.select, at: 0), (.press, at: 30), (.release, at: 60)))
    for frame in 18...timeline.lastTick.index {
      #expect(timeline.value(of: .backgroundColor, at: Tick(frame)) == selected)
    }
    #expect(timeline.value(of: .scale, at: 59) == 0.9)
    #expect(timeline.value(of: .scale, at: timeline.lastTick) == 1)
  }

  @Test("disable drops the touch at once; a late release changes nothing")
  func disable() throws {
    let timeline = try bounce().effect(.opacity, to: 0.4, on: [.disabled]).compile(
      try script((.press, at: 0), (.disable, at: 4), (.release, at: 20), (.enable, at: 60)))
    #expect(timeline.log.map(\.state) == [.highlighted, .disabled, .disabled, .normal])
    #expect(timeline.log.allSatisfy { !$0.actions.contains(.primaryActionTriggered) })
    #expect(timeline.target(of: .scale, at: 4) == 1 && timeline.target(of: .opacity, at: 4) == 0.4)
    #expect(timeline.value(of: .opacity, at: timeline.lastTick) == 1)
    #expect(timeline.transitions.map(\.event) == [.press, .disable, .enable])
    let untouched = try bounce().effect(.opacity, to: 0.4, on: [.disabled]).compile(
      try script((.disable, at: 0), (.press, at: 30), (.release, at: 40)))
    #expect(untouched.transitions.map(\.event) == [.disable])
    #expect(untouched.log.allSatisfy { $0.actions.isEmpty })
    #expect(untouched.values(of: .opacity)[18...].allSatisfy { $0 == 0.4 })
  }

  @Test("twenty taps leave no trace")
  func taps() throws {
    let base = try Color(hex: "#336699")
    var resting = RestingValues()
    resting[.backgroundColor] = base
    for count in [1, 2, 20] {
      let events = (0..<count).flatMap { round -> [(InteractionEvent, at: Tick)] in
        [(.press, at: Tick(6 * round)), (.release, at: Tick(6 * round + 3))]
      }
      let timeline = try ButtonAnimations(resting: resting).bgEffect(effectColor: .white)
        .compile(try InteractionScript(events))
      #expect(timeline.value(of: .backgroundColor, at: timeline.lastTick) == base)
    }
  }

  @Test("the chain's order makes no difference")
  func order() throws {
    let colour = try Color(hex: "#3366CC")
    let one = ButtonAnimations().scaleEffect(ratio: 0.9).bgEffect(effectColor: colour)
    let other = ButtonAnimations().bgEffect(effectColor: colour).scaleEffect(ratio: 0.9)
    let tables = try [one, other].map { try $0.compile(.tap).wholeTable }
    #expect(tables[0] == tables[1])
    #expect(try one.compile(.tap).transitions == other.compile(.tap).transitions)
  }

  @Test("further touches during a press change nothing")
  func touches() throws {
    let plain = try bounce().compile(try script((.press, at: 0), (.release, at: 20)))
    let more = try bounce().compile(
      try script((.press, at: 0), (.press, at: 3), (.press, at: 5), (.release, at: 20)))
    #expect(more.values(of: .scale) == plain.values(of: .scale))
    #expect(more.transitions == plain.transitions)
    let two = try bounce().compile(
      try script(
        (.press(touch: 1), at: 0), (.press(touch: 2), at: 6), (.release(touch: 2), at: 12),
        (.release(touch: 1), at: 30)))
    #expect((0..<30).allSatisfy { two.state(at: Tick($0)) == .highlighted })
    #expect(two.state(at: 30) == .normal)
    #expect(
      two.log.filter { $0.actions.contains(.primaryActionTriggered) }.map(\.tick) == [30])
  }

  @Test("a state set outright during a press leaves the touch")
  func outright() throws {
    let timeline = try bounce().compile(
      try script((.press, at: 0), (.state([.highlighted, .selected]), at: 3), (.release, at: 9)))
    #expect(timeline.log.map(\.state) == [.highlighted, [.highlighted, .selected], .selected])
    #expect(timeline.log.last?.actions.contains(.touchUpInside) == true)
  }

  @Test("a highlighted look set outright under a touch that is outside goes with the touch")
  func outrightOutside() throws {
    for options in [CompileOptions(), CompileOptions(minimumPress: 20.0 / 60)] {
      let timeline = try bounce().compile(
        try script(
          (.press, at: 0), (.dragExit, at: 3), (.state([.highlighted, .selected]), at: 6),
          (.release, at: 9)), options: options)
      #expect(timeline.state(at: 8) == [.highlighted, .selected])
      #expect(timeline.state(at: 40) == .selected)
      #expect(timeline.log[3].actions == .touchUpOutside)
    }
  }

  @Test("transitions: one record each, interrupted ones not finished, rest told once")
  func records() throws {
    let calm = try bounce().compile(
      try script((.press, at: 0), (.release, at: 60), (.press, at: 120)))
    #expect(calm.transitions.map(\.finished) == [true, true, true])
    #expect(calm.transitions.map(\.start) == [0, 60, 120])
    let hasty = try bounce().compile(try script((.press, at: 0), (.release, at: 4)))
    #expect(hasty.transitions.map(\.finished) == [false, true])
    #expect(hasty.transitions[0].end == 4 && hasty.transitions[1].end == hasty.lastTick)
    #expect(hasty.settledAt == hasty.lastTick)
    #expect(hasty.transitions.allSatisfy { $0.properties == ["scale"] })
  }

  @Test("the highest-ranked met key has the property, whoever was chained first")
  func ranks() throws {
    let chain = ButtonAnimations()
      .scaleEffect(ratio: 0.5, on: [.normal], style: .hold, enter: .instant)
      .scaleEffect(ratio: 0.6, on: [.hovered], style: .hold, enter: .instant)
      .scaleEffect(ratio: 0.7, on: [.selected], style: .hold, enter: .instant)
      .scaleEffect(ratio: 0.8, on: [[.selected, .hovered]], style: .hold, enter: .instant)
      .scaleEffect(ratio: 0.9, on: [.disabled], style: .hold, enter: .instant)
    let expected: [(ButtonState, Double)] = [
      (.normal, 0.5), (.hovered, 0.6), (.selected, 0.7), ([.selected, .hovered], 0.8),
      ([.selected, .hovered, .focused], 0.8), ([.disabled, .hovered], 0.9),
      ([.disabled, .selected, .hovered], 0.8), (.focused, 0.5),
    ]
    for (state, value) in expected {
      let there = try chain.compile(try script((.state(state), at: 0)))
      #expect(there.value(of: .scale, at: 0) == value, "\(state)")
      let before = try chain.compile(
        try script(), options: CompileOptions(initialState: state))
      #expect(before.value(of: .scale, at: 0) == value && before.lastTick == 0)
    }
  }

  @Test("a new winner that did not begin comes by the old one's way back")
  func exits() throws {
    let chain = ButtonAnimations()
      .scaleEffect(ratio: 0.9, on: [.highlighted], style: .hold, enter: .instant, exit: .instant)
      .scaleEffect(
        ratio: 0.8, on: [.selected], style: .hold, enter: .spring(.bouncy), exit: .instant)
    // Selected under a press, the second effect waits below; when the press ends, it takes over by
    // the first one's way back, at once.
    let timeline = try chain.compile(
      try script((.press, at: 0), (.select, at: 3), (.release, at: 6)))
    #expect(timeline.value(of: .scale, at: 5) == 0.9 && timeline.value(of: .scale, at: 6) == 0.8)
    #expect(timeline.lastTick == 6)
  }
}

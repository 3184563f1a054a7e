import AnimCore
import Testing

@Suite("A live button: rules")
struct LiveButtonRulesTests {
  private func button(
    _ animations: ButtonAnimations? = nil, options: CompileOptions = CompileOptions()
  ) throws -> Button {
    let button = Button(title: "Live")
    let spring = try Spring(stiffness: 400, dampingRatio: 0.4)
    try button.apply(animationSnapshot: animations ?? hold(scale: 0.9, spring))
    try button.goLive(options: options)
    return button
  }

  @Test("it goes live with the first event, and is asked at any tick")
  func goesLive() throws {
    let button = Button(title: "Live")
    #expect(button.now == 0 && button.recording.script.steps.isEmpty)
    #expect(button.value(of: .scale, at: 3) == 1 && button.isAtRest(at: 4))
    try button.apply(animationSnapshot: BuiltInExample.animations)
    try button.press(at: 10)
    try button.release(at: 17)
    #expect(button.value(of: .scale, at: 9) == 1 && button.value(of: .scale, at: 14) < 1)
    #expect(button.state(at: 12) == .highlighted && button.state(at: 17) == .normal)
    #expect(button.target(of: .backgroundColor, at: 12) == .blue)
    #expect(button.now == 17)
    #expect(button.recording.script.text == "press@10f release@17f")
    #expect(!button.isAtRest(at: 20) && button.isAtRest(at: 200))
    #expect(button.value(of: .scale, at: Tick(.max)) == 1)
    #expect(
      button.value(of: .scale, at: Tick(.min)) == 1
        && button.motion(of: .scale, at: 14).velocity != 0)
  }

  @Test("time runs forward: what has been shown stays; an event for an earlier tick is refused")
  func forward() throws {
    let button = try button()
    try button.press(at: 5)
    _ = button.value(of: .scale, at: 20)
    #expect(throws: LiveError.tickPassed(event: .release, tick: 19, now: 20)) {
      try button.release(at: 19)
    }
    for tick in [Tick(-1), Tick(.max), Tick(.min), Tick(60_000_001)] {
      #expect(throws: LiveError.tickOutOfRange(event: .release, tick: tick)) {
        try button.release(at: tick)
      }
    }
    #expect(button.recording.script.text == "press@5f" && button.now == 20)
    try button.release(at: 20)
    #expect(button.state(at: 20) == .normal && button.state(at: 19) == .highlighted)
    #expect(throws: SnapshotError.self) {
      try button.goLive(options: CompileOptions(epsilon: 2))
    }
    #expect(button.recording.script.steps.count == 2)
  }

  @Test("every event has its call")
  func calls() throws {
    let button = try button()
    try button.press(at: 0, touch: 2)
    try button.dragExit(at: 1, touch: 2)
    try button.dragEnter(at: 2, touch: 2)
    try button.cancel(at: 3, touch: 2)
    try button.hover(at: 4)
    try button.unhover(at: 5)
    try button.focus(at: 6)
    try button.blur(at: 7)
    try button.select(at: 8)
    try button.deselect(at: 9)
    try button.toggle(at: 10)
    try button.disable(at: 11)
    try button.enable(at: 12)
    try button.set([.hovered, .focused], at: 13)
    try button.release(at: 14)
    #expect(
      button.recording.script.text
        == "press:2@0f dragExit:2@1f dragEnter:2@2f cancel:2@3f hover@4f unhover@5f focus@6f "
        + "blur@7f select@8f deselect@9f toggle@10f disable@11f enable@12f focused+hovered@13f "
        + "release@14f")
    #expect(try button.recording.timeline().state(at: 14) == [.focused, .hovered])
  }

  @Test("three motions that end have three records, in order, all finished")
  func finished() throws {
    let button = try button()
    var told: [Transition] = []
    var rests: [Tick] = []
    button.transitionHandler = { told.append($0) }
    button.restHandler = { rests.append($0) }
    try button.press(at: 0)
    try button.release(at: 60)
    try button.press(at: 120)
    button.advance(to: 200)
    #expect(told.map(\.start) == [0, 60, 120] && told.map(\.finished) == [true, true, true])
    #expect(rests == told.map(\.end))
    button.advance(to: 10_000)
    #expect(told.count == 3 && rests.count == 3)
  }

  @Test("an interrupted motion has its record at once; rest is told once, at the end")
  func interrupted() throws {
    for step in [1, 120] {
      let button = try button()
      var told: [Transition] = []
      var rests: [Tick] = []
      button.transitionHandler = { told.append($0) }
      button.restHandler = { rests.append($0) }
      try button.press(at: 0)
      try button.release(at: 4)
      #expect(told.count == 1 && told.first?.end == 4 && told.first?.finished == false)
      for tick in stride(from: 5, through: 125, by: step) { button.advance(to: Tick(tick)) }
      #expect(told.map(\.finished) == [false, true])
      let timeline = try button.recording.timeline()
      #expect(told == timeline.transitions && rests == [timeline.settledAt].compactMap(\.self))
      #expect(rests.count == 1)
      // What starts nothing is no motion, and comes to no rest.
      try button.hover(at: 300)
      button.advance(to: 400)
      #expect(rests.count == 1 && told.count == 2)
    }
  }

  @Test("a handler starts the opposite each time, 10,000 times, without the stack growing")
  func reentrant() throws {
    let button = try button()
    var told: [Transition] = []
    var depth = 0
    var deepest = 0
    button.transitionHandler = { [unowned button] transition in
      depth += 1
      deepest = max(deepest, depth)
      told.append(transition)
      if told.count < 10_000 {
        do {
          try button.handle(
            button.state(at: button.now) == .normal ? .press : .release, at: button.now)
        } catch {
          Issue.record("\(error)")
        }
      }
      depth -= 1
    }
    try button.press(at: 0)
    try button.release(at: 1)
    #expect(told.count == 10_000 && deepest == 1)
    #expect(told.dropFirst().allSatisfy { $0.start == 1 && $0.end == 1 && !$0.finished })
    #expect(told.indices.allSatisfy { told[$0].event == ($0 % 2 == 0 ? .press : .release) })
    button.transitionHandler = { told.append($0) }
    button.advance(to: 500)
    #expect(told.count == 10_001 && told.last?.finished == true)
    #expect(try button.recording.timeline().transitions == told)
  }

  @Test("handlers hold nothing once the button is gone, also in mid-flight")
  func lifetime() throws {
    final class Probe {}
    weak var probe: Probe?
    do {
      let button = try button()
      let captured = Probe()
      probe = captured
      button.transitionHandler = { _ in withExtendedLifetime(captured) {} }
      button.restHandler = { _ in withExtendedLifetime(captured) {} }
      try button.press(at: 0)
      button.advance(to: 3)
      #expect(probe != nil)
    }
    #expect(probe == nil)
  }

  @Test("another description is taken over when the button rests untouched, not before")
  func takesOver() throws {
    let button = try button()
    var told = 0
    button.transitionHandler = { _ in told += 1 }
    try button.press(at: 0)
    let before = button.motion(of: .scale, at: 6)
    let other = try hold(scale: 1.5, Spring(stiffness: 100, dampingRatio: 1))
    try button.apply(animationSnapshot: other)
    // Nothing jumps: the motion under way ends as it began.
    #expect(button.motion(of: .scale, at: 6) == before)
    #expect(button.value(of: .scale, at: 100) == 0.9)
    // A finger is still on it.
    try button.release(at: 101)
    #expect(button.target(of: .scale, at: 101) == 1 && told == 1)
    #expect(button.recording.script.steps.count == 2)
    button.advance(to: 300)
    #expect(told == 2 && button.recording.script.steps.isEmpty)
    try button.press(at: 310)
    #expect(button.value(of: .scale, at: 500) == 1.5)
    let recording = button.recording
    #expect(recording.animations == other && recording.script.text == "press@310f")
    #expect(
      try recording.timeline().value(of: .scale, at: 320) == button.value(of: .scale, at: 320))
    try button.release(at: 501)
    // At rest it does not wait; a state that stays is the new recording's first.
    try button.toggle(at: 600)
    button.advance(to: 900)
    let third = ButtonAnimations().effect(.opacity, to: 0.5, on: [.selected])
    try button.apply(animationSnapshot: third)
    #expect(button.value(of: .opacity, at: 900) == 0.5)
    #expect(button.recording.options.initialState == .selected)
    #expect(throws: LiveError.self) { try button.toggle(at: 899) }
    // Going live again does not wait for anything.
    try button.toggle(at: 901)
    try button.apply(animationSnapshot: other)
    try button.goLive()
    try button.press(at: 0)
    #expect(button.target(of: .scale, at: 0) == 1.5)
  }

  @Test("motion goes on past the frame cap, so that a later event meets it where a replay does")
  func noCap() throws {
    let endless = try Timing.swiftUISpring(SwiftUISpring(response: 0.4, dampingFraction: 0))
    let slow = try Timing.swiftUISpring(SwiftUISpring(response: 9, dampingFraction: 0.01))
    let animations = ButtonAnimations()
      .effect(.offsetX, to: 100, on: [.highlighted], enter: endless)
      .effect(.rotation, to: 90, on: [.highlighted], style: .pulse, enter: slow)
    let button = try button(animations, options: CompileOptions(frameCap: 5))
    try button.press(at: 0)
    var shown: [Int: [Double]] = [:]
    for tick in [7, 900, 9_000, 70_000] {
      shown[tick] = [
        button.value(of: .offsetX, at: Tick(tick)), button.value(of: .rotation, at: Tick(tick)),
      ]
    }
    try button.release(at: 70_001)
    let timeline = try button.recording.timeline()
    for (tick, values) in shown {
      #expect(timeline.value(of: .offsetX, at: Tick(tick)) == values[0])
      #expect(timeline.value(of: .rotation, at: Tick(tick)) == values[1])
    }
    // The pulse has come to its rest, found while time ran, and gone back.
    #expect(timeline.target(of: .rotation, at: 70_000) == 0)
    #expect(timeline.target(of: .rotation, at: 900) == 90)
  }

  @Test("many events cost as much each as few")
  func manyEvents() throws {
    let clock = ContinuousClock()
    func cost(_ count: Int) throws -> Duration {
      let button = try button(BuiltInExample.animations)
      let spent = try clock.measure {
        for round in 0..<count {
          try button.handle(round % 2 == 0 ? .press : .release, at: Tick(round * 5))
          _ = button.value(of: .scale, at: Tick(round * 5 + 2))
        }
      }
      return spent / count
    }
    // Eightfold would be eight times the cost were it proportional to the number of events before. A
    // busy machine gets several tries.
    let isFlat = try (0..<6).contains { _ in
      let few = try cost(500)
      return try cost(4_000) < few * 3
    }
    #expect(isFlat)
  }
}

import AnimCore
import Testing

@Suite("Pulses")
struct PulseTests {
  @Test("there and back, however short or long the press")
  func thereAndBack() throws {
    let chain = ButtonAnimations().scaleEffect(ratio: 0.9)
    let short = try chain.compile(try script((.press, at: 0), (.release, at: 1)))
    let long = try chain.compile(try script((.press, at: 0), (.release, at: 36)))
    #expect(short.values(of: .scale) == long.values(of: .scale))
    #expect(short.lastTick == 36 && short.value(of: .scale, at: 18) == 0.9)
    #expect(short.transitions.count == 1)
    #expect(short.transitions.first?.start == 0 && short.transitions.first?.end == 36)
    #expect(short.transitions.first?.finished == true)
  }

  @Test("pressed again in mid-flight, it begins anew from the present motion")
  func anew() throws {
    let chain = ButtonAnimations().scaleEffect(ratio: 0.9)
    let timeline = try chain.compile(
      try script((.press, at: 0), (.release, at: 3), (.press, at: 6), (.release, at: 9)))
    let before = try chain.compile(try script((.press, at: 0)))
    let push = UIKitSpring.press.initialVelocity * (0.9 - before.value(of: .scale, at: 6))
    #expect(timeline.value(of: .scale, at: 6) == before.value(of: .scale, at: 6))
    #expect(
      timeline.motion(of: .scale, at: 6).velocity
        == before.motion(of: .scale, at: 6).velocity + push)
    #expect(timeline.value(of: .scale, at: 24) == 0.9 && timeline.lastTick == 42)
    #expect(timeline.transitions.map(\.finished) == [false, true])
    #expect(timeline.transitions.map(\.end) == [6, 42])
  }

  @Test("a key that stays met begins nothing")
  func staysMet() throws {
    // Selected before the press ends: one of the keys is met throughout.
    let timeline = try ButtonAnimations().scaleEffect(ratio: 0.9).compile(
      try script((.press, at: 0), (.select, at: 3), (.release, at: 6), (.deselect, at: 60)))
    #expect(timeline.transitions.map(\.event) == [.press])
    #expect(timeline.lastTick == 60)
  }

  @Test("aside while another effect leads, it ends when it would have ended")
  func aside() throws {
    // The hold on selected+highlighted outranks the pulse on highlighted from tick 2 to tick 10.
    let chain = ButtonAnimations()
      .scaleEffect(ratio: 0.9, on: [.highlighted])
      .scaleEffect(
        ratio: 1.2, on: [[.selected, .highlighted]], style: .hold, enter: .instant, exit: .instant)
    let timeline = try chain.compile(
      try script((.press, at: 0), (.select, at: 2), (.deselect, at: 10)))
    #expect(timeline.value(of: .scale, at: 9) == 1.2)
    // Back to the pulse by the hold's way back, until tick 18, when the pulse would have ended; then
    // by the pulse's own.
    #expect((10...18).allSatisfy { timeline.value(of: .scale, at: Tick($0)) == 0.9 })
    #expect(timeline.value(of: .scale, at: 19) > 0.9)
    #expect(timeline.lastTick == 36)
    let late = try chain.compile(
      try script((.press, at: 0), (.select, at: 2), (.deselect, at: 20)))
    #expect(late.value(of: .scale, at: 20) == 1 && late.lastTick == 20)
    // A pulse that begins under a hold that outranks it never shows, and is over in time.
    let under = try chain.compile(
      try script((.state([.selected]), at: 0), (.press, at: 5), (.deselect, at: 12)))
    #expect(under.value(of: .scale, at: 11) == 1.2)
    #expect((12...23).allSatisfy { under.value(of: .scale, at: Tick($0)) == 0.9 })
    #expect(under.value(of: .scale, at: 24) > 0.9)
  }

  @Test("a spring's pulse turns back when the spring has come to rest")
  func restThenBack() throws {
    let spring = try Spring(response: 0.2, dampingRatio: 0.8)
    let there = try hold(scale: 0.9, spring).compile(try script((.press, at: 0)))
    let timeline = try ButtonAnimations()
      .scaleEffect(ratio: 0.9, enter: .spring(spring))
      .compile(try script((.press, at: 0), (.release, at: 2)))
    #expect(timeline.value(of: .scale, at: there.lastTick) == 0.9)
    #expect(timeline.value(of: .scale, at: Tick(there.lastTick.index + 1)) > 0.9)
    #expect(timeline.lastTick.index == 2 * there.lastTick.index)
  }

  @Test("one that never ends is cut")
  func endless() throws {
    let spring = try Spring(response: 0.2, dampingRatio: 0)
    let timeline = try ButtonAnimations()
      .scaleEffect(ratio: 0.9, enter: .spring(spring))
      .compile(.tap, options: CompileOptions(frameCap: 100))
    #expect(timeline.lastTick == 107 && !timeline.isSettled)
  }

  @Test("what rests on a pulse that is still to end has not come to rest")
  func restsForNow() throws {
    // The hold on selected+highlighted takes the property from the pulse, and gives it back at rest
    // long before the pulse's way there would have ended, and that is beyond the cut.
    func chain(dampingRatio: Double) throws -> ButtonAnimations {
      ButtonAnimations()
        .scaleEffect(
          ratio: 0.9, on: [.highlighted],
          enter: .spring(try Spring(response: 1, dampingRatio: dampingRatio)), exit: .instant
        )
        .scaleEffect(
          ratio: 1.2, on: [[.selected, .highlighted]], style: .hold, enter: .instant,
          exit: .instant)
    }
    let events = try script((.press, at: 0), (.select, at: 2), (.deselect, at: 4))
    let slow = try chain(dampingRatio: 0.1)
    let cut = try slow.compile(events, options: CompileOptions(frameCap: 60))
    #expect(cut.value(of: .scale, at: 4) == 0.9)
    #expect(cut.lastTick == 64 && !cut.isSettled)
    let whole = try slow.compile(events)
    #expect(whole.isSettled && whole.lastTick > 64)
    #expect(whole.value(of: .scale, at: whole.lastTick) == 1)
    // One that swings for ever never turns back, so this is rest.
    let endless = try chain(dampingRatio: 0).compile(events)
    #expect(endless.settledAt == 4)
  }

  @Test("a delayed pulse lasts its delay and its way there")
  func delayed() throws {
    let late = try Timing.uikitSpring(duration: 0.3, dampingRatio: 1).delayed(by: 0.1)
    let timeline = try ButtonAnimations()
      .scaleEffect(ratio: 0.9, enter: late, exit: .instant)
      .compile(.tap)
    #expect((0...6).allSatisfy { timeline.value(of: .scale, at: Tick($0)) == 1 })
    #expect(timeline.value(of: .scale, at: 23) < 1)
    #expect(timeline.value(of: .scale, at: 24) == 1 && timeline.lastTick == 24)
  }
}

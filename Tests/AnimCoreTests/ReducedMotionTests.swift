import AnimCore
import Testing

@Suite("Reduced motion")
struct ReducedMotionTests {
  private let reduced = CompileOptions(motion: .reduced)

  @Test("what moves stays, colours come without overshoot, and soon")
  func feedback() throws {
    var resting = RestingValues()
    resting[.backgroundColor] = .white
    let target = try Color(hex: "#3366CC")
    let timeline = try ButtonAnimations(resting: resting)
      .scaleEffect(ratio: 0.9)
      .bgEffect(effectColor: target, enter: .spring(.bouncy))
      .compile(try script((.press, at: 0)), options: reduced)
    #expect(timeline.values(of: .scale).allSatisfy { $0 == 1 })
    let reds = timeline.values(of: .backgroundColor).map(\.red)
    #expect(zip(reds, reds.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(reds.allSatisfy { $0 >= target.red })
    #expect(timeline.value(of: .backgroundColor, at: timeline.lastTick) == target)
    #expect(timeline.value(of: .backgroundColor, at: 6).hex != "#FFFFFF")
  }

  @Test("states, log, winners and records are those of full motion")
  func records() throws {
    let chain = BuiltInExample.animations
    for events in [
      try script((.press, at: 0), (.release, at: 10)),
      try script((.press, at: 0), (.release, at: 40), (.press, at: 43), (.cancel, at: 50)),
    ] {
      let full = try chain.compile(events)
      let less = try chain.compile(events, options: reduced)
      #expect(less.transitions == full.transitions && less.log == full.log)
      #expect(
        (0...60).allSatisfy { less.state(at: Tick($0)) == full.state(at: Tick($0)) })
    }
    let calm = try hold(scale: 0.9, .smooth)
      .compile(try script((.press, at: 0), (.release, at: 60)), options: reduced)
    #expect(calm.transitions.map(\.finished) == [true, true])
  }

  @Test("what a button is moves it at once; what a finger does, does not")
  func lasting() throws {
    let chain = try hold(scale: 0.9, .bouncy)
    let timeline = try chain.compile(
      try script((.press, at: 2), (.select, at: 5), (.release, at: 9), (.deselect, at: 20)),
      options: reduced)
    let values = timeline.values(of: .scale)
    #expect(values[0...8].allSatisfy { $0 == 1 })
    #expect(values[9...19].allSatisfy { $0 == 0.9 } && values[20] == 1)
    let start = try chain.compile(
      try script(), options: CompileOptions(initialState: .selected, motion: .reduced))
    #expect(start.value(of: .scale, at: 0) == 0.9)
  }

  @Test("a sequence ends where it ends with motion on")
  func sameEnd() throws {
    let chain = ButtonAnimations()
      .scaleEffect(ratio: 0.9, on: [.selected], style: .hold)
      .scaleEffect(ratio: 1.05, on: [.disabled], style: .hold)
    for end in [ButtonState.normal, .selected, .disabled, [.selected, .disabled]] {
      let events = try script((.select, at: 0), (.disable, at: 10), (.state(end), at: 20))
      let full = try chain.compile(events)
      let less = try chain.compile(events, options: reduced)
      #expect(
        full.value(of: .scale, at: full.lastTick) == less.value(of: .scale, at: less.lastTick))
    }
  }
}

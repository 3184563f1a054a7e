import AnimCore
import Testing

@Suite("Cases: reduced motion")
struct ReducedMotionCases {
  private let reduced = CompileOptions(motion: .reduced)
  private let blue = Color(clamping: 0.2, 0.4, 0.8, 1)

  private func sequence(_ targets: [Double]) throws -> ButtonAnimations {
    let way = Timing.spring(try Spring(response: 0.3, dampingRatio: 0.6))
    return ButtonAnimations()
      .effect(
        .scale, keyframes: targets.map { Keyframe(to: $0, timing: way) }, on: [.selected],
        style: .hold
      )
      .bgEffect(effectColor: blue, on: [.selected])
  }

  @Test(
    "RED-01: a sequence ends where it does with motion on",
    arguments: [
      [0.9, 1.05, 1], [0.9, 1.05],
    ])
  func sequenceEnd(targets: [Double]) throws {
    let events = try script((.select, at: 0))
    let full = try sequence(targets).compile(events)
    let less = try sequence(targets).compile(events, options: reduced)
    for timeline in [full, less] {
      #expect(timeline.values(of: .scale).last == targets.last)
      #expect(timeline.values(of: .backgroundColor).last == blue && timeline.isSettled)
    }
  }

  @Test("RED-02: as many starts and ends as with motion on, in the same order")
  func records() throws {
    let chain = ButtonAnimations()
      .scaleEffect(ratio: 0.9, style: .hold, enter: try .curve(.easeOut, duration: 0.1))
    let events = try script((.press, at: 0), (.release, at: 10))
    let full = try chain.compile(events)
    let less = try chain.compile(events, options: reduced)
    #expect(less.transitions.map(\.event) == [.press, .release])
    #expect(less.transitions.allSatisfy { $0.finished } && less.transitions == full.transitions)
  }

  @Test("RED-03: what moves stays; colour comes soon, and does not overshoot")
  func feedback() throws {
    var resting = RestingValues()
    resting[.backgroundColor] = .white
    let timeline = try ButtonAnimations(resting: resting)
      .scaleEffect(ratio: 0.9)
      .bgEffect(effectColor: blue, enter: .spring(.bouncy))
      .compile(try script((.press, at: 0)), options: reduced)
    #expect(timeline.values(of: .scale).allSatisfy { $0 == 1 })
    let colors = timeline.values(of: .backgroundColor)
    #expect(colors.last == blue && colors[6].hex != "#FFFFFF")
    #expect(zip(colors, colors.dropFirst()).allSatisfy { $0.red >= $1.red && $1.red >= blue.red })
  }

  @Test("library, spec and group of a spec agree")
  func agreement() throws {
    for seed in UInt64(0)..<20 {
      let scene = try NaiveScene(seed: seed)
      var options = scene.options
      options.motion = .reduced
      let direct = try scene.animations.compile(scene.script, options: options)
      let spec = try MotionSpec(
        ButtonSpec(animations: scene.animations, script: scene.script), options: scene.options)
      let read = try MotionSpec(reading: Array(spec.json.utf8))
      let played = try read.compile(motion: .reduced)
      #expect(played.wholeTable == direct.wholeTable && played.log == direct.log)
      let group = try read.compileGroup(motion: .reduced)
      #expect(group.members[0].timeline.wholeTable == direct.wholeTable)
    }
  }
}

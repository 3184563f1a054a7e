import AnimCore
import Testing

extension MotionGroupTests {
  @Test(
    "the way back is the mirror of the way there",
    arguments: [
      CompileOptions.MotionPreference.full, .reduced,
    ])
  func mirror(motion: CompileOptions.MotionPreference) throws {
    for seed in 0..<60 {
      let scene = try NaiveScene(seed: UInt64(seed))
      var options = scene.options
      options.motion = motion
      options.frameCap = 400
      let there = try scene.animations.compile(scene.script, options: options)
      let full = try scene.animations.compile(
        scene.script,
        options: CompileOptions(
          initialState: options.initialState, minimumPress: options.minimumPress,
          epsilon: options.epsilon, frameCap: 400))
      let length = full.lastTick.index
      let group = try MotionGroup.button("A", scene.animations, script: scene.script)
        .repeat(count: 2, autoreverses: true).compile(options: options)
      let timeline = group.members[0].timeline
      #expect(timeline.lastTick.index == 4 * length && timeline.isSettled)
      let forward = rows(there, 0...length)
      let width = forward.columns.count
      for round in [0, 2 * length] {
        let (these, back) = (
          rows(timeline, round...round + length),
          rows(timeline, round + length...round + 2 * length)
        )
        // The turn itself has the velocity of the way back already.
        #expect(these.values.prefix(length * width) == forward.values.prefix(length * width))
        #expect(length == 0 || these.states == forward.states)
        let mirrored = (0..<length).flatMap { row in
          (0..<width).map { column in
            let number = forward[row: length - row, column: column]
            return forward.columns[column].name.hasSuffix("per_s") ? 0 - number : number
          }
        }
        #expect(mirrored == Array(back.values.prefix(length * width)))
        #expect(back.states.prefix(length) == forward.states.reversed().prefix(length))
      }
      #expect(timeline.state(at: timeline.lastTick) == options.initialState)
      let before = try scene.animations.compile(script(), options: options)
      #expect(rows(timeline, 4 * length...4 * length).values == rows(before, 0...0).values)
      #expect(timeline.log.count == 2 * there.log.count)
      #expect(timeline.transitions.count == 2 * there.transitions.count)
    }
  }

  @Test("a table of a way back has the bits of its rows one by one, wherever it begins")
  func runs() throws {
    let group = try MotionGroup.button("A", BuiltInExample.animations)
      .repeat(count: 2, autoreverses: true, mode: .cut(every: 0.2)).compile()
    let timeline = group.members[0].timeline
    let whole = rows(timeline, 0...timeline.lastTick.index)
    for start in stride(from: 0, through: timeline.lastTick.index, by: 5) {
      let run = rows(timeline, start...min(start + 9, timeline.lastTick.index))
      for row in 0..<run.rowCount {
        #expect(run[row: row, column: 0] == whole[row: start + row, column: 0])
      }
    }
    for tick in 0...timeline.lastTick.index {
      let motion = timeline.motion(of: .scale, at: Tick(tick))
      #expect(whole[row: tick, column: 0] == timeline.value(of: .scale, at: Tick(tick)))
      #expect(whole[row: tick, column: 1] == motion.velocity)
    }
    // Cut in mid-flight it turns back where it is.
    #expect(timeline.lastTick == 48)
    let there = try BuiltInExample.animations.compile()
    let turn = there.motion(of: .scale, at: 12)
    #expect(timeline.motion(of: .scale, at: 12).value == turn.value && turn.velocity != 0)
    #expect(timeline.motion(of: .scale, at: 12).velocity == -turn.velocity)
    #expect(timeline.value(of: .scale, at: 24) == 1 && timeline.state(at: 23) == .highlighted)
    #expect(timeline.transitions.map(\.finished) == [false, false, false, false])
  }

  @Test("a way back that is cut goes on until something else begins")
  func cutWayBack() throws {
    let group = try MotionGroup.button("A", press)
      .repeat(count: 1, autoreverses: true)
      .repeat(count: 2, mode: .cut(every: 0.75)).compile()
    let timeline = group.members[0].timeline
    let length = try press.compile().lastTick.index
    #expect(length == 36)
    let back = timeline.motion(of: .scale, at: 44)
    let next = timeline.value(of: .scale, at: 45)
    #expect(back.value != 1 && abs(next - back.value - back.velocity / 60) < 0.01)
    #expect(timeline.state(at: 44) == .normal && timeline.state(at: 45) == .highlighted)
    #expect(timeline.log.map(\.tick) == [0, 7, 45, 52])
    #expect(timeline.isSettled)
  }

  @Test("nested repeats and sequences of ways back")
  func deep() throws {
    let group = try MotionGroup.sequence([
      .sequence([.button("A", press), .button("B", press)]).repeat(count: 2, autoreverses: true),
      .button("C", press),
    ]).repeat(count: 2).compile()
    // A and B take 36 each, there and back twice, and C 36 more.
    let round = 36 * 2 * 2 * 2 + 36
    #expect(group.lastTick.index == 2 * round && group.isSettled)
    let (a, b, c) = (
      group.members[0].timeline, group.members[1].timeline, group.members[2].timeline
    )
    #expect(
      a.log.map(\.tick.index).enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
        == [0, 144, round, round + 144])
    #expect(b.log.first?.tick == 36 && c.log.first?.tick.index == 288)
    for tick in 0...144 {
      #expect(a.value(of: .scale, at: Tick(tick)) == a.value(of: .scale, at: Tick(144 - tick)))
      #expect(b.value(of: .scale, at: Tick(tick)) == b.value(of: .scale, at: Tick(144 - tick)))
    }
  }
}

import AnimCore
import Testing

@Suite("Groups of buttons")
struct MotionGroupTests {
  let press = ButtonAnimations().scaleEffect(ratio: 0.9)
  let fade = ButtonAnimations().effect(
    .opacity, to: 0.5, on: [.highlighted, .selected], enter: .instant, exit: .instant)

  func rows(_ timeline: Timeline, _ ticks: ClosedRange<Int>) -> FrameTable {
    timeline.table(of: Tick(ticks.lowerBound)...Tick(ticks.upperBound), velocities: true)
  }

  func expectSame(
    _ timeline: Timeline, from start: Int, as other: Timeline, _ note: Comment? = nil
  ) {
    let length = other.lastTick.index
    let (these, those) = (rows(timeline, start...start + length), rows(other, 0...length))
    #expect(these.values == those.values && these.states == those.states, note)
  }

  func expectResting(_ timeline: Timeline, _ ticks: Range<Int>) {
    for tick in ticks {
      #expect(timeline.value(of: .scale, at: Tick(tick)) == 1)
      #expect(timeline.state(at: Tick(tick)) == .normal)
    }
  }

  @Test("one button alone is its own timeline")
  func alone() throws {
    for motion in [CompileOptions.MotionPreference.full, .reduced] {
      let options = CompileOptions(minimumPress: 0.2, motion: motion)
      let group = try MotionGroup.button("A", BuiltInExample.animations).compile(options: options)
      let timeline = try BuiltInExample.animations.compile(.tap, options: options)
      #expect(group.members.map(\.name) == ["A"] && group.lastTick == timeline.lastTick)
      let member = group.members[0].timeline
      #expect(member.wholeTable == timeline.wholeTable && member.log == timeline.log)
      #expect(member.transitions == timeline.transitions)
    }
  }

  @Test("in a sequence each begins when the one before has come to rest, and a gap later")
  func sequence() throws {
    let parts = ["A", "B", "C"].map { MotionGroup.button($0, press) }
    let alone = try press.compile()
    let length = alone.lastTick.index
    let close = try MotionGroup.sequence(parts).compile()
    let apart = try MotionGroup.sequence(parts, gap: 0.1).compile()
    for (place, gap) in [(0, 0), (1, 0), (2, 0), (0, 6), (1, 6), (2, 6)] {
      let timeline = (gap == 0 ? close : apart).members[place].timeline
      let start = place * (length + gap)
      expectResting(timeline, 0..<start)
      expectSame(timeline, from: start, as: alone)
      #expect(timeline.lastTick.index == start + length)
    }
    #expect(close.lastTick.index == 3 * length && apart.lastTick.index == 3 * length + 12)
    #expect(close.isSettled)
  }

  @Test("side by side all begin together; staggered, each so long after the one before")
  func stagger() throws {
    let parts = ["A", "B", "C"].map { MotionGroup.button($0, press) }
    let alone = try press.compile()
    let together = try MotionGroup.parallel(parts).compile()
    let apart = try MotionGroup.stagger(by: 0.1, parts).delayed(by: 0.05).compile()
    for place in 0..<3 {
      expectSame(together.members[place].timeline, from: 0, as: alone)
      expectSame(apart.members[place].timeline, from: 3 + 6 * place, as: alone)
      expectResting(apart.members[place].timeline, 0..<3 + 6 * place)
    }
  }

  @Test("a sequence of groups waits for the last of each")
  func nested() throws {
    let slow = ButtonAnimations().scaleEffect(
      ratio: 0.9, style: .hold, enter: try .curve(.linear, duration: 1))
    let group = try MotionGroup.sequence([
      .parallel([.button("A", press), .button("B", slow)]),
      .stagger(by: 0.5, [.button("C", press), .button("D", press)]),
      .button("E", press),
    ]).compile()
    let (short, long) = (try press.compile().lastTick.index, try slow.compile().lastTick.index)
    #expect(long > short)
    let starts = [0, 0, long, long + 30, long + 30 + short]
    for (member, start) in zip(group.members, starts) {
      #expect(member.timeline.log.map(\.tick.index) == [start, start + 7], "\(member.name)")
    }
  }

  @Test("a repeat waits for rest")
  func waiting() throws {
    let alone = try press.compile()
    let length = alone.lastTick.index
    let group = try MotionGroup.button("A", press).repeat(count: 3).compile()
    let timeline = group.members[0].timeline
    #expect(timeline.lastTick.index == 3 * length)
    #expect(
      timeline.log.map(\.tick.index) == [0, 7, length, length + 7, 2 * length, 2 * length + 7])
    for round in 0..<3 {
      // The last row of a round is the first of the next one, where the press has happened.
      let (these, those) = (
        rows(timeline, round * length...(round + 1) * length - 1), rows(alone, 0...length - 1)
      )
      #expect(these.values == those.values && these.states == those.states)
    }
    #expect(timeline.transitions.map(\.finished) == [true, true, true])
    let once = try MotionGroup.button("A", press).repeat(count: 1).compile()
    #expect(once.members[0].timeline.wholeTable == alone.wholeTable)
  }

  @Test("a repeat that is cut is the script written out")
  func cut() throws {
    let every = 5
    let group = try MotionGroup.button("A", press)
      .repeat(count: 3, mode: .cut(every: Double(every) / 60)).compile()
    // The release, at tick 7, is cut but for the last round, so there is one press that lasts.
    let written = try press.compile(
      script((.press, at: 0), (.press, at: 5), (.press, at: 10), (.release, at: 17)))
    #expect(group.members[0].timeline.wholeTable == written.wholeTable)
    #expect(group.members[0].timeline.log == written.log)
    let later = try MotionGroup.button("A", press).repeat(count: 2, mode: .cut(every: 0.25))
      .compile()
    let twice = try press.compile(
      script((.press, at: 0), (.release, at: 7), (.press, at: 15), (.release, at: 22)))
    #expect(later.members[0].timeline.wholeTable == twice.wholeTable)
    #expect(later.members[0].timeline.transitions.map(\.finished) == [false, true])
    // Seamless, though the first was still on its way.
    let motion = try press.compile().motion(of: .scale, at: 15)
    #expect(
      later.members[0].timeline.value(of: .scale, at: 15) == motion.value && motion.value != 1)
  }

  @Test("what a round leaves behind the next one finds")
  func leftBehind() throws {
    let toggle = try MotionGroup.button("A", fade, script: script((.toggle, at: 3)))
      .repeat(count: 3).compile()
    let timeline = toggle.members[0].timeline
    #expect(timeline.log.map(\.tick.index) == [3, 6, 9])
    #expect(timeline.log.map(\.state) == [.selected, .normal, .selected])
    #expect(timeline.values(of: .opacity) == [1, 1, 1, 0.5, 0.5, 0.5, 1, 1, 1, 0.5])
  }

  @Test("what never rests is over at the cap, and goes on moving")
  func endless() throws {
    let swing = ButtonAnimations().scaleEffect(
      ratio: 0.9, style: .hold, enter: .spring(try Spring(response: 1, dampingRatio: 0)))
    let group = try MotionGroup.sequence([.button("A", swing), .button("B", press)])
      .compile(options: CompileOptions(frameCap: 50))
    #expect(group.members[1].timeline.log.first?.tick == 57)
    #expect(!group.isSettled && group.members[0].timeline.lastTick == 114)
    let alone = try swing.compile(.tap, options: CompileOptions(frameCap: 200))
    #expect(
      rows(group.members[0].timeline, 0...114).values == rows(alone, 0...114).values)
  }

  @Test("a round that takes no time is no trap")
  func instants() throws {
    let group = try MotionGroup.button(
      "A", fade, script: script((.press, at: 0), (.release, at: 0))
    )
    .repeat(count: 1_000, autoreverses: true).compile()
    #expect(group.lastTick == 0 && group.members[0].timeline.value(of: .opacity, at: 0) == 1)
    // Neither are very many ways back, nor such as are cut again and again before they end.
    let late = try script((.press, at: 3), (.release, at: 4))
    let often = try MotionGroup.button("A", press, script: late)
      .repeat(count: 2_000, autoreverses: true, mode: .cut(every: 0.1)).compile()
    #expect(often.lastTick == 24_000 && often.isSettled)
    let cut = try MotionGroup.button("A", press, script: late)
      .repeat(count: 1, autoreverses: true, mode: .cut(every: 0.1))
      .repeat(count: 2_000, mode: .cut(every: 9.0 / 60)).compile()
    #expect(cut.isSettled && cut.members[0].timeline.log.count == 4_000)
    let empty = try MotionGroup.button("A", fade, script: script()).repeat(count: 200)
      .repeat(count: 200).compile()
    #expect(empty.lastTick == 0 && empty.members[0].timeline.log.isEmpty)
  }

  @Test("problems name themselves")
  func errors() {
    func error(_ group: MotionGroup, _ options: CompileOptions = CompileOptions()) -> GroupError? {
      do throws(GroupError) {
        _ = try group.compile(options: options)
        return nil
      } catch {
        return error
      }
    }
    let a = MotionGroup.button("A", press)
    #expect(error(.sequence([])) == .noButtons && error(.stagger(by: 1, [])) == .noButtons)
    #expect(error(.parallel([a, a])) == .duplicateName("A"))
    for name in ["", "=A1", "@", "-1", "+"] {
      #expect(error(.button(name, press)) == .unusableName(name))
    }
    for time: Double in [-1, 1e6 + 1, .infinity, -.infinity] {
      #expect(error(a.delayed(by: time)) == .timeOutOfRange(time, allowed: MotionGroup.times))
      #expect(error(.stagger(by: time, [a])) == .timeOutOfRange(time, allowed: MotionGroup.times))
      #expect(error(.sequence([a], gap: time)) == .timeOutOfRange(time, allowed: MotionGroup.times))
      #expect(
        error(a.repeat(count: 2, mode: .cut(every: time)))
          == .timeOutOfRange(time, allowed: MotionGroup.periods))
    }
    #expect(
      error(a.repeat(count: 2, mode: .cut(every: 0)))
        == .timeOutOfRange(0, allowed: MotionGroup.periods))
    #expect(error(a.delayed(by: .nan)) != nil)
    for count in [0, -1, 1_000_001, .max, .min] {
      #expect(
        error(a.repeat(count: count)) == .countOutOfRange(count, allowed: MotionGroup.counts))
    }
    #expect(error(a.repeat(count: 500_001)) == .tooManyEvents(limit: 1_000_000))
    #expect(
      error(a.repeat(count: 1_000_000).repeat(count: 1_000_000)) == .tooManyEvents(limit: 1_000_000)
    )
    var deep = a
    for _ in 0..<100_000 { deep = deep.repeat(count: 1) }
    #expect(error(deep) == .tooDeep(limit: 64))
    var doubled = a
    for _ in 0..<60 { doubled = doubled.repeat(count: 1, autoreverses: true) }
    #expect(error(doubled) == .tooLong)
    #expect(
      error(.button("A", ButtonAnimations().effect(.opacity, to: 2)))
        == .invalid(
          button: "A", [.targetOutOfRange(property: "opacity", value: 2, allowed: 0...1)]))
    #expect(
      error(a, CompileOptions(frameCap: 0))
        == .invalid(
          button: "A", [.optionOutOfRange(.frameCap, value: 0, allowed: 1...1e8)]))
  }

  @Test("ten thousand buttons, one after another")
  func many() throws {
    let parts = (0..<10_000).map { MotionGroup.button("B\($0)", fade) }
    let group = try MotionGroup.sequence(parts).repeat(count: 2).compile()
    #expect(group.members.count == 10_000 && group.isSettled)
    #expect(group.lastTick == 140_000)
    #expect(group.members[9_999].timeline.log.map(\.tick) == [69_993, 70_000, 139_993, 140_000])
  }
}

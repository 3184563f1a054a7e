import AnimCore
import Testing

@Suite("Groups")
struct GroupTests {
  private func button(_ animations: ButtonAnimations) throws -> ButtonSpec {
    try ButtonSpec(animations: animations)
  }

  @Test("each button's rows are those of its own timeline, so much later")
  func starts() throws {
    let scale = ButtonAnimations().scaleEffect(ratio: 0.9)
    let fade = ButtonAnimations().effect(.opacity, to: 0.5)
    let spec = try MotionSpec(
      group: [
        GroupMember(name: "a", button: button(scale)),
        GroupMember(name: "b", button: button(fade), start: .stagger(0.1)),
        GroupMember(name: "c", button: button(scale), start: .stagger(0.1)),
        GroupMember(name: "d", button: button(scale), start: .after(1)),
      ])
    let group = try spec.compileGroup()
    #expect(group.members.map(\.name) == ["a", "b", "c", "d"])
    #expect(group.columns.map(\.name) == ["scale", "opacity"])
    #expect(group.lastTick == 96 && group.isSettled)
    let alone = try scale.compile(.tap)
    for (member, start) in [(0, 0), (2, 12), (3, 60)] {
      let timeline = group.members[member].timeline
      for frame in 0..<start {
        #expect(timeline.value(of: .scale, at: Tick(frame)) == 1)
        #expect(timeline.state(at: Tick(frame)) == .normal)
      }
      for frame in 0...alone.lastTick.index {
        #expect(
          timeline.value(of: .scale, at: Tick(start + frame))
            == alone.value(of: .scale, at: Tick(frame)))
      }
    }
    #expect(group.members[1].timeline.value(of: .opacity, at: 6) == 1)
    #expect(group.members[1].timeline.value(of: .opacity, at: 7) < 1)
  }

  @Test("all are cut together, the cap after the last event of any")
  func cut() throws {
    let endless = ButtonAnimations().scaleEffect(
      ratio: 0.9, style: .hold, enter: .spring(try Spring(response: 1, dampingRatio: 0)))
    let spec = try MotionSpec(
      group: [
        GroupMember(name: "a", button: button(endless)),
        GroupMember(name: "b", button: button(endless), start: .after(2)),
      ], options: CompileOptions(frameCap: 50))
    let group = try spec.compileGroup()
    #expect(group.members.map(\.timeline.lastTick) == [177, 177])
    #expect(!group.isSettled)
    #expect(throws: SnapshotError.self) {
      try ButtonAnimations().compile(.tap, options: CompileOptions(frameCap: 200_000_000))
    }
  }

  @Test("one button is a group of one")
  func one() throws {
    let spec = try MotionSpec(button(BuiltInExample.animations))
    let group = try spec.compileGroup(motion: .reduced)
    let alone = try spec.compile(motion: .reduced)
    #expect(group.members.count == 1 && group.lastTick == alone.lastTick)
    #expect(group.members[0].timeline.wholeTable == alone.wholeTable)
  }
}

import Testing

@testable import AnimCore

/// What a spec's repeats and keyframes make.
@Suite("Spec files: keyframes and repeats")
struct SpecGroupTests {
  private func spec(_ text: String) throws -> MotionSpec {
    try MotionSpec(reading: Array(text.utf8))
  }

  @Test("a repeat at the top is a repeat of the group")
  func top() throws {
    let read = try spec(
      #"""
      { "version": 1, "repeat": { "count": 3, "autoreverses": true, "every": "200ms" },
        "effects": [{ "property": "scale", "to": 0.9 }] }
      """#)
    #expect(
      read.repetition
        == MotionGroup.Repetition(count: 3, autoreverses: true, mode: .cut(every: 0.2)))
    let group = try MotionGroup.button("A", ButtonAnimations().scaleEffect(ratio: 0.9))
      .repeat(count: 3, autoreverses: true, mode: .cut(every: 0.2)).compile()
    #expect(try read.compile().wholeTable == group.members[0].timeline.wholeTable)
    #expect(
      try read.compileGroup().members[0].timeline.wholeTable == group.members[0].timeline.wholeTable
    )
    #expect(try spec(read.json) == read)
  }

  @Test("a member's repeat is its own; starts count from the group's beginning")
  func members() throws {
    let read = try spec(
      #"""
      { "version": 1, "repeat": { "count": 2 }, "buttons": [
        { "name": "a", "repeat": { "count": 2, "every": "1s" },
          "effects": [{ "property": "scale", "to": 0.9 }] },
        { "name": "b", "after": "100ms", "effects": [{ "property": "opacity", "to": 0.5 }] } ] }
      """#)
    let (scale, fade) = (
      ButtonAnimations().scaleEffect(ratio: 0.9), ButtonAnimations().effect(.opacity, to: 0.5)
    )
    let group = try MotionGroup.parallel([
      .button("a", scale).repeat(count: 2, mode: .cut(every: 1)),
      .button("b", fade).delayed(by: 0.1),
    ]).repeat(count: 2).compile()
    let played = try read.compileGroup()
    #expect(played.members.map(\.name) == ["a", "b"])
    for (one, other) in zip(played.members, group.members) {
      #expect(one.timeline.wholeTable == other.timeline.wholeTable)
      #expect(one.timeline.log == other.timeline.log)
    }
    #expect(played.members[1].timeline.log.map(\.tick) == [6, 13, 102, 109])
    #expect(try spec(read.json) == read)
  }

  @Test("keyframes are those of the library")
  func keyframes() throws {
    let read = try spec(
      #"""
      { "version": 1, "effects": [{ "property": "offsetX", "on": "selected", "keyframes": [
        { "to": -8, "timing": { "curve": { "name": "easeOut", "duration": "60ms" } } },
        { "to": 8, "at": "100ms" }, { "to": 0, "timing": { "spring": { "preset": "snappy" } } } ] }] }
      """#)
    let chain = ButtonAnimations().effect(
      .offsetX,
      keyframes: [
        Keyframe(to: -8, timing: try .curve(.easeOut, duration: 0.06)), Keyframe(to: 8, at: 0.1),
        Keyframe(to: 0, timing: .spring(.snappy)),
      ], on: [.selected])
    #expect(read.animations == chain && chain.effects[0].exit == .spring(.snappy))
    #expect(try spec(read.json) == read)
  }

  @Test("doors refuse what cannot be repeated")
  func doors() throws {
    let button = try ButtonSpec(animations: ButtonAnimations())
    let often = MotionGroup.Repetition(count: 400_000)
    #expect(throws: SpecError.countOutOfRange(400_000, allowed: 1...333_333)) {
      try MotionSpec(button, repetition: often)
    }
    #expect(throws: SpecError.countOutOfRange(0, allowed: 1...333_333)) {
      try GroupMember(name: "a", button: button, repetition: MotionGroup.Repetition(count: 0))
    }
    #expect(throws: SpecError.periodOutOfRange(0)) {
      try MotionSpec(
        button, repetition: MotionGroup.Repetition(count: 2, mode: .cut(every: 0)))
    }
    let member = try GroupMember(
      name: "a", button: button, repetition: MotionGroup.Repetition(count: 1_000))
    #expect(throws: SpecError.self) {
      try MotionSpec(group: [member], repetition: MotionGroup.Repetition(count: 1_000))
    }
  }
}

import Foundation
import Testing

@testable import AnimCore

@Suite("Spec files: reading")
struct SpecReaderTests {
  /// The effects of a spec that has just these.
  private func effects(_ json: String) throws -> [Effect] {
    try spec(#""effects": \#(json)"#).animations.effects
  }

  private func spec(_ members: String) throws -> MotionSpec {
    try MotionSpec(reading: Array(#"{ "version": 1, \#(members) }"#.utf8))
  }

  private func timing(_ json: String) throws -> Timing? {
    try effects(#"[{ "property": "opacity", "to": 0.5, "enter": \#(json) }]"#).first?.enter
  }

  @Test("every example is read, written, read again, and compiled")
  func examples() throws {
    let folder = SpecFixture.folder("Examples/Specs")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }
    #expect(names.count >= 8)
    for name in names {
      let bytes = try [UInt8](Data(contentsOf: folder.appendingPathComponent(name)))
      var warnings: [SpecDiagnostic] = []
      let spec = try MotionSpec(reading: bytes, warnings: &warnings)
      #expect(warnings.isEmpty, "\(name)")
      #expect(try MotionSpec(reading: Array(spec.json.utf8)) == spec, "\(name)")
      let buttons = spec.group.isEmpty ? [spec.button] : spec.group.map(\.button)
      for button in buttons {
        let timeline = try button.animations.compile(button.script, options: spec.options)
        #expect(timeline.isSettled && timeline.lastTick > 20, "\(name)")
      }
    }
  }

  @Test("the onboarding example is the built-in one")
  func builtIn() throws {
    let url = SpecFixture.folder("Examples/Specs").appendingPathComponent("onboarding-pulse.json")
    let spec = try MotionSpec(reading: [UInt8](Data(contentsOf: url)))
    #expect(spec == BuiltInExample.spec)
    #expect(spec.animations == BuiltInExample.animations && spec.script == BuiltInExample.script)
    #expect(spec.title == BuiltInExample.title && spec.name == BuiltInExample.name)
    #expect(try MotionSpec(spec.button, name: spec.name) == spec)
    #expect(
      try spec.compile().wholeTable
        == BuiltInExample.animations.compile(BuiltInExample.script).wholeTable)
  }

  @Test("what is left out has its default")
  func defaults() throws {
    let spec = try spec(#""effects": []"#)
    #expect(spec.name == nil && spec.title == "Button" && spec.width == 160 && spec.height == 48)
    #expect(spec.script == .tap && spec.options == CompileOptions() && spec.group.isEmpty)
    #expect(spec.animations == ButtonAnimations())
    let effects = try effects(
      """
      [{ "property": "scale", "to": 0.9 },
       { "property": "opacity", "to": 0.5 },
       { "property": "rotation", "to": 3, "enter": { "instant": true } },
       { "property": "offsetX", "to": 3, "exit": { "instant": true } }]
      """)
    let chain = ButtonAnimations().scaleEffect(ratio: 0.9).effect(.opacity, to: 0.5)
      .effect(.rotation, to: 3, enter: .instant).effect(.offsetX, to: 3, exit: .instant)
    #expect(effects == chain.effects)
    #expect(effects[0].style == .pulse && effects[1].style == .hold)
    #expect(effects[2].exit == .instant && effects[3].enter == effects[1].enter)
  }

  @Test("one string means all of its states, a list any of them")
  func keys() throws {
    func keys(_ json: String) throws -> [ButtonState] {
      try effects(#"[{ "property": "scale", "to": 1, "on": \#(json) }]"#)[0].keys
    }
    #expect(try keys(#""hovered+selected""#) == [[.selected, .hovered]])
    #expect(try keys(#"["hovered", "selected"]"#) == [.selected, .hovered])
    #expect(
      try keys(#"["normal", "focused+disabled"]"#) == [[.disabled, .focused], .normal])
  }

  @Test("the rules, in their own words and units")
  func rules() throws {
    let spec = try spec(
      """
      "name": "A", "minimumPress": "120ms", "colorSpace": "oklch", "state": "selected",
      "epsilon": 1e-4, "frameCap": 6e1, "effects": [],
      "button": { "title": "B", "width": 100, "height": 30.5, "opacity": 0.5,
                  "borderColor": { "red": 0.25, "green": 0.5, "blue": 1, "alpha": 0.75 } }
      """)
    #expect(
      spec.options
        == CompileOptions(
          initialState: .selected, minimumPress: 0.12, epsilon: 1e-4, frameCap: 60))
    #expect(spec.name == "A" && spec.title == "B" && spec.width == 100 && spec.height == 30.5)
    var resting = RestingValues()
    resting[.opacity] = 0.5
    resting[.borderColor] = try Color(red: 0.25, green: 0.5, blue: 1, alpha: 0.75)
    #expect(spec.animations == ButtonAnimations(resting: resting).mixing(in: .oklch))
  }

  @Test("every form of a timing")
  func timings() throws {
    #expect(try timing(#"{ "instant": true }"#) == .instant)
    #expect(
      try timing(#"{ "spring": { "response": 0.3, "dampingRatio": 0.5 } }"#)
        == .spring(Spring(response: 0.3, dampingRatio: 0.5)))
    #expect(
      try timing(#"{ "spring": { "duration": "500ms", "bounce": 0.2, "initialVelocity": -2 } }"#)
        == .spring(Spring(duration: 0.5, bounce: 0.2), initialVelocity: -2))
    #expect(
      try timing(#"{ "spring": { "stiffness": 170, "damping": 26, "mass": 2 } }"#)
        == .spring(Spring(mass: 2, stiffness: 170, damping: 26)))
    #expect(
      try timing(#"{ "spring": { "stiffness": 170, "dampingRatio": 0.5 } }"#)
        == .spring(Spring(stiffness: 170, dampingRatio: 0.5)))
    #expect(
      try timing(#"{ "spring": { "settlingDuration": 0.5, "dampingRatio": 0.5 } }"#)
        == .spring(Spring(settlingDuration: 0.5, dampingRatio: 0.5)))
    #expect(
      try timing(#"{ "spring": { "angularFrequency": 20, "dampingRatio": 0.5, "mass": 3 } }"#)
        == .spring(Spring(angularFrequency: 20, dampingRatio: 0.5, mass: 3)))
    #expect(try timing(#"{ "spring": { "preset": "snappy" } }"#) == .spring(.snappy))
    #expect(
      try timing(#"{ "spring": { "preset": "bouncy", "extraBounce": 0.1 } }"#)
        == .spring(Spring.bouncy.adding(extraBounce: 0.1)))
    #expect(try timing(#"{ "spring": { "duration": 0, "bounce": 0.2 } }"#) == .instant)
    #expect(
      try timing(#"{ "uikitSpring": { "duration": 0.3, "dampingRatio": 0.4 }, "delay": "7f" }"#)
        == .uikitSpring(duration: 0.3, dampingRatio: 0.4).delayed(by: 7.0 / 60))
    #expect(
      try timing(#"{ "swiftUISpring": { "response": 0.5, "dampingFraction": 0.8 } }"#)
        == .swiftUISpring(SwiftUISpring(response: 0.5, dampingFraction: 0.8)))
    #expect(
      try timing(#"{ "curve": { "name": "easeIn", "duration": 0.3 }, "delay": 0.1 }"#)
        == .curve(.easeIn, duration: 0.3).delayed(by: 0.1))
    #expect(
      try timing(#"{ "cubicBezier": { "points": [0.2, -1, 0.3, 2], "duration": "1s" } }"#)
        == .curve(.cubicBezier(CubicBezier(0.2, -1, 0.3, 2)), duration: 1))
    #expect(
      try timing(#"{ "steps": { "count": 4, "position": "jump-none", "duration": 1 } }"#)
        == .curve(.steps(Steps(4, position: .jumpNone)), duration: 1))
    #expect(
      try timing(#"{ "steps": { "count": 4, "duration": 1 } }"#)
        == .curve(.steps(Steps(4, position: .end)), duration: 1))
    #expect(
      try timing(#"{ "linear": { "points": [[0, 0], [0.3, 1.1], [1, 1]], "duration": 1 } }"#)
        == .curve(.piecewiseLinear(PiecewiseLinear([(0, 0), (0.3, 1.1), (1, 1)])), duration: 1))
  }

  @Test("a script of every event")
  func script() throws {
    let spec = try spec(
      """
      "effects": [], "script": [
        { "at": "1.2s", "state": "selected+hovered" }, { "at": 0, "event": "press" },
        { "at": "120ms", "event": "release", "touch": 2 }, { "at": "7f", "event": "toggle" }]
      """)
    #expect(
      try spec.script
        == InteractionScript(text: "press@0ms release:2@7f toggle@7f selected+hovered@72f"))
    #expect(try self.spec(#""effects": [], "script": []"#).script.steps.isEmpty)
  }

  @Test("a group of buttons")
  func group() throws {
    let spec = try spec(
      """
      "frameCap": 10, "colorSpace": "oklab", "buttons": [
        { "name": "a", "effects": [], "button": { "title": "A" } },
        { "name": "b", "after": "100ms", "effects": [{ "property": "scale", "to": 2 }] },
        { "name": "c", "stagger": 0.5, "effects": [], "script": [] }]
      """)
    #expect(spec.group.map(\.name) == ["a", "b", "c"])
    #expect(spec.group.map(\.start) == [.after(0), .after(0.1), .stagger(0.5)])
    #expect(spec.button == spec.group[0].button && spec.title == "A")
    #expect(
      spec.group[1].button.animations
        == ButtonAnimations().mixing(in: .oklab).scaleEffect(ratio: 2))
    #expect(spec.group[2].button.script.steps.isEmpty && spec.options.frameCap == 10)
  }

  @Test("a spec that cannot be read back is not made")
  func doors() throws {
    let button = try ButtonSpec(animations: ButtonAnimations())
    #expect(throws: SpecError.outOfRange("width", value: 0, allowed: ButtonSpec.sizes)) {
      try ButtonSpec(width: 0, animations: ButtonAnimations())
    }
    #expect(throws: SpecError.self) {
      try ButtonSpec(animations: ButtonAnimations().effect(.opacity, to: .nan))
    }
    #expect(throws: SpecError.self) { try MotionSpec(button, options: CompileOptions(frameCap: 0)) }
    #expect(throws: SpecError.noButtons) { try MotionSpec(group: []) }
    #expect(throws: SpecError.duplicateName("a")) {
      let member = try GroupMember(name: "a", button: button)
      return try MotionSpec(group: [member, member])
    }
    #expect(throws: SpecError.mixedColorSpaces) {
      let other = try ButtonSpec(animations: ButtonAnimations().mixing(in: .oklab))
      return try MotionSpec(group: [
        GroupMember(name: "a", button: button), GroupMember(name: "b", button: other),
      ])
    }
    #expect(throws: SpecError.unusableName("=a")) { try GroupMember(name: "=a", button: button) }
    #expect(throws: SpecError.startOutOfRange(-1)) {
      try GroupMember(name: "a", button: button, start: .stagger(-1))
    }
    let wild = Spring(uncheckedDampingRatio: 0.5, angularFrequency: 1e7)
    #expect(throws: SpecError.self) {
      try ButtonSpec(animations: ButtonAnimations().scaleEffect(ratio: 1, enter: .spring(wild)))
    }
    let bound = Button(title: "B").animationSnapshot.scaleEffect(ratio: 0.9)
    let unbound = try ButtonSpec(animations: bound).animations
    #expect(bound.buttonID != nil && unbound.buttonID == nil && unbound.effects == bound.effects)
  }
}

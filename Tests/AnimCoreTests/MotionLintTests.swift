import Testing

@testable import AnimCore

@Suite("Rules of motion")
struct MotionLintTests {
  private func spec(
    _ animations: ButtonAnimations, _ script: InteractionScript = .tap,
    options: CompileOptions = CompileOptions()
  ) throws -> MotionSpec {
    try MotionSpec(ButtonSpec(animations: animations, script: script), options: options)
  }

  private func codes(_ spec: MotionSpec) throws -> [String] {
    try MotionLint.findings(in: spec).map(\.code)
  }

  @Test("are a table: codes in order, names and thresholds once each, usual numbers allowed")
  func table() {
    let codes = LintRule.all.map(\.code)
    #expect(codes == codes.sorted() && Set(codes).count == codes.count && codes.count == 18)
    #expect(Set(LintRule.all.map(\.name)).count == codes.count)
    let thresholds = LintThreshold.all
    #expect(Set(thresholds.map(\.name)).count == thresholds.count)
    for threshold in thresholds { #expect(threshold.allowed.contains(threshold.usual)) }
    for rule in LintRule.all { #expect(LintRule(code: rule.code)?.name == rule.name) }
    #expect(LintRule(code: "L0100") == nil)
  }

  @Test("find nothing in the built-in example")
  func builtIn() throws {
    #expect(try codes(BuiltInExample.spec) == [])
  }

  @Test("settings refuse what there is not, and the spec's go below those given")
  func settings() throws {
    var settings = LintSettings()
    #expect(throws: LintError.unknownRule("L9999")) { try settings.set(.off, for: "L9999") }
    #expect(throws: LintError.unknownThreshold("over")) {
      try settings.setThreshold("over", to: 1)
    }
    #expect(throws: LintError.outOfRange("contrast", value: 22, allowed: 1...21)) {
      try settings.setThreshold("contrast", to: 22)
    }
    #expect(throws: LintError.self) { try settings.setThreshold("overshoot", to: .nan) }
    try settings.setThreshold("overshoot", to: 0.2)
    try settings.set(.error, for: "L0105")
    let held = BuiltInExample.spec.linting(by: settings)
    let findings = try MotionLint.findings(in: held)
    #expect(findings.map(\.code) == ["L0105"] && findings.map(\.severity) == [.error])
    #expect(findings.map(\.path.description) == ["$.effects[1].enter"])
    #expect(findings[0].effect == 1 && findings[0].tick == 4 && findings[0].limit == 0.2)
    let first = try #require(findings[0].value)
    // The first peak of the design is 1.2538776, between the ticks.
    #expect(first > 0.25 && first < 0.2538777)
    var off = LintSettings()
    try off.set(.off, for: "L0105")
    let silent = try MotionLint.findings(in: held, settings: off)
    #expect(silent.isEmpty && off.replacing(by: settings) == settings)
  }

  @Test("a stated initial velocity is no jump, and a spring loses no velocity")
  func retargets() throws {
    let spring = try Spring(response: 0.4, dampingRatio: 0.7)
    for velocity in [0, 5, -5.0] {
      let pushed = try Timing.spring(spring, initialVelocity: velocity)
      let quick = try spec(
        ButtonAnimations().effect(.offsetY, to: 50, enter: pushed),
        script((.press, at: 0), (.release, at: 4), (.press, at: 9), (.release, at: 12)))
      #expect(try codes(quick).allSatisfy { $0 != "L0101" && $0 != "L0102" })
    }
  }

  @Test("what is cut by an instant jumps by what it had gone")
  func jump() throws {
    let linear = try Timing.curve(.linear, duration: 1)
    let jumping = try spec(
      ButtonAnimations().effect(.offsetX, to: 60, enter: linear, exit: .instant),
      script((.press, at: 0), (.release, at: 30)))
    let findings = try MotionLint.findings(in: jumping)
    let found = try #require(findings.first { $0.code == "L0101" })
    #expect(abs((found.value ?? 0) - 0.5) < 1e-9 && found.tick == 30)
    // At rest there is no motion to take over from.
    let resting = try spec(
      ButtonAnimations().effect(.offsetX, to: 60, enter: linear, exit: .instant),
      script((.press, at: 0), (.release, at: 60)))
    #expect(try codes(resting) == [])
  }

  @Test("contrast is that of WCAG")
  func contrast() throws {
    func ratio(_ title: String, _ background: String) throws -> Double {
      try TitleContrast.ratio(title: Color(hex: title), background: Color(hex: background))
    }
    #expect(try abs(ratio("#000", "#FFF") - 21) < 1e-12)
    #expect(try ratio("#FFF", "#000") == ratio("#000", "#FFF"))
    #expect(try ratio("#777777", "#777777") == 1)
    // Well-known pairs: #767676 is the lightest grey that passes on white, #777777 fails.
    #expect(try abs(ratio("#767676", "#FFFFFF") - 4.5415) < 1e-3)
    #expect(try abs(ratio("#777777", "#FFFFFF") - 4.4776) < 1e-3)
    // Over white, a clear background is white, and a clear title is its background.
    #expect(try ratio("#000000", "#00000000") == 21)
    #expect(try ratio("#00000000", "#123456") == 1)
  }

  @Test("long runs of low contrast count, short ones and disabled frames do not")
  func contrastRuns() throws {
    var resting = RestingValues()
    resting[.foregroundColor] = .white
    resting[.backgroundColor] = .black
    let paling = ButtonAnimations(resting: resting)
      .effect(.backgroundColor, to: .white, on: [.selected], enter: .instant)
    let short = try spec(paling, script((.select, at: 0), (.deselect, at: 15)))
    let long = try spec(paling, script((.select, at: 0), (.deselect, at: 16)))
    #expect(try codes(short) == [] && codes(long) == ["L0202"])
    let disabled = try spec(
      paling.effect(.opacity, to: 0.3, on: [.disabled]),
      script((.disable, at: 0), (.select, at: 0), (.deselect, at: 40), (.enable, at: 40)))
    #expect(try codes(disabled) == [])
  }

  @Test("are told once for a group where they are about the whole, else by the button's name")
  func groups() throws {
    let wild = try Spring(response: 0.2, dampingRatio: 0.05)
    let quiet = try ButtonSpec(animations: ButtonAnimations().scaleEffect(ratio: 0.95))
    let loud = try ButtonSpec(animations: hold(scale: 0.9, wild))
    let spec = try MotionSpec(
      group: [
        GroupMember(name: "a", button: quiet), GroupMember(name: "b", button: loud),
      ], options: CompileOptions(minimumPress: 0.3))
    let findings = try MotionLint.findings(in: spec)
    #expect(findings.filter { $0.code == "L0107" }.count == 1)
    let overshoot = try #require(findings.first { $0.code == "L0105" })
    #expect(overshoot.button == "b")
    #expect(overshoot.path.description == "$.buttons[1].effects[0].enter")
  }

  @Test("hold on any scene, whatever it is", arguments: UInt64(0)..<60)
  func scenes(seed: UInt64) throws {
    let scene = try NaiveScene(seed: seed)
    var options = scene.options
    options.motion = .full
    let spec = try spec(scene.animations, scene.script, options: options)
    let findings = try MotionLint.findings(in: spec)
    #expect(findings == (try MotionLint.findings(in: spec)))
    let isCut = findings.contains { $0.code == "L0403" }
    #expect(try spec.compile().isSettled == !isCut)
    for finding in findings {
      if let effect = finding.effect { #expect(spec.animations.effects.indices.contains(effect)) }
      if let value = finding.value { #expect(value.isFinite) }
    }
  }

  @Test("places in a spec are found by path, or as near as the spec states it")
  func places() throws {
    let text = #"""
      { "version": 1,
        "effects": [
          { "property": "scale", "to": 0.9, "enter": { "instant": true } },
          { "to": 1, "property": "opacity" } ] }
      """#
    let source = SpecSource(reading: Array(text.utf8))
    let lines = text.split(separator: "\n").map(String.init)
    func found(_ path: SpecPath) -> String {
      let place = source.place(of: path)
      let line = Array(lines[place.start.line - 1].unicodeScalars)
      var view = String.UnicodeScalarView()
      view.append(contentsOf: line[place.start.column - 1..<place.end.column - 1])
      return String(view)
    }
    #expect(found(SpecPath("effects", 0, "to")) == "0.9")
    #expect(found(SpecPath("effects", 0, "enter")) == "{")
    #expect(found(SpecPath("effects", 0, "exit")) == #""scale""#)
    #expect(found(SpecPath("effects", 1)) == #""opacity""#)
    #expect(found(SpecPath("effects")) == "[")
    #expect(found(SpecPath("effects", 7, "to")) == "[")
    #expect(found(SpecPath("minimumPress")) == "{")
    #expect(found(SpecPath("buttons", 1, "effects")) == "{")
    #expect(source.place(of: SpecPath("effects", 1)).start.line == 4)
    #expect(SpecSource(reading: []).place(of: SpecPath("a")).start.line == 1)
  }
}

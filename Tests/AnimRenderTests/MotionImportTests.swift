import AnimCore
import AnimRender
import Testing

@Suite("Imports")
struct MotionImportTests {
  static func motion(
    _ text: String, _ change: (inout MotionImport.Options) -> Void = { _ in }
  ) throws -> MotionImport {
    var options = MotionImport.Options()
    change(&options)
    return try MotionImport(reading: Array(text.utf8), options: options)
  }

  private static func enter(_ text: String) throws -> Timing {
    let effects = try motion(text).spec.animations.effects
    try #require(effects.count == 1)
    return effects[0].enter
  }

  @Test(
    "an easing of CSS is the curve itself",
    arguments: [
      ("cubic-bezier(.2,0,0,1)", Curve.cubicBezier(try! CubicBezier(0.2, 0, 0, 1))),
      ("Cubic-Bezier( 0.1 , -2.5, 1, 3e0 )", .cubicBezier(try! CubicBezier(0.1, -2.5, 1, 3))),
      ("ease", .cubicBezier(try! CubicBezier(0.25, 0.1, 0.25, 1))),
      ("ease-in", .easeIn), ("ease-out", .easeOut), ("EASE-IN-OUT", .easeInOut),
      ("linear", .linear),
      ("steps(4)", .steps(try! Steps(4))),
      ("steps(3, jump-none)", .steps(try! Steps(3, position: .jumpNone))),
      ("step-start", .steps(try! Steps(1, position: .start))),
      ("linear(0, 1)", .piecewiseLinear(try! PiecewiseLinear([(0, 0), (1, 1)]))),
      (
        "linear(0, 0.5 20%, 1.1, 1)",
        .piecewiseLinear(try! PiecewiseLinear([(0, 0), (0.2, 0.5), (0.6, 1.1), (1, 1)]))
      ),
      // A stop on a stretch, one that would go back, and lines drawn out to the ends.
      (
        "linear(0, 0.25 25% 75%, 1)",
        .piecewiseLinear(try! PiecewiseLinear([(0, 0), (0.25, 0.25), (0.75, 0.25), (1, 1)]))
      ),
      (
        "linear(0 50%, 1 20%, 1)",
        .piecewiseLinear(try! PiecewiseLinear([(0, 1), (0.5, 1), (1, 1)]))
      ),
      (
        "linear(0 25%, 0.5 75%)",
        .piecewiseLinear(try! PiecewiseLinear([(0, -0.25), (0.25, 0), (0.75, 0.5), (1, 0.75)]))
      ),
      ("/* a */ linear(0, 1) /* b", .piecewiseLinear(try! PiecewiseLinear([(0, 0), (1, 1)]))),
    ])
  func easings(text: String, curve: Curve) throws {
    #expect(try Self.enter(text) == Timing.curve(curve, duration: 0.3))
  }

  @Test("a style sheet's transitions become effects with their times")
  func transitions() throws {
    let sheet = """
      @import "x.css"; /* { transition: opacity 9s } */
      .a:hover { color: red; transition: scale 300ms ease-in 0.1s, background-color .2s var(--e, ease) }
      :root { --e: steps(2); --unused: "ease"; }
      """
    let motion = try Self.motion(sheet)
    let effects = motion.spec.animations.effects
    #expect(effects.map(\.property.name) == ["scale", "backgroundColor"])
    #expect(try effects[0].enter == Timing.curve(.easeIn, duration: 0.3).delayed(by: 0.1))
    #expect(try effects[1].enter == Timing.curve(.steps(Steps(2)), duration: 0.2))
    #expect(motion.largestDifference < 1e-12)
    #expect(
      motion.remarks == [
        .madeUpTarget(property: "scale", target: .number(0.95)),
        .madeUpTarget(
          property: "backgroundColor", target: .color(try Color(hex: "#0A84FF"))),
      ])
    let longhands =
      "transition-property: opacity, scale; transition-duration: 1s; "
      + "transition-timing-function: linear, ease-out; transition-delay: 0s, 50ms"
    let own = try Self.motion(longhands).spec.animations.effects
    #expect(own.map(\.property.name) == ["opacity", "scale"])
    #expect(try own[1].enter == Timing.curve(.easeOut, duration: 1).delayed(by: 0.05))
  }

  @Test("several motions are told apart by name or property, and else refused with their names")
  func several() throws {
    let sheet = ".a { --in: ease-in 1s; --out: 0.5s ease-out }"
    #expect(throws: MotionImportError.several(["--in", "--out"])) { try Self.motion(sheet) }
    let out = try Self.motion(sheet) { $0.name = "out" }
    #expect(try out.spec.animations.effects[0].enter == Timing.curve(.easeOut, duration: 0.5))
    #expect(throws: MotionImportError.unknown("--up", names: ["--in", "--out"])) {
      try Self.motion(sheet) { $0.name = "--up" }
    }
    let two = try Self.motion("transition: scale 1s, opacity 2s") {
      $0.property = Property<Double>.opacity.traits
    }
    #expect(two.spec.animations.effects.map(\.property.name) == ["opacity"])
  }

  @Test(
    "what is wrong says so",
    arguments: [
      (
        "cubic-bezier(2,0,0,1)",
        MotionImportError.badEasing(
          "cubic-bezier", .badPoint(index: 0, x: 2, y: 0))
      ),
      ("cubic-bezier(0,0,1)", .badEasing("cubic-bezier", .tooFewPoints(count: 3, least: 4))),
      ("linear(0)", .badEasing("linear", .tooFewPoints(count: 1, least: 2))),
      ("linear()", .badEasing("linear", .tooFewPoints(count: 0, least: 2))),
      ("steps(0)", .badEasing("steps", .outOfRange(.steps, value: 0, allowed: 1...1e6))),
      (
        "ease 1e9s",
        .badTime(
          "easing", .outOfRange(.duration, value: 1e9, allowed: Spring.durations))
      ),
      ("ease 1s -1s", .badTime("easing", .outOfRange(.delay, value: -1, allowed: Timing.delays))),
      ("", .nothing(.css)), ("nothing here { }", .nothing(.css)),
      ("{", .notJSON(line: 1, column: 2)),
      ("{}", .nothing(.tokens)), (#"{"layers":[],"fr":60}"#, .nothing(.lottie)),
      (#"{"layers":[],"fr":"60"}"#, .badValue("fr or ip")),
      (
        #"{"a":{"$type":"cubicBezier","$value":[0,0,2,1]}}"#,
        .badEasing(
          "a", .badPoint(index: 1, x: 2, y: 1))
      ),
      (#"{"a":{"$type":"cubicBezier","$value":"{b}"},"b":{"$value":"{a}"}}"#, .badValue("a")),
    ])
  func faults(text: String, error: MotionImportError) {
    #expect(throws: error) { try Self.motion(text) }
  }

  @Test("definitions that multiply are given up, quickly")
  func bombs() {
    let links = (1..<15).map { "--e\($0): " + String(repeating: "var(--e\($0 - 1)) ", count: 9) }
    let sheet = "--e0: ease 1s;" + links.joined(separator: ";") + "; transition: var(--e14)"
    #expect(throws: MotionImportError.tooMuch) { try Self.motion(sheet) }
    #expect(throws: MotionImportError.nothing(.css)) {
      try Self.motion("--a: var(--b); --b: var(--a); transition: var(--a)")
    }
  }

  @Test("tokens are followed through aliases and inherit their group's type")
  func tokens() throws {
    let file = """
      { "motion": {
          "$type": "transition",
          "press": { "$value": { "duration": { "value": 200, "unit": "ms" }, "delay": "{wait}",
            "timingFunction": "{ease.out}" } } },
        "wait": { "$type": "duration", "$value": "0.05s" },
        "ease": { "out": { "$type": "cubicBezier", "$value": [0, 0, 0.5, 1] } } }
      """
    let motion = try Self.motion(file)
    let effect = motion.spec.animations.effects[0]
    let curve = Curve.cubicBezier(try CubicBezier(0, 0, 0.5, 1))
    #expect(try effect.enter == Timing.curve(curve, duration: 0.2).delayed(by: 0.05))
    let bare = try Self.motion(file) { $0.name = "ease.out" }
    #expect(bare.remarks.contains(.madeUpDuration(name: "ease.out", seconds: 0.3)))
  }

  @Test("a layer's transform comes back frame by frame")
  func lottie() throws {
    let file = """
      { "fr": 30, "ip": 0, "op": 31, "layers": [
        { "nm": "Dot", "ks": {
          "s": { "a": 1, "k": [
            { "t": 0, "s": [100, 100], "o": { "x": [0.2], "y": [0] }, "i": { "x": [0.4], "y": [1] } },
            { "t": 10, "s": [50, 50], "h": 1 }, { "t": 20, "s": [80, 80] } ] },
          "p": { "a": 1, "k": [ { "t": 5, "s": [10, 20] }, { "t": 15, "s": [14, 12] } ] } } },
        { "nm": "Still", "ks": { "s": { "a": 0, "k": [100, 100] } } } ] }
      """
    let motion = try Self.motion(file)
    let timeline = try motion.spec.compile()
    #expect(motion.spec.animations.effects.map(\.property.name) == ["scale", "offsetX", "offsetY"])
    #expect(motion.largestDifference < 1e-12)
    #expect(timeline.value(of: .scale, at: 20) == 0.5)
    #expect(timeline.value(of: .scale, at: 39) == 0.5)
    #expect(timeline.value(of: .scale, at: 40) == 0.8)
    #expect(timeline.value(of: .offsetX, at: 20) == 2)
    #expect(timeline.value(of: .offsetY, at: 30) == -8)
    #expect(try MotionSpec(reading: Array(motion.spec.json.utf8)) == motion.spec)
  }

  @Test("a spring that was written as linear() is found again")
  func springs() throws {
    let spring = try Spring(response: 0.4, dampingRatio: 0.6)
    let css = try #require(CodePlatform.css.snippet(for: .spring(spring), tolerance: 0.0005))
    let motion = try Self.motion(css.text) { $0.fitsSprings = true }
    guard case .spring(let found, _) = motion.spec.animations.effects[0].enter.kind else {
      Issue.record("no spring")
      return
    }
    #expect(abs(found.response - 0.4) < 0.002 && abs(found.dampingRatio - 0.6) < 0.005)
    #expect(motion.largestDifference > 0 && motion.largestDifference < 0.004)
  }
}

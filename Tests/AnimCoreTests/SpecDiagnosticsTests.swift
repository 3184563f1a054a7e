import Testing

@testable import AnimCore

@Suite("Spec files: what is said about them")
struct SpecDiagnosticsTests {
  /// Reads a spec that has to be refused.
  private func errors(_ text: String) -> SpecErrors {
    do {
      _ = try MotionSpec(reading: Array(text.utf8))
      Issue.record("taken: \(text)")
      return SpecErrors(diagnostics: [], omittedErrors: 0, omittedWarnings: 0)
    } catch {
      return error
    }
  }

  /// A diagnostic as one line: code, place, path.
  private func lines(_ text: String) -> [String] {
    errors(text).diagnostics.map { diagnostic in
      let range = "\(diagnostic.start.line):\(diagnostic.start.column)-\(diagnostic.end.column)"
      let notes = diagnostic.notes.map { " \($0.about) \($0.start.line):\($0.start.column)" }
      return "\(diagnostic.code) \(range) \(diagnostic.path)" + notes.joined()
    }
  }

  private func effect(_ members: String) -> String {
    #"{"version":1,"effects":[{"property":"scale","to":0.9,\#(members)}]}"#
  }

  @Test("all independent errors of a file, in the order of the file")
  func all() {
    let text = """
      {
        "version": 1, // first
        "nmae": "Onboarding",
        "button": { "title": Start now, "width": 0, "cornerRadius": -12,
                    "backgroundColor": "#8E8E9", },
        "minimumPress": "-1ms",
        "colorSpace": "sRGB"
        "effects": [
          { "property": "scale", "to": 0,95, "on": ["highlighed", "selected+hoverd"] },
          { "property": "opacity", "to": 3, "enter": { "uikitSpring": {
              "duration": 1e7, "dampingRatio": -0.4, "initialVelocity": 1e400 } } },
          { "property": "opacity", "to": 1, "on": "selected" }
        ],
        "script": [{ "at": "0ms", "event": "pres" }, { "at": 3, "touch": 3, "event": "hover" }, {}]
      }
      """
    #expect(
      lines(text) == [
        "E0115 2:17-25 $", "E0201 3:3-9 $.nmae", "E0127 4:24-29 $.button.title",
        "E0301 4:44-45 $.button.width", "E0301 4:63-66 $.button.cornerRadius",
        "E0304 5:34-42 $.button.backgroundColor", "E0114 5:42-43 $.button",
        "E0303 6:19-25 $.minimumPress", "E0207 7:17-23 $.colorSpace", "E0112 7:23-23 $",
        "E0124 9:34-38 $.effects[0].to", "E0207 9:48-58 $.effects[0].on[0]",
        "E0207 9:71-77 $.effects[0].on[1]", "E0301 10:36-37 $.effects[1].to",
        "E0301 11:21-24 $.effects[1].enter.uikitSpring.duration",
        "E0301 11:42-46 $.effects[1].enter.uikitSpring.dampingRatio",
        "E0125 11:67-72 $.effects[1].enter.uikitSpring.initialVelocity",
        "E0309 12:45-55 $.effects[2].on firstGiven 10:19",
        "E0207 14:38-44 $.script[0].event", "E0205 14:59-66 $.script[1].touch",
      ])
    #expect(errors(text).omittedErrors == 2)
  }

  @Test("what is unknown comes with the nearest that is known, at any depth")
  func nearest() {
    func first(_ text: String) -> SpecProblem? { errors(text).diagnostics.first?.problem }
    func key(_ name: String, in text: String) -> String? {
      guard case .shape(.unknownKey(name, let nearest, _))? = first(text) else { return nil }
      return nearest
    }
    func name(_ name: String, _ text: String) -> String? {
      guard case .shape(.unknownName(name, _, let nearest, _))? = first(text) else { return nil }
      return nearest
    }
    let spring = effect(#""enter":{"spring":{"stiffness":100,"dampng":0.5}}"#)
    #expect(key("dampng", in: spring) == "damping")
    #expect(lines(spring).count == 1, "a misspelled key is not said to be missing as well")
    #expect(key("efects", in: #"{"version":1,"efects":[]}"#) == "effects")
    #expect(key("Effects", in: #"{"version":1,"Effects":[]}"#) == "effects")
    #expect(key("enetr", in: effect(#""enetr":{}"#)) == "enter")
    #expect(
      key("background", in: #"{"version":1,"effects":[],"button":{"background":1}}"#)
        == "backgroundColor")
    #expect(key("colour", in: #"{"version":1,"effects":[],"button":{"colour":1}}"#) == nil)
    #expect(name("highlighed", effect(#""on":["highlighed"]"#)) == "highlighted")
    #expect(name("focussed", effect(#""on":"selected+focussed""#)) == "focused")
    #expect(name("plus", effect(#""style":"plus""#)) == nil)
    #expect(name("pusle", effect(#""style":"pusle""#)) == "pulse")
    #expect(NearestName.distance(Array("ca"), Array("abc")) == 3)
    #expect(NearestName.distance(Array("hovred"), Array("hovered")) == 1)
    #expect(NearestName.distance(Array("enetr"), Array("enter")) == 1)
  }

  @Test("places, paths and notes")
  func places() {
    #expect(lines(#"{"version":1}"#) == ["E0202 1:1-2 $"])
    #expect(
      lines(#"{"version":1,"effects":[{}]}"#) == [
        "E0202 1:25-26 $.effects[0]", "E0202 1:25-26 $.effects[0]",
      ])
    #expect(lines(effect(#""enter":{}"#)) == ["E0203 1:62-63 $.effects[0].enter"])
    #expect(
      lines(effect(#""enter":{"instant":true,"curve":{"name":"linear","duration":1}}"#))
        == ["E0204 1:78-85 $.effects[0].enter.curve firstGiven 1:63"])
    #expect(
      lines(effect(#""enter":{"spring":{"response":1,"bounce":1,"mass":2}}"#)) == [
        "E0204 1:86-94 $.effects[0].enter.spring.bounce firstGiven 1:73",
        "E0204 1:97-103 $.effects[0].enter.spring.mass firstGiven 1:73",
      ])
    #expect(
      lines("{\"version\":1,\"effects\":[],\n\t\"é😀\": 1, \"é😀\": 2}")
        == ["E0201 2:2-6 $['é😀']", "E0123 2:11-15 $['é😀'] firstGiven 2:2"])
    #expect(
      lines(#"{"version":1,"effects":[{"property":"scale","to":1},{"property":"scale","to":2}]}"#)
        == ["E0309 1:65-72 $.effects[1].property firstGiven 1:37"])
    #expect(lines("{\"version\":1,\"effects\":[") == ["E0109 1:25-25 $ opened 1:24"])
    #expect(lines("{\"version\":1,\"effects\":[}") == ["E0110 1:25-26 $ opened 1:24"])
    #expect(lines("{\"version\":1,\r\r\"effects\":0}") == ["E0206 3:11-12 $.effects"])
    #expect(lines("{\"version\":1,\r\n\r\n\"effects\":0}") == ["E0206 3:11-12 $.effects"])
  }

  @Test("one mistake is told once")
  func cascades() {
    #expect(lines("{ \"title: \"Onboarding\",\n  \"version\": 1 }").count == 1)
    #expect(lines("{ \"version\": 1,\n  \"name\": \"Start,\n  \"effects\": [] }").count == 1)
    #expect(
      lines("{ \"version\": 1,\n  \"name\": \"Say \"hi\" now\",\n  \"effects\": [] }").count == 1)
    #expect(lines(#"{ "version": 1, "effects": [, ] "#).count == 2)
    #expect(lines(effect(#""enter":{"linear":{"points":[[0,0],[1,1]],"duration":1}"#)).count == 1)
    #expect(
      lines(#"{ "version": 1, "effects": [{ "property": "scale", "to": dark blue }] }"#).count == 1)
    #expect(lines(effect(#""enter":{"uikitSpring":{"duration":-1,"dampingRatio":0}}"#)).count == 1)
    #expect(
      lines(String(repeating: "[", count: 1_000))
        == ["E0206 1:1-2 $", "E0106 1:65-66 $" + String(repeating: "[0]", count: 64)])
  }

  @Test("of another version only that is said")
  func version() {
    #expect(lines(#"{"nmae":1,"version":2,"effects":3}"#) == ["E0210 1:21-22 $.version"])
    #expect(
      errors(#"{"version":2}"#).diagnostics.first?.problem
        == .shape(.unsupportedVersion(2, supported: 1)))
  }

  @Test("ranges come from the doors of the library, with what is allowed")
  func ranges() {
    func problems(_ timing: String) -> [SpecProblem] {
      errors(effect(#""enter":\#(timing)"#)).diagnostics.map(\.problem)
    }
    #expect(
      problems(#"{"spring":{"response":1e7,"dampingRatio":-1,"initialVelocity":1e9}}"#) == [
        .value(.outOfRange("response", value: 1e7, allowed: Spring.durations)),
        .value(.outOfRange("dampingRatio", value: -1, allowed: Spring.dampingRatios)),
        .value(.outOfRange("initialVelocity", value: 1e9, allowed: Spring.initialVelocities)),
      ])
    #expect(
      problems(#"{"spring":{"settlingDuration":1e-4,"dampingRatio":0.5}}"#).first.map(code)
        == .derivedOutOfRange)
    #expect(
      problems(#"{"uikitSpring":{"duration":1,"dampingRatio":0}}"#)
        == [.value(.noSuchSpring(duration: 1, dampingRatio: 0))])
    #expect(
      problems(#"{"steps":{"count":1,"position":"jump-none","duration":-1},"delay":-2}"#) == [
        .value(.outOfRange("count", value: 1, allowed: 2...1e6)),
        .value(.outOfRange("duration", value: -1, allowed: Spring.durations)),
        .value(.outOfRange("delay", value: -2, allowed: Timing.delays)),
      ])
    #expect(
      problems(#"{"cubicBezier":{"points":[2,0,-1,3],"duration":1}}"#) == [
        .value(.badPoint(index: 0, x: 2, y: 0)), .value(.badPoint(index: 1, x: -1, y: 3)),
      ])
  }

  private func code(_ problem: SpecProblem) -> DiagnosticCode { problem.code }

  @Test("warnings come with a spec that is taken")
  func warnings() throws {
    var warnings: [SpecDiagnostic] = []
    let text = effect(
      #""on":["selected","hovered","selected"],"enter":{"uikitSpring":{"duration":20,"dampingRatio":2}}"#
    )
    _ = try MotionSpec(reading: Array(text.utf8), warnings: &warnings)
    #expect(warnings.map(\.code) == ["W0301", "W0302", "W0302"])
    #expect(warnings.allSatisfy { $0.severity == .warning })
    #expect(warnings[0].notes.first?.about == .firstGiven)
    #expect(warnings[1].problem == .value(.clampedByUIKit("duration", value: 20, used: 10)))
  }

  @Test("the first twenty are told in full, the others counted")
  func limit() {
    let keys = (0..<50).map { "\"k\($0)\":0" }.joined(separator: ",")
    let errors = errors(#"{"version":1,\#(keys),"effects":0}"#)
    #expect(errors.diagnostics.count == 20 && errors.omittedErrors == 31)
    let offsets = errors.diagnostics.map(\.start.offset)
    #expect(offsets == offsets.sorted())
    #expect(errors.diagnostics.first?.path.description == "$.k0")
    #expect(errors.diagnostics.last?.path.description == "$.k19")
  }

  @Test("codes are unique and have their form")
  func codes() {
    let codes = DiagnosticCode.allCases.map(\.rawValue)
    #expect(codes.allSatisfy { $0.count == 5 && "EW".contains($0.prefix(1)) })
    #expect(Set(codes).count == codes.count)
  }
}

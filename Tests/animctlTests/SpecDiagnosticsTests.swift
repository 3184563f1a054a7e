import AnimCore
import Foundation
import Testing

@testable import animctl

/// What is said about specs, as a run says it.
@Suite("What is said about specs")
struct SpecDiagnosticsTests {
  private static let bad = #"""
    {
      "version": 1,
      "name": "Gö ☕ 界",
      "button": { "title": "Go", "widht": 160, "cornerRadius": "12" },
      "effects": [
        { "property": "scael", "to": 0.95, "on": ["highlighted", "hoverd"],
          "enter": { "uikitSpring": { "duration": 0.3, "dampingRatio": 0.4, "initialVelocty": 1 } } },
    	{ "property": "opacity", "to": 95, "enter": { "spring": { "response": 0.3 } } },
        { "property": "opacity", "to": 0.5, "on": "selected" }
      ],
      "script": [ { "at": "0ms", "event": "press" }, { "at": "120", "state": "selected" "touch": 1 } ]
    }
    """#

  private static let golden = #"""
    <stdin>:4:30: error: unknown key "widht" [E0201]
        4 |   "button": { "title": "Go", "widht": 160, "cornerRadius": "12" },
          |                              ^^^^^^^ $.button.widht
    help: did you mean "width"?
    help: the keys here are title, width, height, scale, backgroundColor,
          foregroundColor, borderColor, opacity, cornerRadius, borderWidth, offsetX,
          offsetY, rotation, shadowRadius, shadowOpacity

    <stdin>:4:60: error: found the text "12", expected a number [E0206]
        4 |   "button": { "title": "Go", "widht": 160, "cornerRadius": "12" },
          | $.button.cornerRadius                                      ^^^^
    help: numbers stand without quotes: 12

    <stdin>:6:19: error: "scael" is no property [E0207]
        6 |     { "property": "scael", "to": 0.95, "on": ["highlighted", "hoverd"],
          |                   ^^^^^^^ $.effects[0].property
    help: did you mean "scale"?
    help: properties are scale, backgroundColor, foregroundColor, borderColor,
          opacity, cornerRadius, borderWidth, offsetX, offsetY, rotation,
          shadowRadius, shadowOpacity

    <stdin>:6:63: error: "hoverd" is no state [E0207]
        6 |     { "property": "scael", "to": 0.95, "on": ["highlighted", "hoverd"],
          | $.effects[0].on[1]                                            ^^^^^^
    help: did you mean "hovered"?
    help: states are normal, disabled, highlighted, selected, focused, hovered

    <stdin>:7:73: error: unknown key "initialVelocty" [E0201]
        7 | …g": { "duration": 0.3, "dampingRatio": 0.4, "initialVelocty": 1 } } },
          |                                              ^^^^^^^^^^^^^^^^
    help: did you mean "initialVelocity"?
    help: the keys here are duration, dampingRatio, initialVelocity

    <stdin>:8:33: error: opacity is 95, expected 0 to 1 [E0301]
        8 | …{ "property": "opacity", "to": 95, "enter": { "spring": { "response": …
          |                                 ^^ $.effects[1].to
    help: 1 is all of it: for 95 per cent write 0.95

    <stdin>:8:58: error: "dampingRatio" is missing [E0202]
        8 | …y": "opacity", "to": 95, "enter": { "spring": { "response": 0.3 } } },
          | $.effects[1].enter.spring                      ^
    help: add "dampingRatio": 0.5

    <stdin>:9:47: error: a second effect of opacity for the state selected [E0309]
        9 |     { "property": "opacity", "to": 0.5, "on": "selected" }
          |                                               ^^^^^^^^^^ $.effects[2].on
    <stdin>:8:16: note: it was first given here
        8 |     { "property": "opacity", "to": 95, "enter": { "spring": { "respons…
          |                   ^^^^^^^^^
    help: remove one, or give them different states by "on"

    <stdin>:11:58: error: "120" is no time from 0 to 1e6 s [E0303]
       11 | …s", "event": "press" }, { "at": "120", "state": "selected" "touch": 1 …
          |                                  ^^^^^ $.script[1].at
    help: did you mean "120ms"?
    help: times are "120ms", "0.12s", "7f" (frames of 1/60 s) or a number of seconds

    <stdin>:11:84: error: a comma is missing [E0112]
       11 | … "event": "press" }, { "at": "120", "state": "selected" "touch": 1 } ]
          |                                                         ^ $.script[1]
    help: add a , here

    <stdin>:11:85: error: "touch" means nothing beside "state" [E0205]
       11 | … "event": "press" }, { "at": "120", "state": "selected" "touch": 1 } ]
          | $.script[1].touch                                        ^^^^^^^
    help: remove it

    11 errors; see 'animctl help E0201' for what a code means.

    """#

  @Test("a bad file is told whole, in the order of the file")
  func whole() {
    for command in ["export", "preview"] {
      let run = MemoryRun([command, "-"], spec: Self.bad)
      #expect(run.status == .badSpec)
      #expect(run.errors == Self.golden)
      #expect(run.output.isEmpty)
    }
  }

  @Test("colours are for terminals, and change nothing else")
  func colours() {
    let bytes = Array(Self.bad.utf8)
    func errors(_ options: [String], _ variables: [String: String], isTerminal: Bool) -> String {
      MemoryRun(
        ["export", "-"] + options, input: bytes, environment: variables,
        isErrorTerminal: isTerminal
      ).errors
    }
    let coloured = errors([], ["TERM": "xterm"], isTerminal: true)
    #expect(coloured.contains("\u{1B}[1;31merror: \u{1B}[0m"))
    #expect(coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == Self.golden)
    #expect(errors(["--color", "always"], [:], isTerminal: false) == coloured)
    #expect(errors([], ["FORCE_COLOR": "1"], isTerminal: false) == coloured)
    #expect(errors([], ["TERM": "xterm"], isTerminal: false) == Self.golden)
    #expect(errors([], ["TERM": "dumb"], isTerminal: true) == Self.golden)
    #expect(errors([], ["TERM": "xterm", "NO_COLOR": "1"], isTerminal: true) == Self.golden)
    #expect(errors(["--no-color"], ["TERM": "xterm"], isTerminal: true) == Self.golden)
  }

  @Test("twenty errors are told, the others counted")
  func many() {
    for count in [19, 20, 21, 30] {
      let effects = String(repeating: "{},", count: count / 2 - 1) + "{}"
      let odd = count.isMultiple(of: 2) ? "" : #", "bogus": 1"#
      let run = MemoryRun(
        ["export", "-"], spec: "{ \"version\": 1, \"effects\": [\(effects)]\(odd) }")
      let told = run.errors.split(separator: "\n").count { $0.contains(": error: ") }
      #expect(told == min(count, 20))
      #expect(run.errors.contains("\n\(count) errors; see") || count == 0)
      let more = count == 21 ? "… and 1 more error\n" : "… and \(count - 20) more errors\n"
      #expect(run.errors.contains(more) == (count > 20), "\(run.errors.suffix(200))")
    }
  }

  @Test("a spec that is taken may have warnings, which --strict does not let pass")
  func warnings() {
    let spec = #"""
      { "version": 1, "effects": [ { "property": "scale", "to": 0.9, "on": ["hovered", "hovered"] } ] }
      """#
    let run = MemoryRun(["export", "-"], spec: spec)
    #expect(run.status == .done)
    #expect(run.output.hasPrefix("frame,time_s,state,scale\n"))
    #expect(run.errors.hasPrefix("<stdin>:1:82: warning: the state hovered stands twice [W0301]\n"))
    #expect(run.errors.hasSuffix("\n1 warning; see 'animctl help W0301' for what a code means.\n"))
    let strict = MemoryRun(["export", "-", "--strict"], spec: spec)
    #expect(strict.status == .badSpec)
    #expect(strict.output.isEmpty)
    #expect(strict.errors == run.errors.replacing("warning", with: "error"))
  }

  @Test("a terminal is not waited at")
  func terminal() {
    for command in ["export", "preview"] {
      let run = MemoryRun([command, "-"], input: nil)
      #expect(run.status == .usage)
      #expect(run.errors.hasPrefix("Error: The spec '-' would have to be typed"))
    }
  }

  @Test("a spec is what it says, but for what the options replace")
  func meaning() throws {
    let spec = try MotionSpec(
      ButtonSpec(title: "Go", animations: BuiltInExample.animations, script: .tap), name: "Mine",
      options: CompileOptions(frameCap: 5))
    func export(_ options: [String]) -> String {
      MemoryRun(["export", "-"] + options, spec: spec.json).output
    }
    #expect(export([]) == MemoryRun(["export", "--frame-cap", "5"]).output)
    #expect(export(["--frame-cap", "3600"]) == MemoryRun(["export"]).output)
    for options in [["--script", "press@0ms"], ["--reduced-motion"]] {
      #expect(
        export(options + ["--frame-cap", "900"])
          == MemoryRun(["export", "--frame-cap", "900"] + options).output)
    }
    let picture = MemoryRun(["preview", "-"], spec: spec.json).output
    #expect(picture.hasPrefix("Mine") && picture.contains("Go"))
  }
}

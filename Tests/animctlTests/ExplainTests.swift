import AnimCore
import Foundation
import Testing

@testable import animctl

@Suite("Inspect and explain")
struct ExplainTests {
  typealias Row = ArgumentTableTests.Row

  @Test("do what they say", arguments: inspections + explanations + piped)
  func table(row: Row) {
    let run = MemoryRun(row.arguments, spec: Self.group)
    #expect(run.status.rawValue == row.status)
    let (said, silent) = row.status == 0 ? (run.output, run.errors) : (run.errors, run.output)
    #expect(said.contains(row.text), "\(said)")
    #expect(silent.isEmpty, "\(silent)")
  }

  static let inspections = [
    Row("inspect", 0, "Onboarding button: comes to rest at frame 36, after 0.6 s\n  37 frames,"),
    Row("inspect --scale 0.9", 0, "\n  [0]  scale     0.9  pulse  a      b     highlighted, sel"),
    Row(
      "inspect", 0, "    scale            [1] enter  0-18     -0.05  -0.05  -1.39  25.3%    0.172%"),
    Row("inspect", 0, "  press at frame 0, over at frame 36, interrupted\n    PROPERTY "),
    Row("inspect", 0, "\n  8 states: no effect\n      normal d f v df dv fv dfv\n  24 states: "),
    Row("inspect", 0, "exactRoot 50.2299 rad/s"),
    Row("inspect --json", 0, #"{"# + "\n" + #"  "schema": "animctl.inspect/1","#),
    Row("inspect --json --json", 0, #""angularFrequency": 50.2299070545035"#),
    Row("inspect --spring duration=0.5,bounce=0.2", 0, "bounce 0.2"),
    Row("inspect --spring stiffness=100,damping=10", 0, "stiffness 100"),
    Row("inspect --reduced-motion", 0, "    scale            [1] enter  0-0          0      0"),
    Row("inspect --script press@0ms", 0, "comes to rest at frame 36"),
    Row("inspect --on hovered --script hover@0ms", 0, "hover at frame 0, over at frame 36"),
    Row("inspect --uikit-spring duration=0.5,dampingRatio=0.2,initialVelocity=3", 0, "unstable"),
    Row("inspect -h", 0, "USAGE: animctl inspect [SPEC] [options]"),
    Row("inspect a.json b.json", 64, "'b.json': one spec is read, and 'a.json' is it."),
    Row("inspect no/such.json", 66, "Error: Cannot read 'no/such.json': No such file"),
    Row("inspect --button left", 64, "'--button' picks a button of a group, but the example is"),
    Row("inspect --frame 3", 64, "Unknown option '--frame'. Did you mean '--frame-cap'?"),
    Row("inspect --jsno", 64, "Unknown option '--jsno'. Did you mean '--json'?"),
    Row("inspect --json=yes", 64, "'--json' takes no value, but is given 'yes'."),
    Row("inspcet", 64, "Did you mean 'inspect'?"),
  ]

  static let explanations = [
    Row(
      "explain", 0, "Frame 0, 0 s: highlighted\n  since press at frame 0\n\nscale 1, -0.05 per s"),
    Row("explain --frame 7", 0, "Frame 7, 0.1167 s: normal\n  since release at frame 7\n"),
    Row("explain --frame=7 --property scale", 0, "effect [1] has it, a pulse to 0.95, by its key"),
    Row("explain --frame 7", 0, "wins; on its way since frame 0 until 18, by"),
    Row("explain --frame 7", 0, "took on #1212F1 at 2.725 per s\n"),
    Row("explain --frame 36", 0, "backgroundColor #8E8E93, at rest\n"),
    Row("explain --at 120ms", 0, "Frame 7, 0.1167 s: normal"),
    Row("explain --at 0.3s --property scale", 0, "Frame 18, 0.3 s: normal"),
    Row("explain --at 7f", 0, "Frame 7,"),
    Row("explain --at 0.6", 0, "Frame 36, 0.6 s"),
    Row("explain --property background", 0, "backgroundColor #8E8E93, 0 per s, on its way"),
    Row(
      "explain --json --frame 7", 0, #"  "schema": "animctl.explain/1","# + "\n" + #"  "frame": 7,"#
    ),
    Row("explain --json", 0, #""verdict": "wins""#),
    Row("explain --script hover@0ms", 0, "nothing has moved it yet\n"),
    Row("explain --script hover@0ms", 0, "not met: highlighted, selected"),
    Row("explain --script press@2f --frame 1", 0, "nothing has happened yet"),
    Row("explain --reduced-motion --frame 3", 0, "got there by [1] enter, instant, from frame 0"),
    Row(
      "explain --frame 37", 64,
      "'37' is no value for '--frame': expected a whole number from 0 to 36."),
    Row("explain --frame -1", 64, "'-1' is no value for '--frame': expected a whole number from 0"),
    Row("explain --frame 1.5", 64, "'1.5' is no value for '--frame'"),
    Row("explain --frame 99999999999999999999", 64, "expected a whole number from 0 to 36."),
    Row("explain --frame", 64, "Missing value for '--frame N'."),
    Row("explain --at 1s", 64, "'1s' is no value for '--at': expected a time from 0 to 0.6 s."),
    Row("explain --at soon", 64, "'soon' is no value for '--at': expected a time from 0 to 1e6 s"),
    Row("explain --at -1s", 64, "'-1s' is no value for '--at'"),
    Row("explain --frame 3 --at 1s", 64, "'--frame' and '--at' exclude one another"),
    Row("explain --property scael", 64, "Did you mean 'scale'?"),
    Row("explain --property rotation", 64, "No effect changes rotation. Animated are background"),
    Row("explain 7", 66, "Cannot read '7'"),
  ]

  static let piped = [
    Row("inspect -", 0, "Row: left: comes to rest at frame 36, after 0.6 s\n"),
    Row("inspect - --button right", 0, "Row: right: comes to rest at frame 24"),
    Row("inspect - --button rihgt", 64, "Did you mean 'right'?"),
    Row("explain - --frame 30", 0, "\nright, frame 30, 0.5 s: selected\n"),
    Row("explain - --button right --frame 36", 0, "right, frame 36, 0.6 s: selected\n"),
    Row("explain - --frame 37", 64, "expected a whole number from 0 to 36."),
    Row("explain - --property opacity --frame 9", 0, "opacity"),
    Row("explain - --property rotation", 64, "Animated are opacity, scale."),
  ]

  static let group = #"""
    { "version": 1, "name": "Row", "buttons": [
      { "name": "left", "effects": [ { "property": "scale", "to": 0.9 } ] },
      { "name": "right", "stagger": "100ms", "effects": [ { "property": "opacity", "to": 0.5 } ],
        "script": [ { "at": "0ms", "event": "select" } ] } ] }
    """#

  @Test("fit any terminal", arguments: ["60", "80", "100"])
  func width(columns: String) {
    for command in ["inspect", "explain"] {
      let run = MemoryRun([command], environment: ["COLUMNS": columns])
      for line in run.output.split(separator: "\n", omittingEmptySubsequences: false) {
        #expect(line.count <= max(Int(columns) ?? 0, 80), "\(line)")
        #expect(line.last != " ", "\(line)")
      }
    }
  }

  @Test("warn of what is cut")
  func cut() {
    let run = MemoryRun(["inspect", "--spring", "duration=0.5,bounce=1", "--frame-cap", "30"])
    #expect(run.status == .done && run.errors.contains("has not come to rest by frame 37"))
    #expect(run.output.contains("not settled: cut at frame 37") && run.output.contains(" cut\n"))
    #expect(run.output.contains("37\n") || run.output.contains("7-  "))
  }

  @Test("write JSON that says what the text says")
  func json() throws {
    let run = MemoryRun(["inspect", "-", "--json"], spec: Self.group)
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(report["notSettled"] as? Bool == false)
    let buttons = try #require(report["buttons"] as? [[String: Any]])
    #expect(buttons.map { $0["name"] as? String } == ["left", "right"])
    let coverage = try #require(buttons[0]["coverage"] as? [String: Any])
    #expect((coverage["states"] as? [Any])?.count == 32)
    #expect((coverage["statesWithoutEffect"] as? [Any])?.count == 8)
    let timings = try #require(buttons[0]["timings"] as? [[String: Any]])
    let spring = try #require(timings[0]["spring"] as? [String: Any])
    for key in [
      "angularFrequency", "dampingRatio", "mass", "stiffness", "damping", "response", "duration",
      "bounce", "settlingTime", "overshoot", "peakTime", "exactRoot", "residual", "unstable",
    ] { #expect(spring[key] != nil, "\(key)") }
    // The press of the design: first peak 1.2538776 at 0.067842 s, exact settle 0.3475 s.
    #expect(abs((spring["overshoot"] as? Double ?? 0) - 0.2538776) < 1e-6)
    #expect(abs((spring["peakTime"] as? Double ?? 0) - 0.067842) < 1e-6)
    #expect(abs((spring["settlingTime"] as? Double ?? 0) - 0.3475) < 1e-4)
    let transitions = try #require(buttons[0]["transitions"] as? [[String: Any]])
    let segments = try #require(transitions[0]["segments"] as? [[String: Any]])
    #expect(segments.map { $0["restFrame"] as? Int } == [18, 36])
  }

  @Test("numbers in four digits")
  func numbers() {
    let expected: [(Double, String)] = [
      (0, "0"), (1, "1"), (-1.5, "-1.5"), (0.067841944, "0.06784"), (2523.0435, "2523"),
      (12345, "12345"), (1e12, "1e12"), (1.23456e-9, "1.235e-9"), (999_950, "999950"),
      (0.99996, "1"), (.infinity, "inf"),
    ]
    for (number, text) in expected { #expect(number.brief == text) }
    #expect(0.253878.percent == "25.4%")
  }
}

import AnimCore
import AnimRender
import Testing

@testable import animctl

@Suite("Groups of buttons")
struct GroupTests {
  private static let spec = #"""
    { "version": 1, "name": "Row", "buttons": [
      { "name": "left", "button": { "title": "L" },
        "effects": [ { "property": "scale", "to": 0.9 } ] },
      { "name": "right, or so", "stagger": "100ms", "button": { "title": "R" },
        "effects": [ { "property": "opacity", "to": 0.5 } ],
        "script": [ { "at": "0ms", "event": "select" } ] } ] }
    """#

  @Test("are exported on one clock, with a column for the button")
  func export() throws {
    let spec = try MotionSpec(reading: Array(Self.spec.utf8))
    #expect(MemoryRun(["export", "-"], spec: Self.spec).output == (try spec.compileGroup().csv()))
    let format = CSVFormat(layout: .long, precision: .shortest)
    let long = MemoryRun(
      ["export", "-", "--layout", "long", "--precision", "shortest", "--velocities"],
      spec: Self.spec)
    #expect(long.output == (try spec.compileGroup().csv(format: format, velocities: true)))
    let reduced = MemoryRun(["export", "-", "--reduced-motion"], spec: Self.spec)
    #expect(reduced.output == (try spec.compileGroup(motion: .reduced).csv()))
    #expect(long.output.contains("0,\"right, or so\",0.0,normal,opacity,,1.0\n"))
  }

  @Test("take the options that replace something, each for every button")
  func replacing() throws {
    let run = MemoryRun(
      ["export", "-", "--script", "hover@0ms", "--frame-cap", "5"], spec: Self.spec)
    #expect(run.status == .done)
    #expect(run.output.contains("\n0,left,0.000000,hovered,1.000000,\n"))
    #expect(run.output.contains("\n6,\"right, or so\",0.100000,hovered,,1.000000\n"))
    let cut = MemoryRun(["export", "-", "--frame-cap", "1"], spec: Self.spec)
    #expect(cut.errors.contains("Warning: the motion of 'left' has not come to rest by frame 8"))
    #expect(cut.errors.split(separator: "\n").count == 2)
  }

  @Test("are shown one below the other, or the one that is asked for")
  func still() {
    let all = MemoryRun(["preview", "-"], spec: Self.spec).output
    let left = MemoryRun(["preview", "-", "--button", "left"], spec: Self.spec).output
    let right = MemoryRun(["preview", "-", "--button=right, or so"], spec: Self.spec).output
    #expect(left.hasPrefix("Row: left ") && right.hasPrefix("Row: right, or so "))
    #expect(all == left + "\n" + right)
  }

  @Test("are played by their first button, or the one that is asked for")
  func live() {
    for (options, name) in [([], "Row: left"), (["--button", "right, or so"], "Row: right")] {
      let terminal = FakeTerminal()
      let run = MemoryRun(
        ["preview", "-"] + options, input: Array(Self.spec.utf8),
        environment: ["TERM": "xterm", "LANG": "C.UTF-8"], terminal: terminal)
      #expect(run.status == .done && run.output.isEmpty)
      let shown = String(decoding: terminal.frames.flatMap(\.bytes), as: UTF8.self)
      #expect(shown.contains(name))
    }
  }

  @Test(
    "have names, and nobody else has",
    arguments: [
      (
        ["preview", "-", "--button", "rihgt, or so"],
        "Did you mean 'right, or so'? The buttons are left,"
      ),
      (
        ["preview", "-", "--button", "middle"], "No button is called 'middle'. The buttons are left"
      ),
      (
        ["preview", "--button", "left"],
        "'--button' picks a button of a group, but the example is one"
      ),
    ])
  func names(arguments: [String], message: String) {
    let run = MemoryRun(arguments, spec: Self.spec)
    #expect(run.status == .usage)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}

import AnimCore
import Testing

@testable import animctl

@Suite("Preview in words and beside another")
struct PreviewWordsTests {
  @Test(
    "sentences are plain text whose numbers are the table's",
    arguments: [(["--describe"], [:]), ([], ["ACCESSIBLE": "1"]), ([], ["NO_PROGRESS": "yes"])]
      as [([String], [String: String])])
  func described(options: [String], environment: [String: String]) throws {
    let environment = environment.merging(["TERM": "xterm"]) { $1 }
    let run = MemoryRun(
      ["preview"] + options, environment: environment, terminal: FakeTerminal())
    #expect(run.status == .done)
    #expect(run.output.unicodeScalars.allSatisfy { $0.isASCII && ($0.value >= 0x20 || $0 == "\n") })
    let timeline = try BuiltInExample.animations.compile(BuiltInExample.script)
    let peak = timeline.value(of: .scale, at: 4)
    #expect(run.output.contains("\(peak.brief)   67 ms  25.3 per cent  300 ms\n"))
    #expect(run.output.contains("comes to rest at 600 ms, after 37 frames."))
  }

  @Test("a name's control bytes are spelled out")
  func controls() {
    let spec = #"{"version": 1, "name": "a\u001b[2Jb\u0007", "effects": []}"#
    let run = MemoryRun(["preview", "-", "--describe"], spec: spec)
    #expect(run.status == .done && !run.output.contains("\u{1B}") && !run.output.contains("\u{7}"))
  }

  @Test("two specs are played on one clock, until both are at rest")
  func compared() {
    let terminal = FakeTerminal(size: TerminalSize(columns: 110, rows: 30))
    let run = MemoryRun(
      ["preview", "--compare", "-", "--view", "button"],
      input: Array(
        #"{"version": 1, "name": "Slow", "effects": [{"property": "scale", "to": 0.9, "style": "hold", "enter": {"spring": {"response": 1, "dampingRatio": 1}}}]}"#
          .utf8), environment: ["TERM": "xterm"], terminal: terminal)
    #expect(run.status == .done && run.errors.isEmpty)
    let text = terminal.frames.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    #expect(text.contains("Slow") && text.contains("Onboarding"))
    #expect(terminal.now > 1_000_000_000)
    #expect(MemoryRun(["preview", "-", "--compare", "-"], spec: "{}").status == .usage)
  }

  @Test("an exaggerated scale is told")
  func zoomed() {
    let run = MemoryRun(["preview", "--zoom", "4"])
    #expect(run.output.hasPrefix("Onboarding button (scale changes x4)"))
    #expect(MemoryRun(["preview", "--zoom", "0.5"]).status == .usage)
  }
}

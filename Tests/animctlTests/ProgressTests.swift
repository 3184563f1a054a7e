import Foundation
import Testing

@testable import animctl

@Suite("Progress")
struct ProgressTests {
  /// An export by a clock that goes forward 0.6 s whenever it is looked at.
  private func run(
    _ arguments: [String] = [], environment: [String: String] = [:], isErrorTerminal: Bool = true
  ) -> MemoryRun {
    MemoryRun(
      ["export"] + arguments,
      environment: ["TERM": "xterm"].merging(environment) { $1 }, isErrorTerminal: isErrorTerminal,
      clockStep: 600_000_000)
  }

  @Test(
    "of long work is told and wiped away",
    arguments: ["csv", "json", "ndjson", "apng", "gif", "cast"])
  func long(format: String) {
    let run = run(["-f", format])
    #expect(run.status == .done)
    let shown = run.errors.split(separator: "\r").map { $0.split(separator: "\n")[0] }
    let lines = shown.filter { $0.hasPrefix("Writing") }
    // Before the first frame nothing is known of the rest.
    guard let line = lines.last else {
      Issue.record("\(run.errors)")
      return
    }
    #expect(line.hasPrefix("Writing standard output: ") && line.hasSuffix(" left\u{1B}[K"))
    #expect(line.contains("%, ") && line.contains("B/s, "))
    #expect(shown.contains { $0.hasPrefix("\u{1B}[K") })
    #expect(lines.allSatisfy { $0.count <= 79 + 3 })
  }

  @Test(
    "is not told where nobody sees it or wants it",
    arguments: [
      (["-q"], [:], true), (["--diagnostics", "json"], [:], true), ([], ["CI": "1"], true),
      ([], ["NO_PROGRESS": "1"], true), ([], ["TERM": "dumb"], true), ([], [:], false),
    ] as [([String], [String: String], Bool)])
  func silent(arguments: [String], environment: [String: String], isErrorTerminal: Bool) {
    let run = run(
      ["-f", "ndjson"] + arguments, environment: environment, isErrorTerminal: isErrorTerminal)
    #expect(run.status == .done && run.errors.isEmpty, "\(run.errors)")
  }

  @Test("of short work is not told, and changes ten times a second at most")
  func patience() {
    var time = 0
    var shown: [String] = []
    let progress = Progress("Writing", width: 80, now: { time }, show: { shown.append($0) })
    for millisecond in 0..<2_000 {
      time = millisecond * 1_000_000
      progress.update(bytes: millisecond, share: Double(millisecond) / 4_000)
      if millisecond < 500 { #expect(shown.isEmpty) }
    }
    #expect((14...16).contains(shown.count))
    #expect(shown[0] == "\rWriting: 500 B, 12%, 1.0 kB/s, 4 s left\u{1B}[K")
    progress.finish()
    progress.finish()
    #expect(shown.count { $0 == "\r\u{1B}[K" } == 1 && shown.last == "\r\u{1B}[K")
  }

  @Test("of work that cannot be measured tells the time, where it is long")
  func spanning() {
    let shown = Monitor([String]())
    let progress = Progress("Fitting", width: 80, now: { 0 }) { line in
      shown.access { $0.append(line) }
    }
    #expect(progress.spanning { 7 } == 7)
    #expect(shown.access { $0.isEmpty })
    _ = progress.spanning { usleep(800_000) }
    let lines = shown.access { $0 }
    #expect((2...4).contains(lines.count), "\(lines)")
    #expect(lines.first?.hasPrefix("\rFitting: 0.5 s") == true && lines.last == "\r\u{1B}[K")
    let silent = Progress("Fitting", width: 80, now: { 0 }, show: nil)
    #expect(silent.spanning { 8 } == 8)
  }

  @Test("tells sizes and times in a few letters")
  func figures() {
    #expect(
      [0, 999, 1_000, 12_345, 123_456, 999_600, 9_999_000, 3e13].map(Progress.size)
        == ["0 B", "999 B", "1.0 kB", "12.3 kB", "123 kB", "1.0 MB", "10.0 MB", "30.0 TB"])
    #expect(Progress.size(1e30) == "much")
    #expect(
      [0, 1, 59.5, 80, 3_599, 3_600, 1e300].map(Progress.time)
        == ["1 s", "1 s", "1 min 0 s", "1 min 20 s", "59 min 59 s", "1 h 0 min", "99 h 59 min"])
  }

  @Test("details are told to those who ask, notes to all but those who do not want them")
  func verbosity() {
    let svg = ["export", "-f", "css"]
    #expect(MemoryRun(svg).errors.hasPrefix("Note: css differs from the engine's table"))
    #expect(MemoryRun(svg + ["--quiet"]).errors.isEmpty)
    let told = MemoryRun(svg + ["-v"]).errors
    #expect(told.contains("bytes to standard output.\n") && told.contains("css differs"))
    #expect(MemoryRun(svg + ["-v", "-q"]).errors.isEmpty)
    #expect(MemoryRun(["export", "-vq", "no/such.json"]).errors.contains("Cannot read"))
  }
}

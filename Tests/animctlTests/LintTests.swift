import AnimCore
import Foundation
import Testing

@testable import animctl

@Suite("Lint")
struct LintTests {
  typealias Row = ArgumentTableTests.Row

  private static let loud = #"""
    { "version": 1,
      "effects": [
        { "property": "scale", "to": 0.9, "style": "hold",
          "enter": { "spring": { "response": 0.2, "dampingRatio": 0.05 } },
          "exit": { "spring": { "preset": "smooth" } } } ],
      "minimumPress": "300ms" }
    """#

  @Test("does what it says", arguments: options + piped)
  func table(row: Row) {
    let run = MemoryRun(row.arguments, spec: Self.loud)
    #expect(run.status.rawValue == row.status)
    // Findings are results; what is wrong with the command line or a spec is not.
    let (said, silent) = row.status < 2 ? (run.output, run.errors) : (run.errors, run.output)
    #expect(said.contains(row.text), "\(said)")
    #expect(silent.isEmpty, "\(silent)")
    #expect(!said.contains("\u{1B}"))
  }

  static let options = [
    Row("lint", 0, "1 spec: nothing found.\n"),
    Row("lint --strict", 0, "1 spec: nothing found.\n"),
    Row("lint --threshold overshoot=0.2", 0, "<options>:12:19: warning: scale goes 25.3% of its"),
    Row("lint --threshold overshoot=0.2", 0, "1 warning in 1 spec; see 'animctl help L0105'"),
    Row("lint --threshold overshoot=0.2 --strict", 1, ": error: scale goes 25.3% of its way"),
    Row("lint --threshold overshoot=0.2 --rule L0105=error", 1, "1 error in 1 spec;"),
    Row("lint --threshold overshoot=0.2 --rule L0105=off --strict", 0, "nothing found"),
    Row("lint --threshold overshoot=0.2 --threshold overshoot=0.9", 0, "nothing found"),
    Row("lint --threshold overshoot=0.2,minimumPress=0", 0, "1 warning in 1 spec"),
    Row(
      "lint --rule L0203=warning", 0, "the title's contrast is 3.26 at frame 0, below 4.5 [L0203]"),
    Row("lint --rule L0203=error,L0105=off", 1, "[L0203]"),
    Row("lint --on hovered --script hover@0ms --scale 1.1", 0, "[L0303]"),
    Row(
      "lint --spring duration=0.5,bounce=1 --frame-cap 60", 1, "has not come to rest by frame 67"),
    Row("lint --script focus@0ms", 0, "no effect answers the state focused"),
    Row("lint --format json", 0, #"  "schema": "animctl.lint/1","#),
    Row("lint --json", 0, #""errors": 0,"#),
    Row("lint --format sarif", 0, #""version": "2.1.0""#),
    Row("lint -f github --threshold overshoot=0.2", 0, "::warning file=<options>,line=12,col=19,"),
    Row("lint -h", 0, "USAGE: animctl lint [SPEC...] [options]"),
    Row("help L0105", 0, "L0105, warning: a way goes far beyond its target."),
    Row("help l0203", 0, "L0203, off: "),
    Row(
      "help rules", 0,
      "\n  L0107  the highlighted look stays for long (warning; minimumPress 0.2 s)"),
    Row("help L0999", 64, "There is no help on 'L0999'."),
    Row("lint --rule L0105", 64, "'L0105'"),
    Row("lint --rule L9999=off", 64, "L9999"),
    Row("lint --rule L0105=fatal", 64, "expected off, warning or error"),
    Row("lint --rule=", 64, "--rule"),
    Row("lint --threshold overshot=1", 64, "Did you mean 'overshoot'?"),
    Row("lint --threshold overshoot=-1", 64, "a number from 0 to"),
    Row("lint --threshold contrast=30", 64, "a number from 1 to 21"),
    Row("lint --threshold overshoot=big", 64, "a decimal number"),
    Row("lint --format xml", 64, "expected text, json, sarif or github."),
    Row("lint --format srif", 64, "Did you mean 'sarif'?"),
    Row("lint a.json --scale 0.9", 64, "'--scale' and the spec 'a.json' exclude one another"),
    Row("lint no/such.json", 66, "Error: Cannot read 'no/such.json': No such file"),
    Row("lint /dev/null", 65, "/dev/null:1:1: error: there is nothing in it"),
    Row("lint /dev/null --strict --rule L0105=off", 65, "/dev/null:1:1: error: "),
  ]

  static let piped = [
    Row("lint -", 0, "<stdin>:4:16: warning: scale goes 85.4% of its way beyond its target"),
    Row("lint -", 0, "    4 |       \"enter\": { \"spring\": "),
    Row(
      "lint -", 0, "<stdin>:6:19: warning: the minimum press of 0.3 s is more than 0.2 s [L0107]"),
    Row("lint - --rule L0107=error", 1, "<stdin>:6:19: error: "),
    Row("lint - --strict", 1, "errors in 1 spec;"),
    Row("lint - --script select@0ms", 0, "scale goes"),
    Row("lint - --threshold stillMoving=100000,overshoot=1 --rule L0107=off", 0, "nothing found"),
    Row(
      "lint - -f github", 0,
      "::warning file=<stdin>,line=4,col=16,endLine=4,endColumn=17,title=L0105"),
    Row("lint - -", 64, "Standard input is read once, and '-' stands twice."),
  ]

  @Test("tells findings on standard error, an object a line, where diagnostics are JSON")
  func lines() throws {
    let run = MemoryRun(["lint", "-", "--diagnostics", "json"], spec: Self.loud)
    #expect(run.output.isEmpty && run.status == .done)
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count >= 2)
    let first = try #require(
      JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any])
    #expect(first["severity"] as? String == "warning" && first["line"] as? Int == 4)
    #expect(first["path"] as? String == "$.effects[0].enter")
  }

  @Test("reports numbers with the places")
  func json() throws {
    let run = MemoryRun(["lint", "-", "--json"], spec: Self.loud)
    let report = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let specs = try #require(report["specs"] as? [[String: Any]])
    let findings = try #require(specs.first?["findings"] as? [[String: Any]])
    #expect(report["warnings"] as? Int == findings.count)
    let codes = findings.compactMap { $0["code"] as? String }
    #expect(codes.contains("L0105") && codes.last == "L0107")
    let press = try #require(findings.last)
    #expect(press["rule"] as? String == "minimumPressLong" && press["line"] as? Int == 6)
    #expect(press["value"] as? Double == 0.3 && press["limit"] as? Double == 0.2)
    #expect(press["frame"] is NSNull)
  }

  @Test("writes SARIF whose results point at rules and places")
  func sarif() throws {
    let run = MemoryRun(["lint", "-", "--format", "sarif", "--strict"], spec: Self.loud)
    #expect(run.status == .checkFailed)
    let log = try #require(
      JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let sarifRun = try #require((log["runs"] as? [[String: Any]])?.first)
    let tool = try #require(sarifRun["tool"] as? [String: [String: Any]])
    let rules = try #require(tool["driver"]?["rules"] as? [[String: Any]])
    #expect(rules.compactMap { $0["id"] as? String } == LintRule.all.map(\.code))
    for result in try #require(sarifRun["results"] as? [[String: Any]]) {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      #expect(result["level"] as? String == "error")
      let location = try #require((result["locations"] as? [[String: Any]])?.first)
      let physical = try #require(location["physicalLocation"] as? [String: [String: Any]])
      #expect(physical["artifactLocation"]?["uri"] as? String == "%3Cstdin%3E")
      let region = try #require(physical["region"])
      let columns = ["startColumn", "endColumn"].compactMap { region[$0] as? Int }
      #expect(columns.count == 2 && columns[0] < columns[1])
    }
  }

  @Test("spells what GitHub's runner takes for marks")
  func escapes() {
    #expect(GitHubCommand.data("100% a\r\nb: c, d") == "100%25 a%0D%0Ab: c, d")
    #expect(GitHubCommand.property("C:\\a,b%\n") == "C%3A\\a%2Cb%25%0A")
  }

  @Test("looks at all specs, and at those behind one that is none")
  func several() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "lint-\(UInt64.random(in: 0 ... .max))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let bad = folder.appendingPathComponent("bad one.json")
    let loud = folder.appendingPathComponent("loud.json")
    try Data("{}".utf8).write(to: bad)
    try Data(Self.loud.utf8).write(to: loud)
    let both = MemoryRun(["lint", bad.path, loud.path, "--strict"])
    #expect(both.status == .badSpec && both.output.contains("[L0105]"))
    #expect(both.errors.contains("bad one.json:1:1: error: "))
    let missing = MemoryRun(["lint", folder.path + "/none.json", loud.path])
    #expect(missing.status == .unreadable && missing.output.contains("[L0105]"))
    let twice = MemoryRun(["lint", loud.path, loud.path, "-f", "sarif"])
    #expect(twice.status == .done && twice.output.contains("\"file://\(loud.path)\""))
  }

  @Test("explains every rule with a spec that breaks it, and one that does not")
  func explanations() throws {
    #expect(LintExplanation.all.map(\.code) == LintRule.all.map(\.code))
    for explanation in LintExplanation.all {
      func found(_ text: String) throws -> [String] {
        let spec = try MotionSpec(reading: Array(text.utf8))
        return try MotionLint.findings(in: spec).map(\.code)
      }
      #expect(Set(try found(explanation.wrong)) == [explanation.code], "\(explanation.code)")
      #expect(try found(explanation.right) == [], "\(explanation.code)")
      let help = MemoryRun(["help", explanation.code])
      #expect(help.output.hasPrefix("\(explanation.code), "))
      for line in help.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
      let run = MemoryRun(["lint", "-"], spec: explanation.wrong)
      #expect(run.output.contains("[\(explanation.code)]"))
      #expect(!run.output.contains("  at ") && !run.output.contains("by  "), "\(run.output)")
    }
  }

  @Test("passes every example spec, strictly")
  func examples() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("Examples/Specs")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }.map { folder.appendingPathComponent($0).path }.sorted()
    #expect(files.count >= 9)
    let run = MemoryRun(["lint", "--strict"] + files)
    #expect(run.status == .done, "\(run.output)\(run.errors)")
    let page = try String(
      contentsOf: root.appendingPathComponent("docs/lint.md"), encoding: .utf8)
    for rule in LintRule.all {
      let limits = rule.thresholds.map { "`\($0.name)` \($0.usual.shown)\($0.unit.words)" }
      let title = LintExplanation.of(rule.code)?.title ?? ""
      let row =
        "| \(rule.code) | \(rule.name) | \(title) | \(rule.severity.rawValue) | "
        + "\(limits.joined(separator: ", ")) |"
      #expect(page.contains(row), "\(row)")
    }
  }
}

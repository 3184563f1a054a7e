import Foundation
import Testing

@testable import animctl

@Suite("fit")
struct FitTests {
  /// A spring of response 0.4 s and ratio 0.5 from 1 to 0.9, as `export` writes it.
  private static let table = MemoryRun([
    "export", "--scale", "0.9", "--style", "hold", "--spring", "response=0.4,dampingRatio=0.5",
    "--script", "press@0ms",
  ]).output

  private static func fit(_ options: [String] = [], _ text: String = table) -> MemoryRun {
    MemoryRun(["fit", "-"] + options, input: Array(text.utf8))
  }

  private static func report(_ run: MemoryRun) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  @Test("tells numbers, intervals, residual, picture and code")
  func text() {
    let run = Self.fit(["--model", "spring"])
    #expect(run.status == .done && run.errors.isEmpty)
    for part in [
      "<stdin>: scale over time_s, 53 samples", "Model: spring\n", "dampingRatio",
      "Residual: RMS 2.59e-7", "1e-06 makes", "Warning: From 0.8667 s on",
      "scale  - data  * fit", "\nresidual\n", "response 0.399999 s", "bounce 0.499999",
      "{\"spring\":{\"response\":0.399999,\"dampingRatio\":0.500001}}",
      "UISpringTimingParameters(mass: 1, stiffness: 246.741",
      "UIView.animate(withDuration: 0.809579",
    ] {
      #expect(run.output.contains(part), "\(part)")
    }
    #expect(run.output.utf8.allSatisfy { $0 < 0x80 })
    #expect(Self.fit(["--model", "spring"]).output == run.output)
  }

  @Test("draws as it is told to")
  func picture() {
    let unicode = Self.fit(["--model", "spring", "--charset", "unicode", "--size", "50x14"])
    #expect(unicode.output.contains("┤"))
    let picture = unicode.output.split(separator: "\n").filter { $0.contains("│") }
    #expect(!picture.isEmpty && picture.allSatisfy { $0.count <= 50 })
    #expect(!unicode.output.contains("\u{1B}"))
    let colour = Self.fit(["--model", "spring", "--color", "always"])
    #expect(colour.output.contains("\u{1B}["))
  }

  @Test("reports for programs, in one envelope")
  func json() throws {
    let run = Self.fit(["--json", "--tolerance", "0.001"])
    #expect(run.status == .done && run.errors.isEmpty)
    let report = try Self.report(run)
    #expect(report["schema"] as? String == "animctl.fit/1")
    #expect(report["model"] as? String == "spring")
    #expect(report["withinTolerance"] as? Bool == true)
    let parameters = try #require(report["parameters"] as? [[String: Any]])
    let ratio = try #require(parameters.first { $0["name"] as? String == "dampingRatio" })
    let value = try #require(ratio["value"] as? Double)
    let low = try #require(ratio["low"] as? Double)
    let high = try #require(ratio["high"] as? Double)
    #expect(abs(value - 0.5) < 1e-5 && low < 0.5 && high > 0.5)
    #expect((report["samples"] as? [[Double]])?.count == 53)
    let warnings = try #require(report["warnings"] as? [[String: Any]])
    #expect(warnings.first?["code"] as? String == "snappedEnd")
  }

  @Test("takes what is known")
  func options() throws {
    let run = Self.fit([
      "--json", "--model", "spring", "--start", "1", "--target=0.9", "--initial-velocity", "0",
      "--delay", "0ms", "--time-column", "frame", "--value-column", "scale",
    ])
    #expect(run.status == .done)
    let report = try Self.report(run)
    let parameters = try #require(report["parameters"] as? [[String: Any]])
    #expect(parameters.prefix(4).allSatisfy { $0["origin"] as? String == "given" })
    let source = try #require(report["source"] as? [String: Any])
    #expect(source["timeUnit"] as? String == "frames")
  }

  @Test("says no where the residual is beyond the tolerance")
  func tolerance() {
    let far = Self.fit(["--model", "cubicBezier", "--tolerance", "0.00001"])
    #expect(far.status == .checkFailed)
    #expect(far.output.contains("Not within the tolerance 0.00001."))
    #expect(far.errors.isEmpty)
    #expect(Self.fit(["--model", "spring", "--tolerance", "scale=1e-5"]).status == .done)
  }

  @Test(
    "says what is wrong with arguments and tables",
    arguments: [
      (["fit"], "", 64, "Error: CURVE is missing: give a file, or '-' for standard input."),
      (["fit", "a", "b"], "", 64, "Error: Unexpected argument 'b'."),
      (["fit", "/no/such.csv"], "", 66, "Error: Cannot read '/no/such.csv': No such file"),
      (["fit", "-", "--model", "sprng"], "", 64, "Did you mean 'spring'?"),
      (["fit", "-", "--initial-velocity", "fast"], "", 64, "'--initial-velocity'"),
      (["fit", "-", "--delay", "-1"], "", 64, "'--delay'"),
      (["fit", "-", "--target", "nan"], "", 64, "'--target'"),
      (["fit", "-", "--tolerance", "-1"], "", 64, "'--tolerance'"),
      (["fit", "-", "--time-unit", "min"], "", 64, "'--time-unit'"),
      (["fit", "-", "--strict"], "", 64, "Unknown option '--strict'"),
      (["fit", "-"], "", 65, "Error: '<stdin>' is no table: it has no rows."),
      (["fit", "-"], "t,x\n0,1\n1,2\n", 65, "has too few rows with a time and a value: 2"),
      (["fit", "-"], "t,x\n0,1\n1,1\n", 65, "Error: Nothing moves in '<stdin>': the values of x"),
      (["fit", "-"], "t,x\n0,1\n1,\"2\n", 65, "a quote that is never closed, at line 3, column 3"),
      (["fit", "-"], "t,x,y\n0,1,1\n1,2,2\n", 64, "change: x, y. '--value-column NAME' says"),
      (["fit", "-", "--value-column", "z"], "t,x\n0,1\n1,2\n", 65, "has no column 'z'"),
      (["fit", "-", "--value-column", "x"], "t,x\n0,1\n1,b\n", 65, "line 3: 'b' is no number"),
      (["fit", "-", "--time-column", "x", "--value-column", "x"], "t,x\n0,1\n", 65, "both time"),
      (["fit", "-"], "t,x\n0,1\n0,2\n", 65, "have one time, 0 s."),
      (["fit", "-"], "t,x\n0,1e300\n1,2\n", 65, "can be computed with"),
      (
        ["fit", "-", "--tolerance", "y=1"], "t,x\n0,1\n1,2\n", 64,
        "'y' in the value of '--tolerance' is no column"
      ),
    ] as [([String], String, Int32, String)])
  func faults(_ arguments: [String], _ text: String, _ status: Int32, _ sentence: String) {
    let run = MemoryRun(arguments, input: Array(text.utf8))
    #expect(run.status.rawValue == status)
    #expect(run.errors.contains(sentence), "\(run.errors)")
    #expect(run.output.isEmpty)
  }

  @Test("notes what it took for granted")
  func notes() {
    let values = Self.table.split(separator: "\n").dropFirst().compactMap {
      $0.split(separator: ",").last
    }
    let bare = "x\n" + values.joined(separator: "\n") + "\n"
    #expect(Self.fit(["--model", "spring"], bare).output.contains("rows are taken for frames"))
    let late = values.enumerated().map { "\($0 * 17),\($1)\n" }.joined()
    let run = Self.fit(["--model", "spring"], "t,x\n" + late)
    #expect(run.output.contains("if these are milliseconds, say '--time-unit ms'"))
  }
}

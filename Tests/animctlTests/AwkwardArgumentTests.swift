import Testing

@testable import animctl

@Suite("Awkward arguments")
struct AwkwardArgumentTests {
  private static let words = [
    "preview", "export", "help", "--", "-", "", "-h", "--help", "--version", "--scale", "--scale=",
    "--background", "#00F", "--style", "hold", "pulse", "--on", "selected+hovered,normal",
    "--spring",
    "response=0.3,dampingRatio=0.5", "response=", "=,=", "preset=bouncy", "duration=0,bounce=1",
    "--uikit-spring", "duration=0.3,dampingRatio=0.4", "--script", "press@0ms release@120ms",
    "disable@7f hovered@1e-3", "@", "--reduced-motion", "--frame-cap", "1", "60", "-1", "1e400",
    "-inf", "nan", "0x1", "\u{0}", "\u{1B}[0m", "é", "👩‍🚀", "--precision", "17", "-f", "-fcsv",
    "-f=csv",
    "-o", "-o-", "--static", "--size", "1x1", "0x0", "9999999999999999999x1", "--speed", "0.01",
    "--repeat", "--color", "always", "--no-color", "--charset", "ascii", "--terminal-background",
    "light", "--=", "--=x", "-=", "---", "-hh", "-ofh",
    "--button", "--delimiter", ";", "tab", "--decimal", "comma", "--layout", "long", "--bom",
    "--velocities", "--precision=shortest", "--line-ending", "crlf", "--no-clobber",
    "--list-formats", "--diagnostics", "json", "--strict", "E0101", "exit-codes", "/", "/dev/null",
  ]

  @Test("none is too odd for an answer")
  func sweep() {
    var state: UInt64 = 20_240_229
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    var statuses: Set<Int32> = []
    for _ in 0..<1_500 {
      var arguments = [Self.words[next(3)]]
      for _ in 0..<next(6) { arguments.append(Self.words[next(Self.words.count)]) }
      // A name that is a file's would be written; the process tests look at those.
      guard !zip(arguments, arguments.dropFirst()).contains(where: { $0 == "-o" && $1 != "-" })
      else { continue }
      let run = MemoryRun(arguments)
      statuses.insert(run.status.rawValue)
      #expect([.done, .usage, .badSpec, .unreadable].contains(run.status), "\(arguments)")
      #expect((run.status == .done) != run.output.isEmpty, "\(arguments)")
      let isPlaced = run.errors.contains(":1:1: error: ") || run.errors.contains("\"E0101\"")
      let isTold =
        run.errors.hasPrefix("Error: ") || run.errors.hasPrefix("{\"severity\":\"error\"")
      #expect(run.status == .done || isPlaced || isTold, "\(arguments)")
      #expect((run.status == .badSpec) == isPlaced, "\(arguments)")
    }
    #expect(statuses == [0, 64, 65, 66])
  }

  @Test(
    "no picture is wider or higher than its terminal",
    arguments: [0, 1, 2, 5, 10, 19, 80], [0, 1, 24])
  func sizes(columns: Int, rows: Int) {
    let run = MemoryRun(["preview", "--charset", "ascii", "--size", "\(columns)x\(rows)"])
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count <= (rows == 0 ? 24 : rows))
    for line in lines { #expect(line.count <= (columns == 0 ? 80 : columns)) }
    #expect(!lines.isEmpty)
  }
}

import AnimCore
import Foundation
import Testing

@testable import animctl

@Suite("Measuring the program itself")
struct BenchTests {
  @Test("is nowhere told of, and works")
  func hidden() {
    for arguments in [
      ["--help"], ["help", "--man"], ["--experimental-dump-help"], ["completion", "bash"],
    ] {
      #expect(!MemoryRun(arguments).output.contains("bench"))
    }
    #expect(!MemoryRun(["bnech"]).errors.contains("bench"))
    #expect(MemoryRun(["help", "bench"]).output.contains("USAGE: animctl bench WHAT"))
  }

  @Test(
    "says what it wants",
    arguments: [
      ("bench", "WHAT is missing: expected evaluate, specs or terminal"),
      ("bench nothing", "Unexpected argument"),
      ("bench specs", "SPEC is missing"), ("bench specs --rounds 0", "'0' is no value"),
    ])
  func usage(line: String, text: String) {
    let run = MemoryRun(line.split(separator: " ").map(String.init))
    #expect(run.status == .usage && run.errors.contains(text), "\(run.errors)")
  }

  @Test("tells the time of a spec, of all that it is given")
  func specs() throws {
    try ProcessTests.inFolder { folder in
      let spec = BuiltInExample.spec.json
      try spec.write(toFile: folder + "/one.json", atomically: true, encoding: .utf8)
      let line = spec.split(separator: "\n").joined() + "\n"
      try (line + line).write(toFile: folder + "/two.jsonl", atomically: true, encoding: .utf8)
      let run = MemoryRun(
        ["bench", "specs", "--rounds", "3", folder, folder + "/two.jsonl"], clockStep: 6_000)
      #expect(
        run.output
          == "reading 2.000 us/spec\nreading+compiling 2.000 us/spec\nspecs 3, frames 111\n")
    }
  }
}

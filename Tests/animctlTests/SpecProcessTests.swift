import AnimCore
import Foundation
import Testing

@testable import animctl

/// Specs as a process of its own finds them.
@Suite("Specs of the process")
struct SpecProcessTests {
  private func inFolder(_ line: String) throws -> ProcessTests.Outcome {
    try ProcessTests.inFolder { folder in
      let spec = try MotionSpec(
        ButtonSpec(animations: ButtonAnimations().scaleEffect(ratio: 0.5)), name: "Mine")
      try spec.json.write(toFile: folder + "/a b.json", atomically: true, encoding: .utf8)
      return try ProcessTests.shell(line, in: folder)
    }
  }

  @Test(
    "are read from wherever they come",
    arguments: [
      "A export 'a b.json'", "A export ./'a b.json'", "A export \"$PWD/a b.json\"",
      "A export - < 'a b.json'", "cat 'a b.json' | A export -", "cat 'a b.json' | A export -- -",
      "A export /dev/stdin < 'a b.json'", "A export /dev/fd/5 5< 'a b.json'",
      "mkfifo p; cat 'a b.json' > p & A export p", "ln -s 'a b.json' l; A export l",
      "(sleep 0.1; cat 'a b.json') | A export -", "cp 'a b.json' ./-x; A export -- -x",
    ])
  func sources(line: String) throws {
    let run = try inFolder(line)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.hasPrefix("frame,time_s,state,scale\n0,0.000000,highlighted,1.000000\n"))
    #expect(run.output == MemoryRun(["export", "--scale", "0.5"]).output)
  }

  @Test(
    "that cannot be read are told with the reason",
    arguments: [
      ("A export none.json", "Error: Cannot read 'none.json': No such file or directory.\n"),
      ("A preview none.json", "Error: Cannot read 'none.json': No such file or directory.\n"),
      ("A export .", "Error: Cannot read '.': Is a directory.\n"),
      ("A export 'a b.json/x'", "Error: Cannot read 'a b.json/x': Not a directory.\n"),
      ("ln -s l l; A export l", "Error: Cannot read 'l': Too many levels of symbolic links.\n"),
      ("A export - <&-", "Error: Cannot read standard input: Bad file descriptor.\n"),
      ("A export - < .", "Error: Cannot read standard input: Is a directory.\n"),
    ])
  func unreadable(line: String, message: String) throws {
    let run = try inFolder(line)
    #expect(run.status == 66)
    #expect(run.errors == message)
    #expect(run.output.isEmpty)
  }

  @Test("are read no further than the limit")
  func endless() throws {
    for line in ["A export /dev/zero", "A export - < /dev/zero", "yes '[' | A export -"] {
      let run = try inFolder(line)
      #expect(run.status == 65)
      #expect(
        run.errors.contains(":1:1: error: it is larger than the 16 MiB that are read [E0102]"))
    }
  }

  @Test("have what is wrong with them on standard error only, and no file is left")
  func wrong() throws {
    let run = try inFolder("echo '{\"version\":1}' > w.json; A export w.json -o x.csv; echo $? *")
    #expect(run.output == "65 a b.json w.json\n")
    #expect(run.errors.hasPrefix("w.json:1:1: error: \"effects\" is missing [E0202]\n"))
  }

  @Test("a file that exists is kept by --no-clobber, another is made")
  func noClobber() throws {
    let run = try inFolder(
      """
      echo old > x.csv; ln -s x.csv l.csv; ln -s y.csv m.csv
      A export --no-clobber -o x.csv; A export --no-clobber -o l.csv; cat x.csv
      A export --no-clobber -o z.csv && head -c5 z.csv; A export --no-clobber -o m.csv
      head -c5 y.csv; A export --no-clobber -o /dev/stdout | head -c5; echo *
      """)
    #expect(run.output == "old\nframeframeframea b.json l.csv m.csv x.csv y.csv z.csv\n")
    #expect(
      run.errors
        == ["x", "l"].map {
          "Error: Cannot create '\($0).csv': it exists, and '--no-clobber' keeps it.\n"
        }.joined())
  }

  @Test("a file that appears in the meantime is kept too", arguments: [true, false])
  func race(isNameless: Bool) throws {
    try ProcessTests.inFolder { folder in
      let target = folder + "/x.csv"
      let file = try OutputFile(
        path: "x.csv", target: target, mode: nil, replaces: false, isNameless: isNameless)
      try file.writer.write("new")
      try "old".write(toFile: target, atomically: true, encoding: .utf8)
      #expect(throws: OutputError.exists(path: "x.csv")) { try file.commit() }
      file.discard()
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["x.csv"])
      #expect(try String(contentsOfFile: target, encoding: .utf8) == "old")
    }
  }
}

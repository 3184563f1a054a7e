import AnimCore
import AnimRender
import Foundation
import Testing

@testable import animctl

@Suite("The export of many specs")
struct BatchExportTests {
  /// Gives a folder with specs of different lengths, and removes it afterwards.
  private func inFolder<Value>(
    _ names: [String] = ["b", "a", "B", "c.d", "ä"], _ body: (String) throws -> Value
  ) throws -> Value {
    try ProcessTests.inFolder { folder in
      for (place, name) in names.enumerated() {
        let animations = ButtonAnimations().scaleEffect(ratio: 0.9 - Double(place) / 10)
        let script = try InteractionScript([
          (.press, at: .zero), (.release, at: Tick(10 * (1 + place))),
        ])
        let spec = try MotionSpec(ButtonSpec(animations: animations, script: script))
        try spec.json.write(toFile: "\(folder)/\(name).json", atomically: true, encoding: .utf8)
      }
      return try body(folder)
    }
  }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test("gives each the bytes it has by itself, however many at a time", arguments: [1, 2, 5, 64])
  func bytes(jobs: Int) throws {
    try inFolder { folder in
      let out = folder + "/made/here"
      let run = MemoryRun([
        "export", folder, "--output-directory", out, "--jobs", "\(jobs)", "-f", "csv", "-f",
        "svg-animated", "-f", "json", "-f", "csv", "-q",
      ])
      #expect(run.status == .done && run.output.isEmpty && run.errors.isEmpty, "\(run.errors)")
      #expect(try names(in: out).count == 15)
      for name in ["a", "b", "B", "c.d", "ä"] {
        for (format, ending) in [
          ("csv", "csv"), ("svg-animated", "svg-animated.svg"), ("json", "json"),
        ] {
          let alone = MemoryRun(["export", "\(folder)/\(name).json", "-f", format]).output
          let made = try String(contentsOfFile: "\(out)/\(name).\(ending)", encoding: .utf8)
          #expect(made == alone)
        }
      }
    }
  }

  @Test("tells what is wrong in the order of the specs and makes the others", arguments: [1, 3])
  func messages(jobs: Int) throws {
    try inFolder { folder in
      try "{".write(toFile: folder + "/bad.json", atomically: true, encoding: .utf8)
      try "[]".write(toFile: folder + "/A.json", atomically: true, encoding: .utf8)
      try "no spec".write(toFile: folder + "/notes.txt", atomically: true, encoding: .utf8)
      let run = MemoryRun([
        "export", folder + "/none.json", folder, "--output-directory", folder, "--jobs", "\(jobs)",
        "-v",
      ])
      #expect(run.status == .badSpec && run.output.isEmpty)
      let said = run.errors.split(separator: "\n").filter {
        $0.contains("error:") || $0.contains("Error:") || $0.contains("bytes to")
      }
      let shown = said.map { $0.replacing(folder + "/", with: "").prefix(13) }
      #expect(
        shown == [
          "Error: Cannot", "A.json:1:1: e", "Note: 'B.json", "Note: 'a.json", "Note: 'b.json",
          "bad.json:1:2:", "Note: 'c.d.js", "Note: 'ä.json",
        ], "\(run.errors)")
      #expect(try names(in: folder).filter { $0.hasSuffix(".csv") }.count == 5)
      #expect(try names(in: folder).allSatisfy { !$0.hasPrefix(".") })
    }
  }

  @Test("ends with the status that stands first among those of its specs")
  func statuses() throws {
    try inFolder(["a"]) { folder in
      let (good, none) = (folder + "/a.json", folder + "/none.json")
      let target = ["--output-directory", folder + "/out"]
      #expect(MemoryRun(["export", good] + target).status == .done)
      #expect(MemoryRun(["export", good, none] + target).status == .unreadable)
      let kept = MemoryRun(["export", good, none, "--no-clobber"] + target)
      #expect(kept.status == .unreadable)
      #expect(kept.errors.contains("a.csv': it exists, and '--no-clobber' keeps it."))
      #expect(MemoryRun(["export", good, "--no-clobber"] + target).status == .cannotCreate)
      #expect(MemoryRun(["export", good, "--output-directory", good]).status == .cannotCreate)
    }
  }

  @Test("says which spec it is about that has no place in it")
  func about() throws {
    try inFolder(["a", "b"]) { folder in
      let arguments = ["export", folder, "--output-directory", folder, "--frame-cap", "1"]
      let notes = ["a", "b"].map {
        "Warning: '\(folder)/\($0).json': the motion has not come to rest by frame "
      }
      let run = MemoryRun(arguments)
      #expect(
        run.errors.split(separator: "\n").map(String.init).elementsEqual(notes) {
          $0.hasPrefix($1)
        })
      let objects = MemoryRun(arguments + ["--diagnostics", "json"]).errors.split(separator: "\n")
      #expect(objects.count == 2 && objects[1].contains(#""file":"\#(folder)/b.json""#))
      #expect(MemoryRun(arguments + ["--quiet"]).errors.isEmpty)
    }
  }

  @Test("refuses what would make one file twice, or none")
  func refusals() throws {
    try inFolder(["a"]) { folder in
      let spec = folder + "/a.json"
      let lines: [([String], String)] = [
        (
          [spec, spec, "--output-directory", "/tmp/x"], "Two outputs are the same: '/tmp/x/a.csv'."
        ),
        ([spec, "--output-directory", folder, "-f", "json"], "An output would replace the spec"),
        ([spec, "--output-directory", folder + "/.", "-f", "json"], "would replace the spec"),
        (["--output-directory", "/tmp/x"], "SPEC is missing"),
        ([spec, "--output-directory", "/tmp/x", "-o", "x.csv"], "exclude one another"),
        (["-", "--output-directory", "/tmp/x"], "Unexpected argument '-'."),
        ([spec, "--output-directory", "/tmp/x", "--scale", "2"], "'--scale' and the spec"),
        ([spec, "--output-directory="], "expected the name of a folder."),
        ([spec, "--output-directory", "/tmp/x", "--jobs", "0"], "a whole number from 1 to 64."),
        ([spec, spec], "one spec is read, and "),
      ]
      for (arguments, text) in lines {
        let run = MemoryRun(["export"] + arguments)
        #expect(run.status == .usage && run.errors.contains(text), "\(run.errors)")
      }
      let hollow = folder + "/hollow"
      try FileManager.default.createDirectory(
        atPath: hollow + "/x.json", withIntermediateDirectories: true)
      let empty = MemoryRun(["export", hollow, "--output-directory", hollow + "/out"])
      #expect(empty.status == .unreadable && empty.errors.contains("is no file whose name ends"))
      let left = try names(in: folder) + names(in: hollow)
      #expect(left == ["a.json", "hollow", "x.json"])
    }
  }

  @Test("shows how far it is to those who can see it")
  func progress() throws {
    try inFolder { folder in
      let arguments = ["export", folder, "--output-directory", folder]
      let run = MemoryRun(
        arguments, environment: ["TERM": "xterm"], isErrorTerminal: true, clockStep: 600_000_000)
      #expect(run.errors.hasPrefix("\rWriting 5 motions: ") && run.errors.hasSuffix("\r\u{1B}[K"))
      #expect(run.errors.contains("%, "))
      let quiet = MemoryRun(
        arguments + ["-q"], environment: ["TERM": "xterm"], isErrorTerminal: true,
        clockStep: 600_000_000)
      #expect(quiet.errors.isEmpty)
    }
  }

  @Test("names files of every format differently")
  func endings() {
    let endings = ExportFormat.all.map(\.fileEnding)
    #expect(Set(endings).count == endings.count)
    #expect(endings.contains("csv") && endings.contains("waapi.json"))
  }

  @Test(
    "ended by a signal leaves whole files and nothing else",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGKILL])
  func signals(signal: Int32) throws {
    try inFolder { folder in
      let out = folder + "/out"
      let child = try ProcessTests.spawn([
        "export", folder, "--output-directory", out, "--jobs", "4", "--script",
        "press@0 hovered@9e5",
      ])
      Thread.sleep(forTimeInterval: 0.3)
      kill(child, signal)
      #expect(ProcessTests.ending(of: child) == signal)
      #expect(try names(in: out).isEmpty)
    }
  }
}

@Suite("Work by several threads")
struct WorkCrewTests {
  @Test("is all done once and taken in order", arguments: [1, 2, 3, 8, 64])
  func order(jobs: Int) {
    var taken: [Int] = []
    let begun = Monitor([Int]())
    WorkCrew.run(20, jobs: jobs) { place in
      begun.access { $0.append(place) }
      // The earlier of neighbours is done later.
      usleep(place % 2 == 0 ? 3_000 : 0)
      return place * place
    } waiting: {
    } take: {
      taken.append($0)
    }
    #expect(taken == (0..<20).map { $0 * $0 })
    #expect(begun.access { $0.sorted() } == Array(0..<20))
    WorkCrew.run(0, jobs: jobs, work: { $0 }, waiting: {}, take: { taken.append($0) })
    #expect(taken.count == 20)
  }

  @Test("tells that it waits")
  func waiting() {
    var waits = 0
    WorkCrew.run(2, jobs: 2) { _ in
      usleep(250_000)
    } waiting: {
      waits += 1
    } take: { _ in
    }
    #expect((2...8).contains(waits))
  }

  /// A folder that a test and the process it starts both know.
  private static func folder(of parent: pid_t, _ signal: Int32) -> String {
    "\(NSTemporaryDirectory())animctl-will-\(parent)-\(signal)"
  }

  @Test("ended by a signal removes all files that are half done, and no other")
  func will() async throws {
    let folder = Self.folder(of: getpid(), SIGTERM)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    await #expect(processExitsWith: .signal(SIGTERM)) {
      let folder = WorkCrewTests.folder(of: getppid(), SIGTERM)
      let ready = Monitor(0)
      SignalWatch.during {
        WorkCrew.run(9, jobs: 9) { place in
          let path = "\(folder)/\(place)"
          _ = FileManager.default.createFile(atPath: path, contents: nil)
          LastWill.remove(path)
          if place % 3 == 0 { LastWill.keep(path) }
          ready.access { $0 += 1 }
          if place < 8 { sleep(5) }
          _ = ready.wait(atMost: 5_000_000_000) { $0 == 9 ? true : nil }
          kill(getpid(), SIGTERM)
          sleep(5)
        } waiting: {
        } take: { _ in
        }
      }
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["0", "3", "6"])
  }

  @Test("leaves signals as they were")
  func mask() {
    func held() -> [Bool] {
      var set = sigset_t()
      pthread_sigmask(SIG_BLOCK, nil, &set)
      return LastWill.endings.map { sigismember(&set, $0) == 1 }
    }
    let before = held()
    let during = SignalWatch.during { held() }
    #expect(held() == before)
    #expect(during.contains(true))
  }
}

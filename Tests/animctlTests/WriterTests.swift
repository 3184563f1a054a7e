import Foundation
import Testing

@testable import animctl

@Suite("The writer")
struct WriterTests {
  @Test("passes everything on in order, in large pieces", arguments: [1, 7, 64, 1_000])
  func order(capacity: Int) throws {
    let store = ByteStore()
    let writer = store.writer(capacity: capacity)
    var expected: [UInt8] = []
    for number in 0..<200 {
      let text = String(repeating: "\(number) ", count: number % 9)
      if number.isMultiple(of: 2) {
        try writer.write(text)
      } else {
        try writer.write(Array(text.utf8))
      }
      expected += text.utf8
    }
    try writer.flush()
    try writer.flush()
    #expect(store.bytes == expected)
    #expect(store.pieces <= max(200, expected.count / capacity + 1))
  }

  @Test("what cannot be written is an error with a message and its status")
  func failing() {
    for (error, status, text) in [
      (
        OutputError.writeFailed(name: "standard output", error: 28), ExitStatus.writeFailed,
        "Error: Cannot write to standard output: No space left on device.\n"
      ),
      (.readerGone, .readerGone, ""),
    ] {
      for arguments in [
        ["--version"], ["--help"], [], ["export"], ["preview"], ["help", "export"],
      ] {
        let errors = ByteStore()
        let output = CheckedWriter(capacity: 16) { _ throws(OutputError) in throw error }
        let surroundings = Surroundings(
          input: ByteSource([]), output: output, errors: errors.writer(), isErrorTerminal: false,
          environment: Environment { _ in nil }, terminal: nil)
        #expect(Program.run(arguments, in: surroundings) == status)
        #expect(errors.text == text)
      }
    }
  }

  @Test("nobody to complain to is no reason to fail otherwise")
  func silent() {
    let output = ByteStore()
    let errors = CheckedWriter { _ throws(OutputError) in
      throw .writeFailed(name: "standard error", error: 9)
    }
    let surroundings = Surroundings(
      input: ByteSource([]), output: output.writer(), errors: errors, isErrorTerminal: true,
      environment: Environment { _ in nil }, terminal: nil)
    #expect(Program.run(["export", "--bogus"], in: surroundings) == .usage)
    #expect(Program.run(["export"], in: surroundings) == .done)
  }

  @Test(
    "endings of names",
    arguments: [
      ("a.csv", "csv"), ("a.CSV", "csv"), ("x/y.z/a.csv", "csv"), ("x.y/a", nil), (".csv", nil),
      ("a.", ""), ("a.tar.gz", "gz"), ("", nil), ("/", nil), ("..", nil), ("x/.csv", nil),
    ] as [(String, String?)])
  func endings(path: String, ending: String?) {
    #expect(OutputPath.ending(of: path) == (path == ".." ? "" : ending))
  }

  @Test("paths that name open streams")
  func streams() throws {
    for (path, descriptor) in [("-", 1), ("/dev/stdout", 1), ("/dev/stderr", 2), ("/dev/fd/7", 7)] {
      #expect(try OutputPath(path) == .descriptor(Int32(descriptor)))
    }
    #expect(try OutputPath("/dev/null") == .straight("/dev/null"))
    #expect(throws: OutputError.isDirectory(path: "/")) { try OutputPath("/") }
  }

  @Test(
    "a file is put in its place, or given up, with or without a name before",
    arguments: [true, false])
  func files(isNameless: Bool) throws {
    try ProcessTests.inFolder { folder in
      let target = folder + "/x.csv"
      let contents = { try FileManager.default.contentsOfDirectory(atPath: folder) }
      for round in 0..<3 {
        let file = try OutputFile(
          path: "x.csv", target: target, mode: 0o640, isNameless: isNameless)
        try file.writer.write("round \(round)")
        if round == 1 {
          file.discard()
        } else {
          try file.commit()
        }
        #expect(try contents() == ["x.csv"])
        #expect(
          try String(contentsOfFile: target, encoding: .utf8) == (round < 2 ? "round 0" : "round 2")
        )
      }
      let mode = try FileManager.default.attributesOfItem(atPath: target)[.posixPermissions] as? Int
      #expect(mode == 0o640)
    }
  }
}

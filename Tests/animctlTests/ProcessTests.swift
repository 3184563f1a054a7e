import AnimCore
import AnimRender
import Foundation
import Testing

@testable import animctl

/// Runs of the built program, for what only a process of its own can show.
@Suite("The process")
struct ProcessTests {
  /// The program, which the build puts beside the tests.
  static let program: String? = {
    var folders = [Bundle.main.executableURL, Bundle.main.bundleURL].compactMap(\.self)
    folders += Bundle.allBundles.map(\.bundleURL)
    folders += CommandLine.arguments.map { URL(fileURLWithPath: $0) }
    for folder in folders {
      var folder = folder.deletingLastPathComponent()
      for _ in 0..<5 {
        let candidate = folder.appendingPathComponent("animctl").path
        var isDirectory: ObjCBool = false
        if FileManager.default.fileExists(atPath: candidate, isDirectory: &isDirectory),
          !isDirectory.boolValue, FileManager.default.isExecutableFile(atPath: candidate)
        {
          return candidate
        }
        folder.deleteLastPathComponent()
      }
    }
    return nil
  }()

  struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  /// Runs a shell's line, in which `A` is the program, in a folder.
  static func shell(_ line: String, in folder: String = "/tmp") throws -> Outcome {
    let program = try #require(program, "the program stands beside the tests")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "A() { \"$ANIMCTL\" \"$@\"; }; " + line]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ["ANIMCTL": program, "PATH": "/usr/bin:/bin", "LC_ALL": "C"]
    // How a sanitizer is set is for the program, too: it has threads, and a signal stack of its own.
    process.environment?["ASAN_OPTIONS"] = ProcessInfo.processInfo.environment["ASAN_OPTIONS"]
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    let complained = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: String(decoding: said, as: UTF8.self),
      errors: String(decoding: complained, as: UTF8.self))
  }

  /// Gives a new folder, and removes it afterwards.
  static func inFolder<Value>(_ body: (String) throws -> Value) throws -> Value {
    let folder = NSTemporaryDirectory() + "animctl-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try body(folder)
  }

  static let commands = [
    "--version", "--help", "", "help export", "export", "preview", "export --help", "preview -h",
    "export --spring stiffness=100,damping=0 --frame-cap 100000",
  ]

  @Test("a full disk is a message and 74", arguments: commands)
  func full(arguments: String) throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let run = try Self.shell("A \(arguments) > /dev/full")
    #expect(run.status == 74)
    #expect(run.errors.hasPrefix("Error: Cannot write to standard output: "))
  }

  @Test("a closed output is a message and 74", arguments: commands)
  func closed(arguments: String) throws {
    let run = try Self.shell("A \(arguments) >&-")
    #expect(run.status == 74)
    #expect(run.errors.hasPrefix("Error: Cannot write to standard output: "))
  }

  @Test("a reader that has enough is no error", arguments: commands)
  func head(arguments: String) throws {
    let run = try Self.shell("{ A \(arguments); echo $? >&3; } 3>&2 | head -1 > /dev/null")
    #expect(["0\n", "141\n"].contains(run.errors), "\(run.errors)")
  }

  @Test("a reader that has enough is no error where SIGPIPE is ignored either")
  func ignoredPipe() throws {
    let run = try Self.shell(
      "trap '' PIPE; { \(Self.commands.last.map { "A \($0)" } ?? ""); echo $? >&3; } 3>&2 | head -1"
    )
    #expect(run.errors == "141\n")
    #expect(run.output.hasPrefix("frame,time_s"))
  }

  @Test("closed streams do not end up in the file")
  func closedStreams() throws {
    try Self.inFolder { folder in
      let plain = try Self.shell("A export", in: folder).output
      let run = try Self.shell(
        "A export -o a.csv >&- 2>&- <&-; echo $?; A export -o a.csv --bogus 2>&- >&-; cat a.csv",
        in: folder)
      #expect(run.output == "0\n" + plain)
    }
  }

  @Test("a file appears whole, with the bits of the one it replaces, through links")
  func files() throws {
    try Self.inFolder { folder in
      let plain = try Self.shell("A export", in: folder).output
      let run = try Self.shell(
        """
        umask 027; A export -o new.csv && ls -l new.csv | cut -c1-10 && cat new.csv
        echo old > old.csv; chmod 604 old.csv; ln -s old.csv link.csv; ln -s later.csv dangling.csv
        A export -o link.csv && ls -l old.csv | cut -c1-10 && test -L link.csv && cat old.csv
        A export -o dangling.csv && cat later.csv
        mkfifo pipe; cat pipe & A export -o pipe && wait; test -p pipe && echo pipe
        A export -o /dev/stdout; A export -f csv -o odd.name && cat odd.name
        A export -o /dev/fd/5 5> five && cat five
        ls -A | tr '\\n' ' '
        """, in: folder)
      #expect(
        run.output
          == """
          -rw-r-----\n\(plain)-rw----r--\n\(plain)\(plain)\(plain)pipe\n\(plain)\(plain)\(plain)\
          dangling.csv five later.csv link.csv new.csv odd.name old.csv pipe 
          """)
      #expect(run.errors.isEmpty)
    }
  }

  @Test(
    "a failed export leaves the folder as it was",
    arguments: [
      ("A export -o none/x.csv", 73, "'none/x.csv'"),
      ("A export -o .", 73, "'.'"),
      ("A export -o x.csv --precision 99", 64, "'99'"),
      ("A export -o x.txt", 64, "'x.txt'"),
      ("A export -o x.csv/", 73, "'x.csv/'"),
      ("ulimit -f 4; A export -o x.csv --spring stiffness=9,damping=0", 74, "'x.csv'"),
      ("A export -o /dev/full", 74, "'/dev/full'"),
      ("A export -o x.csv --no-clobber", 73, "it exists, and '--no-clobber' keeps it"),
      ("A export bad.json -o x.csv", 66, "'bad.json'"),
      ("A export /dev/null -o x.csv 2>&1 >&- | sed 's/^/Error: /' >&2; exit 65", 65, "E0101"),
      ("ln -s loop loop; A export -f csv -o loop; s=$?; rm loop; exit $s", 73, "'loop'"),
    ])
  func failed(line: String, status: Int32, name: String) throws {
    try Self.inFolder { folder in
      try "old".write(toFile: folder + "/x.csv", atomically: true, encoding: .utf8)
      let run = try Self.shell(line, in: folder)
      #expect(run.status == status)
      #expect(run.errors.hasPrefix("Error: ") && run.errors.contains(name), "\(run.errors)")
      #expect(run.output.isEmpty)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["x.csv"])
      #expect(try String(contentsOfFile: folder + "/x.csv", encoding: .utf8) == "old")
    }
  }

  @Test(
    "a signal during an export ends it by that signal and leaves the old file",
    arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGKILL, SIGPIPE])
  func signals(signal: Int32) throws {
    try Self.inFolder { folder in
      try "old".write(toFile: folder + "/x.csv", atomically: true, encoding: .utf8)
      let child = try Self.spawn([
        "export", "--spring", "stiffness=100,damping=0", "--frame-cap", "90000000", "-o",
        folder + "/x.csv",
      ])
      Thread.sleep(forTimeInterval: 0.15)
      kill(child, signal)
      #expect(Self.ending(of: child) == signal)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["x.csv"])
      #expect(try String(contentsOfFile: folder + "/x.csv", encoding: .utf8) == "old")
    }
  }

  /// Starts the program with every signal at its usual effect. (What starts tests may ignore some, and
  /// threads block some; a program inherits both.)
  static func spawn(_ arguments: [String]) throws -> pid_t {
    let program = try #require(program)
    #if canImport(Darwin)
      var attributes: posix_spawnattr_t?
    #else
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var all = sigset_t()
    sigfillset(&all)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var child = pid_t()
    try #require(posix_spawn(&child, program, nil, &attributes, &words, environ) == 0)
    return child
  }

  /// Waits for a program: the signal it died of, or 0. One that does not end is killed.
  static func ending(of child: pid_t) -> Int32 {
    var status: Int32 = 0
    for _ in 0..<500 {
      if waitpid(child, &status, WNOHANG) == child { return status & 0x7F }
      usleep(10_000)
    }
    kill(child, SIGKILL)
    waitpid(child, &status, 0)
    return -1
  }

  @Test("every example of the help runs", arguments: [Commands.root] + Commands.all.map(\.help))
  func examples(page: HelpPage) throws {
    try Self.inFolder { folder in
      // What is new must not be there yet.
      if page.call != Commands.new.help.call { try Self.placeFiles(in: folder) }
      for example in page.examples {
        let line = example.map(quotedForShell).joined(separator: " ")
        let run = try Self.shell("A \(line)", in: folder)
        // What a format loses is told, and nothing else is.
        let errors = run.errors.split(separator: "\n").filter { !$0.hasPrefix("Note: ") }
        #expect(run.status == 0 && errors.isEmpty, "\(line): \(run.errors)")
      }
    }
  }

  /// Places what examples read.
  private static func placeFiles(in folder: String) throws {
    let spec = try MotionSpec(ButtonSpec(animations: BuiltInExample.animations))
    try spec.json.write(toFile: folder + "/button.json", atomically: true, encoding: .utf8)
    // What examples compare it with: its table, an older spec, and another tool's table.
    try spec.json.write(toFile: folder + "/old.json", atomically: true, encoding: .utf8)
    let table = try spec.compile().csv()
    try table.write(toFile: folder + "/press.csv", atomically: true, encoding: .utf8)
    let renamed = table.replacing("time_s", with: "t").replacing("scale", with: "value")
    try renamed.write(toFile: folder + "/recorded.csv", atomically: true, encoding: .utf8)
    for (name, text) in foreign {
      try text.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
    }
  }

  /// What other tools wrote, by the names that examples have for it.
  private static let foreign = [
    "press.css": ".press { transition: scale 0.3s linear(0, 0.6 20%, 1.1 45%, 0.98 70%, 1) }",
    "tokens.json": """
    {"motion":{"press":{"$type":"transition","$value":{"duration":{"value":200,"unit":"ms"},
    "timingFunction":[0.2,0,0,1]}}}}
    """,
    "icon.lottie.json": """
    {"fr":60,"ip":0,"op":31,"layers":[{"nm":"Ring","ks":{"s":{"a":1,
    "k":[{"t":0,"s":[100,100]},{"t":30,"s":[80,80]}]}}}]}
    """,
  ]

  @Test("equal options give equal bytes, whatever surrounds them")
  func determinism() throws {
    let variants = [
      "A export", "LC_ALL=de_DE.UTF-8 A export", "TZ=Asia/Tokyo COLUMNS=40 A export",
      "cd /; A export", "TERM=xterm FORCE_COLOR=3 CI=1 A export", "A export -o /dev/stdout",
      "A export | cat",
    ]
    let outputs = try variants.map { try Self.shell($0).output }
    #expect(Set(outputs).count == 1)
    let pictures = try ["A preview", "cd /; A preview", "TERM=xterm A preview"].map {
      try Self.shell($0).output
    }
    #expect(Set(pictures).count == 1)
    #expect(!pictures[0].contains("\u{1B}") && pictures[0].contains("Start"))
  }
}

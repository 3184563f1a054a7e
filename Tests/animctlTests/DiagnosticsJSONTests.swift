import Foundation
import Testing

@testable import animctl

@Suite("Diagnostics as JSON")
struct DiagnosticsJSONTests {
  private func objects(_ errors: String) throws -> [[String: Any]] {
    try errors.split(separator: "\n").map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      return try #require(object as? [String: Any])
    }
  }

  private func run(_ spec: [UInt8], _ options: [String] = []) -> MemoryRun {
    MemoryRun(["export", "-", "--diagnostics", "json"] + options, input: spec)
  }

  @Test("are an object a line, with the place")
  func object() throws {
    let spec = #"""
      { "version": 1, "name": "界",
        "effects": [ { "property": "scale", "to": 0.9, "on": ["hoverd"] } ] }
      """#
    let run = run(Array(spec.utf8))
    #expect(run.status == .badSpec)
    #expect(
      run.errors == #"""
        {"severity":"error","code":"E0207","message":"\"hoverd\" is no state","file":"<stdin>",\#
        "line":2,"column":58,"endLine":2,"endColumn":64,"byteOffset":88,"endByteOffset":94,\#
        "path":"$.effects[0].on[0]","suggestions":["hovered"],"help":["did you mean \"hovered\"?",\#
        "states are normal, disabled, highlighted, selected, focused, hovered"],"notes":[]}

        """#)
  }

  @Test("say the same as the text, in the same order")
  func same() throws {
    let effects = String(repeating: "{ \"to\": 1, \"to\": 2 }, ", count: 30) + "0"
    let spec = Array("{ \"version\": 1,\n\"effects\": [ \(effects) ] }".utf8)
    let found = try objects(run(spec).errors)
    let text = MemoryRun(["export", "-"], input: spec).errors
    let firstLines = text.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(found.count == 21 && firstLines.count == 20)
    for (object, line) in zip(found, firstLines) {
      let place = "<stdin>:\(object["line"] ?? ""):\(object["column"] ?? "")"
      let message = "\(object["message"] ?? "") [\(object["code"] ?? "")]"
      #expect(line == "\(place): error: \(message)")
    }
    #expect(found[20]["message"] as? String == "… and 41 more errors")
    #expect(found[20]["severity"] as? String == "note")
    let notes = try #require(
      found.compactMap { $0["notes"] as? [[String: Any]] }.first { !$0.isEmpty })
    #expect(notes[0]["message"] as? String == "it was first given here")
    #expect(notes[0]["line"] as? Int == 2)
  }

  @Test("are valid whatever the file holds")
  func hostile() throws {
    var state: UInt64 = 99
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let pieces: [[UInt8]] =
      [
        "{", "}", "[", "]", ",", ":", "\"", "'", "\\", "\\u12", "\u{0}", "\u{1B}", "\u{7F}",
        "\u{9B}",
        "\u{2028}", "\u{202E}", "\u{E0001}", "\r", "\n", "\t", "1e400", "NaN", "01", "tru",
        "a\u{301}",
        "👩‍🚀", "\u{FEFF}", "\"version\": 1", "\"effects\"", "//", "/*", "\"to\u{1}\"",
      ].map { Array($0.utf8) } + [
        [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90], [0xE2],
      ]
    for _ in 0..<300 {
      let spec = (0..<1 + next(30)).flatMap { _ in pieces[next(pieces.count)] }
      let run = run(spec)
      #expect(run.status == .badSpec)
      let found = try objects(run.errors)
      #expect(!found.isEmpty)
      for object in found where object["line"] is Int {
        let start = try #require(object["byteOffset"] as? Int)
        let end = try #require(object["endByteOffset"] as? Int)
        #expect(0...end ~= start && end <= spec.count)
        #expect(object["code"] is String && object["message"] is String)
      }
      #expect(run.errors.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.isPrintable })
      let text = MemoryRun(["export", "-"], input: spec).errors
      #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.isPrintable })
    }
  }

  @Test(
    "tell everything else in the same form",
    arguments: [
      (
        ["export", "no/such.json"], "Cannot read 'no/such.json': No such file or directory.",
        "no/such.json"
      ),
      (["export", "-", "--scale", "1"], "'--scale' and the spec '-' exclude", nil),
      (["export", "-o", "none/x.csv"], "Cannot create 'none/x.csv'", nil),
      (["export", "-o", "x.what"], "does not tell the format", nil),
      (
        [
          "export", "--script", "press@0s", "--spring", "stiffness=9,damping=0", "--frame-cap", "9",
        ],
        "the motion has not come to rest by frame 9", nil
      ),
    ] as [([String], String, String?)])
  func others(arguments: [String], message: String, file: String?) throws {
    let run = MemoryRun(arguments + ["--diagnostics", "json"])
    let found = try objects(run.errors)
    #expect(found.count == 1)
    #expect((found[0]["message"] as? String)?.contains(message) == true, "\(run.errors)")
    #expect(found[0]["file"] as? String == file)
    #expect(found[0]["line"] is NSNull && found[0]["code"] is NSNull)
    #expect(found[0]["severity"] as? String == (run.status == .done ? "warning" : "error"))
  }

  @Test("warnings are objects too, and errors where they count as such")
  func warnings() throws {
    let spec = Array(
      #"{ "version": 1, "effects": [ { "property": "scale", "to": 1, "on": ["normal", "normal"] } ] }"#
        .utf8)
    for (options, severity, status) in [
      ([], "warning", 0), (["--strict"], "error", 65),
    ] as [([String], String, Int32)] {
      let run = run(spec, options)
      let found = try objects(run.errors)
      #expect(found.map { $0["code"] as? String } == ["W0301"])
      #expect(found[0]["severity"] as? String == severity)
      #expect(run.status.rawValue == status)
    }
  }
}

extension Unicode.Scalar.Properties {
  /// Whether a terminal shows it and nothing else.
  fileprivate var isPrintable: Bool {
    switch generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: false
    default: true
    }
  }
}

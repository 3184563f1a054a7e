import Foundation
import Testing

@testable import AnimCore

/// Specs that were made to do harm, or were broken on the way.
@Suite("Spec files: hostile input")
struct SpecHostileTests {
  private func errors(_ bytes: [UInt8]) -> SpecErrors? {
    do {
      _ = try MotionSpec(reading: bytes)
      return nil
    } catch {
      return error
    }
  }

  private func codes(_ bytes: [UInt8]) -> [String] {
    errors(bytes)?.diagnostics.map(\.code) ?? []
  }

  private func codes(_ text: String) -> [String] { codes(Array(text.utf8)) }

  @Test("keys given twice are refused, named and placed, also after unescaping")
  func duplicates() {
    for (text, key, column, path) in [
      (#"{"scale":0.9,"scale":0.8}"#, "scale", 14, "$.scale"),
      (#"{"states":{"a":{"x":1},"a":{"x":2}}}"#, "a", 24, "$.states.a"),
      (#"{"sc\u0061le":1,"scale":2}"#, "scale", 17, "$.scale"),
    ] {
      let parser = JSONParser(Array(text.utf8))
      let found = parser.log.diagnostics(in: parser.tree)
      #expect(found.map(\.problem) == [.syntax(.duplicateKey(key))])
      #expect(found[0].start.column == column && found[0].path.description == path)
      #expect(found[0].notes[0].about == .firstGiven && found[0].notes[0].start.line == 1)
    }
    // Among many keys too; canonical equivalents are different keys.
    let keys = (0..<1_000).map { "\"k\($0)\":0" } + ["\"k500\":1", #""é":1"#, #""e\u0301":1"#]
    let parser = JSONParser(Array("{\(keys.joined(separator: ","))}".utf8))
    #expect(
      parser.log.diagnostics(in: parser.tree).map(\.problem) == [.syntax(.duplicateKey("k500"))])
  }

  @Test("numbers that JSON does not have are refused at the key they are of")
  func numbers() {
    let long = String(repeating: "7", count: 100_000)
    for number in [
      "1e400", "-1e400", "NaN", "Infinity", "-Infinity", "0x1F", "01", ".5", "+1", "1.", long,
      "-" + long, "1" + long + "e" + long,
    ] {
      let text = #"{"version":1,"effects":[{"property":"scale","to":\#(number)}]}"#
      let found = errors(Array(text.utf8))?.diagnostics ?? []
      #expect(found.map(\.path.description) == ["$.effects[0].to"], "\(number.prefix(20))")
      #expect(found.first?.start.column == 50)
    }
    // What is too small to be a number is 0, and many digits are as good as few.
    for (number, value) in [
      ("1e-400", 0), ("0." + long, 7.0 / 9), ("5e-324", Double.leastNonzeroMagnitude),
    ] {
      let text = #"{"version":1,"effects":[{"property":"scale","to":\#(number)}]}"#
      let spec = try? MotionSpec(reading: Array(text.utf8))
      #expect(spec?.animations.effects.first?.target == .number(value))
    }
  }

  @Test("nesting ends at the limit, on threads with little room too")
  func depth() async {
    let open = [UInt8](repeating: UInt8(ascii: "["), count: 100_000)
    let objects = [UInt8](String(repeating: "{\"v\":", count: 100_000).utf8)
    let balanced =
      String(repeating: "{\"v\":", count: 256) + "1" + String(repeating: "}", count: 256)
    for bytes in [open, objects, Array(balanced.utf8)] {
      #expect(codes(bytes).contains("E0106"))
      let parser = JSONParser(bytes)
      let found = parser.log.diagnostics(in: parser.tree)
      #expect(found.map(\.problem) == [.syntax(.tooDeep(limit: 64))])
    }
    // Threads have 512 KiB by default here and on Apple systems.
    let found = await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: codes(open)) }
      thread.start()
    }
    #expect(found.contains("E0106"))
    let deepest = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(!codes(deepest).contains("E0106"))
  }

  @Test("other encodings and broken characters have a place")
  func encodings() {
    let text = #"{"version":1,"name":"ä","effects":[]}"#
    #expect(codes("\u{FEFF}" + text) == ["E0103"])
    #expect(
      codes([0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }) == ["E0104"])
    #expect(codes(text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }) == ["E0104"])
    #expect(codes(text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }) == ["E0104"])
    #expect(codes([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x7B]) == ["E0104"])
    let latin = Array(text.utf8).split(separator: 0xC3).joined(separator: [0xE4])
      .filter { $0 != 0xA4 }
    let found = errors(latin)?.diagnostics ?? []
    #expect(found.map(\.code) == ["E0105"])
    #expect(found.first?.start.column == 22 && found.first?.path.description == "$.name")
    for bad: [UInt8] in [
      [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF5], [0xFF],
      [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0xC3],
    ] {
      let parser = JSONParser([UInt8(ascii: "\"")] + bad + [UInt8(ascii: "\"")])
      let found = parser.log.diagnostics(in: parser.tree)
      #expect(!found.isEmpty && found.allSatisfy { $0.problem == .syntax(.invalidUTF8) })
      #expect(String(validating: bad, as: UTF8.self) == nil)
    }
  }

  @Test("UTF-8 is told from other bytes as the standard library tells it")
  func utf8() {
    var generator = SeededGenerator(seed: 8)
    let leads: [UInt8] = [
      0x41, 0x7F, 0x80, 0xBF, 0xC2, 0xDF, 0xE0, 0xE1, 0xED, 0xEF, 0xF0, 0xF4, 0xF5,
    ]
    for _ in 0..<3_000 {
      let bytes = (0..<4).map { _ in
        Bool.random(using: &generator)
          ? leads[Int.random(in: leads.indices, using: &generator)]
          : UInt8.random(in: 0x20...0xFF, using: &generator)
      }
      let sequence = UTF8Sequence(in: bytes, at: 0)
      let decoded = (1...4).compactMap { String(validating: bytes.prefix($0), as: UTF8.self) }.first
      #expect(sequence.scalar == decoded?.unicodeScalars.first)
      #expect((1...4).contains(sequence.length))
    }
  }

  @Test("lines that end with CR alone are lines")
  func carriageReturns() throws {
    let text = "{\r  \"version\": 1,\r  \"effects\": []\r}\r"
    #expect(try MotionSpec(reading: Array(text.utf8)).animations == ButtonAnimations())
    #expect(errors(Array("\r\r\r".utf8))?.diagnostics.first?.start.line == 4)
  }

  @Test("what is larger than the limit is refused at once; a million errors are counted")
  func sizes() {
    let large = [UInt8](repeating: UInt8(ascii: " "), count: MotionSpec.sizeLimit + 1)
    #expect(codes(large) == ["E0102"])
    for unit in ["0,", "{},", "\"a\":1,", "[],", "@,", "//\n", "\"\\u0061\",", "\u{FFFD}"] {
      let text = "[" + String(repeating: unit, count: 20_000)
      let found = errors(Array(text.utf8))
      #expect(found.map { $0.diagnostics.count <= 20 } == true, "\(unit)")
    }
    let keys = (0..<20_000).map { "\"k\($0)\":0" }.joined(separator: ",")
    #expect(errors(Array("{\(keys)}".utf8))?.omittedErrors == 20_002 - 20)
  }

  @Test("whatever is done to a spec, it is read or refused with places in it")
  func mutations() throws {
    let folder = SpecFixture.folder("Examples/Specs")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let specs = try names.map {
      try [UInt8](Data(contentsOf: folder.appendingPathComponent($0)))
    }
    var generator = SeededGenerator(seed: 9)
    let pieces =
      Array("{}[]\",:\\ \n\r\t-+.0123456789eEtrufalsn/*#'@u\u{0}é".utf8) + [0xFF, 0xC3, 0xE2]
    for round in 0..<1_500 {
      var bytes = specs[round % specs.count]
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: bytes.indices, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = pieces[Int.random(in: pieces.indices, using: &generator)]
        case 2: bytes.insert(pieces[Int.random(in: pieces.indices, using: &generator)], at: place)
        default: bytes.removeSubrange(place..<min(bytes.count, place + 9))
        }
      }
      let isJSON = (try? JSONSerialization.jsonObject(with: Data(bytes))) != nil
      guard let errors = errors(bytes) else {
        #expect(isJSON, "\(String(decoding: bytes, as: UTF8.self))")
        continue
      }
      #expect(!errors.diagnostics.filter { $0.severity == .error }.isEmpty)
      let offsets = errors.diagnostics.map(\.start.offset)
      #expect(offsets == offsets.sorted())
      for diagnostic in errors.diagnostics {
        #expect((0...bytes.count).contains(diagnostic.start.offset))
        #expect((diagnostic.start.offset...bytes.count).contains(diagnostic.end.offset))
        #expect(diagnostic.start.line >= 1 && diagnostic.start.column >= 1)
      }
      let isSyntax = errors.diagnostics.contains { $0.code.hasPrefix("E01") }
      #expect(
        isJSON || isSyntax || errors.omittedErrors > 0, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }
}

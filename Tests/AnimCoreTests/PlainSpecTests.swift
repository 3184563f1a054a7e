import Foundation
import Testing

@testable import AnimCore

/// Most specs are read by a reader of their own, which says nothing of what it does not take. What it
/// takes the thorough reader has to take too, as the same spec and without a word.
@Suite("Spec files: the usual ones")
struct PlainSpecTests {
  private func plain(_ text: String) -> MotionSpec? { PlainSpecReader.spec(Array(text.utf8)) }

  /// Whether the reader for usual specs takes it; what it takes is held against the thorough one.
  private func isTaken(_ bytes: [UInt8]) -> Bool {
    guard let plain = PlainSpecReader.spec(bytes) else { return false }
    let text = String(decoding: bytes, as: UTF8.self)
    var warnings: [SpecDiagnostic] = []
    do {
      let thorough = try MotionSpec(thoroughly: bytes, warnings: &warnings)
      #expect(plain == thorough && plain.json == thorough.json, "\(text)")
      #expect(warnings.isEmpty, "\(text): \(warnings.map(\.problem))")
    } catch {
      Issue.record("\(text): \(error.diagnostics.map(\.problem))")
    }
    return true
  }

  /// Everything that is usual.
  private static let usual = """
    {
      "$schema": "x", "colorSpace": "oklab", "version": 1, "name": "A 'name'", "minimumPress": "80ms",
      "button": { "title": "Go", "width": 99.5, "height": 10, "scale": -0, "opacity": 0.25,
        "backgroundColor": "#8E8E93", "borderColor": "#abc" },
      "effects": [
        { "property": "scale", "to": 0.95, "on": "highlighted",
          "enter": { "spring": { "response": "250ms", "dampingRatio": 0.8 } },
          "exit": { "spring": { "duration": 0.3, "bounce": -0.25, "initialVelocity": -2 } } },
        { "to": "#1234", "on": ["selected+highlighted", "normal"], "property": "foregroundColor",
          "enter": { "curve": { "name": "easeOut", "duration": "9f" }, "delay": 0.125 } },
        { "property": "rotation", "to": 7, "style": "hold",
          "exit": { "spring": { "stiffness": 100, "damping": 10.000000000000001 } } },
        { "property": "offsetX", "to": 0.1, "style": "pulse",
          "enter": { "uikitSpring": { "duration": 0.3, "dampingRatio": 0.4 } } },
        { "property": "opacity", "to": 0.5, "on": "hovered",
          "enter": { "spring": { "preset": "snappy", "initialVelocity": 1 } },
          "exit": { "cubicBezier": { "points": [0.3, 0, 0.1, 1], "duration": "200ms" } } },
        { "property": "offsetY", "to": -123456.789, "enter": { "delay": "1.5s",
          "spring": { "stiffness": 9, "dampingRatio": 1 } } } ],
      "script": [ { "at": 0, "event": "press" }, { "at": "7f", "event": "release" },
        { "event": "dragEnter", "at": "0.5s" }, { "at": 1.25, "state": "selected+hovered" },
        { "at": 1, "state": "normal" } ]
    }
    """

  @Test("are taken, as they are")
  func taken() throws {
    #expect(isTaken(Array(Self.usual.utf8)))
    #expect(isTaken(Array(BuiltInExample.spec.json.utf8)))
    #expect(isTaken(Array(#"{"effects":[],"version":1.0}"#.utf8)))
    let folder = SpecFixture.folder("Examples/Specs")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let taken = try names.count {
      isTaken([UInt8](try Data(contentsOf: folder.appending(path: $0))))
    }
    #expect(taken >= names.count / 2, "\(taken) of \(names.count)")
  }

  @Test("with one letter changed, left out, doubled or moved are taken as the thorough reader does")
  func mutations() {
    let bytes = Array(Self.usual.utf8)
    var taken = 0
    let letters = Array("\"\\,:{}[]0-.e# \u{7F}a\u{0}\u{80}".utf8)
    for place in bytes.indices {
      // Some of the letters at each place, others at the next.
      for turn in 0..<2 {
        var changed = bytes
        changed[place] = letters[(7 * place + turn) % letters.count]
        if isTaken(changed) { taken += 1 }
      }
      if isTaken(Array(bytes[..<place] + bytes[(place + 1)...])) { taken += 1 }
      if isTaken(Array(bytes[...place] + bytes[place...])) { taken += 1 }
      if place % 7 == 0 { #expect(!isTaken(Array(bytes[..<place]))) }
    }
    // Blanks, digits and names can be changed, and a third of the text is those.
    #expect((200...3_000).contains(taken), "\(taken)")
  }

  @Test("of every kind are taken as the thorough reader does")
  func random() throws {
    var random = SpecRandom(seed: 11)
    var taken = 0
    for _ in 0..<300 {
      let all = try random.animations()
      let few = all.effects.filter(\.keyframes.isEmpty).prefix(2)
      let animations = ButtonAnimations(
        resting: RestingValues(), effects: Array(few), mixing: all.colorSpace)
      let spec = try MotionSpec(ButtonSpec(animations: animations, script: random.script()))
      if isTaken(Array(spec.json.utf8)) { taken += 1 }
      _ = isTaken(Array(try random.spec().json.utf8))
    }
    #expect(taken > 10, "\(taken)")
  }

  @Test("of the corpus are taken as the thorough reader does")
  func corpus() throws {
    let folder = SpecFixture.folder("Tests/Fixtures/specs")
    let lines = try Data(contentsOf: folder.appendingPathComponent("corpus.ndjson"))
    var taken = 0
    for line in lines.split(separator: UInt8(ascii: "\n")) {
      let row = try JSONSerialization.jsonObject(with: line) as? [String: Any]
      if isTaken(Array((row?["spec"] as? String ?? "").utf8)) { taken += 1 }
    }
    #expect(taken > 50, "\(taken)")
  }

  @Test(
    "are not those with a mistake, a warning, or something that is seldom",
    arguments: [
      #"{"version":1,"effects":[]"#, #"{"version":1,"effects":[],}"#, #"{"version":1}"#,
      #"{"effects":[]}"#, #"{"version":2,"effects":[]}"#, #"{"version":01,"effects":[]}"#,
      #"{"version":1,"effects":[]} x"#, #"{"version":1,"effects":[],"effects":[]}"#,
      #"{"version":1,"effects":[],"name":"ä"}"#, #"{"version":1,"effects":[],"name":"\n"}"#,
      #"{"version":1,"effects":[{"property":"scale"}]}"#,
      ##"{"version":1,"effects":[{"property":"scale","to":"#FFF"}]}"##,
      #"{"version":1,"effects":[{"property":"opacity","to":1.5}]}"#,
      #"{"version":1,"effects":[{"property":"opacity","to":1,"on":["normal","normal"]}]}"#,
      #"{"version":1,"effects":[{"property":"opacity","to":1},{"property":"opacity","to":0}]}"#,
      #"{"version":1,"effects":[],"button":{"opacity":2}}"#,
      #"{"version":1,"effects":[],"button":{"width":0}}"#,
      #"{"version":1,"effects":[],"script":[{"at":-1,"event":"press"}]}"#,
      #"{"version":1,"effects":[],"script":[{"at":0,"event":"press","state":"normal"}]}"#,
      #"{"version":1,"effects":[],"script":[{"at":0,"event":"press","touch":2}]}"#,
      #"{"version":1,"effects":[],"minimumPress":"1000001s"}"#,
    ])
  func notTaken(text: String) {
    #expect(plain(text) == nil)
  }

  @Test("hold numbers to the last bit")
  func numbers() {
    var random = SpecRandom(seed: 12)
    for _ in 0..<2_000 {
      let number = random.number(in: -1_000...1_000)
      var reader = PlainSpecReader(Array("\(number) ".utf8))
      // Those with an exponent are not usual.
      #expect((try? reader.number())?.bitPattern ?? number.bitPattern == number.bitPattern)
    }
    for text in ["123456789012345", "0.00000000012345", "9007199254740993", "-0", "0.1", "5e-324"] {
      var reader = PlainSpecReader(Array(text.utf8))
      let read = try? reader.number()
      #expect(read?.bitPattern == (text.contains("e") ? nil : Double(text)?.bitPattern), "\(text)")
    }
  }

  @Test("colours are the same by their bytes")
  func colors() throws {
    for text in ["#000", "#FfF8", "#8E8E93", "#01020304"] {
      #expect(try Color(hexIn: Array(text.utf8)[...]) == Color(hex: text))
    }
    for text in ["#12", "#12345", "#1234567", "8E8E93", "#GGG", ""] {
      #expect(Color(hexIn: Array(text.utf8)[...]) == nil)
    }
    #expect(try Color(hex: "#1234") == Color(hex: "#11223344"))
  }
}

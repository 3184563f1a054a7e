import AnimCore
import Testing

@testable import animctl

@Suite("The wording of diagnostics")
struct DiagnosticWordingTests {
  /// What is said about the first problem of a spec whose opacity goes to something.
  private func wording(to target: String) throws -> DiagnosticWording {
    try wording(
      spec: "{ \"version\": 1, \"effects\": [ { \"property\": \"opacity\", \"to\": \(target) } ] }")
  }

  private func wording(spec: String) throws -> DiagnosticWording {
    let bytes = Array(spec.utf8)
    do {
      _ = try MotionSpec(reading: bytes)
    } catch {
      return DiagnosticWording(error.diagnostics[0], in: SpecInput(name: "x", bytes: bytes))
    }
    throw Taken()
  }

  private struct Taken: Error {}

  @Test(
    "misspelled numbers are mended where it is plain how",
    arguments: [
      ("01", "1"), ("-01", "-1"), ("00.5", "0.5"), ("00", "0"), ("+1", "1"), (".5", "0.5"),
      ("-.5", "-0.5"), ("1.", "1.0"), ("0,5", "0.5"), ("1_0", "10"), ("10ms", "\"10ms\""),
      ("7f", "\"7f\""), ("1.e3", nil), ("1e", nil), ("-", nil), ("0x1F", nil), ("1.2.3", nil),
      ("10px", nil), ("+-1", "-1"), ("+01", nil), ("1-2s", nil),
    ] as [(String, String?)])
  func numbers(text: String, mended: String?) throws {
    let wording = try wording(to: text)
    #expect(wording.message.hasPrefix("\(text) is no number: "))
    #expect(wording.suggestions == (mended.map { [$0] } ?? []))
    #expect(wording.help.count == 1)
  }

  @Test(
    "other values are mended where it is plain how",
    arguments: [
      ("\"0.5\"", ["0.5"]), ("\"-1e3\"", ["-1e3"]), ("\"half\"", []), ("True", ["true"]),
      ("half", ["\"half\""]), ("'0.5'", ["\"0.5\""]), ("'0\"5'", []), ("[0.5]", []), ("null", []),
    ])
  func values(text: String, suggestions: [String]) throws {
    #expect(try wording(to: text).suggestions == suggestions)
  }

  @Test(
    "times and colours are mended where it is plain how",
    arguments: [
      ("at", "120 ms", "120ms"), ("at", "120MS", "120ms"), ("at", "120", "120ms"),
      ("at", "0.12", "0.12s"), ("at", " 7 F ", "7f"), ("at", "-5ms", nil), ("at", "soon", nil),
      ("at", "1h", nil), ("at", "", nil), ("color", "8E8E93", "#8E8E93"), ("color", "abc", "#abc"),
      ("color", "Blue", "#0000FF"), ("color", "grey", "#808080"), ("color", "#12", nil),
      ("color", "rgb(0,0,0)", nil), ("color", "", nil), ("color", "transparent", "#00000000"),
    ] as [(String, String, String?)])
  func texts(kind: String, text: String, mended: String?) throws {
    let wording = try wording(
      spec: kind == "at"
        ? "{\"version\":1,\"effects\":[],\"script\":[{\"at\":\"\(text)\",\"event\":\"press\"}]}"
        : "{\"version\":1,\"effects\":[{\"property\":\"borderColor\",\"to\":\"\(text)\"}]}")
    #expect(wording.message.hasPrefix("\"\(text)\" is no "))
    #expect(wording.suggestions == (mended.map { ["\"\($0)\""] } ?? []))
    #expect(wording.help.last == (kind == "at" ? timeHelp : colorHelp))
  }

  @Test(
    "names from elsewhere are known",
    arguments: [
      ("pressed", "highlighted"), ("Active", "highlighted"), ("hover", "hovered"),
      ("focus", "focused"), ("idle", "normal"), ("selcted", "selected"), ("xyzzy", nil),
    ] as [(String, String?)])
  func synonyms(name: String, ours: String?) throws {
    let effect = "{\"property\":\"scale\",\"to\":1,\"on\":\"\(name)\"}"
    let wording = try wording(spec: "{\"version\":1,\"effects\":[\(effect)]}")
    #expect(wording.suggestions == (ours.map { [$0] } ?? []))
    #expect(wording.help.count == (ours == nil ? 1 : 2))
  }

  @Test("shares are not per cent, channels not bytes")
  func shares() throws {
    #expect(try wording(to: "95").help == ["1 is all of it: for 95 per cent write 0.95"])
    #expect(try wording(to: "-1").help.isEmpty)
    #expect(try wording(to: "1000").help.isEmpty)
    let color = #"{ "red": 255, "green": 0, "blue": 0 }"#
    let spec = #"{"version":1,"effects":[{"property":"borderColor","to":"# + color + "}]}"
    #expect(try wording(spec: spec).message == "red is 255, expected 0 to 1")
    #expect(try wording(spec: spec).help == ["channels are from 0 to 1: divide by 255"])
  }

  @Test(
    "missing keys are shown as one would write them",
    arguments: [
      (#""spring":{"stiffness":9}"#, #"add for example "damping": 20"#),
      (#""spring":{}"#, #"add for example "response": 0.3, "dampingRatio": 0.5"#),
      (#""spring":{"settlingDuration":1}"#, #"add "dampingRatio": 0.5"#),
      (#""curve":{"name":"linear"}"#, #"add "duration": 0.3"#),
      (#""delay":"1s""#, #"add for example "spring": { … }"#),
    ])
  func missing(timing: String, help: String) throws {
    let spec =
      "{\"version\":1,\"effects\":[{\"property\":\"scale\",\"to\":1,\"enter\":{\(timing)}}]}"
    #expect(try wording(spec: spec).help == [help])
  }

  @Test("what comes from the file cannot steer a terminal")
  func control() throws {
    let wording = try wording(spec: #"{"version":1,"effects":[],"\#u{202E}\u001b[2J":1}"#)
    #expect(wording.message == #"unknown key "\u{202E}\u{1B}[2J""#)
  }
}

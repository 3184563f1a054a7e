import AnimCore
import Testing

@testable import animctl

@Suite("What a terminal sends")
struct InputDecoderTests {
  private static let white = TerminalInput.answer(.background(.white))

  static let forms: [(text: String, inputs: [TerminalInput])] = [
    ("q", [.key(.character("q"), .typed)]),
    ("xq", [.key(.character("x"), .typed), .key(.character("q"), .typed)]),
    ("\u{1B}", [.key(.escape, .typed)]),
    ("\u{1B}\u{1B}", [.key(.escape, .typed), .key(.escape, .typed)]),
    ("\u{1B}[A", [.key(.up, .typed)]), ("\u{1B}OB", [.key(.down, .typed)]),
    ("\u{1B}[1;5C", [.key(.right, .typed)]), ("\u{1B}[1;1:3D", [.key(.left, .up)]),
    ("\u{1B}[H\u{1B}[F", [.key(.home, .typed), .key(.end, .typed)]),
    ("\r\t\u{7F}", [.key(.enter, .typed), .key(.tab, .typed), .key(.backspace, .typed)]),
    ("\u{1B}[Z", [.key(.backTab, .typed)]),
    ("\u{1B}OP\u{1B}[15~\u{1B}[200~", []), ("\u{1B}q", []), ("\u{1}", []),
    ("\u{1B}[32u", [.key(.character(" "), .down)]),
    ("\u{1B}[32;1:2u\u{1B}[32;1:3u", [.key(.character(" "), .again), .key(.character(" "), .up)]),
    ("\u{1B}[113;5u", []), ("\u{1B}[99999999999999999999u\u{1B}[57441u", []),
    ("\u{1B}[9;2u", [.key(.backTab, .down)]), ("\u{1B}[27u", [.key(.escape, .down)]),
    ("\u{1B}[<0;12;7M", [.mouse(Mouse(action: .down, column: 12, row: 7))]),
    ("\u{1B}[<32;13;7M", [.mouse(Mouse(action: .drag, column: 13, row: 7))]),
    ("\u{1B}[<0;13;7m", [.mouse(Mouse(action: .up, column: 13, row: 7))]),
    ("\u{1B}[<64;13;7M\u{1B}[<0;1M", []),
    ("\u{1B}[?62;22c", [.answer(.attributes)]), ("\u{1B}[?0u", [.answer(.keyboardProtocol)]),
    ("\u{1B}[12;40R", [.answer(.cursor(column: 40, row: 12))]),
    ("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\", [white]), ("\u{1B}]11;rgb:f/f/f\u{7}", [white]),
    ("\u{1B}]11;rgba:ff/ff/ff/80\u{7}", [white]),
    ("\u{1B}]11;rgb:xx/00/00\u{7}\u{1B}]11;rgb:00/00\u{7}", []),
    ("\u{1B}]52;c;q\u{7}\u{1B}P1+rq\u{1B}\\", []),
    ("é👍🏽", [.key(.character("é"), .typed)]),
  ]

  @Test("is read whole", arguments: forms)
  func whole(text: String, inputs: [TerminalInput]) {
    var decoder = InputDecoder()
    // A character of several scalars comes as several keys, none of which means anything.
    let found = decoder.read(Array(text.utf8))
    let isCut = !text.unicodeScalars.allSatisfy(\.isASCII)
    #expect(isCut ? found.first == inputs.first : found == inputs)
  }

  @Test("is read the same however it is cut", arguments: forms)
  func pieces(text: String, inputs: [TerminalInput]) {
    let bytes = Array(text.utf8)
    // Only a cut behind Escape changes a meaning, and one inside a character.
    guard text.unicodeScalars.allSatisfy(\.isASCII) else { return }
    for cut in bytes.indices.dropFirst() where bytes[cut - 1] != 0x1B {
      var decoder = InputDecoder()
      let first = decoder.read(bytes[..<cut])
      #expect(first + decoder.read(bytes[cut...]) == inputs, "cut at \(cut)")
    }
  }

  @Test("random bytes are read without harm, and never kept for long")
  func noise() {
    var state: UInt64 = 42
    var decoder = InputDecoder()
    for _ in 0..<2_000 {
      let bytes = (0..<40).map { _ -> UInt8 in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let pick = UInt8(state >> 56)
        return pick < 80 ? [0x1B, 0x5B, 0x5D, 0x4F, 0x3B, 0x3A, 0x30, 0x3C][Int(pick % 8)] : pick
      }
      _ = decoder.read(bytes)
    }
    // ST ends whatever was left open.
    _ = decoder.read(Array("\u{7}\u{1B}\\m".utf8) + Array(repeating: 0x6D, count: 300))
    #expect(decoder.read(Array("q".utf8)).last == .key(.character("q"), .typed))
  }
}

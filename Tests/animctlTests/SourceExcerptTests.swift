import AnimRender
import Testing

@testable import animctl

@Suite("Excerpts of a source")
struct SourceExcerptTests {
  /// The excerpt of what stands between ⟦ and ⟧, its mark below.
  private func shown(_ text: String, width: Int = 40) -> [String] {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "⟦" || $0 == "⟧" }
    let bytes = Array(parts.joined().utf8)
    let start = parts[0].utf8.count
    let excerpt = SourceExcerpt(
      of: start..<start + parts[1].utf8.count, in: bytes, width: width)
    let mark = String(repeating: " ", count: excerpt.indent)
    return [excerpt.text, mark + String(repeating: "^", count: excerpt.length)]
  }

  @Test(
    "stand above their mark, whatever the glyphs' widths",
    arguments: [
      ("a⟦b⟧c", "abc", " ^"), ("⟦⟧", "", "^"), ("ab⟦⟧", "ab", "  ^"), ("a⟦⟧b", "ab", " ^"),
      ("x\ny⟦z⟧\nw", "yz", " ^"), ("x\ry⟦z⟧\rw", "yz", " ^"), ("x\r\ny⟦z⟧\r\nw", "yz", " ^"),
      ("⟦a\nb⟧", "a", "^"), ("ab⟦⟧\ncd", "ab", "  ^"), ("ab⟦\n⟧cd", "ab", "  ^"),
      ("\t⟦a⟧", "    a", "    ^"), ("a\tb⟦\tc⟧", "a   b   c", "     ^^^^"),
      ("界⟦界x⟧", "界界x", "  ^^^"), ("e\u{301}⟦o\u{308}⟧u", "e\u{301}o\u{308}u", " ^"),
      ("👩‍🚀⟦x⟧", "👩x", "  ^"), ("\u{1B}⟦[2J⟧", "␛[2J", " ^^^"), ("a\u{0}⟦b⟧\u{7F}", "a␀b␡", "  ^"),
      ("\u{202E}⟦x⟧", "\u{FFFD}x", " ^"),
    ])
  func widths(text: String, line: String, mark: String) {
    #expect(shown(text) == [line, mark])
  }

  @Test("show a replacement for each byte that is no UTF-8")
  func broken() {
    let bytes: [UInt8] = [0x61, 0xE2, 0x82, 0x62, 0xFF, 0x63]
    let excerpt = SourceExcerpt(of: 4..<5, in: bytes, width: 40)
    #expect(excerpt.text == "a\u{FFFD}\u{FFFD}b\u{FFFD}c")
    #expect(excerpt.indent == 4 && excerpt.length == 1)
  }

  @Test(
    "are cut around what they show",
    arguments: [
      ("⟦a⟧bcdefghijklmno", "abcdefgh…", "^"), ("abcdefghijklmn⟦o⟧", "…hijklmno", "        ^"),
      ("abcdefg⟦h⟧ijklmno", "…efghijkl…", "    ^"),
      ("abcdefghijklmno⟦⟧", "…hijklmno", "         ^"),
      ("abcdefghijk⟦lmno⟧", "…hijklmno", "     ^^^^"),
    ])
  func cut(text: String, line: String, mark: String) {
    #expect(shown(text, width: 10) == [line, mark])
  }

  @Test("are never wider than asked, and the mark is within", arguments: [0, 10, 11, 40, 77])
  func room(width: Int) {
    var state: UInt64 = 7
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let pieces: [[UInt8]] =
      [
        "a", "\t", "界", "e\u{301}", "👍🏽", "\u{1B}", "\n", "\r", "\u{202E}", "\u{301}\u{301}", "🇩🇪",
        "x y",
      ].map { Array($0.utf8) } + [[0xFF], [0xE2, 0x82], [0xF0], [0x80]]
    for _ in 0..<300 {
      let bytes = (0..<next(200)).flatMap { _ in pieces[next(10) == 0 ? 6 : next(pieces.count)] }
      let start = next(bytes.count + 1)
      let end = start + next(bytes.count + 1 - start)
      let excerpt = SourceExcerpt(of: start..<end, in: bytes, width: width)
      #expect(Glyph.width(of: excerpt.text) <= max(width, 10))
      #expect(excerpt.indent + excerpt.length <= max(width, 10) + 1)
      #expect(excerpt.length >= 1)
      #expect(excerpt.text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F })
    }
  }

  @Test("of a line of millions take no time")
  func long() {
    let bytes = [UInt8](repeating: 0x61, count: 1 << 22)
    for place in [0, 1 << 21, 1 << 22] {
      let excerpt = SourceExcerpt(of: place..<place, in: bytes, width: 40)
      #expect(excerpt.text.count == 40 || excerpt.text.count == 39)
    }
  }
}

import AnimCore
import Testing

@testable import animctl

@Suite("Words and numbers")
struct WordTests {
  @Test(
    "an edit distance counts a swap as one",
    arguments: [
      ("", "", 0), ("a", "", 1), ("", "abc", 3), ("abc", "abc", 0), ("exprot", "export", 1),
      ("kitten", "sitting", 3), ("ca", "abc", 3), ("flaw", "lawn", 2), ("ab", "ba", 1),
    ])
  func distance(left: String, right: String, expected: Int) {
    #expect(NearestName.distance(Array(left), Array(right)) == expected)
    #expect(NearestName.distance(Array(right), Array(left)) == expected)
  }

  @Test(
    "a suggestion is at most a third of the word away, or begins with it",
    arguments: [
      ("exprot", "export"), ("--exprot", "export"), ("EXPORT", "export"), ("expor", "export"),
      ("prev", "preview"),
      ("exp", nil), ("expand", nil), ("", nil), ("--", nil), ("xprt", nil), ("exporting", "export"),
      (String(repeating: "export", count: 10_000), nil),
    ] as [(String, String?)])
  func nearest(typed: String, expected: String?) {
    #expect(NearestWord.to(typed, among: ["export", "expose", "preview"]) == expected)
  }

  @Test(
    "numbers are decimal, in ASCII digits",
    arguments: [
      ("0", 0), ("-0", -0.0), ("3", 3), ("-.5", -0.5), ("5.", 5), ("1e-3", 0.001), ("1E3", 1000),
      ("+2", 2), ("0.1", 0.1), ("1e400", .infinity), ("-1e400", -.infinity), ("1e-400", 0),
      ("00012", 12), ("", nil), (".", nil), ("-", nil), ("e5", nil), ("1e", nil), ("1e+", nil),
      ("inf", nil), ("nan", nil), ("0x10", nil), ("1_000", nil), ("1 ", nil), (" 1", nil),
      ("1,5", nil), ("--1", nil), ("1.2.3", nil), ("\u{0661}", nil), ("1f", nil),
    ] as [(String, Double?)])
  func number(text: String, expected: Double?) {
    #expect(DecimalText.number(text) == expected)
  }

  @Test(
    "whole numbers saturate",
    arguments: [
      ("0", 0), ("-7", -7), ("+7", 7), ("99999999999999999999", .max),
      ("-99999999999999999999", .min), ("", nil), ("-", nil), ("1.0", nil), ("1e3", nil),
      ("0x1", nil), ("\u{0661}", nil),
    ] as [(String, Int?)])
  func wholeNumber(text: String, expected: Int?) {
    #expect(DecimalText.wholeNumber(text) == expected)
  }

  @Test("what comes from outside cannot steer the terminal")
  func quoting() {
    #expect(quoted("plain") == "'plain'")
    #expect(quoted("\u{1B}[2J\n\u{9B}\u{202E}") == "'\\u{1B}[2J\\n\\u{009B}\\u{202E}'")
    #expect(quoted("größe 👍") == "'größe 👍'")
    #expect(quoted(String(repeating: "x", count: 5_000)).count == 85)
  }

  @Test(
    "a quoted word reads back as itself",
    arguments: ["", "plain", "two words", "it's", "#0000FF", "$HOME `x` \\", "''", "a\nb"])
  func shell(word: String) {
    // Within single quotes a shell takes everything literally but the quote itself.
    var read = ""
    var isQuoted = false
    var rest = quotedForShell(word)[...]
    while let letter = rest.popFirst() {
      if letter == "'" {
        isQuoted.toggle()
      } else if !isQuoted, letter == "\\" {
        read.append(rest.popFirst() ?? "?")
      } else {
        #expect(isQuoted || !" #$`\n".contains(letter))
        read.append(letter)
      }
    }
    #expect(read == word)
  }
}

import Foundation
import Testing

@testable import AnimCore

/// The reader of JSON beside Foundation's, over texts made for this in the spirit of the well-known
/// suites: what one takes the other takes, with the same values, but for what is listed as stricter.
@Suite("Spec files: JSON")
struct SpecJSONTests {
  /// Well-formed texts.
  // swift-format-ignore
  static let accepted: [String] =
    [
      "{}", "[]", "0", "-0", "-0.0", "1", "-1", "12345678901234567890", "0.1", "1.5e3", "1E+2", "1e-2",
      "0e0", "0e+1", "0E99999999999", "1e-400", "-1e-400", "4.9e-324", "2.2250738585072011e-308",
      "1.7976931348623157e308", "123456789012345678901234567890e-30", "0.30000000000000004", "true",
      "false", "null", "\"\"", "\"a\"", "[1]", "[1,2]", "[[],{},[[]]]", "{\"a\":1}", "{\"\":0}",
      "{\"a\":{\"a\":{\"a\":[]}}}", " \t\r\n[ \t\r\n1 \t\r\n, \t\r\n2 \t\r\n] \t\r\n", "\r[\r1\r]\r",
      #"{"a" : 1 , "b" : [ true , false , null ] }"#, #"["\"\\\/\b\f\n\r\t"]"#,
      #"["\u0041\u00e9\u20AC\uFFFF"]"#, #"["\ud83d\ude00"]"#, #"["\uD834\uDD1E\uDBFF\uDFFF"]"#,
      #"["\u0000"]"#, "[\"\u{7F}\"]", "[\"é€😀\u{10FFFF}\u{2028}\u{FEFF}\"]", #"{"\u0061b":1}"#,
      ##"["// no comment","/* none */","# none","[1,]"]"##,
    ] + (1...64).map { String(repeating: "[", count: $0) + String(repeating: "]", count: $0) }

  /// Malformed texts, with the code of the first thing reported and its line and column.
  // swift-format-ignore
  static let refused: [(text: String, code: DiagnosticCode, line: Int, column: Int)] = [
    ("", .empty, 1, 1), ("   ", .empty, 1, 4), ("\r\r", .empty, 3, 1), ("\n \n", .empty, 3, 1),
    ("[", .unclosed, 1, 2), ("[1", .unclosed, 1, 3), ("[1,", .unclosed, 1, 4),
    ("{", .unclosed, 1, 2), ("{\"a\"", .unexpectedEnd, 1, 5), ("{\"a\":", .unexpectedEnd, 1, 6),
    ("{\"a\":1", .unclosed, 1, 7), ("{\"a\":1,", .unclosed, 1, 8), ("]", .unexpected, 1, 1),
    ("}", .unexpected, 1, 1), (",", .unexpected, 1, 1), (":", .unexpected, 1, 1),
    ("[}", .closedAsOther, 1, 2), ("{]", .closedAsOther, 1, 2), ("[1}", .closedAsOther, 1, 3),
    ("{\"a\":[1}", .closedAsOther, 1, 8), ("[{\"a\":1]", .closedAsOther, 1, 8),
    ("{\"a\":1,}", .trailingComma, 1, 7), ("[1,2,]", .trailingComma, 1, 5), ("[,1]", .unexpected, 1, 2),
    ("[1,,2]", .unexpected, 1, 4), ("{,\"a\":1}", .unexpected, 1, 2), ("[1 2]", .missingComma, 1, 3),
    ("{\"a\":1 \"b\":2}", .missingComma, 1, 7), ("{\"a\" 1}", .missingColon, 1, 5),
    ("{\"a\"}", .missingColon, 1, 5), ("{\"a\",\"b\":1}", .missingColon, 1, 5),
    ("{\"a\"=1}", .unexpected, 1, 5), ("{\"a\"::1}", .unexpected, 1, 6), ("{\"a\":}", .unexpected, 1, 6),
    ("{1:2}", .unexpected, 1, 2), ("{[]:1}", .unexpected, 1, 2), ("{true:1}", .unquotedKey, 1, 2),
    ("{a:1}", .unquotedKey, 1, 2), ("{'a':1}", .singleQuotes, 1, 2), ("['a']", .singleQuotes, 1, 2),
    ("{\"a\":1} x", .contentAfterEnd, 1, 9), ("{\"a\":1}{\"b\":2}", .contentAfterEnd, 1, 8),
    ("[]]", .contentAfterEnd, 1, 3), ("1 2", .contentAfterEnd, 1, 3), ("{}\u{0}", .contentAfterEnd, 1, 3),
    ("{/*c*/\"a\":1}", .comment, 1, 2), ("[1] // end", .comment, 1, 5), ("# x\n[]", .comment, 1, 1),
    ("[/*", .unterminatedComment, 1, 2), ("/*/", .unterminatedComment, 1, 1),
    ("[\"a]", .unterminatedText, 1, 2), ("[\"a\n\"]", .unterminatedText, 1, 2), ("\"", .unterminatedText, 1, 1),
    ("\"\\", .unterminatedText, 1, 1), ("[\"a\tb\"]", .controlCharacter, 1, 4),
    ("[\"\u{0}\"]", .controlCharacter, 1, 3), ("[\"\u{1F}\"]", .controlCharacter, 1, 3),
    (#"["\x"]"#, .badEscape, 1, 3), (#"["\'"]"#, .badEscape, 1, 3), (#"["\U0041"]"#, .badEscape, 1, 3),
    (#"["\u12"]"#, .badEscape, 1, 3), (#"["\u12G4"]"#, .badEscape, 1, 3), (#"["\é"]"#, .badEscape, 1, 3),
    (#"["\ud800"]"#, .loneSurrogate, 1, 3), (#"["\udc00"]"#, .loneSurrogate, 1, 3),
    (#"["\ud800\u0041"]"#, .loneSurrogate, 1, 3), (#"["\ud800\ud800"]"#, .loneSurrogate, 1, 3),
    (#"["\ud83d\n"]"#, .loneSurrogate, 1, 3), ("{\"scale\":0.9,\"scale\":0.8}", .duplicateKey, 1, 14),
    (#"{"sc\u0061le":1,"scale":2}"#, .duplicateKey, 1, 17), ("[01]", .malformedNumber, 1, 2),
    ("[-01]", .malformedNumber, 1, 2), ("[.5]", .malformedNumber, 1, 2), ("[-.5]", .malformedNumber, 1, 2),
    ("[+1]", .malformedNumber, 1, 2), ("[1.]", .malformedNumber, 1, 2), ("[1.e3]", .malformedNumber, 1, 2),
    ("[1e]", .malformedNumber, 1, 2), ("[1e+]", .malformedNumber, 1, 2), ("[-]", .malformedNumber, 1, 2),
    ("[0x1F]", .malformedNumber, 1, 2), ("[1_000]", .malformedNumber, 1, 2), ("[1.2.3]", .malformedNumber, 1, 2),
    ("[10ms]", .malformedNumber, 1, 2), ("[1-2]", .malformedNumber, 1, 2), ("[--1]", .malformedNumber, 1, 2),
    ("{\"a\":0,95}", .malformedNumber, 1, 6), ("[1e400]", .numberTooLarge, 1, 2),
    ("[-1e400]", .numberTooLarge, 1, 2), ("[1e99999999999999999999]", .numberTooLarge, 1, 2),
    ("[1.7976931348623159e308]", .numberTooLarge, 1, 2), ("[NaN]", .notFinite, 1, 2),
    ("[Infinity]", .notFinite, 1, 2), ("[-Infinity]", .notFinite, 1, 2), ("[inf]", .notFinite, 1, 2),
    ("[True]", .unknownWord, 1, 2), ("[nul]", .unknownWord, 1, 2), ("[undefined]", .unknownWord, 1, 2),
    ("[truee]", .unknownWord, 1, 2), ("[\u{A0}1]", .unexpected, 1, 2), ("[“a”]", .unexpected, 1, 2),
    ("[\u{C}1]", .unexpected, 1, 2), ("\u{FEFF}[]", .byteOrderMark, 1, 1), ("[1];", .contentAfterEnd, 1, 4),
    ("*", .unexpected, 1, 1), ("a", .unknownWord, 1, 1), ("[a:1]", .unknownWord, 1, 2),
    ("[\n  1,\n  @\n]", .unexpected, 3, 3), ("[\r  1,\r  @\r]", .unexpected, 3, 3),
    ("[\r\n  1,\r\n  @\r\n]", .unexpected, 3, 3), ("[\"é😀\", @]", .unexpected, 1, 8),
  ]

  /// What Foundation takes and this reader does not, by the rules of a spec.
  static let stricter: Set<DiagnosticCode> = [
    .duplicateKey, .byteOrderMark, .trailingComma, .tooDeep,
  ]

  @Test("well-formed texts are read, with the values Foundation reads")
  func reads() throws {
    for text in Self.accepted {
      let parser = JSONParser(Array(text.utf8))
      #expect(parser.log.errors.count == 0, "\(text)")
      let expected = try JSONSerialization.jsonObject(
        with: Data(text.utf8), options: .fragmentsAllowed)
      let root = try #require(parser.tree.root)
      #expect(parser.tree.agrees(root, with: expected), "\(text) is not \(expected)")
    }
  }

  @Test("malformed texts are refused at the place, as Foundation refuses them")
  func refuses() {
    for row in Self.refused {
      let parser = JSONParser(Array(row.text.utf8))
      let found = parser.log.diagnostics(in: parser.tree)
      guard let first = found.first else {
        Issue.record("\(row.text) was taken")
        continue
      }
      #expect(
        first.problem.code == row.code && first.start.line == row.line
          && first.start.column == row.column,
        "\(row.text): \(first.problem) at \(first.start)")
      let oracle = try? JSONSerialization.jsonObject(
        with: Data(row.text.utf8), options: .fragmentsAllowed)
      #expect((oracle == nil) != Self.stricter.contains(row.code), "\(row.text)")
    }
  }
}

extension JSONTree {
  /// Whether a value is the one that Foundation read, numbers bit for bit.
  fileprivate func agrees(_ node: Int, with value: Any) -> Bool {
    switch nodes[node].kind {
    case .object:
      guard let object = value as? [String: Any] else { return false }
      let children = elements(of: node)
      return children.count == 2 * object.count
        && stride(from: 0, to: children.count, by: 2).allSatisfy { place in
          object[text(children[place])].map { agrees(children[place + 1], with: $0) } ?? false
        }
    case .array:
      guard let array = value as? [Any] else { return false }
      let children = elements(of: node)
      return children.count == array.count && zip(children, array).allSatisfy(agrees)
    case .text:
      return (value as? String)?.unicodeScalars.elementsEqual(text(node).unicodeScalars) ?? false
    case .number:
      // Foundation makes a decimal of a number with many digits, and rounds twice; C rounds once.
      let close = (value as? NSNumber).map { abs($0.doubleValue / number(node) - 1) < 1e-15 }
      let text = String(decoding: bytes[nodes[node].range], as: UTF8.self)
      return (close == true || number(node) == 0)
        && strtod(text, nil).bitPattern == number(node).bitPattern
    case .yes: return value as? Bool == true
    case .no: return value as? Bool == false
    case .null: return value is NSNull
    case .damaged: return false
    }
  }
}

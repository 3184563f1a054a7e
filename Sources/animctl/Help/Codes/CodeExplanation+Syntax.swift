import AnimCore

// E01xx: what keeps a spec from being JSON (RFC 8259), read strictly.
extension CodeExplanation {
  static let syntax: [CodeExplanation] = [
    CodeExplanation(
      .empty, "there is nothing in the file", wrong: Sample(shown: "(an empty file)") { [] },
      "A spec is a JSON object. This is the shortest one in which something moves."),
    CodeExplanation(
      .tooLarge, "the file is too large",
      wrong: Sample(shown: "(a file of more than 16 MiB)") {
        [UInt8](repeating: UInt8(ascii: " "), count: MotionSpec.sizeLimit + 1)
      },
      "A spec has a few kilobytes; more than 16 MiB are not read. It is probably another file."),
    CodeExplanation(
      .byteOrderMark, "the file begins with a byte order mark",
      wrong: Sample(shown: "(the bytes EF BB BF)\n" + Frame.least) {
        [0xEF, 0xBB, 0xBF] + Array(Frame.least.utf8)
      },
      "JSON has none. Save the file as UTF-8 \"without BOM\"."),
    CodeExplanation(
      .otherEncoding, "the file is not in UTF-8",
      wrong: Sample(shown: "(the same, saved as UTF-16)") {
        Frame.least.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
      },
      "JSON is UTF-8. Save the file as that."),
    CodeExplanation(
      .invalidUTF8, "some bytes are no UTF-8",
      wrong: Sample(shown: Frame.top.around(#""name": "K(the byte FC)che""#)) {
        Frame.top.around(#""name": "K§che""#).utf8.flatMap { byte -> [UInt8] in
          byte == 0xC2 ? [] : byte == 0xA7 ? [0xFC] : [byte]
        }
      },
      right: Sample(Frame.top.around(#""name": "Küche""#)),
      "The file is probably in Latin-1 or Windows-1252, or was damaged. Save it as UTF-8."),
    CodeExplanation(
      .tooDeep, "objects and lists are nested too deep",
      wrong: Sample(
        shown: Frame.timing.around(#""linear": { "points": [[[[(and so on)]]]] }"#)
      ) {
        let open = String(repeating: "[", count: 65)
        let close = String(repeating: "]", count: 65)
        return Array(Frame.timing.around("\"linear\": { \"points\": \(open)\(close) }").utf8)
      },
      right: Sample(
        Frame.timing.around(#""linear": { "points": [[0, 0], [1, 1]], "duration": 0.3 }"#)),
      "No more than 64 levels are read; a spec needs eight."),
    CodeExplanation(
      .unexpected, "something stands where something else was expected", in: .effects,
      wrong: "{ \"property\": “scale”, \"to\": 0.95 }",
      right: #"{ "property": "scale", "to": 0.95 }"#,
      "The message says what was expected there. Quotes are straight ones."),
    CodeExplanation(
      .unexpectedEnd, "the file ends too early", wrong: #"{ "version":"#, right: Frame.least,
      "The end of the file is missing: it was cut when it was copied or saved."),
    CodeExplanation(
      .unclosed, "an object or a list is never closed",
      wrong: #"{ "version": 1, "effects": [ { "property": "scale", "to": 0.95 } ]"#,
      right: Frame.least,
      "Each { needs its }, each [ its ]. The note says which was opened."),
    CodeExplanation(
      .closedAsOther, "a bracket closes what another has opened",
      wrong: #"{ "version": 1, "effects": [ { "property": "scale", "to": 0.95 } }"#,
      right: Frame.least, "An object ends with }, a list with ]; one of them is missing or wrong."),
    CodeExplanation(
      .contentAfterEnd, "something follows the end of the spec",
      wrong: Frame.least + "\n{ \"version\": 1 }", right: Frame.least,
      "A file holds one spec, which is one JSON object. Several buttons are one spec with \"buttons\"."
    ),
    CodeExplanation(
      .missingComma, "a comma is missing", in: .effects,
      wrong: #"{ "property": "scale" "to": 0.95 }"#, right: #"{ "property": "scale", "to": 0.95 }"#,
      "Commas stand between the members of an object and between the elements of a list."),
    CodeExplanation(
      .missingColon, "a key has no colon or no value", in: .effects,
      wrong: #"{ "property" "scale", "to": 0.95 }"#, right: #"{ "property": "scale", "to": 0.95 }"#,
      "A member of an object is a key in quotes, a colon and a value."),
    CodeExplanation(
      .trailingComma, "a comma stands before a closing bracket", in: .effects,
      wrong: #"{ "property": "scale", "to": 0.95, }"#,
      right: #"{ "property": "scale", "to": 0.95 }"#,
      "JSON allows no comma after the last member or element. Remove it."),
    CodeExplanation(
      .comment, "there is a comment", wrong: Frame.least + " // softly", right: Frame.least,
      "JSON has no comments. A description of the whole can stand in \"name\"."),
    CodeExplanation(
      .unterminatedComment, "a comment is never closed", wrong: Frame.least + " /* softly",
      right: Frame.least, "JSON has no comments. Remove it."),
    CodeExplanation(
      .unterminatedText, "a text does not end on its line", in: .top, wrong: #""name": "Go"#,
      right: #""name": "Go""#,
      "A text ends with a double quote on the line it begins on. A line break in it is written \\n."
    ),
    CodeExplanation(
      .singleQuotes, "a text is in single quotes", in: .effects,
      wrong: #"{ "property": 'scale', "to": 0.95 }"#,
      right: #"{ "property": "scale", "to": 0.95 }"#,
      "JSON has double quotes only."),
    CodeExplanation(
      .unquotedKey, "a key is not in quotes", in: .effects,
      wrong: #"{ property: "scale", "to": 0.95 }"#, right: #"{ "property": "scale", "to": 0.95 }"#,
      "Keys are texts, and texts are in double quotes."),
    CodeExplanation(
      .controlCharacter, "a control character stands in a text as it is",
      wrong: Sample(shown: Frame.top.around(#""name": "Buy(a tab)now""#)) {
        Array(Frame.top.around("\"name\": \"Buy\tnow\"").utf8)
      },
      right: Sample(Frame.top.around(#""name": "Buy\tnow""#)),
      "Control characters are written as escapes: \\t, \\u001b."),
    CodeExplanation(
      .badEscape, "a backslash begins no escape", in: .top, wrong: #""name": "50\% off""#,
      right: #""name": "50% off""#,
      "A backslash stands before \" \\ / b f n r t, or before u and four hexadecimal digits; one that "
        + "is meant as itself is written twice."),
    CodeExplanation(
      .loneSurrogate, "half of a surrogate pair", in: .top, wrong: #""name": "\ud83d""#,
      right: #""name": "\ud83d\ude00""#,
      "What is beyond U+FFFF takes two \\u escapes, or just the character itself."),
    CodeExplanation(
      .duplicateKey, "a key stands twice in an object", in: .effects,
      wrong: #"{ "property": "scale", "to": 0.95, "to": 0.9 }"#,
      right: #"{ "property": "scale", "to": 0.9 }"#,
      "Which one would count is anybody's guess. Remove one; the note says where the first is."),
    CodeExplanation(
      .malformedNumber, "a number is misspelled", in: .target, wrong: "0,95", right: "0.95",
      "Numbers are decimal: digits, perhaps with a point between digits, a minus sign before, an "
        + "exponent behind. No comma, no unit, no plus sign, no leading zeros."),
    CodeExplanation(
      .numberTooLarge, "a number is too large", in: .target, wrong: "1e400", right: "1",
      "Numbers reach to about 1.8e308."),
    CodeExplanation(
      .notFinite, "a number is not finite", in: .target, wrong: "NaN", right: "1",
      "JSON knows neither NaN nor Infinity, and nothing can move there."),
    CodeExplanation(
      .unknownWord, "a word is none of JSON's", in: .timing, wrong: #""instant": True"#,
      right: #""instant": true"#,
      "The words are true, false and null, in small letters. A text is in quotes."),
  ]
}

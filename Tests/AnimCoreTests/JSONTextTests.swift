import AnimCore
import Foundation
import Testing

@Suite("JSON text")
struct JSONTextTests {
  @Test("every scalar that controls, formats or separates is escaped, and no other beyond ASCII")
  func escapesWhatIsNotSeen() {
    for value in UInt32(0x80)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isUnseen =
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
      let isPlain = JSONText.quoted(String(scalar)) == "\"\(scalar)\""
      if isPlain == isUnseen { Issue.record("U+\(String(value, radix: 16))") }
    }
  }

  @Test("a reader gives every text back")
  func textsReadBack() throws {
    let texts = ["", "\"\\/", "\u{1B}[2J\u{7F}\u{0}", "👩‍👧 e\u{301} \u{202E}x\u{E0041}", "\r\n\t"]
    for text in texts {
      let bytes = Data("[\(JSONText.quoted(text))]".utf8)
      #expect(try JSONSerialization.jsonObject(with: bytes) as? [String] == [text])
    }
  }

  @Test("small values stand on one line, larger ones on several, nothing in a compact one")
  func layouts() {
    let value = JSONText.report(
      "inspect",
      [
        ("none", .null), ("empty", .object([])), ("list", .array([])), ("yes", .truth(true)),
        ("numbers", .array([.number(0.1), .number(2), .number(.infinity), .whole(-3)])),
      ])
    #expect(
      value.compact
        == #"{"schema":"animctl.inspect/1","none":null,"empty":{},"list":[],"yes":true,"#
        + #""numbers":[0.1,2,null,-3]}"#)
    #expect(
      value.file == """
        {
          "schema": "animctl.inspect/1",
          "none": null,
          "empty": {},
          "list": [],
          "yes": true,
          "numbers": [0.1, 2, null, -3]
        }

        """)
  }
}

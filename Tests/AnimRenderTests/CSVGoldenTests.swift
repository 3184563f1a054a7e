import AnimCore
import AnimRender
import Foundation
import Testing

@Suite("CSV: goldens")
struct CSVGoldenTests {
  /// The file is checked in and never written by a test.
  @Test("the built-in example, byte by byte")
  func builtIn() throws {
    let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/goldens/built-in.csv")
    let expected = try String(contentsOf: golden, encoding: .utf8)
    let timeline = try BuiltInExample.animations.compile(BuiltInExample.script)
    #expect(try timeline.csv() == expected)
  }
}

import Foundation
import Testing

@testable import AnimCore

/// The corpus by which the shipped schema and the reader are held against each other. `.ci/schema.py`
/// asks the schema; here the reader is asked.
@Suite("Spec files: the corpus")
struct SpecCorpusTests {
  private struct Row: Decodable {
    let spec: String
    let valid: Bool
    let beyond: String?
  }

  @Test("the reader's verdict on every spec of the corpus")
  func corpus() throws {
    let other = ProcessInfo.processInfo.environment["SPEC_CORPUS"]
    let url =
      other.map { URL(fileURLWithPath: $0) }
      ?? SpecFixture.folder("Tests/Fixtures/specs")
      .appendingPathComponent("corpus.ndjson")
    let lines = try Data(contentsOf: url).split(separator: UInt8(ascii: "\n"))
    #expect(lines.count > 500)
    var invalid = 0
    for line in lines {
      let row = try JSONDecoder().decode(Row.self, from: line)
      do {
        _ = try MotionSpec(reading: Array(row.spec.utf8))
        #expect(row.valid, "taken: \(row.spec)")
      } catch {
        #expect(!row.valid, "refused: \(row.spec) for \(error.diagnostics.map(\.problem))")
        #expect(error.diagnostics.contains { $0.severity == .error })
        invalid += 1
      }
    }
    #expect(invalid > 200 && lines.count - invalid > 200)
  }
}

/// Files of the repository.
enum SpecFixture {
  static func folder(_ path: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent(path)
  }
}

import AnimCore
import Foundation
import ReferenceTables
import Testing

/// The bits of the engine's results, pinned. They may only change with the engine's arithmetic, and
/// then on every machine alike: Tests/Determinism/digests.sh runs the same code elsewhere.
@Suite("Engine: the same bits everywhere")
struct EngineDigestTests {
  static let expected: [String: UInt64] = [
    "oscillator.csv": 0x1eab_6afa_4908_df22,
    "extreme_springs.csv": 0x7fec_8f0e_4ec7_4a6a,
    "settling.csv": 0xbf58_f35a_15d4_7368,
    "uikit_duration.csv": 0x1b25_36dc_0787_b481,
    "uikit_live_omega.csv": 0x0f8c_2e44_2ed4_8287,
    "specs": 0xfb58_43c3_c8c9_fda2,
    "timelines": 0x8f79_6b58_c081_dc2c,
  ]

  @Test("every reference table")
  func tables() throws {
    for table in EngineDigest.tables {
      let rows = try ReferenceTable(table.name).numbers(table.columns)
      let digest = table.digest(rows)
      #expect(digest == Self.expected[table.name], "\(table.name): 0x\(String(digest, radix: 16))")
    }
  }

  @Test("timelines of every timing in every colour space")
  func timelines() {
    let digest = EngineDigest.timelines
    #expect(digest == Self.expected["timelines"], "0x\(String(digest, radix: 16))")
  }

  @Test("every example spec")
  func specs() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Examples/Specs")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }.sorted()
    #expect(names.count >= 8)
    let files = try names.map { [UInt8](try Data(contentsOf: folder.appendingPathComponent($0))) }
    let digest = EngineDigest.specs(files)
    #expect(digest == Self.expected["specs"], "0x\(String(digest, radix: 16))")
  }
}

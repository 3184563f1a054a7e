import Foundation
import Testing

/// Holds the engine to the numbers of others, and `docs/fidelity.md` to what comes out.
///
/// `FIDELITY_PAGE=write` in the environment writes the page anew; `.ci/fidelity.sh` does.
@Suite("Fidelity")
struct FidelityTests {
  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("docs/fidelity.md")

  @Test("every number is as near as its source allows, and the page says how near")
  func page() throws {
    let page = try FidelityPage()
    for deviation in page.devices + page.computed + page.peers {
      #expect(
        deviation.misses == 0, "\(deviation.name): \(String(describing: deviation.worst))")
    }
    for number in page.readBack {
      #expect(number.error <= number.allowed, "\(number)")
    }
    #expect(page.devices.map(\.count) == [180, 300, 148, 40])
    #expect(page.computed.map(\.count).min() ?? 0 >= 38)
    if ProcessInfo.processInfo.environment["FIDELITY_PAGE"] == "write" {
      try page.text.write(to: Self.page, atomically: true, encoding: .utf8)
    }
    let written = try String(contentsOf: Self.page, encoding: .utf8)
    #expect(written == page.text, "docs/fidelity.md is of another engine: run .ci/fidelity.sh")
  }
}

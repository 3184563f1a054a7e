import Foundation
import Testing

@testable import animctl

@Suite("What killed runs leave")
struct LeftoversTests {
  @Test("is named beside the next file, and not removed")
  func named() throws {
    try ProcessTests.inFolder { folder in
      // No process has the largest number there can be.
      let left = folder + "/.animctl-2147483647-0.tmp"
      let ours = folder + "/.animctl-\(getpid())-0.tmp"
      for path in [left, ours, folder + "/.animctl-notes.tmp"] {
        try "half".write(toFile: path, atomically: false, encoding: .utf8)
      }
      #expect(Leftovers.beside(folder + "/press.csv") == [left])
      let run = MemoryRun(["export", "-o", folder + "/press.csv"])
      #expect(run.status == .done)
      #expect(run.errors.contains("Note: A run that was killed has left '\(left)'"))
      #expect(FileManager.default.fileExists(atPath: left))
      #expect(MemoryRun(["export", "-q", "-o", folder + "/press.csv"]).errors.isEmpty)
    }
  }

  @Test(
    "nothing else is taken for one",
    arguments: [
      "animctl-2147483647-0.tmp", ".animctl-2147483647.tmp", ".animctl--0.tmp", ".animctl-0-0.tmp",
      ".animctl-99999999999999999999-0.tmp", ".animctl-2147483647-0.tmp.csv", ".animctl-x-y.tmp",
    ])
  func others(name: String) {
    #expect(!Leftovers.isLeft(name))
  }
}

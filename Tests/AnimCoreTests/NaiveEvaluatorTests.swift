import AnimCore
import Foundation
import Testing

/// The engine against a second reading of the rules: another evaluator, which goes tick by tick with
/// plain loops and shares nothing of the engine's resolution.
///
/// `NAIVE_SCENES=200000 swift test -c release --filter NaiveEvaluator` compares more scenes than every
/// run does; `NAIVE_FIRST` is the first one's seed.
@Suite("The engine and a naive evaluator")
struct NaiveEvaluatorTests {
  @Test("agree on random chains and scripts")
  func scenes() throws {
    let environment = ProcessInfo.processInfo.environment
    let first = UInt64(environment["NAIVE_FIRST"] ?? "") ?? 0
    let count = UInt64(environment["NAIVE_SCENES"] ?? "") ?? 800
    for seed in first..<first + count {
      let differences = try NaiveComparison.differences(NaiveScene(seed: seed))
      #expect(differences.isEmpty, "seed \(seed)")
    }
  }
}

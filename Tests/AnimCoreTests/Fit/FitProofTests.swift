import Foundation
import Testing

@testable import AnimCore

/// Springs drawn by chance, sampled 60 times a second, and read back.
///
/// `FIT_SPRINGS=500 swift test -c release -Xswiftc -enable-testing --filter FitProof` reads back more
/// than every run does, prints what it found, and holds `docs/fit.md` to it; `FIT_FIRST` is the first
/// one's seed.
@Suite("Random springs read back")
struct FitProofTests {
  /// A spring from rest and its recording.
  private struct Recording {
    let spring: Spring
    let start: Double
    let samples: FitSamples

    init(seed: UInt64, ratios: ClosedRange<Double>, noise: Double) throws {
      var random = SeededGenerator(seed: seed &* 7919 &+ 17)
      let ratio = Double.random(in: ratios, using: &random)
      let frequency = Elementary.exp(
        Double.random(in: Elementary.log(4)...Elementary.log(60), using: &random))
      let spring = try Spring(angularFrequency: frequency, dampingRatio: ratio)
      let start = (Double.random(in: -2...2, using: &random) * 100).rounded() / 100
      let travel =
        Double.random(in: 0.5...3, using: &random) * (Bool.random(using: &random) ? 1 : -1)
      // Until it is at rest.
      let settled = try spring.settlingTime() ?? 5
      let times = (0...max(Int(settled * 60), 12)).map { Double($0) / 60 }
      let values = times.map { time in
        let value = start + travel * (1 - spring.propagator(after: time).xx)
        let error = noise * abs(travel) * Self.normal(&random)
        return ((value + error) * 1e6).rounded() / 1e6
      }
      samples = try FitSamples(
        times: times.map { ($0 * 1e6).rounded() / 1e6 }, values: values)
      self.spring = spring
      self.start = start
    }

    private static func normal(_ random: inout SeededGenerator) -> Double {
      let (a, b) = (
        Double.random(in: 1e-12...1, using: &random), Double.random(in: 0...1, using: &random)
      )
      return (-2 * Elementary.log(a)).squareRoot() * Elementary.cos(2 * .pi * b)
    }
  }

  private static let environment = ProcessInfo.processInfo.environment
  private static let count = Int(environment["FIT_SPRINGS"] ?? "") ?? 5
  private static let first = UInt64(environment["FIT_FIRST"] ?? "") ?? 0

  private struct Tally {
    var errors: [Double] = []
    var hits = 0
    var covered = 0
    var total: Int { errors.count }

    /// The row of the table in `docs/fit.md`.
    func row(_ name: String, within tolerance: String) -> String {
      let sorted = errors.sorted()
      let usual = sorted.isEmpty ? .nan : sorted[(sorted.count * 95 + 99) / 100 - 1]
      let share = String(format: "%.1f", 100 * Double(hits) / Double(max(total, 1)))
      let inside = String(format: "%.1f", 100 * Double(covered) / Double(max(total, 1)))
      let error = String(format: "%.2g", 100 * usual)
      return "| \(name) | \(total) | \(share) % within \(tolerance) | \(error) % | \(inside) % |"
    }

    /// Where many were read back, prints the row; the page has to have that of its five hundred.
    func says(_ name: String, within tolerance: String) throws {
      guard FitProofTests.environment["FIT_SPRINGS"] != nil else { return }
      let row = row(name, within: tolerance)
      print(row)
      guard FitProofTests.count == 500, FitProofTests.first == 0 else { return }
      let page = try String(contentsOf: FitProofTests.page, encoding: .utf8)
      #expect(page.contains("\n\(row)\n"), "docs/fit.md does not have \(row)")
    }
  }

  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("docs/fit.md")

  private func tally(
    ratios: ClosedRange<Double>, noise: Double, within tolerance: Double, options: FitOptions? = nil
  ) throws -> Tally {
    var tally = Tally()
    for seed in Self.first..<Self.first + UInt64(Self.count) {
      let recording = try Recording(seed: seed, ratios: ratios, noise: noise)
      let known = FitOptions(start: recording.start, delay: 0, velocity: .fixed(0))
      let fit = try SpringFit(recording.samples, model: .spring, options: options ?? known)
      guard let ratio = fit[.dampingRatio], let frequency = fit[.angularFrequency] else {
        tally.errors.append(.infinity)
        continue
      }
      let spring = recording.spring
      let errors = [
        ratio.value / spring.dampingRatio - 1, frequency.value / spring.angularFrequency - 1,
      ]
      tally.errors.append(errors.map { abs($0) }.max() ?? .nan)
      if errors.allSatisfy({ abs($0) <= tolerance }) { tally.hits += 1 }
      let ratioIsCovered = ratio.interval?.contains(spring.dampingRatio) ?? false
      let frequencyIsCovered = frequency.interval?.contains(spring.angularFrequency) ?? false
      if ratioIsCovered, frequencyIsCovered { tally.covered += 1 }
    }
    return tally
  }

  @Test("to a thousandth, where the values have six decimals")
  func clean() throws {
    let tally = try tally(ratios: 0.1...1.5, noise: 0, within: 0.001)
    try tally.says("six decimals, ζ 0.1…1.5, start known", within: "0.1 %")
    #expect(Double(tally.hits) >= 0.99 * Double(tally.total))
    #expect(tally.total == Self.count)
  }

  @Test("to a thousandth, where nothing is known beside the values")
  func unknown() throws {
    let tally = try tally(ratios: 0.1...1.5, noise: 0, within: 0.001, options: FitOptions())
    try tally.says("six decimals, ζ 0.1…1.5, nothing known", within: "0.1 %")
    #expect(Double(tally.hits) >= 0.99 * Double(tally.total))
  }

  @Test("to a twentieth, where a hundredth is noise")
  func noisy() throws {
    let tally = try tally(ratios: 0.1...0.9, noise: 0.01, within: 0.05)
    try tally.says("1 % noise, ζ 0.1…0.9, start known", within: "5 %")
    #expect(Double(tally.hits) >= 0.95 * Double(tally.total))
  }

  @Test("within their intervals, where noise hides what is heavily damped")
  func intervals() throws {
    let tally = try tally(ratios: 0.9...1.5, noise: 0.01, within: 0.05)
    try tally.says("1 % noise, ζ 0.9…1.5, start known", within: "5 %")
    let share = Self.count > 100 ? 0.9 : 0.8
    #expect(Double(tally.covered) >= share * Double(tally.total))
  }
}

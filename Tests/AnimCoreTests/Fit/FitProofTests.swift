import Foundation
import Testing

@testable import AnimCore

/// Springs drawn by chance, sampled 60 times a second, and read back.
///
/// `FIT_SPRINGS=500 swift test -c release --filter FitProof` reads back more than every run does, and
/// prints what it found; `FIT_FIRST` is the first one's seed.
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
      let frequency = exp(Double.random(in: log(4)...log(60), using: &random))
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
      return (-2 * log(a)).squareRoot() * cos(2 * .pi * b)
    }
  }

  private static let environment = ProcessInfo.processInfo.environment
  private static let count = Int(environment["FIT_SPRINGS"] ?? "") ?? 5
  private static let first = UInt64(environment["FIT_FIRST"] ?? "") ?? 0

  private struct Tally {
    var hits = 0
    var covered = 0
    var total = 0

    func says(_ name: String) {
      if FitProofTests.environment["FIT_SPRINGS"] != nil {
        print("\(name): \(hits) of \(total) within tolerance, \(covered) within the interval")
      }
    }
  }

  private func tally(
    ratios: ClosedRange<Double>, noise: Double, within tolerance: Double, options: FitOptions? = nil
  ) throws -> Tally {
    var tally = Tally()
    for seed in Self.first..<Self.first + UInt64(Self.count) {
      let recording = try Recording(seed: seed, ratios: ratios, noise: noise)
      let known = FitOptions(start: recording.start, delay: 0, velocity: .fixed(0))
      let fit = try SpringFit(recording.samples, model: .spring, options: options ?? known)
      guard let ratio = fit[.dampingRatio], let frequency = fit[.angularFrequency] else { continue }
      let spring = recording.spring
      let errors = [
        ratio.value / spring.dampingRatio - 1, frequency.value / spring.angularFrequency - 1,
      ]
      tally.total += 1
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
    tally.says("clean")
    #expect(Double(tally.hits) >= 0.99 * Double(tally.total))
    #expect(tally.total == Self.count)
  }

  @Test("to a thousandth, where nothing is known beside the values")
  func unknown() throws {
    let tally = try tally(ratios: 0.1...1.5, noise: 0, within: 0.001, options: FitOptions())
    tally.says("clean, nothing known")
    #expect(Double(tally.hits) >= 0.99 * Double(tally.total))
  }

  @Test("to a twentieth, where a hundredth is noise")
  func noisy() throws {
    let tally = try tally(ratios: 0.1...0.9, noise: 0.01, within: 0.05)
    tally.says("1 % noise")
    #expect(Double(tally.hits) >= 0.95 * Double(tally.total))
  }

  @Test("within their intervals, where noise hides what is heavily damped")
  func intervals() throws {
    let tally = try tally(ratios: 0.9...1.5, noise: 0.01, within: 0.05)
    tally.says("1 % noise, heavily damped")
    let share = Self.count > 100 ? 0.9 : 0.8
    #expect(Double(tally.covered) >= share * Double(tally.total))
  }
}

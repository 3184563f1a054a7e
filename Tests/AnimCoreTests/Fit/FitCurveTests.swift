import Testing

@testable import AnimCore

/// The slopes each family of curves states, held against its values.
@Suite("Slopes of curves to fit")
struct FitCurveTests {
  private static let times = (0...60).map { Double($0) / 60 + 0.003 }

  private func check(_ curve: some FitCurve, _ numbers: [Double], step: Double, within: Double) {
    let n = Self.times.count
    var values = Array(repeating: 0.0, count: n)
    var slopes = Array(repeating: 0.0, count: n * curve.count)
    curve.evaluate(numbers, at: Self.times, values: &values, slopes: &slopes)
    for place in 0..<curve.count {
      var (less, more) = (numbers, numbers)
      less[place] -= step
      more[place] += step
      let (low, high) = (curve.values(less, at: Self.times), curve.values(more, at: Self.times))
      for index in Self.times.indices {
        let slope = (high[index] - low[index]) / (2 * step)
        let stated = slopes[index * curve.count + place]
        #expect(
          abs(slope - stated) <= within * (1 + abs(slope)), "number \(place), sample \(index)")
      }
    }
  }

  @Test("of a spring", arguments: [0.2, 0.7, 1, 1.6])
  func oscillator(ratio: Double) {
    var curve = OscillatorCurve(origin: 0, latest: 1)
    let numbers = [0.9, 1, -0.4, 0.06, Elementary.log(14), ratio]
    check(curve, numbers, step: 1e-5, within: 1e-6)
    curve.relativeVelocity = 1.5
    check(curve, numbers, step: 1e-5, within: 1e-6)
  }

  @Test("of a press and its release", arguments: [0.2, 1, 1.6])
  func press(ratio: Double) {
    var first = OscillatorCurve(origin: 0, latest: 2)
    let numbers =
      [0.9, 1, -0.4, 0.06, Elementary.log(14), ratio]
      + [0.35, 1.1, 0.7, Elementary.log(20), 0.45]
    check(PressCurve(first: first), numbers, step: 1e-5, within: 1e-6)
    first.relativeVelocity = 1
    check(PressCurve(first: first), numbers, step: 1e-5, within: 1e-6)
  }

  @Test("of a Bézier curve")
  func bezier() {
    let curve = BezierCurve(origin: 0, latest: 1)
    check(
      curve, [0.9, 1, 0, 0.06, Elementary.log(0.6), 0.3, 0.1, 0.5, 1.2], step: 1e-5, within: 1e-6)
  }

  @Test("of SwiftUI's steps")
  func stepper() {
    let curve = StepperCurve(plain: OscillatorCurve(origin: 0, latest: 1))
    // Its slopes are differences themselves; between steps its values have corners.
    check(curve, [0.9, 1, -0.4, 0.0601, Elementary.log(0.5), 0.6], step: 1e-5, within: 1e-4)
  }
}

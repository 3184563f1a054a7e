import Testing

@testable import AnimCore

@Suite("A spring's derivatives")
struct SpringSensitivityTests {
  static let ratios: [Double] = [
    0, 0.01, 0.3, 0.9, 0.999, 1 - 1e-6, 1 - 1e-9, (1.0).nextDown, 1, (1.0).nextUp, 1 + 1e-9,
    1 + 1e-6, 1.001, 1.2, 2, 10,
  ]

  /// Central differences of the motion itself, by whose error of the fourth order the step is chosen.
  private static func slope(at x: Double, step: Double, _ f: (Double) -> Double) -> Double {
    let near = (f(x + step) - f(x - step)) / (2 * step)
    let far = (f(x + 2 * step) - f(x - 2 * step)) / (4 * step)
    return (4 * near - far) / 3
  }

  @Test("are the slopes of its motion, also where it is critical", arguments: ratios)
  func slopes(ratio: Double) {
    let frequency = 7.0
    for t in [0.0, 1e-4, 0.01, 0.1, 0.142857, 0.3, 1, 3] {
      let m = Spring(uncheckedDampingRatio: ratio, angularFrequency: frequency)
        .sensitivity(after: t)
      func motion(_ ratio: Double, _ frequency: Double) -> Propagator {
        Spring(uncheckedDampingRatio: ratio, angularFrequency: frequency).propagator(after: t)
      }
      let byFrequency = { (f: (Propagator) -> Double) in
        Self.slope(at: frequency, step: 2e-3) { f(motion(ratio, $0)) }
      }
      // Below 0 the closed form for ζ < 1 still holds.
      let byRatio = { (f: (Propagator) -> Double) in
        Self.slope(at: ratio, step: 1e-3) { f(motion($0, frequency)) }
      }
      let tolerance = 1e-8 * (1 + t * frequency)
      #expect(abs(m.uByFrequency - byFrequency(\.xx)) < tolerance, "t \(t)")
      #expect(abs(m.sByFrequency - byFrequency(\.xv)) < tolerance, "t \(t)")
      #expect(abs(m.uByRatio - byRatio(\.xx)) < tolerance, "t \(t)")
      #expect(abs(m.sByRatio - byRatio(\.xv)) < tolerance, "t \(t)")
      let plain = motion(ratio, frequency)
      #expect(m.u == plain.xx && m.s == plain.xv)
      #expect(m.uVelocity == plain.vx && m.sVelocity == plain.vv)
    }
  }

  @Test("go smoothly across the critical spring")
  func critical() {
    for t in [0.01, 0.1, 0.5] {
      let exact = Spring(uncheckedDampingRatio: 1, angularFrequency: 10).sensitivity(after: t)
      // At ζ = 1 the derivative by ζ has a closed form of its own: ω³t³/3 · e^(−ωt).
      let wt = 10 * t
      let closed = wt * wt * wt / 3 * Elementary.exp(-wt)
      #expect(abs(exact.uByRatio - closed) < 1e-15)
      for gap in [1e-15, 1e-12, 1e-9] {
        for side in [1 - gap, 1 + gap] {
          let near = Spring(uncheckedDampingRatio: side, angularFrequency: 10)
            .sensitivity(after: t)
          #expect(abs(near.uByRatio - exact.uByRatio) < 10 * gap + 1e-14)
          #expect(abs(near.sByRatio - exact.sByRatio) < 10 * gap + 1e-14)
        }
      }
    }
  }

  @Test("stay finite everywhere")
  func finite() {
    for spring in AwkwardSprings.all where spring.dampingRatio <= 1000 {
      for t in [0, 1e-9, 1, 1e3, 1e6] {
        let m = spring.sensitivity(after: t)
        let all = [m.u, m.s, m.uByFrequency, m.sByFrequency, m.uByRatio, m.sByRatio]
        #expect(all.allSatisfy { $0.isFinite }, "\(spring) \(t)")
      }
    }
  }
}

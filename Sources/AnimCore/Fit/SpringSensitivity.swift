/// What a spring's motion at one instant is, and how it changes with the spring's two causes.
///
/// With C and S the decayed cosine and the decayed sine over its frequency, the motion from one away
/// is u = C + ζω₀S, the motion from a push is s = S. Both are smooth functions of a = ζω₀ and of
/// D = ω₀²(1 − ζ²), also where D changes its sign, so the derivatives are taken by these two:
/// ∂S/∂D = (tC − S)/2D, by its series where Dt² is small. What is left of the sums then is
/// ∂u/∂ω₀ = −tω₀S, ∂u/∂ζ = −2ω₀³ ∂S/∂D and ∂S/∂ζ = −tω₀S − 2ζω₀² ∂S/∂D.
package struct SpringSensitivity: Hashable, Sendable {
  /// The displacement of what starts one away, at rest.
  package let u: Double
  /// The displacement of what starts at the target with velocity 1.
  package let s: Double
  /// How fast ``u`` changes: −ω₀²s.
  package let uVelocity: Double
  /// How fast ``s`` changes: u − 2ζω₀s.
  package let sVelocity: Double
  package let uByFrequency: Double
  package let sByFrequency: Double
  package let uByRatio: Double
  package let sByRatio: Double
}

extension Spring {
  /// The motion after `t` seconds, and its derivatives; total for every finite, non-negative `t`.
  package func sensitivity(after t: Double) -> SpringSensitivity {
    let motion = propagator(after: t)
    let (u, s) = (motion.xx, motion.xv)
    let (w, a) = (angularFrequency, dampingRatio * angularFrequency)
    let squaredWave = w * w * (1 - dampingRatio) * (1 + dampingRatio)
    let z = squaredWave * t * t
    let cosine = u - a * s
    let sByWave =
      abs(z) > 1
      ? (t * cosine - s) / (2 * squaredWave)
      : Elementary.exp(-a * t) * t * t * t * Self.sincSlope(z)
    return SpringSensitivity(
      u: u, s: s, uVelocity: motion.vx, sVelocity: motion.vv, uByFrequency: -t * w * s,
      sByFrequency: (t * motion.vv - s) / w, uByRatio: -2 * w * w * w * sByWave,
      sByRatio: -t * w * s - 2 * dampingRatio * w * w * sByWave)
  }

  /// d/dz of sin(√z)/√z for |z| ≤ 1: the sum of (−1)ⁿ n zⁿ⁻¹/(2n + 1)! from n = 1 on.
  private static func sincSlope(_ z: Double) -> Double {
    var sum = 0.0
    var term = -1.0 / 6
    for n in 1...9 {
      sum += Double(n) * term
      term *= -z / Double((2 * n + 2) * (2 * n + 3))
    }
    return sum
  }
}

/// What a span of time does to a displacement x and a velocity v, a linear map:
/// (xx·x + xv·v, vx·x + vv·v).
package struct Propagator: Hashable, Sendable {
  package let xx: Double
  package let xv: Double
  package let vx: Double
  package let vv: Double

  /// The displacement and velocity a span later.
  @inline(__always)
  package func callAsFunction(x: Double, v: Double) -> (x: Double, v: Double) {
    (xx * x + xv * v, vx * x + vv * v)
  }
}

extension Spring {
  /// The closed form: what a span of `t` seconds does to a displacement and a velocity.
  ///
  /// Total for every finite, non-negative `t`. Solution of x″ + 2ζω₀x′ + ω₀²x = 0, written so that
  /// nothing cancels near ζ = 1 nor for a very large ζ.
  package func propagator(after t: Double) -> Propagator {
    dampingRatio < 1 ? oscillating(after: t) : creeping(after: t)
  }

  /// ζ < 1: a decaying wave of frequency ω₀√(1 − ζ²).
  private func oscillating(after t: Double) -> Propagator {
    let rate = dampingRatio * angularFrequency
    let waveFrequency = waveFrequency
    let decay = Elementary.exp(-rate * t)
    let wave = Elementary.sinCos(waveFrequency * t)
    let c = decay * wave.cos
    // At a frequency of zero sin(ωt)/ω is t.
    let s = decay * (waveFrequency > 0 ? wave.sin / waveFrequency : t)
    return Propagator(
      xx: c + rate * s, xv: s, vx: -angularFrequency * angularFrequency * s, vv: c - rate * s)
  }

  /// ζ ≥ 1: two exponentials. Their difference goes through expm1, so the critical spring is no special
  /// case.
  private func creeping(after t: Double) -> Propagator {
    let (p, q, difference) = rates
    let slow = Elementary.exp(-q * t)
    let fast = Elementary.exp(-p * t)
    let gap = difference * t
    // (e^(−qt) − e^(−pt))/(p − q) = e^(−qt)·t·(1 − e^(−gap))/gap
    let s = slow * t * (gap > 0 ? -Elementary.expm1(-gap) / gap : 1)
    return Propagator(
      xx: slow + q * s, xv: s, vx: -angularFrequency * angularFrequency * s, vv: fast - q * s)
  }
}

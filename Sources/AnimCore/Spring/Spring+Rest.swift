// Rest by energy. With x the displacement from the target, √(x² + (v/ω₀)²) never grows, so "at rest
// from here on" is a question about one instant.

extension Spring {
  /// The energy of a motion as a displacement, squared: x² + (v/ω₀)².
  package func squaredEnergy(x: Double, v: Double) -> Double {
    let speed = v / angularFrequency
    return x * x + speed * speed
  }

  /// The greatest |x| of the motion that starts with displacement `x` and velocity `v`: the travel,
  /// or the first extremum where that is larger.
  package func reach(x: Double, v: Double) -> Double {
    guard let instant = firstExtremum(x: x, v: v) else { return abs(x) }
    return max(abs(x), abs(propagator(after: instant)(x: x, v: v).x))
  }

  /// The first instant after the start, in seconds, at which the velocity is zero; nil if there is
  /// none.
  package func firstExtremum(x: Double, v: Double) -> Double? {
    if dampingRatio < 1 {
      let rate = dampingRatio * angularFrequency
      let waveFrequency = waveFrequency
      // v(t) ∝ v·cos θ − (ω₀²x + ζω₀v)·sin θ/ω with θ = ωt; its first zero with θ in (0, π].
      let slope = angularFrequency * angularFrequency * x + rate * v
      guard x != 0 || v != 0 else { return nil }
      let angle =
        v == 0
        ? Double.pi
        : Elementary.atan2(abs(v) * waveFrequency, v > 0 ? slope : -slope)
      let instant = angle / waveFrequency
      return instant.isFinite && instant > 0 ? instant : nil
    }
    let (p, q, gap) = rates
    // e^((p−q)t) = 1 + (p−q)·v/(q(v + px)), in which nothing cancels however far apart the rates are;
    // at ζ = 1 this turns into t = v/(q(v + qx)).
    let ratio = v / (q * (v + p * x))
    guard ratio > 0, ratio.isFinite else { return nil }
    let instant = gap > 0 ? Elementary.log1p(gap * ratio) / gap : ratio
    return instant.isFinite && instant > 0 ? instant : nil
  }
}

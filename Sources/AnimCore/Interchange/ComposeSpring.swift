extension SpringDialect {
  /// Jetpack Compose's `spring(dampingRatio, stiffness)` and AndroidX's `SpringForce`, of mass 1.
  ///
  /// Source: androidx, `AnimationSpec.kt`, `SpringForce.java`.
  public static let compose = SpringDialect(
    key: "compose", name: "Jetpack Compose",
    forms: [
      Form(
        parameters: [
          Parameter("dampingRatio", fallback: 1), Parameter("stiffness", fallback: 1_500),
        ],
        make: { values throws(SpringError) in
          try Spring(stiffness: values[1], dampingRatio: values[0])
        },
        read: { [$0.dampingRatio, $0.stiffness(mass: 1)] })
    ])
}

extension Spring {
  /// Compose's estimate of how long the motion takes, in whole milliseconds, rounded down; Compose
  /// shows the target from there on. Nil for an undamped spring.
  ///
  /// It is the time in which the motion's envelope, or without bounce the motion itself, decays to a
  /// threshold. Source: androidx, `SpringEstimation.kt`.
  ///
  /// - Parameters:
  ///   - displacement: Where it starts, seen from the target, in the property's unit.
  ///   - velocity: At the start, in units per second.
  ///   - threshold: What is no longer visible, in the same unit: 0.01 by default for a `Float`, half
  ///     a pixel for an offset.
  public func composeDuration(
    displacement: Double, velocity: Double = 0, threshold: Double = 0.01
  ) -> Double? {
    let x = displacement / threshold
    let v = velocity / threshold
    guard dampingRatio > 0, x.isFinite, v.isFinite else { return nil }
    if x == 0 && v == 0 { return 0 }
    let seconds: Double
    if dampingRatio < 1 {
      let rate = dampingRatio * angularFrequency
      let sine = (v + rate * x) / waveFrequency
      seconds = Elementary.log((x * x + sine * sine).squareRoot()) / rate
    } else {
      // The motion is at most the threshold from its last crossing of it on.
      let extremum = firstExtremum(x: x, v: v)
      func height(_ t: Double) -> Double { abs(propagator(after: t)(x: x, v: v).x) - 1 }
      let start = extremum.flatMap { height($0) > 0 ? $0 : nil } ?? 0
      guard height(start) > 0 else { return 0 }
      seconds =
        Bisection.zero(falling: height, from: start, step: 1 / angularFrequency) ?? .infinity
    }
    return (max(seconds, 0) * 1_000).rounded(.down)
  }
}

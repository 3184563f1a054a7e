/// The times at which a spring's motion passes its target before it settles.
///
/// A bouncing motion passes it at even distances of half a period; one without bounce passes it once
/// at most, when it is pushed hard.
public struct TargetCrossings: Hashable, Sendable {
  /// How many there are until the motion has settled; nil for one that never settles.
  public let count: Int?
  /// The first of them, in seconds; nil if there is none.
  public let first: Double?
  /// How far apart they are, in seconds; nil where there is one at most.
  public let interval: Double?

  /// The first of the times, in seconds, no more than `limit` of them.
  public func times(upTo limit: Int) -> [Double] {
    guard let first else { return [] }
    guard let interval else { return limit > 0 ? [first] : [] }
    return (0..<max(0, min(count ?? limit, limit))).map { first + Double($0) * interval }
  }

  /// - Parameters:
  ///   - initialVelocity: In travels per second, positive towards the target.
  ///   - settlingTime: In seconds; nil if it never settles.
  package init(of spring: Spring, initialVelocity: Double, settlingTime: Double?) {
    guard let start = spring.firstCrossing(initialVelocity: initialVelocity),
      start <= settlingTime ?? .infinity
    else {
      (count, first, interval) = (0, nil, nil)
      return
    }
    first = start
    guard spring.dampingRatio < 1 else {
      (count, interval) = (1, nil)
      return
    }
    let halfPeriod = .pi / spring.waveFrequency
    interval = halfPeriod
    count = settlingTime.map { end in
      // Beyond 2⁵³ a number no longer tells one crossing from the next.
      Int(min(max((end - start) / halfPeriod, 0), 0x1p53)) + 1
    }
  }
}

extension Spring {
  /// The first instant, in seconds, at which the motion is on its target; nil if it only comes near.
  package func firstCrossing(initialVelocity: Double) -> Double? {
    if dampingRatio < 1 {
      // The displacement is ∝ cos θ − (v − ζω₀)/ω · sin θ with θ = ωt; its first zero has θ in (0, π).
      let waveFrequency = waveFrequency
      let rate = dampingRatio * angularFrequency
      let instant = Elementary.atan2(waveFrequency, initialVelocity - rate) / waveFrequency
      return instant.isFinite ? instant : nil
    }
    // e^((p−q)t) = 1 + (p−q)/(v − p): only what is faster than the fast part gets across.
    let (fast, _, gap) = rates
    guard initialVelocity > fast else { return nil }
    let ratio = 1 / (initialVelocity - fast)
    return gap > 0 ? Elementary.log1p(gap * ratio) / gap : ratio
  }
}

extension SpringDialect {
  /// pop's `springBounciness` and `springSpeed`.
  ///
  /// Source: facebookarchive/pop, `POPSpringAnimation.mm`, `POPMath.mm`.
  public static let pop = SpringDialect(
    key: "pop", name: "pop",
    forms: [
      Form(
        parameters: [Parameter("bounciness", fallback: 4), Parameter("speed", fallback: 12)],
        make: { values throws(SpringError) in
          try Spring(popBounciness: values[0], speed: values[1])
        },
        read: { $0.popNumbers.map { [$0.bounciness, $0.speed] } })
    ])
}

extension Spring {
  /// Creates a spring from pop's bounciness and speed.
  ///
  /// - Parameters:
  ///   - popBounciness: Within ``popRange``.
  ///   - speed: Within ``popRange``.
  /// - Throws: ``SpringError`` naming the parameter out of range.
  public init(popBounciness: Double, speed: Double) throws(SpringError) {
    try SpringError.Parameter.bounciness.check(popBounciness, within: Self.popRange)
    try SpringError.Parameter.speed.check(speed, within: Self.popRange)
    let tension = 0.5 + speed / 34 * 199.5
    let bounce = popBounciness / 34 * 0.8
    let still = Self.frictionWithoutBounce(tension: tension)
    let friction = still + (2 * bounce - bounce * bounce) * (0.01 - still)
    try self.init(origamiTension: tension, friction: friction)
  }

  /// What pop documents for bounciness and speed; its formulas are made for 0…34.
  public static let popRange = 0...20.0

  /// pop's numbers for this spring; nil for one that they cannot state.
  public var popNumbers: (bounciness: Double, speed: Double)? {
    let speed = (origamiTension - 0.5) / 199.5 * 34
    guard (0...20.000001).contains(speed) else { return nil }
    let still = Self.frictionWithoutBounce(tension: origamiTension)
    // 2b − b² is how far the friction is from none towards still.
    let share = min((origamiFriction - still) / (0.01 - still), 1)
    guard share >= -1e-9 else { return nil }
    let bounciness = max(0, share / (1 + (1 - share).squareRoot())) / 0.8 * 34
    return bounciness <= 20.000001 ? (bounciness, speed) : nil
  }

  /// The friction at which pop's springs do not bounce: three cubics fitted by its authors.
  private static func frictionWithoutBounce(tension x: Double) -> Double {
    if x <= 18 { return ((0.0007 * x - 0.031) * x + 0.64) * x + 1.28 }
    if x <= 44 { return ((0.000044 * x - 0.006) * x + 0.36) * x + 2 }
    return ((0.00000045 * x - 0.000332) * x + 0.1078) * x + 5.84
  }
}

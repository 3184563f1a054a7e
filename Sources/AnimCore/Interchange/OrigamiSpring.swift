extension SpringDialect {
  /// Tension and friction as Origami, rebound and pop's `dynamicsTension` came from them.
  ///
  /// Source: facebookarchive/rebound-js, `OrigamiValueConverter.js`.
  public static let origami = SpringDialect(
    key: "origami", name: "Origami",
    forms: [
      Form(
        parameters: [Parameter("tension", fallback: 40), Parameter("friction", fallback: 7)],
        make: { values throws(SpringError) in
          try Spring(origamiTension: values[0], friction: values[1])
        },
        read: { [$0.origamiTension, $0.origamiFriction] })
    ])
}

extension Spring {
  /// Creates a spring from Origami's tension and friction: k = 3.62(T − 30) + 194, c = 3(F − 8) + 25.
  ///
  /// - Parameters:
  ///   - origamiTension: T, from −23.59 on, where the stiffness is positive, to 2.76 · 10⁹.
  ///   - friction: F, from −1/3 on, where there is no damping.
  /// - Throws: ``SpringError`` naming the parameter out of range.
  public init(origamiTension: Double, friction: Double) throws(SpringError) {
    let softest = Self.origamiTension(stiffness: 1e-9)
    let stiffest = Self.origamiTension(stiffness: 1e10).nextDown
    try SpringError.Parameter.tension.check(origamiTension, within: softest...stiffest)
    let stiffness = 3.62 * (origamiTension - 30) + 194
    let critical = 2 * stiffness.squareRoot()
    let strongest = Self.origamiFriction(damping: Self.dampingRatios.upperBound * critical)
    let weakest = Self.origamiFriction(damping: 0)
    try SpringError.Parameter.friction.check(friction, within: weakest...strongest)
    // At the ends the rounding of the formulas must not lead out of the range.
    let damping = min(max(3 * (friction - 8) + 25, 0), Self.dampingRatios.upperBound * critical)
    try self.init(
      mass: 1, stiffness: min(max(stiffness, 1e-9), 1e10), damping: damping)
  }

  /// Origami's tension, for mass 1.
  public var origamiTension: Double { Self.origamiTension(stiffness: stiffness(mass: 1)) }

  /// Origami's friction, for mass 1.
  public var origamiFriction: Double { Self.origamiFriction(damping: damping(mass: 1)) }

  private static func origamiTension(stiffness: Double) -> Double { (stiffness - 194) / 3.62 + 30 }

  private static func origamiFriction(damping: Double) -> Double { (damping - 25) / 3 + 8 }
}

extension SpringDialect {
  /// react-spring's config: tension and friction, or its frequency, which is a period in seconds, and
  /// damping ratio.
  ///
  /// Source: pmndrs/react-spring, `AnimationConfig.ts`.
  public static let reactSpring = SpringDialect(
    key: "react-spring", name: "react-spring",
    forms: [
      Form(
        parameters: [
          Parameter("tension", fallback: 170), Parameter("friction", fallback: 26),
          Parameter("mass", fallback: 1),
        ],
        make: { values throws(SpringError) in
          try Spring(tension: values[0], friction: values[1], mass: values[2])
        },
        read: { [$0.tension, $0.friction, $0.mass] }),
      Form(
        parameters: [
          Parameter("frequency", .seconds), Parameter("damping", fallback: 1),
          Parameter("mass", fallback: 1),
        ],
        make: { values throws(SpringError) in
          try Spring(reactFrequency: values[0], damping: values[1], mass: values[2])
        },
        read: { spring in
          spring.response < 0.01 ? nil : [spring.response, spring.dampingRatio, spring.mass]
        }),
    ])
}

extension Spring {
  /// Creates a spring from what react-spring calls tension and friction: stiffness and damping.
  ///
  /// - Parameters:
  ///   - tension: k; ω₀ = √(k/m) must lie within ``angularFrequencies``.
  ///   - friction: c; ζ = c/(2√(km)) must lie within ``dampingRatios``.
  ///   - mass: m, within ``masses``.
  /// - Throws: ``SpringError`` naming the parameter out of range.
  public init(tension: Double, friction: Double, mass: Double = 1) throws(SpringError) {
    do {
      try self.init(mass: mass, stiffness: tension, damping: friction)
    } catch {
      throw error.renaming([.stiffness: .tension, .damping: .friction])
    }
  }

  /// Creates a spring from react-spring's frequency and damping.
  ///
  /// - Parameters:
  ///   - reactFrequency: The undamped period, in seconds, from 0.01 to 1,000,000.
  ///   - damping: ζ, without unit, within ``dampingRatios``.
  ///   - mass: m, within ``masses``.
  /// - Throws: ``SpringError`` naming the parameter out of range.
  public init(
    reactFrequency: Double, damping: Double, mass: Double = 1
  ) throws(SpringError) {
    try SpringError.Parameter.frequency.check(reactFrequency, within: 0.01...1e6)
    try SpringError.Parameter.damping.check(damping, within: Self.dampingRatios)
    try self.init(
      angularFrequency: 2 * .pi / reactFrequency, dampingRatio: damping, mass: mass)
  }

  /// react-spring's name for ``stiffness``.
  public var tension: Double { stiffness }

  /// react-spring's name for ``damping``.
  public var friction: Double { damping }

  /// k of the same motion at another mass.
  package func stiffness(mass: Double) -> Double { mass * angularFrequency * angularFrequency }

  /// c of the same motion at another mass.
  package func damping(mass: Double) -> Double { 2 * dampingRatio * angularFrequency * mass }
}

extension SpringError {
  /// The same fault under the names another platform has for its parameters.
  func renaming(_ names: [Parameter: Parameter]) -> SpringError {
    guard case .outOfRange(let parameter, let value, let allowed) = self else { return self }
    return .outOfRange(names[parameter] ?? parameter, value: value, allowed: allowed)
  }
}

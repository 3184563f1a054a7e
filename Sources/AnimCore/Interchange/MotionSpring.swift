extension SpringDialect {
  /// The springs of motion (once Framer Motion): physical constants, a duration in which the spring is
  /// done, or a visual duration in which it seems to be.
  ///
  /// Source: motiondivision/motion, `spring.ts`.
  public static let motion = SpringDialect(
    key: "motion", name: "Motion",
    forms: [
      Form(
        parameters: [
          Parameter("stiffness", fallback: 100), Parameter("damping", fallback: 10),
          Parameter("mass", fallback: 1),
        ],
        make: { values throws(SpringError) in
          try Spring(mass: values[2], stiffness: values[0], damping: values[1])
        },
        read: { [$0.stiffness, $0.damping, $0.mass] }),
      Form(
        parameters: [
          Parameter("duration", .seconds, fallback: 0.8), Parameter("bounce", fallback: 0.3),
        ],
        make: { values throws(SpringError) in
          try Spring(motionDuration: values[0], bounce: values[1])
        },
        read: { spring in spring.motionDuration.map { [$0, spring.bounce] } }),
      Form(
        parameters: [Parameter("visualDuration", .seconds), Parameter("bounce")],
        make: { values throws(SpringError) in
          try Spring(visualDuration: values[0], bounce: values[1])
        },
        read: { spring in
          motionDampingRatios.contains(spring.dampingRatio)
            ? [spring.visualDuration, spring.bounce] : nil
        }),
    ])

  /// The damping ratios motion clamps to.
  static let motionDampingRatios = 0.05...1.0
}

extension Spring {
  /// Creates a spring from motion's `duration` and `bounce`: UIKit's equation with velocity 0.
  ///
  /// - Parameters:
  ///   - motionDuration: In seconds, within ``durations``; clamped to 0.01…10.
  ///   - bounce: 1 − ζ, within 0…1; more than 0.95 counts as that.
  /// - Throws: ``SpringError`` naming the parameter out of range.
  public init(motionDuration: Double, bounce: Double) throws(SpringError) {
    try SpringError.Parameter.duration.check(motionDuration, within: Self.durations)
    try SpringError.Parameter.bounce.check(bounce, within: 0...1)
    try self.init(
      settlingDuration: min(max(motionDuration, 0.01), 10), dampingRatio: max(1 - bounce, 0.05))
  }

  /// motion's `duration` for this spring, in seconds; nil for one it cannot state.
  public var motionDuration: Double? {
    guard SpringDialect.motionDampingRatios.contains(dampingRatio), let settlingDuration,
      (0.01...10).contains(settlingDuration)
    else { return nil }
    return settlingDuration
  }

  /// Creates a spring from motion's `visualDuration` and `bounce`: its undamped period is 1.2 times the
  /// visual duration.
  ///
  /// - Parameters:
  ///   - visualDuration: In seconds, within ``durations``.
  ///   - bounce: 1 − ζ, within 0…1; more than 0.95 counts as that.
  /// - Throws: ``SpringError`` naming the parameter out of range.
  public init(visualDuration: Double, bounce: Double) throws(SpringError) {
    let longest = Self.durations.upperBound / 1.2
    try SpringError.Parameter.visualDuration.check(
      visualDuration, within: Self.durations.lowerBound...longest)
    try SpringError.Parameter.bounce.check(bounce, within: 0...1)
    try self.init(response: 1.2 * visualDuration, dampingRatio: max(1 - bounce, 0.05))
  }

  /// motion's `visualDuration`, in seconds: the undamped period over 1.2.
  public var visualDuration: Double { response / 1.2 }
}

extension SpringDialect {
  /// Flutter's `SpringDescription`: physical constants, or `withDurationAndBounce` with its duration in
  /// whole milliseconds. Overdamping is taken at its word.
  ///
  /// Source: flutter, `spring_simulation.dart`.
  public static let flutter = SpringDialect(
    key: "flutter", name: "Flutter",
    forms: [
      Form(
        parameters: [
          Parameter("mass", fallback: 1), Parameter("stiffness"), Parameter("damping"),
        ],
        make: { values throws(SpringError) in
          try Spring(mass: values[0], stiffness: values[1], damping: values[2])
        },
        read: { [$0.mass, $0.stiffness, $0.damping] }),
      Form(
        parameters: [
          Parameter("duration", .milliseconds, fallback: 500), Parameter("bounce", fallback: 0),
        ],
        make: { values throws(SpringError) in
          try Spring(flutterDuration: values[0], bounce: values[1])
        },
        read: { [($0.duration * 1_000).rounded(), $0.bounce] }),
    ])
}

extension Spring {
  /// Creates a spring as Flutter's `withDurationAndBounce` does.
  ///
  /// - Parameters:
  ///   - flutterDuration: The undamped period in milliseconds, rounded to whole ones, from 1 to
  ///     1,000,000,000.
  ///   - bounce: As of ``init(duration:bounce:)``, within ``bounces``.
  /// - Throws: ``SpringError`` naming the parameter out of range.
  public init(flutterDuration: Double, bounce: Double) throws(SpringError) {
    try SpringError.Parameter.duration.check(flutterDuration, within: 1...1e9)
    try self.init(duration: flutterDuration.rounded() / 1_000, bounce: bounce)
  }
}

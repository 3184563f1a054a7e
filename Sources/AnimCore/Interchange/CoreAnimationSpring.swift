extension SpringDialect {
  /// `CASpringAnimation`, and `UISpringTimingParameters` of mass, stiffness and damping.
  ///
  /// Both run a spring with ζ > 1 as critical; `CASpringAnimation(perceptualDuration:bounce:)` and
  /// UIKit's `springDuration` and `bounce` (iOS 17) take it at its word. Source: Apple's
  /// documentation, QuartzCore's header.
  public static let coreAnimation = SpringDialect(
    key: "core-animation", name: "Core Animation",
    forms: [
      cappedForm,
      Form(
        parameters: [Parameter("perceptualDuration", .seconds), Parameter("bounce")],
        make: { values throws(SpringError) in
          do throws(SpringError) {
            return try Spring(duration: values[0], bounce: values[1])
          } catch {
            throw error.renaming([.duration: .perceptualDuration])
          }
        },
        read: { [$0.duration, $0.bounce] }),
    ])

  /// Skevy's wobble: Core Animation's constants, and overdamping only where it is asked for.
  ///
  /// Source: skevy/wobble, `index.ts`.
  public static let wobble = SpringDialect(key: "wobble", name: "wobble", forms: [cappedForm])

  /// Mass, stiffness and damping, with what is overdamped run as critical.
  private static let cappedForm = Form(
    parameters: [
      Parameter("mass", fallback: 1), Parameter("stiffness", fallback: 100),
      Parameter("damping", fallback: 10),
    ],
    make: { values throws(SpringError) in
      try Spring(mass: values[0], stiffness: values[1], damping: values[2]).cappedAtCritical
    },
    read: { $0.dampingRatio > 1 ? nil : [$0.mass, $0.stiffness, $0.damping] })
}

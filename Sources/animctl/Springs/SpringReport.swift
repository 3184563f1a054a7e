import AnimCore
import AnimRender

/// One spring: its numbers in all parametrisations, what its motion is like, its code.
struct SpringReport: Sendable {
  /// The spring as it is stated; of a kind that has an oscillator.
  let timing: Timing
  /// The oscillator; SwiftUI's steps come near to it.
  let spring: Spring
  /// In travels per second, positive towards the target.
  let velocity: Double
  /// What its motion is like.
  let metrics: SpringMetrics?
  /// The spring UIKit makes, if it was stated as one.
  let uikit: UIKitSpring?
  /// The spring SwiftUI steps, if it was stated as one.
  let swiftUI: SwiftUISpring?

  init(_ timing: Timing) {
    self.timing = timing
    var uikit: UIKitSpring?
    var swiftUI: SwiftUISpring?
    switch timing.kind {
    case .spring(let spring, let velocity): (self.spring, self.velocity) = (spring, velocity)
    case .uikitSpring(let stated):
      uikit = stated
      (spring, velocity) = (stated.spring, stated.initialVelocity)
    case .swiftUISpring(let stated, let push):
      swiftUI = stated
      (spring, velocity) = (stated.closedForm, push)
    case .curve, .instant: (spring, velocity) = (.smooth, 0)
    }
    self.uikit = uikit
    self.swiftUI = swiftUI
    metrics = try? spring.metrics(initialVelocity: velocity)
  }

  /// The durations that platforms report, each by its own rule; in seconds.
  var durations: [(key: String, name: String, value: Double?)] {
    let unit =
      swiftUI
      ?? (try? SwiftUISpring(
        response: spring.response, dampingFraction: spring.dampingRatio))
    return [
      (
        "coreAnimationSettlingDuration", "Core Animation's settlingDuration",
        try? spring.cappedAtCritical.coreAnimationSettlingDuration(initialVelocity: velocity)
      ),
      (
        "uikitSettlingDuration", "UIViewPropertyAnimator's duration",
        try? spring.uikitSettlingDuration(initialVelocity: velocity)
      ),
      (
        "swiftUISettlingDuration", "SwiftUI's settlingDuration",
        try? spring.swiftUISettlingDuration(initialVelocity: velocity)
      ),
      (
        "swiftUISettlingTime", "SwiftUI's .spring, from 0 to 1",
        unit.flatMap { $0.swiftUISettlingTime(travel: 1, initialVelocity: velocity) }
      ),
      (
        "composeDuration", "Compose's estimate, from 0 to 1",
        spring.composeDuration(displacement: -1, velocity: velocity).map { $0 / 1_000 }
      ),
    ]
  }

  /// The values of a dialect's forms, each with its parameter; nil for a form that cannot state it.
  func forms(
    of dialect: SpringDialect
  ) -> [[(parameter: SpringDialect.Parameter, value: Double)]?] {
    dialect.forms.map { form in
      form.values(of: spring).map { values in
        zip(form.parameters, values).map { (parameter: $0, value: $1) }
      }
    }
  }
}

extension SwiftUISpring {
  /// When SwiftUI itself ends an animation by this spring, in seconds; nil if that takes longer than
  /// the limit.
  ///
  /// It ends on the first frame on which neither the square of the velocity nor that of the force
  /// exceeds 0.0036 and what is left of the way is within a hundredth of it. The speeds are in the property's unit, so the end
  /// depends on it: 0.533 s from 0 to 1 and 0.983 s from 0 to 100 for response 0.5 and fraction 0.825.
  /// A ``Timeline`` ends by the energy rule instead, which does not. Source: OpenSwiftUI,
  /// `FluidSpringAnimation.swift`.
  ///
  /// - Parameters:
  ///   - travel: How far it goes, in the property's unit.
  ///   - initialVelocity: In travels per second, positive towards the target.
  ///   - limit: Up to when to look for it, in seconds; no longer than 1,000.
  public func swiftUISettlingTime(
    travel: Double, initialVelocity: Double = 0, within limit: Double = 60
  ) -> Double? {
    let stepper = SwiftUIStepper(self)
    var state = SwiftUIStepper.State(x: travel, v: -travel * initialVelocity)
    var tick = 0
    // What is no number is no limit that could be kept.
    while Tick(tick).seconds < min(limit, 1_000) {
      stepper.tick(&state)
      tick += 1
      let fastest = max(state.v * state.v, state.force * state.force)
      if fastest <= 0.0036, abs(state.x) <= abs(travel) / 100 { return Tick(tick).seconds }
    }
    return nil
  }

  /// The closed form SwiftUI's steps follow to within about half a hundredth of the travel: the same
  /// frequency and damping ratio.
  public var closedForm: Spring {
    Spring(uncheckedDampingRatio: dampingFraction, angularFrequency: angularFrequency)
  }
}

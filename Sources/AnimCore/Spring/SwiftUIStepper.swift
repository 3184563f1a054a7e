/// SwiftUI's spring as it is computed: 1/300 s at a time, with the force of one step acting in the
/// next.
///
/// Source of the step: OpenSwiftUI, `FluidSpringAnimation.swift`; confirmed here against a device
/// recording of 300 frames.
package struct SwiftUIStepper: Hashable, Sendable {
  /// Steps in one tick.
  package static let stepsPerTick = 5

  private let stiffness: Double
  private let damping: Double

  package init(_ spring: SwiftUISpring) {
    stiffness = spring.stiffness
    damping = 2 * spring.dampingFraction * spring.angularFrequency
  }

  /// A displacement from the target, its velocity, and the force that will act.
  package struct State: Hashable, Sendable {
    package var x: Double
    package var v: Double
    package var force: Double

    /// A state without a force, as a segment begins.
    package init(x: Double, v: Double) {
      self.x = x
      self.v = v
      force = 0
    }
  }

  /// Carries a state on by one step.
  @inline(__always)
  package func step(_ state: inout State) {
    let middle = state.force / 600 + state.v
    state.x += middle / 300
    state.force = -stiffness * state.x - damping * middle
    state.v = state.force / 600 + middle
  }

  /// Carries a state on by one tick.
  @inline(__always)
  package func tick(_ state: inout State) {
    for _ in 0..<Self.stepsPerTick {
      step(&state)
    }
  }
}

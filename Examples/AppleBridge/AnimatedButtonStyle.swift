#if canImport(SwiftUI)
  import AnimCore
  import SwiftUI

  /// A button style that plays a chain of effects.
  ///
  ///     static let press = try? AnimatedButtonStyle(ButtonAnimations().scaleEffect(ratio: 0.95))
  ///
  /// A pressed button is `.highlighted`; `.disabled`, `.hovered` and `.focused` are told too. Who asked the
  /// system for less motion gets the reduced motion.
  public struct AnimatedButtonStyle: ButtonStyle {
    private let animations: ButtonAnimations

    /// Creates a style of a chain.
    ///
    /// - Throws: `SnapshotError.invalid` for a chain with problems, `.buttonNotSame` for one that is bound to
    ///   a button: begin with `ButtonAnimations(resting:)`.
    public init(_ animations: ButtonAnimations) throws(SnapshotError) {
      try animations.validate()
      try animations.checkSame(button: AnimCore.Button(title: ""))
      self.animations = animations
    }

    /// The label with the chain's looks around it.
    public func makeBody(configuration: Configuration) -> some View {
      AnimatedButtonBody(
        label: configuration.label, isPressed: configuration.isPressed, animations: animations)
    }
  }

  /// The label of a button, moved by a headless twin while something moves.
  struct AnimatedButtonBody<Label: View>: View {
    let label: Label
    let isPressed: Bool
    let animations: ButtonAnimations

    @State private var twin = PacedButton(title: "")
    @State private var isMoving = false
    @State private var isHovered = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isFocused) private var isFocused
    @Environment(\.accessibilityReduceMotion) private var isMotionReduced

    var body: some View {
      TimelineView(.animation(minimumInterval: 1.0 / 60, paused: !isMoving)) { context in
        let time = context.date.timeIntervalSinceReferenceDate
        label
          .modifier(ButtonLooks(button: twin.button, tick: twin.tick(at: time)))
          .onChange(of: context.date) { _ in
            if twin.isAtRest(at: time) { isMoving = false }
          }
      }
      .onAppear { apply(animations) }
      .onChange(of: animations) { animations in apply(animations) }
      .onChange(of: state) { state in
        twin.set(state, at: now, isMotionReduced: isMotionReduced)
        isMoving = true
      }
      #if !os(tvOS) && !os(watchOS)
        .onHover { isHovered = $0 }
      #endif
    }

    private var now: Double { Date.now.timeIntervalSinceReferenceDate }

    private var state: ButtonState {
      var conditions = ButtonState.normal
      if !isEnabled { conditions.insert(.disabled) }
      if isPressed { conditions.insert(.highlighted) }
      if isFocused { conditions.insert(.focused) }
      if isHovered { conditions.insert(.hovered) }
      return conditions
    }

    private func apply(_ animations: ButtonAnimations) {
      // The style has checked the chain.
      try? twin.apply(animations, at: now)
      twin.set(state, at: now, isMotionReduced: isMotionReduced)
      isMoving = true
    }
  }
#endif

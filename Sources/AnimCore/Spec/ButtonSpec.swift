/// One button as a spec describes it: how it looks at rest, what moves, and what happens to it.
///
///     let button = try ButtonSpec(
///       title: "Start", animations: ButtonAnimations().scaleEffect(ratio: 0.95))
public struct ButtonSpec: Hashable, Sendable {
  /// What is written on it.
  public let title: String
  /// Its width, in points.
  public let width: Double
  /// Its height, in points.
  public let height: Double
  /// Its resting values and effects.
  public let animations: ButtonAnimations
  /// What happens to it.
  public let script: InteractionScript

  /// Allowed widths and heights, in points.
  public static let sizes = 1...10_000.0
  /// The title of a button that has none given.
  public static let defaultTitle = "Button"
  /// The width of a button that has none given, in points.
  public static let defaultWidth = 160.0
  /// The height of a button that has none given, in points.
  public static let defaultHeight = 48.0

  /// Creates a description of a button.
  ///
  /// - Parameters:
  ///   - title: What is written on it.
  ///   - width: In points, within ``sizes``.
  ///   - height: In points, within ``sizes``.
  ///   - animations: Its resting values and effects. The button they are a snapshot of is left
  ///     behind: a spec is bound to none.
  ///   - script: What happens to it.
  /// - Throws: ``SpecError`` for a size out of range, for problems of the animations, and for a spring
  ///   that no spec can state.
  public init(
    title: String = defaultTitle, width: Double = defaultWidth, height: Double = defaultHeight,
    animations: ButtonAnimations, script: InteractionScript = .tap
  ) throws(SpecError) {
    for (name, size) in [("width", width), ("height", height)] where !Self.sizes.contains(size) {
      throw .outOfRange(name, value: size, allowed: Self.sizes)
    }
    guard animations.problems.isEmpty else { throw .invalid(animations.problems) }
    for timing in animations.effects.flatMap(\.timings) {
      try Self.checkSpring(of: timing)
    }
    self.init(
      checkedTitle: title, width: width, height: height, animations: animations.unbound,
      script: script)
  }

  init(
    checkedTitle title: String, width: Double, height: Double, animations: ButtonAnimations,
    script: InteractionScript
  ) {
    self.title = title
    self.width = width
    self.height = height
    self.animations = animations
    self.script = script
  }

  /// The oscillator inside a UIKit spring is not held to the ranges, and can be taken out of it.
  private static func checkSpring(of timing: Timing) throws(SpecError) {
    guard case .spring(let spring, _) = timing.kind else { return }
    do {
      _ = try Spring(
        angularFrequency: spring.angularFrequency, dampingRatio: spring.dampingRatio,
        mass: spring.mass)
    } catch {
      throw .spring(error)
    }
  }
}

extension ButtonAnimations {
  /// The same description, bound to no button.
  fileprivate var unbound: ButtonAnimations {
    let empty = ButtonAnimations(resting: resting).mixing(in: colorSpace)
    guard buttonID != nil else { return self }
    return effects.reduce(empty) { $0.adding($1) }
  }

  /// Adds an effect of a property whose type is only known when running; see
  /// ``effect(_:to:on:style:enter:exit:)``.
  package func effect(
    _ property: PropertyTraits, to target: PropertyValue, on keys: [ButtonState],
    style: Effect.Style?, enter: Timing?, exit: Timing?
  ) -> ButtonAnimations {
    switch target {
    case .number(let number):
      effect(
        Property<Double>(traits: property), to: number, on: keys, style: style, enter: enter,
        exit: exit)
    case .color(let color):
      effect(
        Property<Color>(traits: property), to: color, on: keys, style: style, enter: enter,
        exit: exit)
    }
  }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What exported code uses of SwiftUI, declared to be type-checked against on Linux.

public struct Animation: Equatable, Sendable {
  public init<Base: CustomAnimation>(_ base: Base) {}
  private init() {}
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation { Animation() }
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { Animation() }
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation() }
  public static func linear(duration: Double) -> Animation { Animation() }
  public static func easeIn(duration: Double) -> Animation { Animation() }
  public static func easeOut(duration: Double) -> Animation { Animation() }
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation { Animation() }
  public func delay(_ delay: Double) -> Animation { self }
}

public protocol VectorArithmetic {
  func scaled(by factor: Double) -> Self
}

extension VectorArithmetic {
  public func scaled(by factor: Double) -> Self { self }
}

public struct AnimationContext<Value: VectorArithmetic> {}

public protocol CustomAnimation: Hashable, Sendable {
  func animate<Value: VectorArithmetic>(
    value: Value, time: Double, context: inout AnimationContext<Value>
  ) -> Value?
}

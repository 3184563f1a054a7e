// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What exported code uses of UIKit, declared to be type-checked against on Linux.

import QuartzCore

extension UIView {
  public static func animate(
    withDuration duration: Double, delay: Double, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, animations: @escaping () -> Void
  ) {}
  public static func animate(
    springDuration duration: Double = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: Double = 0, animations: () -> Void
  ) {}
  public static func performWithoutAnimation(_ changes: () -> Void) {}
}

public class UISpringTimingParameters: NSObject {
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector) {}
}

@MainActor public class UIViewPropertyAnimator: NSObject {
  public enum Curve: Sendable {
    case easeInOut, easeIn, easeOut, linear
  }
  public init(duration: Double, timingParameters: UISpringTimingParameters) {}
  public init(duration: Double, curve: Curve, animations: (() -> Void)? = nil) {}
  public init(
    duration: Double, controlPoint1: CGPoint, controlPoint2: CGPoint,
    animations: (() -> Void)? = nil
  ) {}
  public func addAnimations(_ changes: @escaping () -> Void) {}
  public func startAnimation() {}
  public func startAnimation(afterDelay delay: Double) {}
}

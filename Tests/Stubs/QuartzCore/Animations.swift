// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What exported code uses of Core Animation, declared to be type-checked against on Linux.

@_exported import ObjectiveC

public struct CAMediaTimingFillMode: Sendable {
  public static let backwards = CAMediaTimingFillMode()
}

public struct CAMediaTimingFunctionName: Sendable {
  public static let linear = CAMediaTimingFunctionName()
}

open class CAMediaTimingFunction: NSObject {
  public init(name: CAMediaTimingFunctionName) {}
  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {}
}

open class CAAnimation: NSObject {
  public var beginTime = 0.0
  public var duration = 0.0
  public var fillMode = CAMediaTimingFillMode()
  public var timingFunction: CAMediaTimingFunction?
}

open class CABasicAnimation: CAAnimation {
  public var keyPath: String?
  public var toValue: Any?
  public convenience init(keyPath path: String?) { self.init() }
}

open class CASpringAnimation: CABasicAnimation {
  public var mass = 1.0
  public var stiffness = 100.0
  public var damping = 10.0
  public var initialVelocity = 0.0
  public var settlingDuration: Double { 0 }
  public convenience init(perceptualDuration: Double, bounce: Double) { self.init() }
}

extension CGColor {
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init()
  }
}

public struct CGVector: Sendable {
  public init(dx: CGFloat, dy: CGFloat) {}
}

public struct CGPoint: Sendable {
  public init(x: CGFloat, y: CGFloat) {}
}

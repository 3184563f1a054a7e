// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the Apple bridge uses of Core Graphics, Foundation and Core Animation, declared to be type-checked
// against on Linux.

@_exported import ObjectiveC

public typealias CFTimeInterval = Double

/// Stricter than Apple's: no conversion from and to `Double` is implied.
public struct CGFloat: Comparable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable
{
  let value: Double
  public init(_ value: Double) { self.value = value }
  public init(floatLiteral value: Double) { self.value = value }
  public init(integerLiteral value: Int) { self.value = Double(value) }
  public static func < (left: CGFloat, right: CGFloat) -> Bool { left.value < right.value }
}

extension Double {
  public init(_ number: CGFloat) { self = number.value }
}

public final class CGColorSpace: Sendable {
  public static let sRGB: String = ""
  public init?(name: String) {}
}

public enum CGColorRenderingIntent: Sendable {
  case defaultIntent
}

public final class CGColor: Sendable {
  public init() {}
  public var components: [CGFloat]? { nil }
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: AnyObject?
  ) -> CGColor? { nil }
}

public struct CGAffineTransform: Equatable, Sendable {
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { self }
  public func rotated(by angle: CGFloat) -> CGAffineTransform { self }
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { self }
}

open class CALayer: NSObject {
  open var borderColor: CGColor?
  open var borderWidth: CGFloat = 0
  open var cornerRadius: CGFloat = 0
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 0
}

public struct CAFrameRateRange: Sendable {
  public init(minimum: Float, maximum: Float, preferred: Float?) {}
}

public class RunLoop {
  public struct Mode: Sendable {
    public static let common = Mode()
  }
  public class var main: RunLoop { RunLoop() }
}

public final class CADisplayLink: NSObject {
  public init(target: Any, selector: Selector) {}
  public var targetTimestamp: CFTimeInterval { 0 }
  public var preferredFrameRateRange = CAFrameRateRange(minimum: 0, maximum: 0, preferred: nil)
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  public func invalidate() {}
}

public func CACurrentMediaTime() -> CFTimeInterval { 0 }

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the Apple bridge uses of Objective-C's runtime, declared to be type-checked against on Linux.

@objc public protocol NSObjectProtocol {}

open class NSObject: NSObjectProtocol {
  public init() {}
}

public struct Selector: ExpressibleByStringLiteral, Sendable {
  public init(_ name: String) {}
  public init(stringLiteral name: String) {}
}

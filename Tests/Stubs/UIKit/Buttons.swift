// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the Apple bridge uses of UIKit, declared to be type-checked against on Linux.

@_exported import QuartzCore

@MainActor public class UITraitCollection: NSObject {}

open class UIColor: NSObject, @unchecked Sendable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(cgColor: CGColor) {}
  public var cgColor: CGColor { CGColor() }
  public func resolvedColor(with traits: UITraitCollection) -> UIColor { self }
}

@MainActor public protocol UIInteraction: NSObjectProtocol {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

@MainActor open class UIView: NSObject {
  open var alpha: CGFloat = 1
  open var backgroundColor: UIColor?
  public var interactions: [any UIInteraction] = []
  public var isFocused: Bool { false }
  public var layer: CALayer { CALayer() }
  open var tintColor: UIColor?
  public var traitCollection: UITraitCollection { UITraitCollection() }
  open var transform: CGAffineTransform {
    get { fatalError() }
    set {}
  }
  open func addInteraction(_ interaction: any UIInteraction) {}
}

@MainActor public class UIAction: NSObject {
  public init(handler: @escaping (UIAction) -> Void) {}
}

@MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let allTouchEvents = Event(rawValue: 0xFFF)
  }
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = State([])
  }
  open var isEnabled = true
  open var isHighlighted = false
  open var isSelected = false
  open func addAction(_ action: UIAction, for events: Event) {}
}

@MainActor open class UIButton: UIControl {
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
  public struct Configuration {
    public var background = UIBackgroundConfiguration()
    public var baseForegroundColor: UIColor?
  }
  open var configuration: Configuration?
  open var configurationUpdateHandler: ConfigurationUpdateHandler?
  public var currentTitle: String? { nil }
  public var currentTitleColor: UIColor { fatalError() }
  public var isHovered: Bool { false }
  open func setTitleColor(_ color: UIColor?, for state: State) {}
}

public struct UIBackgroundConfiguration {
  public var backgroundColor: UIColor?
}

@MainActor public struct UIAccessibility {
  public static var isReduceMotionEnabled: Bool { false }
}

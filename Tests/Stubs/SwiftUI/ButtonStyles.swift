// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the Apple bridge uses of SwiftUI, declared to be type-checked against on Linux.

@_exported import QuartzCore

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

@resultBuilder public struct ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
}

/// What every view and modifier of the framework comes to here.
public struct Opaque: View {
  public var body: Never { fatalError() }
}

@MainActor @preconcurrency public protocol ViewModifier {
  typealias Content = Opaque
  associatedtype Body: View
  @ViewBuilder func body(content: Content) -> Body
}

public struct ButtonStyleConfiguration {
  public struct Label: View {
    public var body: Never { fatalError() }
  }
  public let label: Label
  public let isPressed: Bool
}

@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) { fatalError() }
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
}

public struct EnvironmentValues {
  public var accessibilityReduceMotion: Bool { false }
  public var isEnabled: Bool {
    get { true }
    set {}
  }
  public var isFocused: Bool { false }
}

@propertyWrapper public struct Environment<Value> {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { fatalError() }
}

public struct Date: Equatable, Sendable {
  public static var now: Date { Date() }
  public var timeIntervalSinceReferenceDate: Double { 0 }
}

public protocol TimelineSchedule {}

public struct AnimationTimelineSchedule: TimelineSchedule {}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    AnimationTimelineSchedule()
  }
}

public struct TimelineViewDefaultContext {
  public let date: Date
}

public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {}
  public var body: Never { fatalError() }
}

public struct Color: View, Sendable {
  public enum RGBColorSpace: Sendable {
    case sRGB
  }
  public static let black = Color(.sRGB, red: 0, green: 0, blue: 0)
  public nonisolated init(
    _ space: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {}
  public func opacity(_ opacity: Double) -> Color { self }
  public var body: Never { fatalError() }
}

public struct Angle: Sendable {
  public static func degrees(_ degrees: Double) -> Angle { Angle() }
}

@MainActor public struct RoundedRectangle: View {
  public nonisolated init(cornerRadius: CGFloat) {}
  public func fill(_ color: Color) -> some View { Opaque() }
  public func stroke(_ color: Color, lineWidth: CGFloat = 1) -> some View { Opaque() }
  public var body: Never { fatalError() }
}

extension View {
  public func background(_ background: some View) -> some View { Opaque() }
  public func foregroundColor(_ color: Color?) -> some View { Opaque() }
  public func modifier(_ modifier: some ViewModifier) -> some View { Opaque() }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { Opaque() }
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { Opaque() }
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some View { Opaque() }
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { Opaque() }
  public func opacity(_ opacity: Double) -> some View { Opaque() }
  public func overlay(_ overlay: some View) -> some View { Opaque() }
  public func rotationEffect(_ angle: Angle) -> some View { Opaque() }
  public func scaleEffect(_ scale: CGFloat) -> some View { Opaque() }
  public func shadow(color: Color, radius: CGFloat) -> some View { Opaque() }
}

/// What a control tells its listeners, by UIKit's names and bits.
public struct ControlEvents: OptionSet, Hashable, Sendable {
  /// The events as UIKit's bits.
  public let rawValue: UInt

  /// Creates a set of events from UIKit's bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// A touch went down on it.
  public static let touchDown = ControlEvents(rawValue: 1 << 0)
  /// A touch that went down on it came back onto it.
  public static let touchDragEnter = ControlEvents(rawValue: 1 << 4)
  /// A touch that went down on it left it.
  public static let touchDragExit = ControlEvents(rawValue: 1 << 5)
  /// A touch that went down on it was lifted on it.
  public static let touchUpInside = ControlEvents(rawValue: 1 << 6)
  /// A touch that went down on it was lifted elsewhere.
  public static let touchUpOutside = ControlEvents(rawValue: 1 << 7)
  /// The system took the touch away.
  public static let touchCancel = ControlEvents(rawValue: 1 << 8)
  /// The button's action was asked for.
  public static let primaryActionTriggered = ControlEvents(rawValue: 1 << 13)
}

extension ControlEvents: CustomStringConvertible {
  private static let names: [(event: ControlEvents, name: String)] = [
    (.touchDown, "touchDown"), (.touchDragEnter, "touchDragEnter"),
    (.touchDragExit, "touchDragExit"), (.touchUpInside, "touchUpInside"),
    (.touchUpOutside, "touchUpOutside"), (.touchCancel, "touchCancel"),
    (.primaryActionTriggered, "primaryActionTriggered"),
  ]

  /// The events' names in brackets: `[touchUpInside, primaryActionTriggered]`.
  public var description: String {
    let list = Self.names.filter { contains($0.event) }.map(\.name)
    return "[" + list.joined(separator: ", ") + "]"
  }
}

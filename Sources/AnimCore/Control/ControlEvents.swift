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
  /// A touch went down on it soon after another: the second of a double tap, the third…
  public static let touchDownRepeat = ControlEvents(rawValue: 1 << 1)
  /// A touch moved within it.
  public static let touchDragInside = ControlEvents(rawValue: 1 << 2)
  /// A touch that went down on it moved outside.
  public static let touchDragOutside = ControlEvents(rawValue: 1 << 3)
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
  /// A person changed its value.
  public static let valueChanged = ControlEvents(rawValue: 1 << 12)
  /// Its own action was asked for: a button's tap, a field's return key.
  public static let primaryActionTriggered = ControlEvents(rawValue: 1 << 13)
  /// Its text began to be edited.
  public static let editingDidBegin = ControlEvents(rawValue: 1 << 16)
  /// A person changed its text.
  public static let editingChanged = ControlEvents(rawValue: 1 << 17)
  /// Its text is no longer edited.
  public static let editingDidEnd = ControlEvents(rawValue: 1 << 18)
  /// Its text was finished by the return key.
  public static let editingDidEndOnExit = ControlEvents(rawValue: 1 << 19)
}

extension ControlEvents {
  /// All that a touch can do: UIKit's bits 0…11.
  public static let allTouchEvents = ControlEvents(rawValue: 0xFFF)
  /// All about the editing of text: UIKit's bits 16…19.
  public static let allEditingEvents = ControlEvents(rawValue: 0xF_0000)
  /// The bits left to applications: 24…27.
  public static let applicationReserved = ControlEvents(rawValue: 0xF00_0000)
  /// Every bit UIKit has.
  public static let allEvents = ControlEvents(rawValue: 0xFFFF_FFFF)
  /// What a control sends no more when it is not enabled: touches and the action they ask for.
  static let byTouch = allTouchEvents.union(.primaryActionTriggered)
}

extension ControlEvents: CustomStringConvertible {
  private static let names: [(event: ControlEvents, name: String)] = [
    (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
    (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
    (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
    (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
    (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
    (.primaryActionTriggered, "primaryActionTriggered"), (.editingDidBegin, "editingDidBegin"),
    (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
    (.editingDidEndOnExit, "editingDidEndOnExit"),
  ]

  /// The names of its single events in brackets: `[touchUpInside, primaryActionTriggered]`. Bits without
  /// a name are left out.
  public var description: String {
    let list = Self.names.filter { contains($0.event) }.map(\.name)
    return "[" + list.joined(separator: ", ") + "]"
  }
}

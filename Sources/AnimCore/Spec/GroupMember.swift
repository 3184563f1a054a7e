/// One button of a group, and when its script begins.
public struct GroupMember: Hashable, Sendable {
  /// When a button's script begins, in seconds.
  public enum Start: Hashable, Sendable {
    /// So long after the group's beginning.
    case after(Double)
    /// So long after the button before it; for the first, after the group's beginning.
    case stagger(Double)
  }

  /// Its name, which no other button of the group has.
  public let name: String
  /// The button.
  public let button: ButtonSpec
  /// When its script begins.
  public let start: Start
  /// How often, and how, it is played; nil for once.
  public let repetition: MotionGroup.Repetition?

  /// Allowed starts, in seconds.
  public static let starts = 0...Tick.longestSpan

  /// Creates a member of a group.
  ///
  /// - Throws: ``SpecError`` for a name that is empty or looks like a formula to a spreadsheet, for a
  ///   start outside ``starts``, and for a repetition out of range.
  public init(
    name: String, button: ButtonSpec, start: Start = .after(0),
    repetition: MotionGroup.Repetition? = nil
  ) throws(SpecError) {
    guard Self.isUsable(name) else { throw .unusableName(name) }
    guard Self.starts.contains(start.seconds) else { throw .startOutOfRange(start.seconds) }
    try MotionSpec.check(repetition, events: MotionSpec.events(of: button.script, nil))
    self.init(checkedName: name, button: button, start: start, repetition: repetition)
  }

  init(
    checkedName name: String, button: ButtonSpec, start: Start,
    repetition: MotionGroup.Repetition?
  ) {
    self.repetition = repetition
    self.name = name
    self.button = button
    self.start = start
  }

  /// Whether a name is one for a column of a table: not empty, and no formula to a spreadsheet.
  static func isUsable(_ name: String) -> Bool {
    name.unicodeScalars.first.map { !"=+-@\t\r".unicodeScalars.contains($0) } ?? false
  }
}

extension GroupMember.Start {
  /// The time, whichever it is counted from.
  public var seconds: Double {
    switch self {
    case .after(let seconds), .stagger(let seconds): seconds
    }
  }
}

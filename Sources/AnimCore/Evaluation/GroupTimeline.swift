/// Several buttons on one clock: each with its own timeline.
///
///     let group = GroupTimeline([("Save", timeline), ("Cancel", timeline)])
///     group.lastTick
public struct GroupTimeline: Sendable {
  /// One button's part.
  public struct Member: Sendable {
    /// The button's name, unlike any other's of the group.
    public let name: String
    /// What the button looks like at every tick.
    public let timeline: Timeline
  }

  /// The buttons, in their order.
  public let members: [Member]

  /// Creates a group from timelines that begin on the same tick.
  public init(_ members: [(name: String, timeline: Timeline)]) {
    self.members = members.map { Member(name: $0.name, timeline: $0.timeline) }
  }

  /// The last row: the first tick at which every button rests, or where the frame cap cuts what does
  /// not.
  public var lastTick: Tick { members.map(\.timeline.lastTick).max() ?? .zero }

  /// Whether every button comes to rest before the frame cap.
  public var isSettled: Bool { members.allSatisfy(\.timeline.isSettled) }

  /// The columns of any button, in the order of the table of properties.
  public var columns: [FrameColumn] { columns(velocities: false) }

  /// The columns of any button, with those of velocities or without.
  public func columns(velocities: Bool) -> [FrameColumn] {
    Set(members.flatMap(\.timeline.properties)).sorted { $0.order < $1.order }
      .flatMap { $0.columns(velocities: velocities) }
  }
}

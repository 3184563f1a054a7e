/// What happens to a button, and when.
///
///     let script = try InteractionScript(text: "press@0ms release@120ms")
///     let same = try InteractionScript([(.press, at: 0), (.release, at: 7)])
public struct InteractionScript: Hashable, Sendable {
  /// One event at its instant.
  public struct Step: Hashable, Sendable {
    /// What happens.
    public let event: InteractionEvent
    /// When.
    public let tick: Tick
  }

  /// What happens, in order of time; on one tick, in the order given.
  public let steps: [Step]

  /// Allowed instants.
  public static let ticks = Tick.zero...Tick(Tick.nearest(to: Tick.longestSpan))

  /// Creates a script from events and their instants, in any order.
  ///
  /// - Throws: ``ScriptError/tickOutOfRange(event:tick:)`` for an instant outside ``ticks``.
  public init(_ events: [(InteractionEvent, at: Tick)]) throws(ScriptError) {
    for (event, tick) in events where !Self.ticks.contains(tick) {
      throw .tickOutOfRange(event: event, tick: tick)
    }
    self.init(checked: events.map { Step(event: $0.0, tick: $0.at) })
  }

  init(checked steps: [Step]) {
    // Swift's sort is stable, so events of one tick keep their order.
    self.steps = steps.sorted { $0.tick < $1.tick }
  }

  /// Nothing happens.
  package static let empty = InteractionScript(checked: [])

  /// A press at once and a release after 120 ms.
  public static let tap = InteractionScript(checked: [
    Step(event: .press, tick: 0), Step(event: .release, tick: 7),
  ])
}

/// What is wrong with a script.
public enum ScriptError: Error, Hashable, Sendable {
  /// A step of a text is not `EVENT@TIME`.
  case malformedStep(String)
  /// A step names no event and no state.
  case unknownEvent(String, step: String)
  /// A step's time is not a time within 0 s…1e6 s.
  case badTime(String, step: String)
  /// An event's instant lies outside ``InteractionScript/ticks``.
  case tickOutOfRange(event: InteractionEvent, tick: Tick)
}

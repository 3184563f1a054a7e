extension Timeline {
  /// What a button looks like at one tick.
  ///
  ///     let frame = timeline.frame(at: 4)
  ///     frame.value(of: .scale) == timeline.value(of: .scale, at: 4)
  public struct Frame: Sendable {
    /// The tick.
    public let tick: Tick
    /// The state after that tick's events.
    public let state: ButtonState
    private let timeline: Timeline

    fileprivate init(_ timeline: Timeline, at tick: Tick) {
      self.tick = tick
      self.timeline = timeline
      state = timeline.state(at: tick)
    }

    /// Whether nothing changes any more.
    public var isLast: Bool { tick >= timeline.lastTick }

    /// What a property shows; see ``Timeline/value(of:at:)``.
    public func value<Value>(of property: Property<Value>) -> Value {
      timeline.value(of: property, at: tick)
    }

    /// The row of the timeline's table: a number for each of ``Timeline/columns``.
    public var values: [Double] { timeline.table(of: tick...tick).values }
  }

  /// What the button looks like at a tick.
  public func frame(at tick: Tick) -> Frame { Frame(self, at: tick) }
}

#if !hasFeature(Embedded)
  /// The ticks of a clock, each at its time: what drives a live button or an animator.
  ///
  ///     for await tick in PacedTicks(clock: ContinuousClock()).prefix(60) {
  ///       button.advance(to: tick)
  ///     }
  ///
  /// Tick n is due n/60 s after the start, a deadline computed from n, so that nothing accumulates. Who
  /// asks late gets the newest tick that is due, and those before it are left out. Cancelling the task
  /// ends the sequence at once, as far as the clock's sleep ends at once; so does an error of the clock.
  public struct PacedTicks<C: Clock>: AsyncSequence, Sendable where C.Duration == Duration {
    /// A tick.
    public typealias Element = Tick

    let clock: C
    let start: C.Instant?
    let last: Tick?

    /// Creates the ticks of a clock, without an end.
    ///
    /// - Parameters:
    ///   - clock: What tells the time. Nothing else here reads a clock.
    ///   - start: The instant of tick 0; nil for when the first tick is asked for.
    public init(clock: C, from start: C.Instant? = nil) {
      self.init(clock: clock, from: start, to: nil)
    }

    /// - Parameter last: The last tick, which never is left out.
    init(clock: C, from start: C.Instant?, to last: Tick?) {
      self.clock = clock
      self.start = start
      self.last = last
    }

    /// Starts the pacing with the first tick that is asked for.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(self) }

    /// Hands out the ticks.
    public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
      private let ticks: PacedTicks
      private var start: C.Instant?
      private var next = Tick.zero
      private var hasEnded = false

      fileprivate init(_ ticks: PacedTicks) {
        self.ticks = ticks
        start = ticks.start
      }

      /// Waits for the next tick; nil after the last, or when the task was cancelled.
      public mutating func next() async -> Tick? {
        let clock = ticks.clock
        let start = self.start ?? clock.now
        self.start = start
        while !hasEnded, !Task.isCancelled {
          let elapsed = start.duration(to: clock.now)
          if elapsed >= next.duration {
            var tick = Tick.latest(after: elapsed)
            if let last = ticks.last, tick >= last {
              tick = last
              hasEnded = true
            }
            next = tick.advanced(by: 1)
            return tick
          }
          do {
            try await clock.sleep(until: start.advanced(by: next.duration), tolerance: nil)
          } catch {
            break
          }
        }
        hasEnded = true
        return nil
      }
    }
  }
#endif

#if !hasFeature(Embedded)
  /// The frames of a timeline, each at its time.
  public struct TimelineFrames<C: Clock>: AsyncSequence, Sendable where C.Duration == Duration {
    /// A frame.
    public typealias Element = Timeline.Frame

    private let timeline: Timeline
    private let ticks: PacedTicks<C>

    fileprivate init(_ timeline: Timeline, _ ticks: PacedTicks<C>) {
      self.timeline = timeline
      self.ticks = ticks
    }

    /// Starts the pacing with the first frame that is asked for.
    public func makeAsyncIterator() -> AsyncIterator {
      AsyncIterator(timeline, ticks.makeAsyncIterator())
    }

    /// Hands out the frames.
    public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
      private let timeline: Timeline
      private var ticks: PacedTicks<C>.AsyncIterator

      fileprivate init(_ timeline: Timeline, _ ticks: PacedTicks<C>.AsyncIterator) {
        self.timeline = timeline
        self.ticks = ticks
      }

      /// Waits for the next frame; nil after the last, or when the task was cancelled.
      public mutating func next() async -> Timeline.Frame? {
        await ticks.next().map(timeline.frame(at:))
      }
    }
  }

  extension Timeline {
    /// Plays the timeline by a clock: its frames, each at its time.
    ///
    ///     for await frame in timeline.frames(clock: ContinuousClock()) {
    ///       print(frame.tick, frame.value(of: .scale))
    ///     }
    ///
    /// Frame n is due n/60 s after the start. Who asks late gets the newest frame that is due, and those
    /// before it are dropped, but the last frame always comes. Cancelling the task ends it at once.
    ///
    /// - Parameters:
    ///   - clock: What tells the time; the engine reads none of its own.
    ///   - start: The instant of frame 0; nil for when it is asked for.
    public func frames<C: Clock>(clock: C, from start: C.Instant? = nil) -> TimelineFrames<C>
    where C.Duration == Duration {
      TimelineFrames(self, PacedTicks(clock: clock, from: start, to: lastTick))
    }
  }
#endif

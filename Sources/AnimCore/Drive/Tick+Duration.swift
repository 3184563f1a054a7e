#if !hasFeature(Embedded)
  extension Tick {
    private static let attosecondsPerSecond: Int64 = 1_000_000_000_000_000_000

    /// The instant as a duration since the start: n/60 s to the nearest attosecond, computed from n and
    /// never added up.
    ///
    ///     Tick(60).duration == .seconds(1)
    public var duration: Duration {
      let perSecond = Int64(Tick.perSecond)
      var seconds = Int64(index) / perSecond
      var sixtieths = Int64(index) % perSecond
      if sixtieths < 0 {
        seconds -= 1
        sixtieths += perSecond
      }
      // A second is not a whole number of times sixty attoseconds; what is over is shared out.
      let (whole, over) = Self.attosecondsPerSecond.quotientAndRemainder(dividingBy: perSecond)
      let rest = (sixtieths * over + perSecond / 2) / perSecond
      return Duration(
        secondsComponent: seconds, attosecondsComponent: sixtieths * whole + rest)
    }

    /// The latest instant that is not after a duration since the start.
    ///
    /// - Parameter duration: Not negative; from 2⁵³ ticks on, it is that tick.
    static func latest(after duration: Duration) -> Tick {
      let (seconds, attoseconds) = duration.components
      let last = Int64(1) << 53
      guard seconds < last / Int64(perSecond) else { return Tick(Int(last)) }
      var index = Int(
        seconds * Int64(perSecond) + attoseconds / (attosecondsPerSecond / Int64(perSecond)))
      while Tick(index).duration > duration { index -= 1 }
      while Tick(index + 1).duration <= duration { index += 1 }
      return Tick(index)
    }
  }
#endif

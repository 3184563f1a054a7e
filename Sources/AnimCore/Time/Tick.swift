/// An instant on the engine's grid: tick n is n/60 of a second after the start.
///
///     Tick(7).seconds  // 0.11666666666666667
///
/// Time is a count. Seconds are divided out of it when somebody asks, never added up, so tick 3,600
/// is exactly 60 s.
public struct Tick: Hashable, Sendable {
  /// Ticks in one second.
  public static let perSecond = 60

  /// The instant everything starts.
  public static let zero = Tick(0)

  /// How many sixtieths of a second after the start; the frame number.
  public let index: Int

  /// Creates the instant with this frame number.
  public init(_ index: Int) {
    self.index = index
  }

  /// Creates the instant nearest to a time in seconds, ties up; times outside 0…1e6 s count as the
  /// nearest of these.
  public init(seconds: Double) {
    index = Tick.nearest(to: seconds)
  }

  /// The instant in seconds: the frame number divided by 60, correctly rounded.
  public var seconds: Double { Double(index) / Double(Tick.perSecond) }
}

extension Tick: Comparable {
  /// Whether one instant comes before another.
  public static func < (left: Tick, right: Tick) -> Bool { left.index < right.index }
}

extension Tick: Strideable {
  /// How many ticks later another instant is.
  public func distance(to other: Tick) -> Int { other.index - index }

  /// The instant so many ticks later.
  public func advanced(by ticks: Int) -> Tick { Tick(index + ticks) }
}

extension Tick: CustomStringConvertible {
  /// The frame number as a script spells it: `7f`.
  public var description: String { "\(index)f" }
}

extension Tick: ExpressibleByIntegerLiteral {
  /// Creates the instant with this frame number.
  public init(integerLiteral index: Int) {
    self.init(index)
  }
}

// A span of time is stated in seconds and may be any number; the grid is reached by way of integer
// nanoseconds, so that 2.05 s, which is 122.99999999999999 sixtieths as a product of doubles, still
// is 123 ticks.
extension Tick {
  /// The longest span the engine takes, in seconds.
  package static let longestSpan = 1e6

  private static let nanosecondsPerSecond = 1_000_000_000

  /// How many ticks an instant or a delay of so many seconds is away: the nearest, ties up.
  ///
  /// - Parameter seconds: Within 0…``longestSpan``.
  package static func nearest(to seconds: Double) -> Int {
    let sixtieths = nanoseconds(seconds) * perSecond
    return (2 * sixtieths + nanosecondsPerSecond) / (2 * nanosecondsPerSecond)
  }

  /// How many ticks a motion of so many seconds lasts: it ends on the first tick at or after its end.
  ///
  /// The nanoseconds are rounded, so an end less than half of one behind a tick is on it: 7/60 s, which
  /// rounds up to 116,666,667 ns, lasts 7 ticks.
  ///
  /// - Parameter seconds: Within 0…``longestSpan``.
  package static func covering(_ seconds: Double) -> Int {
    let sixtieths = nanoseconds(seconds) * perSecond - perSecond / 2
    return (sixtieths + nanosecondsPerSecond - 1) / nanosecondsPerSecond
  }

  private static func nanoseconds(_ seconds: Double) -> Int {
    let clamped = seconds > 0 ? min(seconds, longestSpan) : 0
    return Int(clamped * Double(nanosecondsPerSecond) + 0.5)
  }
}

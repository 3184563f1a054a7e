/// One property's way to one target: what moves it, how far, how fast, and what came of it.
///
/// A number's lengths are in the property's unit and have a sign. A colour's are without sign: distances
/// in the space it is mixed in, over all its four numbers together.
public struct SegmentReport: Hashable, Sendable {
  /// The property.
  public let property: PropertyTraits
  /// The event behind it, by its place in the log.
  public let cause: Int
  /// The effect's timing that it follows.
  public let way: SegmentWay
  /// The effect that the property is in the hands of from its beginning; nil for its resting value.
  public let owner: Int?
  /// The timing it follows; for reduced motion what has become of the effect's.
  public let timing: Timing
  /// When it was ordered.
  public let ordered: Tick
  /// When it began: later than it was ordered by its delay.
  public let start: Tick
  /// The first tick that shows the target; nil where the frame cap cuts it before it rests, and where
  /// it would not rest before that had it not been replaced.
  public let end: Tick?
  /// When the next one took over before it had ended; nil where none did.
  public let replaced: Tick?
  /// Whether the frame cap cut it while it was moving.
  public let isCut: Bool
  /// What was shown when it began.
  public let from: PropertyValue
  /// Where it goes.
  public let to: PropertyValue
  /// How far the target was away.
  public let travel: Double
  /// The velocity the property had when it began, per second.
  public let inheritedVelocity: Double
  /// The velocity it began with, its own push included, per second.
  public let startVelocity: Double
  /// How far beyond the target it got on any tick it lasted, and when that was; nil where it did not.
  ///
  /// A colour's is along the straight way from the beginning to the target.
  public let overshoot: Extreme?
  /// Its greatest velocity on any tick it lasted, and when that was; nil where it takes no time.
  public let peakVelocity: Extreme?
  /// How far from the target it was when a spring's rest or a UIKit spring's duration ended it, and the
  /// target was shown: what the end snaps over. 0 for what arrives by itself; nil where it has not ended.
  public let residual: Double?

  /// A greatest value, and when it was.
  public struct Extreme: Hashable, Sendable {
    /// The value.
    public let value: Double
    /// When.
    public let tick: Tick
  }

  /// The last tick that it decides: its end, or where it was replaced or cut.
  package let lastTick: Tick
}

extension SegmentReport {
  /// How far beyond the target it got, as a share of the travel; 0 without overshoot or travel.
  public var overshootShare: Double { share(overshoot?.value ?? 0) }

  /// How far from the target it was at its end, as a share of the travel; 0 without travel.
  public var residualShare: Double { share(residual ?? 0) }

  /// Whether it follows a UIKit spring that iOS's iteration misses.
  public var isUnstable: Bool {
    if case .uikitSpring(let spring) = timing.kind { spring.isUnstable } else { false }
  }

  /// Whether it ran to its end.
  public var finished: Bool { replaced == nil && !isCut }

  private func share(_ length: Double) -> Double {
    travel == 0 ? 0 : abs(length / travel)
  }
}

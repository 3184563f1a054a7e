/// What a spring's motion is like: when it arrives, how far it overshoots, how fast it gets.
///
///     let metrics = try Spring.bouncy.metrics()
///     metrics.overshoot     // 0.0459…
///     metrics.settlingTime  // 0.8187…
///
/// Values are shares of the travel, from 0 at the start to 1 at the target; velocities are in travels
/// per second, positive towards the target; times are in seconds. All of them belong to the closed
/// form, wherever the motion is cut.
public struct SpringMetrics: Hashable, Sendable {
  /// A moment of the motion.
  public struct Moment: Hashable, Sendable {
    /// When it is, in seconds.
    public let time: Double
    /// What is reached then: a share of the travel, or a velocity in travels per second.
    public let value: Double
  }

  /// The last crossing of a small distance from the target; nil for a motion that never settles.
  public let settlingTime: Double?
  /// The farthest point beyond the target; nil for a motion that never goes beyond it.
  public let peak: Moment?
  /// The farthest point behind the start; nil for a motion that only goes forward from it.
  public let windUp: Moment?
  /// The greatest velocity there is, either way.
  public let peakVelocity: Moment
  /// When the target is passed.
  public let crossings: TargetCrossings

  /// How far it goes beyond the target: 0 for a motion that does not.
  public var overshoot: Double { peak.map { $0.value - 1 } ?? 0 }
}

extension Spring {
  /// What the motion of this spring is like.
  ///
  /// - Parameters:
  ///   - initialVelocity: In travels per second, positive towards the target, within
  ///     ``initialVelocities``.
  ///   - epsilon: The distance from the target that counts as settled, a share of the travel, within
  ///     ``epsilons``.
  /// - Throws: ``SpringError`` naming the parameter out of range.
  public func metrics(
    initialVelocity: Double = 0, epsilon: Double = 0.001
  ) throws(SpringError) -> SpringMetrics {
    let settlingTime = try settlingTime(initialVelocity: initialVelocity, epsilon: epsilon)
    let extremes = extremes(initialVelocity: initialVelocity)
    return SpringMetrics(
      settlingTime: settlingTime, peak: extremes.first { $0.value > 1 },
      windUp: extremes.first { $0.value < 0 },
      peakVelocity: peakVelocity(initialVelocity: initialVelocity),
      crossings: TargetCrossings(
        of: self, initialVelocity: initialVelocity, settlingTime: settlingTime))
  }

  /// The first places where the motion turns, as shares of the travel: all of them, or those two that
  /// no later one exceeds.
  private func extremes(initialVelocity: Double) -> [SpringMetrics.Moment] {
    guard let first = firstExtremum(x: 1, v: -initialVelocity) else { return [] }
    let times = dampingRatio < 1 ? [first, first + .pi / waveFrequency] : [first]
    return times.filter { $0.isFinite }.map { time in
      let x = propagator(after: time)(x: 1, v: -initialVelocity).x
      return SpringMetrics.Moment(time: time, value: 1 - x)
    }
  }

  /// The velocity obeys the oscillator's own equation, begun with the velocity and acceleration there
  /// are; its first extremum is its greatest, but for the start.
  private func peakVelocity(initialVelocity: Double) -> SpringMetrics.Moment {
    let start = SpringMetrics.Moment(time: 0, value: initialVelocity)
    let acceleration =
      2 * dampingRatio * angularFrequency * initialVelocity - angularFrequency * angularFrequency
    guard let time = firstExtremum(x: -initialVelocity, v: acceleration) else { return start }
    let fastest = -propagator(after: time)(x: 1, v: -initialVelocity).v
    return abs(fastest) > abs(initialVelocity)
      ? SpringMetrics.Moment(time: time, value: fastest) : start
  }
}

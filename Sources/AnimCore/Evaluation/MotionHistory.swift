/// Who had which property, and which pulses were on their way: kept to explain a motion, never to make
/// one.
package struct MotionHistory: Sendable {
  /// A property that came into an effect's hands, or back to its resting value.
  package struct LeadChange: Hashable, Sendable {
    /// The property, by its place among the animated ones.
    package let place: Int
    package let tick: Int
    /// The event behind it, by its place in the log.
    package let cause: Int
    /// The effect that has the property from here on; nil for none.
    package let effect: Int?
    /// The key it has it by.
    package let key: ButtonState?
  }

  /// A pulse on its way there.
  package struct PulseRun: Hashable, Sendable {
    package let effect: Int
    /// The key it began by and ranks by.
    package let key: ButtonState
    package let began: Int
    /// The event that began it, by its place in the log.
    package let cause: Int
    /// When its way there had ended or it began again; nil if neither happened before the horizon.
    package fileprivate(set) var ended: Int?
  }

  /// A segment that was ordered, by its place in the list the segment's own number counts by.
  package struct Start: Hashable, Sendable {
    package let place: Int
    package let order: Track.Order
    package let way: SegmentWay
    /// The effect the property is in the hands of; nil for its resting value.
    package let owner: Int?
    /// The event behind it, by its place in the log.
    package let cause: Int

    /// When it begins.
    package var tick: Int { order.tick + order.delay }
  }

  /// The state before anything happened.
  package let initialState: ButtonState
  /// Whether what moves the button about was left out.
  package let isReduced: Bool
  package private(set) var leadChanges: [LeadChange] = []
  package private(set) var pulseRuns: [PulseRun] = []
  package private(set) var starts: [Start] = []
  /// The pulses on their way, by their effects.
  private var openRuns: [Int: Int] = [:]

  package init(_ options: CompileOptions) {
    initialState = options.initialState
    isReduced = options.motion == .reduced
  }
}

extension MotionHistory {
  /// Writes down which effect has a property, where that or its key has changed.
  mutating func leadChanged(
    from old: Resolver.Lead?, to new: Resolver.Lead?, of place: Int, at tick: Int, cause: Int
  ) {
    guard new != old else { return }
    leadChanges.append(
      LeadChange(place: place, tick: tick, cause: cause, effect: new?.effect, key: new?.key))
  }

  /// Writes down a segment that was ordered.
  ///
  /// - Parameter anew: Whether the new lead's effect began to match, so that its way there is taken.
  mutating func began(
    _ order: Track.Order, of place: Int, anew: Bool, from old: Resolver.Lead?,
    to new: Resolver.Lead?, cause: Int
  ) {
    // Without a beginning there was a lead before; what it leaves by is its way back.
    let way: SegmentWay =
      if anew, let new { .enter(new.effect) } else { .exit(old?.effect ?? 0) }
    began(order, of: place, by: way, owner: new?.effect, cause: cause)
  }

  /// Writes down a segment that follows a way of an effect, or goes back in time.
  mutating func began(
    _ order: Track.Order, of place: Int, by way: SegmentWay, owner: Int?, cause: Int
  ) {
    starts.append(Start(place: place, order: order, way: way, owner: owner, cause: cause))
  }

  /// Writes down that a pulse began, perhaps again.
  mutating func pulseBegan(_ effect: Int, by key: ButtonState, at tick: Int, cause: Int) {
    pulseEnded(effect, at: tick)
    openRuns[effect] = pulseRuns.count
    pulseRuns.append(PulseRun(effect: effect, key: key, began: tick, cause: cause))
  }

  /// Writes down that a pulse's way there has ended.
  mutating func pulseEnded(_ effect: Int, at tick: Int) {
    if let place = openRuns.removeValue(forKey: effect) { pulseRuns[place].ended = tick }
  }
}

/// The timing a segment follows: an effect's way there or its way back.
public enum SegmentWay: Hashable, Sendable {
  /// The way to the target of an effect, by the effect's place in the chain.
  case enter(Int)
  /// The way from what an effect has left, by that effect's place in the chain.
  case exit(Int)
  /// The way to one of several keyframes, by the effect's place in the chain and the keyframe's.
  case keyframe(Int, Int)
  /// The way back in time of a round that is followed by its mirror.
  case back
}

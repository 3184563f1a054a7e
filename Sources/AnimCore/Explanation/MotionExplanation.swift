/// Why a button looks as it does at one tick.
///
///     let explanation = timeline.explanation(at: 4)
///     explanation.properties[0].candidates.map(\.verdict)  // [.wins]
///     explanation.properties[0].rests  // 18
public struct MotionExplanation: Hashable, Sendable {
  /// The tick; past the last one, that one.
  public let tick: Tick
  /// The state after the tick's events.
  public let state: ButtonState
  /// What happened on this tick, or else last before it, by places in the log; empty before anything
  /// has.
  public let happenings: [Int]
  /// The animated properties, in the order of columns.
  public let properties: [PropertyExplanation]
}

/// Why a property is what it is at one tick.
public struct PropertyExplanation: Hashable, Sendable {
  /// The property.
  public let property: PropertyTraits
  /// What is shown.
  public let value: PropertyValue
  /// How fast the number in motion changes, in units per second; of a colour, in the space it is mixed
  /// in and without sign.
  public let velocity: Double
  /// Where it is going, or rests.
  public let target: PropertyValue
  /// The effects of the property: those that match by their rank, then the others.
  public let candidates: [EffectCandidate]
  /// The segment that shows; nil where nothing has moved yet.
  public let segment: SegmentReport?
  /// A segment that is ordered and waits for its delay, with when it would begin.
  public let waiting: WaitingSegment?
  /// The first tick from which it is at its target for as long as nothing changes; nil where it never
  /// gets there before the frame cap, or is under way by a segment that another replaces first.
  public let rests: Tick?
  /// Whether it moves on this tick.
  public let isMoving: Bool

  /// The effect that has the property; nil where it has its resting value.
  public var winner: EffectCandidate? { candidates.first { $0.verdict == .wins } }
}

/// A segment that waits for its delay.
public struct WaitingSegment: Hashable, Sendable {
  /// The event behind it, by its place in the log.
  public let cause: Int
  /// The effect's timing that it is to follow.
  public let way: SegmentWay
  /// When it is to begin, if nothing changes until then.
  public let start: Tick
  /// Where it is to go.
  public let to: PropertyValue
}

extension Timeline {
  /// Why everything is what it is at a tick, after that tick's events.
  ///
  /// - Parameter tick: Past the last tick, that one is explained.
  public func explanation(at tick: Tick) -> MotionExplanation {
    let tick = max(0, min(tick, lastTick).index)
    return MotionExplanation(
      tick: Tick(tick), state: state(at: Tick(tick)), happenings: happenings(at: tick),
      properties: tracks.indices.map { explain($0, at: tick) })
  }

  /// What happened on a tick, or on the last one before it on which something did.
  private func happenings(at tick: Int) -> [Int] {
    let past = log.prefix { $0.tick.index <= tick }
    guard let last = past.last?.tick else { return [] }
    return past.indices.filter { log[$0].tick == last }
  }

  private func explain(_ place: Int, at tick: Int) -> PropertyExplanation {
    let track = tracks[place]
    let isColor = track.property.isColor
    let number = track.index(at: tick)
    let segment = number.map { track.segments[$0] }
    let velocity = segment?.motion(at: tick).velocity ?? .zero
    let report = number.map { self.report(of: $0, on: place) }
    let isMoving = segment.map { !$0.hasEnded(at: tick) } ?? false
    return PropertyExplanation(
      property: track.property,
      value: Self.value(track.published(at: tick), isColor: isColor),
      velocity: isColor ? velocity.length : velocity.first,
      target: Self.value(segment?.destination.published ?? track.rest.published, isColor: isColor),
      candidates: candidates(for: track.property, at: tick), segment: report,
      waiting: waiting(for: place, at: tick),
      rests: report == nil ? .zero : report?.replaced == nil ? report?.end : nil,
      isMoving: isMoving)
  }

  /// What was ordered last, if it has not begun.
  private func waiting(for place: Int, at tick: Int) -> WaitingSegment? {
    guard let last = history.starts.last(where: { $0.place == place && $0.order.tick <= tick }),
      last.tick > tick
    else { return nil }
    // Less motion has other targets; what was displaced before it began is no longer on the track.
    let track = tracks[place]
    let begun = track.segments.first { $0.start == last.tick && history.isReduced }
    let target = begun.map {
      Self.value($0.destination.published, isColor: track.property.isColor)
    }
    return WaitingSegment(
      cause: last.cause, way: last.way, start: Tick(last.tick), to: target ?? last.order.target)
  }
}

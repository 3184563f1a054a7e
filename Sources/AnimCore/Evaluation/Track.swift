/// One property's way through time: where it rests before anything happens, and the segments that
/// follow.
package struct Track: Hashable, Sendable {
  package let property: PropertyTraits
  package let space: ValueSpace
  package let rest: Segment.Destination
  /// In order of their starts. Of several with one start, all but the last took no time.
  package private(set) var segments: [Segment] = []

  package init(_ property: PropertyTraits, restingAt value: PropertyValue) {
    self.property = property
    space = ValueSpace(property)
    rest = Self.destination(value, in: space)
  }

  private static func destination(
    _ value: PropertyValue, in space: ValueSpace
  ) -> Segment.Destination {
    Segment.Destination(state: space.mixing(value), published: space.published(value))
  }

  /// The place of the segment that shows at a tick; nil before the first.
  package func index(at tick: Int) -> Int? {
    var low = 0
    var high = segments.count
    while low < high {
      let middle = low + (high - low) / 2
      if segments[middle].start <= tick { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  /// The segment that shows at a tick; nil before the first.
  package func segment(at tick: Int) -> Segment? { index(at: tick).map { segments[$0] } }

  /// What is published at a tick.
  package func published(at tick: Int) -> Channels {
    segment(at: tick)?.published(at: tick) ?? rest.published
  }

  /// What a segment that begins on a tick departs from: the motion there, but nothing of a segment
  /// that would be replaced on its own first tick.
  package func departure(at tick: Int) -> Segment.Departure {
    guard var index = index(at: tick) else { return atRest(rest) }
    if segments[index].start == tick, !segments[index].hasEnded(at: tick) {
      guard index > 0 else { return atRest(rest) }
      index -= 1
    }
    let segment = segments[index]
    let motion = segment.motion(at: tick)
    return Segment.Departure(
      state: motion.state, velocity: motion.velocity, published: segment.published(at: tick))
  }

  private func atRest(_ place: Segment.Destination) -> Segment.Departure {
    Segment.Departure(state: place.state, velocity: .zero, published: place.published)
  }

  /// The segment that would begin if one were ordered at a tick, to begin a delay later.
  package func plan(_ order: Order, rules: RestRules) -> Segment {
    var track = self
    return track.begin(order, id: 0, rules: rules).segment
  }

  /// Begins a segment.
  ///
  /// The segment before it goes on until it begins. Segments it displaces before they have shown
  /// anything are returned: one that still waits for its delay, and one that began on the same tick
  /// and has not ended on it.
  package mutating func begin(
    _ order: Order, id: Int, rules: RestRules
  ) -> (segment: Segment, displaced: [Segment]) {
    var displaced: [Segment] = []
    while let last = segments.last, last.start > order.tick {
      displaced.append(segments.removeLast())
    }
    let start = order.tick + order.delay
    let segment = Segment(
      order.kind, from: departure(at: start), to: Self.destination(order.target, in: space),
      start: start, space: space, rules: rules, id: id)
    if let last = segments.last, last.start == start, !last.hasEnded(at: start) {
      displaced.append(segments.removeLast())
    }
    segments.append(segment)
    return (segment, displaced)
  }
}

extension Track {
  /// What makes a segment begin.
  package struct Order: Hashable, Sendable {
    /// When the change happened.
    package let tick: Int
    /// How many ticks later the segment begins.
    package let delay: Int
    /// The shape of the way.
    package let kind: Timing.Kind
    /// Where it goes.
    package let target: PropertyValue

    package init(tick: Int, delay: Int, kind: Timing.Kind, target: PropertyValue) {
      self.tick = tick
      self.delay = delay
      self.kind = kind
      self.target = target
    }

    package init(tick: Int, timing: Timing, target: PropertyValue) {
      self.init(
        tick: tick, delay: Tick.nearest(to: timing.delay), kind: timing.kind, target: target)
    }

    /// The same for those who asked for less motion.
    package var withoutOvershoot: Order {
      Order(tick: tick, delay: delay, kind: kind.withoutOvershoot, target: target)
    }
  }
}

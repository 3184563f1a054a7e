/// One property's way through time: where it rests before anything happens, and the segments that
/// follow.
package struct Track: Hashable, Sendable {
  package let property: PropertyTraits
  package let space: ValueSpace
  package internal(set) var rest: Segment.Destination
  /// In order of their starts. Of several with one start, all but the last took no time.
  package internal(set) var segments: [Segment] = []

  package init(
    _ property: PropertyTraits, restingAt value: PropertyValue, colorSpace: ColorSpace = .srgb
  ) {
    self.property = property
    space = ValueSpace(property, colorSpace: colorSpace)
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

  /// What is under way to at a tick, or rested at.
  package func destination(at tick: Int) -> Segment.Destination {
    segment(at: tick)?.destination ?? rest
  }

  /// The motion at a tick of a number, free of its domain.
  package func motion(at tick: Int) -> Motion {
    guard let motion = segment(at: tick)?.motion(at: tick) else {
      return Motion(value: rest.state.first, velocity: 0)
    }
    return Motion(value: motion.state.first, velocity: motion.velocity.first)
  }

  /// What a segment ordered at a tick departs from when it begins: the motion there, but nothing of
  /// segments that would be replaced before they have shown anything.
  package func departure(at start: Int, orderedAt tick: Int) -> Segment.Departure {
    var count = (index(at: start) ?? -1) + 1
    while count > 0, isDisplaced(segments[count - 1], by: start, orderedAt: tick) {
      count -= 1
    }
    guard count > 0 else { return atRest(rest) }
    let segment = segments[count - 1]
    let motion = segment.motion(at: start)
    return Segment.Departure(
      state: motion.state, velocity: motion.velocity, published: segment.published(at: start))
  }

  /// Whether a segment still waits for its delay, or begins on the same tick without ending on it.
  private func isDisplaced(_ segment: Segment, by start: Int, orderedAt tick: Int) -> Bool {
    segment.start > tick || segment.start == start && !segment.hasEnded(at: start)
  }

  private func atRest(_ place: Segment.Destination) -> Segment.Departure {
    Segment.Departure(state: place.state, velocity: .zero, published: place.published)
  }

  /// The segment that would begin if one were ordered.
  package func plan(_ order: Order, id: Int, rules: RestRules) -> Segment {
    let start = order.tick + order.delay
    return Segment(
      order.kind, from: departure(at: start, orderedAt: order.tick),
      to: Self.destination(order.target, in: space), start: start, space: space, rules: rules,
      id: id)
  }

  /// Looks further ahead for the ends of the segments that show on a tick or later.
  ///
  /// Returns those whose end has become known.
  mutating func lookAhead(from tick: Int, rules: RestRules) -> [Segment] {
    var found: [Segment] = []
    for place in (index(at: tick) ?? 0)..<segments.count where segments[place].end == nil {
      segments[place] = segments[place].lookingAhead(rules)
      if segments[place].end != nil {
        found.append(segments[place])
      }
    }
    return found
  }

  /// Begins a segment. The one before it goes on until it begins.
  ///
  /// Returns beside it the segments it displaces before they have shown anything.
  package mutating func begin(
    _ order: Order, id: Int, rules: RestRules
  ) -> (segment: Segment, displaced: [Segment]) {
    let segment = plan(order, id: id, rules: rules)
    let displaced = drop(by: segment.start, orderedAt: order.tick)
    segments.append(segment)
    return (segment, displaced)
  }

  private mutating func drop(by start: Int, orderedAt tick: Int) -> [Segment] {
    var displaced: [Segment] = []
    while let last = segments.last, isDisplaced(last, by: start, orderedAt: tick) {
      displaced.append(segments.removeLast())
    }
    return displaced
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

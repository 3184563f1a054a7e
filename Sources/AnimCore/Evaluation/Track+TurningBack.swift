// Going back in time, and what a way back or a plan has to keep of what was.

extension Track {
  /// What makes a way back in time begin.
  package struct Return: Hashable, Sendable {
    /// When it begins.
    package let tick: Int
    /// When it was what it goes back to.
    package let past: Int
    /// Where it was before anything happened then.
    package let place: Segment.Destination

    /// When it is over.
    package var end: Int { tick + (tick - past) }

    package init(tick: Int, past: Int, place: Segment.Destination) {
      self.tick = tick
      self.past = past
      self.place = place
    }
  }

  /// Begins a way back in time. The segments that still wait for their delay never begin.
  ///
  /// Returns beside it the segments it displaces before they have shown anything; no segment where there
  /// is nothing to go back.
  package mutating func turnBack(
    _ order: Return, id: Int
  ) -> (segment: Segment?, displaced: [Segment]) {
    var displaced: [Segment] = []
    while let last = segments.last, last.start > order.tick {
      displaced.append(segments.removeLast())
    }
    guard let last = segments.last, last.start >= order.past || !last.hasEnded(at: order.past)
    else { return (nil, displaced) }
    let past = since(order.past)
    let reversed = ReversedMotion(past, turn: order.tick)
    let motion = reversed.motion(at: order.tick)
    let segment = Segment(
      start: order.tick, end: order.end,
      departure: Segment.Departure(
        state: motion.state, velocity: motion.velocity,
        published: past.published(at: order.tick)),
      destination: order.place, path: .reversed(reversed), space: space, id: id)
    segments.append(segment)
    return (segment, displaced)
  }

  /// The same from a tick on. What had ended by then is not kept, so that of many ways back one after
  /// another none holds the others.
  func since(_ tick: Int) -> Track {
    var past = self
    let first = index(at: tick) ?? 0
    past.segments = Array(segments[first...])
    guard let oldest = past.segments.first, oldest.start <= tick else { return past }
    if oldest.hasEnded(at: tick) {
      past.rest = oldest.destination
    } else if case .reversed(let reversed) = oldest.path,
      reversed.depth >= ReversedMotion.depthLimit
    {
      past.rest = Segment.Destination(
        state: oldest.motion(at: tick).state, published: oldest.published(at: tick))
    } else {
      return past
    }
    past.segments.removeFirst()
    return past
  }

  /// Where the property is at a tick, before anything happens then.
  package func place(at tick: Int) -> Segment.Destination {
    let departure = departure(at: tick, orderedAt: tick)
    return Segment.Destination(state: departure.state, published: departure.published)
  }
}

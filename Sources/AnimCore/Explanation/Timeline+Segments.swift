extension Timeline {
  /// All segments of a property that began, in the order of their starts; none for a property that no
  /// effect changes. Those replaced before they began are left out.
  ///
  /// - Complexity: O(ticks).
  public func segments<Value>(of property: Property<Value>) -> [SegmentReport] {
    segments(of: property.traits)
  }

  package func segments(of property: PropertyTraits) -> [SegmentReport] {
    guard let place = tracks.firstIndex(where: { $0.property == property }) else { return [] }
    return tracks[place].segments.indices
      .filter { tracks[place].segments[$0].start <= lastTick.index }
      .map { report(of: $0, on: place) }
  }

  /// The report of a segment, by its place on a track.
  package func report(of number: Int, on place: Int) -> SegmentReport {
    let track = tracks[place]
    let segment = track.segments[number]
    let start = start(of: segment, on: place)
    let next = number + 1 < track.segments.count ? track.segments[number + 1].start : nil
    let replaced = next.flatMap { segment.hasEnded(at: $0) || $0 > lastTick.index ? nil : $0 }
    let isCut = replaced == nil && !segment.hasEnded(at: lastTick.index)
    let last = min(segment.end ?? .max, next ?? .max, lastTick.index)
    let isColor = track.property.isColor
    let travel = segment.travel
    let kind = kind(of: start, property: track.property)
    var duration: Double?
    if case .uikitSpring(let spring) = kind { duration = spring.duration }
    let extremes = SegmentExtremes(
      segment, until: replaced == nil ? last : last - 1, isColor: isColor)
    let residual = segment.displacementAtEnd(duration: duration)
    let length = { (channels: Channels) in isColor ? channels.length : channels.first }
    return SegmentReport(
      property: track.property, cause: start?.cause ?? 0, way: start?.way ?? .enter(0),
      owner: start?.owner,
      timing: Timing(kind: kind, delay: Tick(start?.order.delay ?? 0).seconds),
      ordered: Tick(start?.order.tick ?? segment.start), start: Tick(segment.start),
      end: segment.end.flatMap { $0 <= lastTick.index || replaced != nil ? Tick($0) : nil },
      replaced: replaced.map { Tick($0) }, isCut: isCut,
      from: Self.value(segment.departure.published, isColor: isColor),
      to: Self.value(segment.destination.published, isColor: isColor), travel: length(travel),
      inheritedVelocity: length(inheritedVelocity(of: number, on: place)),
      startVelocity: length(segment.motion(at: segment.start).velocity),
      overshoot: extremes.overshoot,
      peakVelocity: extremes.peakVelocity,
      residual: replaced == nil && !isCut ? residual.map(length) : nil, lastTick: Tick(last))
  }

  /// What was written down when a segment was ordered.
  package func start(of segment: Segment, on place: Int) -> MotionHistory.Start? {
    // In reduced motion the numbers of segments are others; there the latest order is the one.
    if !history.isReduced, history.starts.indices.contains(segment.id) {
      return history.starts[segment.id]
    }
    return history.starts.last { $0.place == place && $0.tick <= segment.start }
  }

  private func kind(of start: MotionHistory.Start?, property: PropertyTraits) -> Timing.Kind {
    guard let kind = start?.order.kind else { return .instant }
    guard history.isReduced else { return kind }
    return property.moves ? .instant : kind.withoutOvershoot
  }

  /// The velocity a property had when a segment of it began.
  package func inheritedVelocity(of number: Int, on place: Int) -> Channels {
    let track = tracks[place]
    guard number > 0 else { return .zero }
    return track.segments[number - 1].motion(at: track.segments[number].start).velocity
  }

  static func value(_ channels: Channels, isColor: Bool) -> PropertyValue {
    guard isColor else { return .number(channels.first) }
    return .color(
      Color(clamping: channels.first, channels.second, channels.third, channels.fourth))
  }
}

/// What a segment reaches on the ticks that it decides.
private struct SegmentExtremes {
  private(set) var overshoot: SegmentReport.Extreme?
  private(set) var peakVelocity: SegmentReport.Extreme?

  init(_ segment: Segment, until last: Int, isColor: Bool) {
    let travel = segment.travel
    let length = travel.length
    let direction = length > 0 ? travel.map { $0 / length } : .zero
    let sign = travel.first < 0 ? -1.0 : 1.0
    var beyond = (value: 0.0, tick: 0)
    var fastest = (value: 0.0, tick: segment.start)
    segment.walk(segment.start...max(segment.start, last)) { tick, state, velocity in
      let excess = (state - segment.destination.state).along(direction)
      if excess > beyond.value { beyond = (excess, tick) }
      let speed = isColor ? velocity.length : velocity.first
      if abs(speed) > abs(fastest.value) { fastest = (speed, tick) }
    }
    if beyond.value > 0 {
      let value = isColor ? beyond.value : sign * beyond.value
      overshoot = SegmentReport.Extreme(value: value, tick: Tick(beyond.tick))
    }
    if segment.end != segment.start {
      peakVelocity = SegmentReport.Extreme(value: fastest.value, tick: Tick(fastest.tick))
    }
  }
}

/// Which event began which segments, and how each of them ended.
struct SegmentLedger {
  struct Line {
    let property: PropertyTraits
    /// The event that began it, by its place in the log; nil for a way back in time.
    let cause: Int?
    var end: Int?
    /// When it was replaced, for one that was before it had shown anything.
    var replaced: Int?
    /// Whether it goes on with what the one before it began: it replaces that one as it was meant to.
    let continues: Bool
  }

  private(set) var lines: [Line] = []

  /// The identity of the segment that begins next.
  var nextID: Int { lines.count }

  /// Writes down a segment with the event that began it.
  mutating func began(
    _ segment: Segment, of property: PropertyTraits, cause: Int, continues: Bool = false
  ) {
    lines.append(
      Line(
        property: property, cause: cause, end: segment.end, replaced: nil, continues: continues))
  }

  /// Writes down a way back in time, which no event begins.
  mutating func began(_ order: Track.Return, of property: PropertyTraits) {
    lines.append(
      Line(
        property: property, cause: nil, end: order.end, replaced: nil, continues: false))
  }

  /// Writes down when a segment ends, where that has become known since it began.
  mutating func ends(_ segment: Segment) {
    lines[segment.id].end = segment.end
  }

  /// Writes down that segments were replaced before they had shown anything.
  mutating func displaced(_ segments: [Segment], at tick: Int) {
    for segment in segments {
      lines[segment.id].replaced = tick
    }
  }

  /// Writes down that segments were passed over by one that goes on with what they belong to.
  mutating func passedOver(_ segments: [Segment], at tick: Int) {
    for segment in segments {
      lines[segment.id].end = tick
    }
  }

  /// The transitions, in the order of their events: one for each event that began a segment.
  ///
  /// - Parameters:
  ///   - tracks: The segments that remained.
  ///   - log: What happened.
  ///   - cut: The tick at which what still moves is cut.
  func transitions(of tracks: [Track], log: [LogEntry], cut: Int) -> [Transition] {
    var lines = lines
    for track in tracks {
      for (segment, next) in zip(track.segments, track.segments.dropFirst())
      where next.start <= cut && !segment.hasEnded(at: next.start) {
        if lines[next.id].continues {
          lines[segment.id].end = next.start
        } else {
          lines[segment.id].replaced = next.start
        }
      }
    }
    var linesOfCause: [[Line]] = Array(repeating: [], count: log.count)
    for line in lines {
      if let cause = line.cause { linesOfCause[cause].append(line) }
    }
    return linesOfCause.enumerated().compactMap { cause, lines in
      guard !lines.isEmpty else { return nil }
      guard case .event(let event) = log[cause].cause else { return nil }
      var moved: [PropertyTraits] = []
      for property in lines.map(\.property).sorted(by: { $0.order < $1.order })
      where property != moved.last {
        moved.append(property)
      }
      return Transition(
        event: event, properties: moved.map(\.name), start: log[cause].tick,
        end: Tick(lines.map { $0.replaced ?? min($0.end ?? cut, cut) }.max() ?? cut),
        finished: lines.allSatisfy { line in
          line.replaced == nil && line.end.map { $0 <= cut } ?? false
        })
    }
  }
}

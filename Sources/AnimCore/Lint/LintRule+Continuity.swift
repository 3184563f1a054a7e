// L0101 and L0102: what happens where one way takes over from another in mid-flight.
extension LintRule {
  /// A value jumps where something without time, or a staircase that begins with a step, takes over from
  /// a motion; as a share of the larger way.
  static let valueJump = LintRule(
    "L0101", "valueJump", .warning, [LintThreshold("valueJump", 0.02, within: 0...1e6, .share)]
  ) { subject, limits in
    subject.retargets.compactMap { track, place, old, new -> LintFinding.Draft? in
      let jump = (new.published(at: new.start) - new.departure.published).largest
      let way = max(
        (old.destination.published - old.departure.published).largest,
        (new.destination.published - new.departure.published).largest)
      guard way > 0, jump / way > limits["valueJump"] else { return nil }
      return subject.retargeted(
        place, track, new, value: jump / way, limit: limits["valueJump"])
    }
  }

  /// A curve begins at its own pace, whatever was on the way; in ways per second, the larger of the two
  /// ways counting. A spring takes the velocity on, and a stated initial velocity is no jump.
  static let velocityLost = LintRule(
    "L0102", "velocityLost", .warning,
    [LintThreshold("velocityLost", 8, within: 0...1e6, .waysPerSecond)]
  ) { subject, limits in
    subject.retargets.compactMap { track, place, old, new -> LintFinding.Draft? in
      guard case .curve = new.path else { return nil }
      let lost =
        (old.motion(at: new.start).velocity - new.motion(at: new.start).velocity).length
      let way = max(old.travel.length, new.travel.length)
      guard way > 0, lost / way > limits["velocityLost"] else { return nil }
      return subject.retargeted(
        place, track, new, value: lost / way, limit: limits["velocityLost"])
    }
  }
}

extension LintSubject {
  fileprivate func retargeted(
    _ place: Int, _ track: Track, _ segment: Segment, value: Double, limit: Double
  ) -> LintFinding.Draft {
    let way = timeline.start(of: segment, on: place)?.way ?? .back
    return draft(way, of: track.property, tick: segment.start, value: value, limit: limit)
  }
}

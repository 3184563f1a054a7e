// L04xx: springs that are not what they seem, and how motions end.
extension LintRule {
  /// A UIKit spring that iOS's iteration misses.
  static let unstableSpring = LintRule("L0401", "unstableSpring") { subject, _ in
    subject.effects.enumerated().flatMap { place, effect in
      let exits = [(SegmentWay.exit(place), effect.exit)]
      let ways = effect.timings.dropLast().map { (SegmentWay.enter(place), $0) } + exits
      return ways.compactMap { way, timing -> LintFinding.Draft? in
        guard case .uikitSpring(let spring) = timing.kind, spring.isUnstable else { return nil }
        let off = abs(spring.spring.angularFrequency / spring.exactRoot - 1)
        return subject.draft(way, of: effect.property, value: off, limit: 0.001)
      }
    }
  }

  /// A motion is ended so far from its target that the end shows.
  static let residualSnapped = LintRule(
    "L0402", "residualSnapped", .warning, [LintThreshold("residual", 0.01, within: 0...1, .share)]
  ) { subject, limits in
    subject.shares { $0.residual }.filter { $0.share > limits["residual"] }.map {
      subject.draft(
        $0.segment, tick: $0.segment.end, value: $0.share, limit: limits["residual"])
    }
  }

  /// The frame cap cuts a motion.
  static let notSettled = LintRule("L0403", "notSettled", .error) { subject, _ in
    guard !subject.timeline.isSettled else { return [] }
    let last = subject.timeline.lastTick
    let cut = subject.segments.filter(\.isCut)
    guard !cut.isEmpty else {
      return [LintFinding.Draft(tick: last.index, members: ["effects"])]
    }
    return cut.map { subject.draft($0.way, of: $0.property, tick: last.index) }
  }

  /// Who asked for less motion ends up with another picture.
  static let reducedEndDiffers = LintRule("L0404", "reducedEndDiffers") { subject, _ in
    guard subject.timeline.isSettled else { return [] }
    return zip(subject.timeline.tracks, subject.reduced.tracks).compactMap { full, reduced in
      let ends = [(full, subject.timeline), (reduced, subject.reduced)].map { track, timeline in
        track.published(at: timeline.lastTick.index)
      }
      let difference = (ends[0] - ends[1]).largest
      guard difference > 1e-9 else { return nil }
      let last = subject.timeline.lastTick
      let winner = subject.timeline.candidates(for: full.property, at: last.index).first {
        $0.verdict == .wins
      }
      return LintFinding.Draft(
        effect: winner?.effect, property: full.property, state: winner?.key, tick: last.index,
        value: difference, members: winner == nil ? ["effects"] : ["on"])
    }
  }
}

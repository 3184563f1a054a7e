// L02xx: what is seen on any frame.
extension LintRule {
  /// A colour leaves sRGB on its way, so that it is clipped.
  static let outOfGamut = LintRule(
    "L0201", "outOfGamut", .warning, [LintThreshold("outOfGamut", 0.05, within: 0...1e6, .share)]
  ) { subject, limits in
    subject.timeline.tracks.indices.flatMap { place -> [LintFinding.Draft] in
      let track = subject.timeline.tracks[place]
      guard case .color(let space) = track.space else { return [] }
      return track.segments.indices.compactMap { number -> LintFinding.Draft? in
        let segment = track.segments[number]
        guard segment.start <= subject.timeline.lastTick.index else { return nil }
        let report = subject.timeline.report(of: number, on: place)
        var worst = (excess: 0.0, tick: segment.start)
        let last = max(segment.start, report.lastTick.index - (report.replaced == nil ? 0 : 1))
        segment.walk(segment.start...last) { tick, state, _ in
          guard state.fourth > 0 else { return }
          let color = space.gammaCoded(mixing: state)
          let channels = [color.red, color.green, color.blue]
          let excess = channels.reduce(0) { max($0, -$1, $1 - 1) }
          if excess > worst.excess { worst = (excess, tick) }
        }
        guard worst.excess > limits["outOfGamut"] else { return nil }
        return subject.draft(
          report, tick: Tick(worst.tick), value: worst.excess, limit: limits["outOfGamut"])
      }
    }
  }

  /// A motion takes the title's contrast below the threshold, and below what it is at rest, for longer
  /// than so many frames.
  static let contrastInMotion = LintRule(
    "L0202", "contrastInMotion", .warning,
    [
      LintThreshold("contrast", 4.5, within: 1...21, .ratio),
      LintThreshold("contrastFrames", 15, within: 0...1e8, .frames),
    ]
  ) { subject, limits in
    guard let title = TitleContrast(subject) else { return [] }
    let least = min(limits["contrast"], title.atRest - 0.01)
    return title.worstRun(below: least, longerThan: Int(limits["contrastFrames"])).map {
      [subject.contrastDraft($0, limit: min(limits["contrast"], title.atRest))]
    } ?? []
  }

  /// The title's contrast is below the threshold on any frame, at rest too.
  static let contrast = LintRule("L0203", "contrast", .off) { subject, limits in
    guard let title = TitleContrast(subject) else { return [] }
    return title.worstRun(below: limits["contrast"], longerThan: 0).map {
      [subject.contrastDraft($0, limit: limits["contrast"])]
    } ?? []
  }

  /// The button vanishes or is turned inside out.
  static let scaleNotPositive = LintRule("L0204", "scaleNotPositive", .error) { subject, _ in
    let timeline = subject.timeline
    let ticks = timeline.ticks
    let least = ticks.reduce(into: (value: Double.infinity, tick: Tick.zero)) { least, tick in
      let scale = timeline.value(of: .scale, at: tick)
      if scale < least.value { least = (scale, tick) }
    }
    guard least.value <= 0 else { return [] }
    let segment = subject.segments.last {
      $0.property == Property.scale.traits && $0.start <= least.tick
    }
    guard let segment else {
      return [
        LintFinding.Draft(
          property: Property.scale.traits, tick: 0, value: least.value, limit: 0,
          members: ["button", "scale"])
      ]
    }
    return [subject.draft(segment, tick: least.tick, value: least.value, limit: 0)]
  }
}

extension LintSubject {
  /// A draft about the contrast of a frame, at the colour that moved last before it.
  fileprivate func contrastDraft(
    _ worst: (value: Double, tick: Int), limit: Double
  ) -> LintFinding.Draft {
    let colors = [Property.backgroundColor.traits, Property.foregroundColor.traits]
    let latest = segments.filter {
      colors.contains($0.property) && $0.start.index <= worst.tick
    }.max { $0.start < $1.start }
    guard let latest, let owner = latest.owner else {
      return LintFinding.Draft(
        tick: worst.tick, value: worst.value, limit: limit, members: ["button", "foregroundColor"])
    }
    return LintFinding.Draft(
      effect: owner, property: latest.property, tick: worst.tick, value: worst.value,
      limit: limit, members: ["to"])
  }
}

// L0103 to L0107: whether a tap is seen, and how long things take.
extension LintRule {
  /// A press that nothing shows, within so many frames.
  static let tapNotVisible = LintRule(
    "L0103", "tapNotVisible", .warning,
    [LintThreshold("tapVisible", 6, within: 0...3_600, .frames)]
  ) { subject, limits in
    let window = Int(limits["tapVisible"])
    return subject.presses.filter { !subject.isSeen(from: $0, within: window) }.map { tick in
      LintFinding.Draft(
        state: .highlighted, tick: tick, limit: limits["tapVisible"], members: ["effects"])
    }
  }

  /// Something still moves so many frames after the last event.
  static let stillMoving = LintRule(
    "L0104", "stillMoving", .warning,
    [LintThreshold("stillMoving", 180, within: 1...1e8, .frames)]
  ) { subject, limits in
    guard let last = subject.timeline.log.last?.tick, subject.timeline.isSettled else { return [] }
    return subject.segments.compactMap { segment in
      let late = Double(segment.lastTick.index - last.index)
      guard segment.replaced == nil, late > limits["stillMoving"] else { return nil }
      return subject.draft(segment, tick: segment.end, value: late, limit: limits["stillMoving"])
    }
  }

  /// A way goes beyond its target by more than a share of it; of one that was begun in mid-flight, of
  /// the way before where that is longer.
  static let overshoot = LintRule(
    "L0105", "overshoot", .warning, [LintThreshold("overshoot", 0.6, within: 0...1e6, .share)]
  ) { subject, limits in
    subject.shares { $0.overshoot?.value }.filter { $0.share > limits["overshoot"] }.map {
      subject.draft(
        $0.segment, tick: $0.segment.overshoot?.tick, value: $0.share, limit: limits["overshoot"])
    }
  }

  /// A pulse takes many times as long as the press it answers.
  static let pulseOutlastsPress = LintRule(
    "L0106", "pulseOutlastsPress", .warning,
    [LintThreshold("pulseRatio", 8, within: 1...1e6, .ratio)]
  ) { subject, limits in
    subject.timeline.history.pulseRuns.compactMap { run -> LintFinding.Draft? in
      guard run.key.contains(.highlighted), let end = run.ended,
        let pressed = subject.end(of: run.key, from: run.began), pressed > run.began
      else { return nil }
      let ratio = Double(end - run.began) / Double(pressed - run.began)
      guard ratio > limits["pulseRatio"] else { return nil }
      return subject.draft(
        .enter(run.effect), of: subject.effects[run.effect].property, tick: run.began,
        value: ratio, limit: limits["pulseRatio"])
    }
  }

  /// The highlighted look stays so long that a tap seems to hang.
  static let minimumPressLong = LintRule(
    "L0107", "minimumPressLong", .warning,
    [LintThreshold("minimumPress", 0.2, within: 0...1e6, .seconds)]
  ) { subject, limits in
    let least = subject.options.minimumPress
    guard least > limits["minimumPress"] else { return [] }
    return [
      LintFinding.Draft(
        value: least, limit: limits["minimumPress"], members: ["minimumPress"], isOfWhole: true)
    ]
  }
}

extension LintSubject {
  /// The ticks at which a press lets the button look highlighted.
  fileprivate var presses: [Int] {
    var before = timeline.history.initialState
    return timeline.log.compactMap { entry in
      defer { before = entry.state }
      guard case .event(.press) = entry.cause, !before.contains(.highlighted),
        entry.state.contains(.highlighted)
      else { return nil }
      return entry.tick.index
    }
  }

  /// Whether anything looks different from what it was before a tick, within so many ticks.
  fileprivate func isSeen(from tick: Int, within window: Int) -> Bool {
    timeline.tracks.contains { track in
      let before = tick > 0 ? track.published(at: tick - 1) : track.rest.published
      return (tick...tick + window).contains { later in
        let shown = track.published(at: min(later, timeline.lastTick.index))
        return (shown - before).largest >= track.property.unit.visible
      }
    }
  }

  /// The first tick from one on at which a key is no longer met; nil if it stays so.
  fileprivate func end(of key: ButtonState, from tick: Int) -> Int? {
    timeline.log.first { $0.tick.index >= tick && !$0.state.isSuperset(of: key) }?.tick.index
  }

  /// What segments reach, as shares of their way or, begun in mid-flight, of the longer one before; the
  /// largest first.
  func shares(
    of length: (SegmentReport) -> Double?
  ) -> [(segment: SegmentReport, share: Double)] {
    var found: [(segment: SegmentReport, share: Double)] = []
    for (place, segment) in segments.enumerated() {
      let before = place > 0 ? segments[place - 1] : nil
      let isRetarget = before.map { $0.property == segment.property && $0.replaced != nil } ?? false
      let way = max(abs(segment.travel), isRetarget ? abs(before?.travel ?? 0) : 0)
      if let length = length(segment), way > 0 { found.append((segment, abs(length) / way)) }
    }
    return found.sorted { $0.share > $1.share }
  }
}

extension PropertyTraits.Unit {
  /// The least change that an eye may notice.
  fileprivate var visible: Double {
    switch self {
    case .ratio: 0.005
    case .points, .degrees: 0.5
    case .color: 2.0 / 255
    }
  }
}

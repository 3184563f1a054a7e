/// An animator's way to one of its two ends: every property's segment, on a clock that begins at 0.
struct AnimatorWay {
  /// One property's part.
  struct Lane {
    /// What it is until the segment begins.
    let before: Segment.Departure
    let segment: Segment
    /// The kind of motion, as it was asked for.
    let kind: Timing.Kind
    /// The share of the time from start to end that lies behind, where this way begins.
    let share: Double
    /// How many ticks the whole way lasts that the animator was made for, its delay not counted; nil for
    /// one without an end.
    let whole: Int?
  }

  let lanes: [Lane]
  /// Whether it leads back to the start.
  let isReversed: Bool
  /// The first tick at which everything has arrived; nil if that is never.
  let length: Int?

  init(_ lanes: [Lane], isReversed: Bool) {
    self.lanes = lanes
    self.isReversed = isReversed
    var length: Int? = 0
    for lane in lanes {
      guard let known = length, let end = lane.segment.end else {
        length = nil
        break
      }
      length = max(known, end)
    }
    self.length = length
  }

  /// The length that shares of the time are taken of.
  var span: Double { Double(length ?? AnimatorOptions.longest) }
}

extension AnimatorWay {
  /// The way from one end to the other.
  init(_ goals: [AnimatorGoal], isReversed: Bool, _ options: AnimatorOptions) {
    let lanes = goals.map { goal in
      let kind = options.wanted(goal.timing.kind, for: goal.property)
      let before = isReversed ? goal.atEnd : goal.atStart
      let segment = Segment(
        kind, from: before, to: isReversed ? goal.start : goal.end,
        start: Tick.nearest(to: goal.timing.delay), space: goal.space, rules: options.rules, id: 0)
      return Lane(
        before: before, segment: segment, kind: kind, share: isReversed ? 1 : 0,
        whole: segment.end.map { $0 - segment.start })
    }
    self.init(lanes, isReversed: isReversed)
  }

  /// The way to the other end, from somewhere on this one.
  ///
  /// A spring goes back by the same spring. A curve takes the time there is between here and that end.
  func turned(
    at place: Double, _ goals: [AnimatorGoal], _ options: AnimatorOptions
  ) -> AnimatorWay {
    onward(at: place, isReversed: !isReversed, goals, options) { lane in
      let left = isReversed ? 1 - share(of: lane, at: place) : share(of: lane, at: place)
      guard case .curve(let curve, _) = lane.kind else { return lane.kind.withoutPush }
      let whole = Tick(lane.whole ?? 0).seconds
      return left * whole > 0 ? .curve(curve, duration: left * whole) : .instant
    }
  }

  /// The way to the same end by another timing, or in another time.
  func continued(
    at place: Double, by timing: Timing?, durationFactor: Double, _ goals: [AnimatorGoal],
    _ options: AnimatorOptions
  ) -> AnimatorWay {
    onward(at: place, isReversed: isReversed, goals, options) { lane in
      let kind = timing?.kind ?? lane.kind.withoutPush
      let left = lane.segment.end.map { max(0, Double($0) - place) / Double(Tick.perSecond) }
      let whole = lane.whole.map { Tick($0).seconds }
      return durationFactor > 0
        ? kind.stretched(by: durationFactor, whole: whole) : kind.lasting(left)
    }
  }

  private func onward(
    at place: Double, isReversed: Bool, _ goals: [AnimatorGoal], _ options: AnimatorOptions,
    by kind: (Lane) -> Timing.Kind
  ) -> AnimatorWay {
    let next = zip(goals, lanes).map { goal, lane in
      let departure = lane.departure(at: place)
      let kind = options.wanted(kind(lane), for: goal.property)
      let segment = Segment(
        kind, from: departure, to: isReversed ? goal.start : goal.end, start: 0,
        space: goal.space, rules: options.rules, id: 0)
      return Lane(
        before: departure, segment: segment, kind: kind, share: share(of: lane, at: place),
        whole: lane.whole)
    }
    return AnimatorWay(next, isReversed: isReversed)
  }

  /// The share of the time from start to end that lies behind, 0…1.
  private func share(of lane: Lane, at place: Double) -> Double {
    let start = Double(lane.segment.start)
    let length = (lane.segment.end.map(Double.init) ?? span) - start
    let done = length > 0 ? min(max((place - start) / length, 0), 1) : place < start ? 0 : 1
    return isReversed ? lane.share * (1 - done) : lane.share + (1 - lane.share) * done
  }
}

extension AnimatorWay.Lane {
  /// What shows somewhere on the way.
  func moment(at place: Double) -> Segment.Departure {
    place < Double(segment.start) ? before : segment.moment(at: place)
  }

  /// What a new way departs from: as the engine has it, a segment replaced on its very first tick has
  /// shown nothing and hands on nothing.
  func departure(at place: Double) -> Segment.Departure {
    let isFirstTick = place == Double(segment.start) && !segment.hasEnded(at: segment.start)
    return isFirstTick ? before : moment(at: place)
  }
}

import AnimCore

// What happens when: things that fall due, events, who wins, and by which timing.

extension NaiveEvaluator {
  // MARK: What falls due by itself

  mutating func fallDue(at tick: Int) {
    for index in stages.indices {
      if let next = stages[index].full.waiting, next.begins <= tick {
        stages[index].full.waiting = nil
        startFull(index, next.owner, next.target, next.kind, at: tick)
      }
      if let next = stages[index].shown.waiting, next.begins <= tick {
        stages[index].shown.waiting = nil
        startShown(index, next.owner, next.target, next.kind, at: tick)
      }
    }
    endPulses(at: tick)
    if finger.dropIfDue(at: tick) {
      outcome.log.append(
        NaiveLine(tick: tick, cause: .minimumPressEnded, state: finger.state, actions: []))
      resolveAll(owner: dropOwner, previous: finger.state.union(.highlighted), at: tick)
      endPulses(at: tick)
    }
  }

  mutating func endPulses(at tick: Int) {
    for index in stages.indices {
      var owner: Int?
      for place in stages[index].actors.indices {
        guard let pulse = stages[index].actors[place].pulse, let end = pulse.end, end <= tick
        else { continue }
        stages[index].actors[place].pulse = nil
        if stages[index].winner == place { owner = pulse.owner }
      }
      if let owner { resolve(index, owner: owner, began: [], previous: finger.state, at: tick) }
    }
  }

  // MARK: Events

  mutating func take(_ event: InteractionEvent, at tick: Int) {
    let previous = finger.state
    let waited = finger.dropsAt != nil
    let actions = finger.take(event, at: tick)
    records.append(NaiveRecord(event: event, start: tick))
    let owner = records.count - 1
    if !waited, finger.dropsAt != nil { dropOwner = owner }
    outcome.log.append(
      NaiveLine(tick: tick, cause: .event(event), state: finger.state, actions: actions))
    resolveAll(owner: owner, previous: previous, at: tick)
    endPulses(at: tick)
  }

  mutating func resolveAll(owner: Int, previous: ButtonState, at tick: Int) {
    for index in stages.indices {
      var began: Set<Int> = []
      for place in stages[index].actors.indices {
        let actor = stages[index].actors[place]
        guard actor.metKey(previous) == nil, let key = actor.metKey(finger.state) else { continue }
        began.insert(place)
        if actor.effect.style == .pulse {
          stages[index].actors[place].pulse = (
            key, owner, pulseEnd(stages[index].full, actor.effect, at: tick)
          )
        }
      }
      resolve(index, owner: owner, began: began, previous: previous, at: tick)
    }
  }

  /// When a pulse's way there, begun now, will have ended.
  func pulseEnd(_ lane: NaiveLane, _ effect: Effect, at tick: Int) -> Int? {
    let start = tick + NaiveSegment.ticks(nearest: effect.enter.delay)
    if start > cut { return nil }
    return lane.next(
      owner: nil, to: effect.target, kind: effect.enter.kind, at: start, now: tick
    ).end
  }

  mutating func resolve(
    _ index: Int, owner: Int, began: Set<Int>, previous: ButtonState, at tick: Int
  ) {
    let stage = stages[index]
    let next = stage.best(finger.state)
    let again = next.map { began.contains($0) } ?? false
    if next == stage.winner, !again {
      followKey(index, previous: previous, at: tick)
      return
    }
    stages[index].winner = next
    let timing: Timing
    if let next, again {
      timing = stage.actors[next].effect.enter
    } else if let old = stage.winner {
      timing = stage.actors[old].effect.exit
    } else {
      return
    }
    records[owner].properties.insert(stage.full.property.name)
    replaceWaiting(index, at: tick)
    let target = next.map { stage.actors[$0].effect.target } ?? stage.resting
    let lessened = shownTarget(stages[index])
    let start = tick + NaiveSegment.ticks(nearest: timing.delay)
    if start > tick {
      stages[index].full.waiting = .init(
        owner: owner, begins: start, target: target, kind: timing.kind)
      stages[index].shown.waiting = .init(
        owner: owner, begins: start, target: lessened, kind: shownKind(stage, timing.kind))
    } else {
      startFull(index, owner, target, timing.kind, at: tick)
      startShown(index, owner, lessened, shownKind(stage, timing.kind), at: tick)
    }
  }
}

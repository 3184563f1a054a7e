// Who has what: which effect has each property, and what begins when that changes.

extension Resolver {
  /// The effect that has a property now; nil if none does.
  func lead(of place: Int) -> Lead? {
    effectsOfProperty[place].lazy.compactMap(standing(of:)).max { $0.key.rank < $1.key.rank }
  }

  /// An effect that matches, with the key it ranks by; nil if it does not match.
  private func standing(of index: Int) -> Lead? {
    let effect = animations.effects[index]
    let key =
      switch effect.style {
      case .hold: effect.bestKey(in: touches.state)
      case .pulse: pulses[index]?.key
      }
    return key.map { Lead(effect: index, key: $0) }
  }

  /// What a property goes to under a lead.
  func target(of lead: Lead?, property: PropertyTraits) -> PropertyValue {
    lead.map { animations.effects[$0.effect].target } ?? animations.restingValue(of: property)
  }

  /// Lets effects begin and end after a change of state.
  mutating func stateChanged(from before: ButtonState, at tick: Int, cause: Int) {
    let after = touches.state
    guard after != before else { return }
    var begun: Set<Int> = []
    for (index, effect) in animations.effects.enumerated() {
      guard effect.bestKey(in: before) == nil, let key = effect.bestKey(in: after) else { continue }
      begun.insert(index)
      if effect.style == .pulse { history.pulseBegan(index, by: key, at: tick, cause: cause) }
      if effect.style == .pulse {
        pulses[index] = Pulse(key: key, cause: cause)
      }
    }
    for place in tracks.indices {
      lookAgain(at: place, tick: tick, begun: begun, cause: cause)
    }
  }

  /// Lets the pulses end whose way there ends on a tick.
  mutating func endPulses(at tick: Int) {
    let ended = pulses.indices.filter { pulses[$0]?.end == tick }
    let causes = ended.map { pulses[$0]?.cause ?? 0 }
    for index in ended {
      history.pulseEnded(index, at: tick)
      pulses[index] = nil
    }
    for place in tracks.indices {
      guard let lead = leads[place], let pulse = ended.firstIndex(of: lead.effect) else { continue }
      lookAgain(at: place, tick: tick, begun: [], cause: causes[pulse])
    }
  }

  /// Finds a property's lead anew and begins what follows from a change of it.
  private mutating func lookAgain(at place: Int, tick: Int, begun: Set<Int>, cause: Int) {
    let old = leads[place]
    let new = lead(of: place)
    leads[place] = new
    history.leadChanged(from: old, to: new, of: place, at: tick, cause: cause)
    // A pulse that begins while another effect leads ends when its way there would have ended. It is
    // planned before the others' segment begins, from the motion it would have departed from.
    let asidePulses = effectsOfProperty[place].filter { index in
      begun.contains(index) && index != new?.effect && animations.effects[index].style == .pulse
    }
    for index in asidePulses {
      guard animations.effects[index].keyframes.isEmpty else {
        begin(course(of: index, at: place, tick: tick, cause: cause, leads: false))
        continue
      }
      let order = enterOrder(of: index, at: tick)
      pulses[index]?.way = tracks[place].plan(order, id: ledger.nextID, rules: rules)
    }
    let beginsAnew = new.map { begun.contains($0.effect) } ?? false
    guard new?.effect != old?.effect || beginsAnew else {
      if new != old {
        calmly(follow: new, order: nil, at: tick, place: place)
      }
      return
    }
    dropCourses(at: place, begun: beginsAnew ? new?.effect : nil)
    if let new, beginsAnew, !animations.effects[new.effect].keyframes.isEmpty {
      begin(course(of: new.effect, at: place, tick: tick, cause: cause, leads: true))
      return
    }
    let order = order(from: old, to: new, beginsAnew: beginsAnew, place: place, tick: tick)
    calmly(follow: new, order: order, at: tick, place: place)
    let (segment, displaced) = tracks[place].begin(order, id: ledger.nextID, rules: rules)
    ledger.began(segment, of: tracks[place].property, cause: cause)
    ledger.displaced(displaced, at: tick)
    history.began(order, of: place, anew: beginsAnew, from: old, to: new, cause: cause)
    if let new, pulses[new.effect] != nil, beginsAnew {
      pulses[new.effect]?.way = segment
    }
  }

  private func enterOrder(of index: Int, at tick: Int) -> Track.Order {
    let effect = animations.effects[index]
    return Track.Order(tick: tick, timing: effect.enter, target: effect.target)
  }

  private func order(
    from old: Lead?, to new: Lead?, beginsAnew: Bool, place: Int, tick: Int
  ) -> Track.Order {
    if let new, beginsAnew { return enterOrder(of: new.effect, at: tick) }
    // Without a beginning there was a lead before; what it leaves by is its way back.
    let timing = old.map { animations.effects[$0.effect].exit } ?? .instant
    let target = target(of: new, property: tracks[place].property)
    return Track.Order(tick: tick, timing: timing, target: target)
  }
}

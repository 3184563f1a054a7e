/// Plays a script on a description: which effect has each property when, and what segments follow.
///
/// Events are resolved one by one. What falls due by itself, the ends of pulses and the waiting drop
/// of a minimum press, comes before that tick's events.
struct Resolver {
  /// The effect that has a property, and the key it has it by.
  struct Lead: Hashable {
    let effect: Int
    let key: ButtonState
  }

  /// A pulse on its way.
  private struct Pulse {
    let key: ButtonState
    /// When its way there ends; nil if that is not before the horizon.
    var end: Int?
    /// The event that began it, by its place in the log.
    let cause: Int
  }

  /// A change of a property's lead, for those who play the script again by other rules.
  struct Change {
    let tick: Int
    let lead: Lead?
    /// What began; nil if only the key changed.
    let order: Track.Order?
  }

  let animations: ButtonAnimations
  let rules: RestRules
  private let effectsOfProperty: [[Int]]
  private var pulses: [Pulse?]
  private var leads: [Lead?] = []
  private var touches: TouchTracker

  /// Who had what before anything happened.
  private(set) var initialLeads: [Lead?] = []
  private(set) var tracks: [Track] = []
  private(set) var changes: [[Change]]
  private(set) var ledger = SegmentLedger()
  private(set) var log: [LogEntry] = []
  private(set) var states: [(tick: Int, state: ButtonState)]

  init(_ animations: ButtonAnimations, options: CompileOptions, rules: RestRules) {
    self.animations = animations
    self.rules = rules
    touches = TouchTracker(
      state: options.initialState, minimumPress: Tick.covering(options.minimumPress))
    states = [(0, options.initialState)]
    let properties = animations.animatedProperties
    effectsOfProperty = properties.map { property in
      animations.effects.indices.filter { animations.effects[$0].property == property }
    }
    pulses = Array(repeating: nil, count: animations.effects.count)
    changes = properties.map { _ in [] }
    leads = properties.indices.map(lead(of:))
    initialLeads = leads
    tracks = properties.indices.map { place in
      Track(properties[place], restingAt: target(of: leads[place], property: properties[place]))
    }
  }

  /// The drop that is still to come, if there is one.
  var waitingDrop: TouchTracker.WaitingDrop? { touches.waitingDrop }

  /// Lets one event happen, after all that falls due before it.
  mutating func handle(_ step: InteractionScript.Step) {
    let tick = step.tick.index
    advance(to: tick)
    let before = touches.state
    let cause = log.count
    let outcome = touches.handle(step.event, at: tick, cause: cause)
    write(.event(step.event), actions: outcome.actions, at: tick)
    stateChanged(from: before, at: tick, cause: cause)
  }

  /// Lets everything happen that falls due by itself up to a tick.
  mutating func advance(to tick: Int) {
    while true {
      let pulseEnd = pulses.compactMap { $0?.end }.min() ?? .max
      let drop = touches.waitingDrop
      guard min(pulseEnd, drop?.tick ?? .max) <= tick else { return }
      if let drop, drop.tick < pulseEnd {
        let before = touches.state
        touches.drop()
        write(.minimumPressEnded, actions: [], at: drop.tick)
        stateChanged(from: before, at: drop.tick, cause: drop.cause)
      } else {
        endPulses(at: pulseEnd)
      }
    }
  }

  private mutating func write(_ cause: LogEntry.Cause, actions: ControlEvents, at tick: Int) {
    log.append(
      LogEntry(tick: Tick(tick), cause: cause, state: touches.state, actions: actions))
    if states.last?.tick == tick {
      states.removeLast()
    }
    states.append((tick, touches.state))
  }
}

// MARK: Who has what

extension Resolver {
  private func lead(of place: Int) -> Lead? {
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

  private func target(of lead: Lead?, property: PropertyTraits) -> PropertyValue {
    lead.map { animations.effects[$0.effect].target } ?? animations.restingValue(of: property)
  }

  private mutating func stateChanged(from before: ButtonState, at tick: Int, cause: Int) {
    let after = touches.state
    guard after != before else { return }
    var begun: Set<Int> = []
    for (index, effect) in animations.effects.enumerated() {
      guard effect.bestKey(in: before) == nil, let key = effect.bestKey(in: after) else { continue }
      begun.insert(index)
      if effect.style == .pulse {
        pulses[index] = Pulse(key: key, end: nil, cause: cause)
      }
    }
    for place in tracks.indices {
      lookAgain(at: place, tick: tick, begun: begun, cause: cause)
    }
  }

  private mutating func endPulses(at tick: Int) {
    let ended = pulses.indices.filter { pulses[$0]?.end == tick }
    let causes = ended.map { pulses[$0]?.cause ?? 0 }
    for index in ended {
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
    // A pulse that begins while another effect leads ends when its way there would have ended. It is
    // planned before the others' segment begins, from the motion it would have departed from.
    let asidePulses = effectsOfProperty[place].filter { index in
      begun.contains(index) && index != new?.effect && animations.effects[index].style == .pulse
    }
    for index in asidePulses {
      let order = enterOrder(of: index, at: tick)
      pulses[index]?.end = tracks[place].plan(order, rules: rules).end
    }
    let beginsAnew = new.map { begun.contains($0.effect) } ?? false
    guard new?.effect != old?.effect || beginsAnew else {
      if new != old {
        changes[place].append(Change(tick: tick, lead: new, order: nil))
      }
      return
    }
    let order = order(from: old, to: new, beginsAnew: beginsAnew, place: place, tick: tick)
    changes[place].append(Change(tick: tick, lead: new, order: order))
    let (segment, displaced) = tracks[place].begin(order, id: ledger.nextID, rules: rules)
    ledger.began(segment, of: tracks[place].property, cause: cause)
    ledger.displaced(displaced, at: tick)
    if let new, pulses[new.effect] != nil, beginsAnew {
      pulses[new.effect]?.end = segment.end
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

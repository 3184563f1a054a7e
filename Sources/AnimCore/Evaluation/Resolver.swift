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
  struct Pulse {
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
  let effectsOfProperty: [[Int]]
  var pulses: [Pulse?]
  var leads: [Lead?] = []
  private(set) var touches: TouchTracker

  /// Who had what before anything happened.
  private(set) var initialLeads: [Lead?] = []
  var tracks: [Track] = []
  var changes: [[Change]]
  var ledger = SegmentLedger()
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
      Track(
        properties[place], restingAt: target(of: leads[place], property: properties[place]),
        colorSpace: animations.colorSpace)
    }
  }

  /// Whether something is still to fall due: the drop of a minimum press, or the end of a pulse that
  /// has a property.
  var hasMoreToCome: Bool {
    touches.waitingDrop != nil
      || leads.contains { lead in
        guard let lead, pulses[lead.effect] != nil else { return false }
        return animations.effects[lead.effect].enter.kind.comesToRest
      }
  }

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

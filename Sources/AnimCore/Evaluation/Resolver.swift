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
    /// The event that began it, by its place in the log.
    let cause: Int
    /// Its way there.
    var way: Segment?

    /// When its way there ends; nil if that is not before the horizon.
    var end: Int? { way?.end }
  }

  let animations: ButtonAnimations
  private(set) var rules: RestRules
  let effectsOfProperty: [[Int]]
  var pulses: [Pulse?]
  var leads: [Lead?] = []
  var touches: TouchTracker

  /// The motion in full.
  var tracks: [Track] = []
  /// The motion for those who asked for less of it; nil where nobody did.
  var calmTracks: [Track]?
  var ledger = SegmentLedger()
  var history: MotionHistory
  private(set) var log: [LogEntry] = []
  var states: [(tick: Int, state: ButtonState)]
  /// The effects of several keyframes that are not planned to their end yet.
  var courses: [Course] = []
  /// What the button is still to turn back to, the last first to come.
  var marks: [Mark] = []

  init(_ animations: ButtonAnimations, options: CompileOptions, rules: RestRules) {
    self.animations = animations
    self.rules = rules
    touches = TouchTracker(
      state: options.initialState, minimumPress: Tick.covering(options.minimumPress))
    states = [(0, options.initialState)]
    history = MotionHistory(options)
    let properties = animations.animatedProperties
    effectsOfProperty = properties.map { property in
      animations.effects.indices.filter { animations.effects[$0].property == property }
    }
    pulses = Array(repeating: nil, count: animations.effects.count)
    leads = properties.indices.map(lead(of:))
    tracks = properties.indices.map { place in
      Track(
        properties[place], restingAt: target(of: leads[place], property: properties[place]),
        colorSpace: animations.colorSpace)
    }
    if options.motion == .reduced {
      calmTracks = properties.indices.map(calmTrack(of:))
    }
  }

  /// The motion that is shown.
  var shownTracks: [Track] { calmTracks ?? tracks }

  /// Whether something is still to fall due: the drop of a minimum press, or the end of a pulse that
  /// has a property.
  var hasMoreToCome: Bool {
    touches.waitingDrop != nil
      || leads.contains { lead in
        guard let lead, pulses[lead.effect] != nil else { return false }
        return animations.effects[lead.effect].comesToRest
      }
  }

  /// Looks further ahead: what was not seen to rest before the old horizon may do so before the new one.
  ///
  /// What follows is the same as if the new horizon had been there from the beginning, as long as
  /// nothing was ordered that begins after the old one.
  ///
  /// - Parameter tick: Up to where everything has happened.
  mutating func lookAhead(to horizon: Int, from tick: Int) {
    guard horizon > rules.horizon else { return }
    rules = RestRules(epsilon: rules.epsilon, horizon: horizon)
    for place in tracks.indices {
      for segment in tracks[place].lookAhead(from: tick, rules: rules) {
        ledger.ends(segment)
      }
      _ = calmTracks?[place].lookAhead(from: tick, rules: rules)
    }
    planCourses(from: tick)
    for index in pulses.indices {
      let way = pulses[index]?.way?.lookingAhead(rules)
      pulses[index]?.way = way
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
    // Those to come are of a way back that goes no further.
    while let last = states.last, last.tick >= tick {
      states.removeLast()
    }
    states.append((tick, touches.state))
  }
}

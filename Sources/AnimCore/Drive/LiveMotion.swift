/// A description played as things happen: the resolver of scripts, driven from event to event.
///
/// It does what a compilation does, so that what was recorded replays to the same numbers; only that
/// the end is open. Where a compilation knows its last row beforehand and looks that far for the rest
/// of springs, this looks some way ahead of what has been asked for, and further when time gets there.
struct LiveMotion {
  /// What somebody may want to hear of.
  enum Notice {
    /// The button told its listeners.
    case actions(ControlEvents)
    /// All that an event set in motion has ended.
    case transition(Transition)
    /// Everything has come to rest.
    case rest(Tick)
  }

  let animations: ButtonAnimations
  let options: CompileOptions
  private var resolver: Resolver
  private(set) var steps: [InteractionScript.Step] = []
  /// Up to where time has run: everything that falls due until then has happened.
  private(set) var now: Int
  private var openTransitions = OpenTransitions()
  /// How many segments had begun when it last was said that everything rests.
  private var segmentsAtRest = 0
  /// How many ticks the ends of springs are known before the time gets there: at least as many as a
  /// segment may begin late.
  private let foresight: Int

  init(_ animations: ButtonAnimations, options: CompileOptions, now: Int = 0) {
    self.animations = animations
    self.options = options
    self.now = now
    let delays = animations.effects.map(\.latestStart)
    foresight = max(600, Tick.nearest(to: delays.max() ?? 0))
    resolver = Resolver(
      animations, options: options,
      rules: RestRules(epsilon: options.epsilon, horizon: now + 2 * foresight))
  }

  /// Lets an event happen at a tick not before ``now``.
  mutating func happen(_ step: InteractionScript.Step) -> [Notice] {
    var notices = run(to: step.tick.index)
    resolver.handle(step)
    steps.append(step)
    if let actions = resolver.log.last?.actions, !actions.isEmpty {
      notices.append(.actions(actions))
    }
    return notices + openTransitions.close(by: now, resolver).map(Notice.transition)
  }

  /// Lets time run up to a tick.
  mutating func run(to tick: Int) -> [Notice] {
    guard tick >= now else { return [] }
    if tick + foresight > resolver.rules.horizon {
      resolver.lookAhead(to: tick + 2 * foresight, from: now)
    }
    resolver.advance(to: tick)
    now = tick
    var notices = openTransitions.close(by: now, resolver).map(Notice.transition)
    let began = resolver.ledger.nextID
    if began > segmentsAtRest, let rest = restTick, rest <= now {
      segmentsAtRest = began
      notices.append(.rest(Tick(rest)))
    }
    return notices
  }
}

// MARK: What it looks like

extension LiveMotion {
  /// The tick everything comes to rest if nothing else happens; nil if that is not known yet.
  var restTick: Int? {
    guard !resolver.hasMoreToCome else { return nil }
    var rest = max(steps.last?.tick.index ?? 0, resolver.states.last?.tick ?? 0)
    for track in resolver.shownTracks {
      guard let segment = track.segments.last else { continue }
      guard let end = segment.end else { return nil }
      rest = max(rest, end)
    }
    return rest
  }

  /// Whether a finger is on the button.
  var isTouched: Bool { resolver.touches.isTouched }

  /// What happened, in order.
  var log: [LogEntry] { resolver.log }

  /// The state at a tick up to ``now``.
  func state(at tick: Int) -> ButtonState {
    resolver.states[Timeline.stateIndex(in: resolver.states, at: tick)].state
  }

  /// The motion of a property; nil if no effect animates it.
  func track(of property: PropertyTraits) -> Track? {
    resolver.shownTracks.first { $0.property == property }
  }
}

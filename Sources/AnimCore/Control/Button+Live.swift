// A button driven tick by tick: it is told what happens to it, and asked what it looks like.
//
// Time runs forward. An event and a question both let it run up to their tick; what has been shown is
// not changed any more, so an event for an earlier tick is refused.

extension Button {
  /// How far time has run: the latest tick an event happened on or something was asked for.
  public var now: Tick { Tick(drive.motion?.now ?? 0) }

  /// Begins anew at tick 0: the button rests on the looks of its starting state, and nothing is
  /// recorded yet.
  ///
  /// Without it a button goes live by the usual rules with the first event.
  ///
  /// - Throws: ``SnapshotError/invalid(_:)`` for options out of range; the button is then as it was.
  public func goLive(options: CompileOptions = CompileOptions()) throws(SnapshotError) {
    let problems = options.problems
    guard problems.isEmpty else { throw .invalid(problems) }
    drive.options = options
    drive.isOutdated = false
    drive.motion = LiveMotion(animations ?? animationSnapshot, options: options)
  }

  /// Lets something happen to the button: the state changes at once, the motion follows from it, and
  /// the button's listeners are told.
  ///
  /// On one tick, events happen in the order of the calls, after what falls due by itself. A handler
  /// that is called for an event may make further ones happen; what they lead to is told after it.
  ///
  ///     try button.handle(.press(touch: 2), at: 12)
  ///
  /// - Throws: ``LiveError/tickPassed(event:tick:now:)`` for a tick before ``now``, and
  ///   ``LiveError/tickOutOfRange(event:tick:)`` for one no script can have; nothing has happened then.
  /// - Complexity: Does not depend on how many events there were before.
  public func handle(_ event: InteractionEvent, at tick: Tick) throws(LiveError) {
    guard InteractionScript.ticks.contains(tick) else {
      throw .tickOutOfRange(event: event, tick: tick)
    }
    guard tick >= now else { throw .tickPassed(event: event, tick: tick, now: now) }
    run(to: tick.index)
    drive.add(drive.motion?.happen(InteractionScript.Step(event: event, tick: tick)) ?? [])
    tell()
  }

  /// Lets time run up to a tick, as every question does, so that what ends until then is told.
  ///
  /// A tick before ``now`` changes nothing.
  public func advance(to tick: Tick) {
    run(to: shown(tick))
    tell()
  }

  /// What the button went through since it went live, or since it took over the description applied
  /// last.
  public var recording: ButtonRecording {
    ButtonRecording(
      animations: drive.motion?.animations ?? animations ?? animationSnapshot,
      options: drive.motion?.options ?? drive.options,
      script: InteractionScript(checked: drive.motion?.steps ?? []))
  }

  /// Called with the record of each event that set something in motion, exactly once: as soon as its last
  /// segment has ended or been replaced, and no pulse it began lasts that could still go back.
  ///
  /// With reduced motion these are the records of full motion, which may come after rest.
  public var transitionHandler: ((Transition) -> Void)? {
    get { drive.transitionHandler }
    set { drive.transitionHandler = newValue }
  }

  /// Called once each time everything that was set in motion has come to rest, with the tick it did.
  public var restHandler: ((Tick) -> Void)? {
    get { drive.restHandler }
    set { drive.restHandler = newValue }
  }

  /// The state after all that has happened.
  var presentState: ButtonState {
    drive.motion.map { $0.state(at: $0.now) } ?? drive.options.initialState
  }

  /// Lets the button be enabled or disabled now, unless it is already.
  func enable(_ isEnabled: Bool) {
    guard isEnabled == presentState.contains(.disabled) else { return }
    guard drive.motion != nil else {
      drive.options.initialState.formSymmetricDifference(.disabled)
      return
    }
    // The present is never past.
    try? handle(isEnabled ? .enable : .disable, at: now)
  }

  /// Takes over another description as soon as the button rests untouched: at once if it does.
  func descriptionChanged() {
    guard drive.motion != nil else { return }
    drive.isOutdated = true
    takeOver()
  }

  private func run(to tick: Int) {
    if drive.motion == nil {
      drive.motion = LiveMotion(animations ?? animationSnapshot, options: drive.options)
    }
    drive.add(drive.motion?.run(to: tick) ?? [])
    takeOver()
  }

  private func takeOver() {
    guard drive.isOutdated, let motion = drive.motion, !motion.isTouched,
      let rest = motion.restTick, rest <= motion.now
    else { return }
    drive.isOutdated = false
    var options = motion.options
    options.initialState = motion.state(at: motion.now)
    drive.motion = LiveMotion(animations ?? animationSnapshot, options: options, now: motion.now)
  }

  private func tell() {
    guard drive.beginTelling() else { return }
    while let notices = drive.nextRound() {
      for notice in notices {
        switch notice {
        // Whether a touch counts was decided when it came; the button may be disabled since.
        case .actions(let events): runActions(for: events)
        case .transition(let transition): drive.transitionHandler?(transition)
        case .rest(let tick): drive.restHandler?(tick)
        }
      }
    }
  }

  private func shown(_ tick: Tick) -> Int {
    min(max(tick, InteractionScript.ticks.lowerBound), InteractionScript.ticks.upperBound).index
  }
}

// MARK: What it looks like

extension Button {
  /// What a property shows at a tick: clamped to its domain; the resting value where no effect
  /// animates it.
  ///
  /// Time runs up to the tick, if it has not yet. A tick before ``now`` is looked up.
  public func value<Value>(of property: Property<Value>, at tick: Tick) -> Value {
    guard let track = track(of: property.traits, at: tick) else {
      let animations = drive.motion?.animations ?? animationSnapshot
      return property.typed(animations.restingValue(of: property.traits))
    }
    return property.value(published: track.published(at: shown(tick)))
  }

  /// What a property is on its way to at a tick, or rests at.
  public func target<Value>(of property: Property<Value>, at tick: Tick) -> Value {
    guard let track = track(of: property.traits, at: tick) else {
      return value(of: property, at: tick)
    }
    return property.value(published: track.destination(at: shown(tick)).published)
  }

  /// A number's motion at a tick, free of its domain, after what has happened until now.
  public func motion(of property: Property<Double>, at tick: Tick) -> Motion {
    guard let track = track(of: property.traits, at: tick) else {
      return Motion(value: value(of: property, at: tick), velocity: 0)
    }
    return track.motion(at: shown(tick))
  }

  /// The state at a tick, after what has happened until now.
  public func state(at tick: Tick) -> ButtonState {
    advance(to: tick)
    return drive.motion?.state(at: shown(tick)) ?? drive.options.initialState
  }

  /// Whether everything rests at a tick and stays so unless something happens.
  public func isAtRest(at tick: Tick) -> Bool {
    advance(to: tick)
    guard let motion = drive.motion else { return true }
    return motion.restTick.map { $0 <= shown(tick) } ?? false
  }

  private func track(of property: PropertyTraits, at tick: Tick) -> Track? {
    advance(to: tick)
    return drive.motion?.track(of: property)
  }
}

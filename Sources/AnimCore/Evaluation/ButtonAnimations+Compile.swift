extension ButtonAnimations {
  /// Plays a script on the description and works out every segment of motion.
  ///
  ///     let timeline = try animations.compile(.tap)
  ///     timeline.value(of: .scale, at: 4)
  ///
  /// - Throws: ``SnapshotError/invalid(_:)`` with all problems of the chain and of the options.
  public func compile(
    _ script: InteractionScript = .tap, options: CompileOptions = CompileOptions()
  ) throws(SnapshotError) -> Timeline {
    let optionProblems = options.problems
    guard optionProblems.isEmpty else { throw .invalid(problems + optionProblems) }
    return try compile(checked: script, options: options)
  }

  /// The same for options that have been checked, or that a group has had to stretch.
  func compile(
    checked script: InteractionScript, options: CompileOptions
  ) throws(SnapshotError) -> Timeline {
    try validate()
    return play(
      script.steps.map(Act.step), options: options,
      horizon: script.lastTick.index + options.frameCap)
  }

  /// Plays what has been checked, up to a tick.
  func play(_ program: [Act], options: CompileOptions, horizon: Int) -> Timeline {
    let rules = RestRules(epsilon: options.epsilon, horizon: horizon)
    var resolver = Resolver(self, options: options, rules: rules)
    for act in program {
      resolver.perform(act)
    }
    resolver.advance(to: horizon)
    return Timeline(self, resolver, options: options)
  }
}

extension Timeline {
  fileprivate init(_ animations: ButtonAnimations, _ resolver: Resolver, options: CompileOptions) {
    let tracks = resolver.shownTracks
    let horizon = resolver.rules.horizon
    let rest = resolver.rest(of: tracks)
    self.init(
      animations: animations, tracks: tracks, states: resolver.states,
      lastTick: Tick(rest ?? horizon), isSettled: rest != nil,
      transitions: resolver.ledger.transitions(
        of: resolver.tracks, log: resolver.log, cut: horizon),
      log: resolver.log, history: resolver.history)
  }
}

extension Resolver {
  /// The tick from which on nothing follows from the events any more; nil if there is none up to the
  /// horizon.
  var rest: Int? { rest(of: tracks) }

  /// The same for tracks that were made by other rules.
  func rest(of tracks: [Track]) -> Int? {
    guard !hasMoreToCome else { return nil }
    var last = max(states.last?.tick ?? 0, log.last?.tick.index ?? 0)
    for track in tracks {
      guard let segment = track.segments.last else { continue }
      guard let end = segment.end, end <= rules.horizon else { return nil }
      last = max(last, end)
    }
    return last
  }
}

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
    let lastEvent = script.lastTick.index
    let rules = RestRules(epsilon: options.epsilon, horizon: lastEvent + options.frameCap)
    var resolver = Resolver(self, options: options, rules: rules)
    for step in script.steps {
      resolver.handle(step)
    }
    resolver.advance(to: rules.horizon)
    return Timeline(self, resolver, options: options, rules: rules, lastEvent: lastEvent)
  }
}

extension Timeline {
  fileprivate init(
    _ animations: ButtonAnimations, _ resolver: Resolver, options: CompileOptions,
    rules: RestRules, lastEvent: Int
  ) {
    let tracks = resolver.shownTracks
    let ends = tracks.map { $0.segments.last.map(\.end) ?? 0 }
    let lastHappening = resolver.states.last?.tick ?? 0
    let settled =
      ends.allSatisfy { end in end.map { $0 <= rules.horizon } ?? false }
      && !resolver.hasMoreToCome
    let last =
      settled
      ? max(lastEvent, lastHappening, ends.compactMap(\.self).max() ?? 0) : rules.horizon
    self.init(
      animations: animations, tracks: tracks, states: resolver.states, lastTick: Tick(last),
      isSettled: settled,
      transitions: resolver.ledger.transitions(
        of: resolver.tracks, log: resolver.log, cut: rules.horizon),
      log: resolver.log, history: resolver.history)
  }
}

import AnimCore

/// The rules of motion a second time, tick by tick, with plain loops: slow and obvious.
struct NaiveEvaluator {
  private let script: InteractionScript
  let options: CompileOptions
  let cut: Int
  var finger: NaiveFinger
  var stages: [NaiveStage] = []
  var records: [NaiveRecord] = []
  var outcome = NaiveOutcome()
  /// The event whose drop waits for the minimum press.
  var dropOwner = 0
  var isReduced: Bool { options.motion == .reduced }

  private init(
    _ animations: ButtonAnimations, _ script: InteractionScript, _ options: CompileOptions
  ) {
    self.script = script
    self.options = options
    let lastEvent = script.steps.map(\.tick.index).max() ?? 0
    cut = lastEvent + options.frameCap
    finger = NaiveFinger(state: options.initialState, minimumPress: options.minimumPress)
    for property in PropertyTraits.all {
      let effects = animations.effects.filter { $0.property == property }
      if effects.isEmpty { continue }
      let resting = Self.resting(property, effects, animations.resting)
      let mixing = NaiveMixing(space: animations.colorSpace)
      let lane = NaiveLane(
        property, restingOn: resting, mixing: mixing, epsilon: options.epsilon, horizon: cut)
      var stage = NaiveStage(
        actors: effects.map { NaiveActor(effect: $0) }, resting: resting, full: lane, shown: lane)
      stage.winner = stage.best(finger.state)
      let target = stage.winner.map { stage.actors[$0].effect.target } ?? resting
      stage.full = NaiveLane(
        property, restingOn: target, mixing: mixing, epsilon: options.epsilon, horizon: cut)
      stage.shown = NaiveLane(
        property, restingOn: shownTarget(stage), mixing: mixing, epsilon: options.epsilon,
        horizon: cut)
      stages.append(stage)
    }
  }

  private static func resting(
    _ property: PropertyTraits, _ effects: [Effect], _ given: RestingValues
  ) -> PropertyValue {
    if let value = given.value(of: property) { return value }
    var best: (key: ButtonState, target: PropertyValue)?
    for effect in effects {
      for key in effect.keys {
        if let found = best, outranks(found.key, key) { continue }
        best = (key, effect.target)
      }
    }
    guard case .color(let color)? = best?.target else { return .color(.clear) }
    return .color(color.withAlpha(0))
  }

  static func outcome(
    _ animations: ButtonAnimations, _ script: InteractionScript, _ options: CompileOptions
  ) -> NaiveOutcome {
    var evaluator = NaiveEvaluator(animations, script, options)
    evaluator.run()
    if options.motion == .reduced {
      // Less motion keeps the records.
      var full = options
      full.motion = .full
      evaluator.outcome.transitions = outcome(animations, script, full).transitions
    }
    return evaluator.outcome
  }

  private mutating func run() {
    let lastEvent = script.steps.map(\.tick.index).max() ?? 0
    var tick = 0
    while true {
      fallDue(at: tick)
      for step in script.steps where step.tick.index == tick {
        take(step.event, at: tick)
      }
      show(tick)
      let quiet = isQuiet(at: tick)
      if tick >= lastEvent, quiet || tick == cut {
        outcome.lastTick = tick
        outcome.isSettled = quiet
        break
      }
      tick += 1
    }
    close(at: tick)
  }

  private func isQuiet(at tick: Int) -> Bool {
    if finger.dropsAt != nil { return false }
    for stage in stages {
      if !stage.shown.isQuiet(at: tick) { return false }
      if let winner = stage.winner, stage.actors[winner].willEnd { return false }
    }
    return true
  }

  private mutating func show(_ tick: Int) {
    outcome.states.append(finger.state)
    for stage in stages {
      let motion = stage.shown.running.motion(at: tick)
      let row = NaiveCourse.Row(
        shown: stage.shown.published(at: tick), velocities: motion.velocities,
        alpha: motion.values.last ?? 1, target: stage.shown.running.target)
      outcome.courses[stage.full.property.name, default: NaiveCourse()].rows.append(row)
    }
  }

  private mutating func close(at tick: Int) {
    for stage in stages {
      if let owner = stage.full.running.owner {
        let end = stage.full.running.end ?? tick + 1
        records[owner].over(at: min(end, tick), finished: end <= tick)
      }
      if let owner = stage.full.waiting?.owner {
        records[owner].over(at: tick, finished: false)
      }
    }
    for stage in stages {
      outcome.courses[stage.full.property.name]?.scale = stage.shown.scale
      outcome.courses[stage.full.property.name]?.speedScale = stage.shown.speedScale
    }
    let order = PropertyTraits.all.map(\.name)
    outcome.transitions = records.filter { !$0.properties.isEmpty }.map { record in
      NaiveTransition(
        event: record.event, properties: order.filter(record.properties.contains),
        start: record.start, end: record.end, finished: record.finished)
    }
  }
}

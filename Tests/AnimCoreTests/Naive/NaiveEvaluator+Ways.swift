import AnimCore

// The ways that begin and are replaced, and what is left of them for those who want less motion.

extension NaiveEvaluator {
  mutating func startFull(
    _ index: Int, _ owner: Int?, _ target: PropertyValue, _ kind: Timing.Kind, at tick: Int
  ) {
    let lane = stages[index].full
    if let replaced = lane.running.owner {
      let ended = lane.hasEnded(at: tick)
      records[replaced].over(at: ended ? lane.running.end ?? tick : tick, finished: ended)
    }
    stages[index].full.begin(owner: owner, to: target, kind: kind, at: tick)
  }

  mutating func startShown(
    _ index: Int, _ owner: Int?, _ target: PropertyValue, _ kind: Timing.Kind, at tick: Int
  ) {
    stages[index].shown.begin(owner: owner, to: target, kind: kind, at: tick)
  }

  mutating func replaceWaiting(_ index: Int, at tick: Int) {
    if let owner = stages[index].full.waiting?.owner {
      records[owner].over(at: tick, finished: false)
    }
    stages[index].full.waiting = nil
    stages[index].shown.waiting = nil
  }

  // MARK: Less motion

  func shownTarget(_ stage: NaiveStage) -> PropertyValue {
    guard let winner = stage.winner else { return stage.resting }
    let actor = stage.actors[winner]
    guard isReduced, stage.full.property.moves else { return actor.effect.target }
    if actor.effect.style == .hold, let key = actor.metKey(finger.state),
      key.contains(.selected) || key.contains(.disabled)
    {
      return actor.effect.target
    }
    return stage.resting
  }

  func shownKind(_ stage: NaiveStage, _ kind: Timing.Kind) -> Timing.Kind {
    guard isReduced else { return kind }
    if stage.full.property.moves { return .instant }
    switch kind {
    case .spring(let spring, let push) where spring.dampingRatio < 1:
      guard
        let calm = try? Spring(
          angularFrequency: spring.angularFrequency, dampingRatio: 1, mass: spring.mass)
      else { return kind }
      return .spring(calm, initialVelocity: push)
    case .uikitSpring(let spring) where spring.dampingRatio < 1:
      guard
        let calm = try? UIKitSpring(
          duration: spring.duration, dampingRatio: 1, initialVelocity: spring.initialVelocity)
      else { return kind }
      return .uikitSpring(calm)
    case .swiftUISpring(let spring, let push) where spring.dampingFraction < 1:
      guard let calm = try? SwiftUISpring(response: spring.response, dampingFraction: 1)
      else { return kind }
      return .swiftUISpring(calm, initialVelocity: push)
    default: return kind
    }
  }

  /// The same effect wins, but perhaps by a key that counts otherwise for those who want less motion.
  mutating func followKey(_ index: Int, previous: ButtonState, at tick: Int) {
    guard isReduced, stages[index].full.property.moves, let winner = stages[index].winner,
      stages[index].actors[winner].key(previous) != stages[index].actors[winner].key(finger.state)
    else { return }
    stages[index].shown.waiting = nil
    startShown(index, nil, shownTarget(stages[index]), .instant, at: tick)
  }
}

// L03xx: states and effects.
extension LintRule {
  /// The script brings the button to a state in which no effect has anything.
  static let stateWithoutEffect = LintRule("L0301", "stateWithoutEffect") { subject, _ in
    let bare = subject.coverage.statesWithoutEffect
    let first = [(tick: 0, state: subject.timeline.history.initialState)]
    let visited = first + subject.timeline.log.map { (tick: $0.tick.index, state: $0.state) }
    return visited.filter { !$0.state.isEmpty && bare.contains($0.state) }.map {
      LintFinding.Draft(state: $0.state, tick: $0.tick, members: ["effects"])
    }
  }

  /// An effect, or one of its keys, wins in no state at all.
  static let effectNeverReached = LintRule("L0302", "effectNeverReached") { subject, _ in
    let coverage = subject.coverage
    return coverage.unreachedEffects.map { effect in
      LintFinding.Draft(
        effect: effect, property: subject.effects[effect].property, members: ["on"])
    }
      + coverage.unreachedKeys.filter { !coverage.unreachedEffects.contains($0.effect) }.map {
        LintFinding.Draft(
          effect: $0.effect, property: subject.effects[$0.effect].property, state: $0.key,
          members: ["on"])
      }
  }

  /// A scale that pulses when a pointer comes, and does not stay while it is there.
  static let hoverPulse = LintRule("L0303", "hoverPulse") { subject, _ in
    subject.effects.enumerated().compactMap { place, effect in
      guard effect.property == Property.scale.traits, effect.style == .pulse,
        let key = effect.keys.first(where: { $0.contains(.hovered) && !$0.contains(.highlighted) })
      else { return nil }
      return LintFinding.Draft(
        effect: place, property: effect.property, state: key, members: ["style"])
    }
  }
}

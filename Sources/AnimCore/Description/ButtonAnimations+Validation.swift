extension ButtonAnimations {
  /// Checks the chain.
  ///
  /// - Throws: ``SnapshotError/invalid(_:)`` with all its problems: targets and resting values outside
  ///   their domain, effects for no state, and pairs of effects of one property that share a key.
  public func validate() throws(SnapshotError) {
    guard problems.isEmpty else { throw .invalid(problems) }
  }

  /// All problems: those of each effect in the order of the chain, then those of resting values.
  package var problems: [DescriptionProblem] {
    // A bit for each state, a number for each property: what an earlier effect has.
    var claims = [UInt32](repeating: 0, count: PropertyTraits.all.count)
    return effects.flatMap { problems(of: $0, after: &claims) } + restingProblems
  }

  private func problems(
    of effect: Effect, after claims: inout [UInt32]
  ) -> [DescriptionProblem] {
    let property = effect.property
    var found: [DescriptionProblem] = []
    if effect.keys.isEmpty {
      found.append(.noKeys(property: property.name))
    }
    if effect.hasNoTarget {
      found.append(.noKeyframes(property: property.name))
    }
    let targets =
      effect.keyframes.isEmpty ? [effect.target] : effect.keyframes.map(\.target)
    for case .number(let target) in targets where !property.domain.contains(target) {
      found.append(
        .targetOutOfRange(property: property.name, value: target, allowed: property.domain))
    }
    found += keyframeProblems(of: effect)
    let claimed = claims[property.order]
    for key in effect.keys {
      let bit = UInt32(1) << UInt32(key.rawValue)
      if claimed & bit != 0 {
        found.append(.duplicateEffect(property: property.name, key: key))
      }
      claims[property.order] |= bit
    }
    return found
  }

  private func keyframeProblems(of effect: Effect) -> [DescriptionProblem] {
    var found: [DescriptionProblem] = []
    var earliest = Timing.delays.lowerBound
    for (index, keyframe) in effect.keyframes.enumerated() {
      guard let start = keyframe.start else { continue }
      let allowed = earliest...Timing.delays.upperBound
      if allowed.contains(start) {
        earliest = start
      } else {
        found.append(
          .keyframeStart(
            property: effect.property.name, index: index, value: start, allowed: allowed))
      }
    }
    return found
  }

  private var restingProblems: [DescriptionProblem] {
    PropertyTraits.all.compactMap { property in
      guard case .number(let value)? = resting.value(of: property),
        !property.domain.contains(value)
      else { return nil }
      return .restingOutOfRange(property: property.name, value: value, allowed: property.domain)
    }
  }
}

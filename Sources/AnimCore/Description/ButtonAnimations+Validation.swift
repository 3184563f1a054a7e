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
    effects.indices.flatMap(problems(ofEffectAt:)) + restingProblems
  }

  private func problems(ofEffectAt index: Int) -> [DescriptionProblem] {
    let effect = effects[index]
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
    let earlier = effects[..<index].filter { $0.property == property }
    for key in effect.keys where earlier.contains(where: { $0.keys.contains(key) }) {
      found.append(.duplicateEffect(property: property.name, key: key))
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

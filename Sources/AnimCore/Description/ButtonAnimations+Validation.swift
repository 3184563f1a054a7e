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
    if case .number(let target) = effect.target, !property.domain.contains(target) {
      found.append(
        .targetOutOfRange(property: property.name, value: target, allowed: property.domain))
    }
    let earlier = effects[..<index].filter { $0.property == property }
    for key in effect.keys where earlier.contains(where: { $0.keys.contains(key) }) {
      found.append(.duplicateEffect(property: property.name, key: key))
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

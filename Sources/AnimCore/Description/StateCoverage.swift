/// Which effect of a description has each property in each of the 32 states, and what is never reached.
///
///     let coverage = BuiltInExample.animations.coverage()
///     coverage.winner(of: .scale, in: [.selected, .hovered])?.key  // selected
///     coverage.statesWithoutEffect.count  // 8: neither highlighted nor selected
///
/// A state's winners are those right after the button has got there from `normal` in one event; those of
/// `normal` itself are those of a button at rest. There a hold matches while it is met, and a pulse that
/// is met has just begun, so that winners follow from rank alone. A pulse later gives its property back;
/// a state reached in several steps can find one spent, or still on its way by the key it began with.
///
/// A pulse that has `normal` among its keys is met by every state and so never begins: it is never
/// reached. Neither is an effect for no state. A key of any other effect is reached at least in the state
/// that is just that key, unless an earlier effect of the property has the same key, which
/// ``ButtonAnimations/validate()`` refuses; here the earlier one has it.
///
/// Winners of a valid chain do not depend on its order, but for the places they are named by.
public struct StateCoverage: Hashable, Sendable {
  /// An effect in possession of a property, and the key that gives it its rank.
  public struct Winner: Hashable, Sendable {
    /// The effect's place in the chain, from 0.
    public let effect: Int
    /// The highest-ranked of its keys that the state meets.
    public let key: ButtonState

    package init(effect: Int, key: ButtonState) {
      self.effect = effect
      self.key = key
    }
  }

  /// One property in all states.
  public struct Row: Hashable, Sendable {
    /// The property.
    public let property: PropertyTraits
    /// The winner in each state, in the order of ``ButtonState/allCases``; nil where the property has
    /// its resting value.
    public let winners: [Winner?]
  }

  /// The properties that some effect changes, in the order of columns.
  public let rows: [Row]
  /// The effects that win in none of the 32 states, by their places in the chain.
  public let unreachedEffects: [Int]
  /// The keys by which their effect wins in none of the 32 states, effect by effect; all keys of an
  /// unreached effect are among them.
  public let unreachedKeys: [Winner]
  /// The keys by which their effect wins only in states that no event leads to: the button has to start
  /// in one, or it has to be set outright; see ``ButtonState/isReachedByEvents``.
  public let keysOnlySetOutright: [Winner]

  /// Works out the coverage of a description.
  init(of animations: ButtonAnimations) {
    let effects = animations.effects
    rows = animations.animatedProperties.map { property in
      let own = effects.indices.filter { effects[$0].property == property }
      return Row(
        property: property,
        winners: ButtonState.allCases.map { Self.winner(among: own, of: effects, in: $0) })
    }
    var reached: Set<Winner> = []
    var reachedByEvents: Set<Winner> = []
    for row in rows {
      for case (let state, let winner?) in zip(ButtonState.allCases, row.winners) {
        reached.insert(winner)
        if state.isReachedByEvents { reachedByEvents.insert(winner) }
      }
    }
    let keys = effects.indices.flatMap { place in
      effects[place].keys.map { Winner(effect: place, key: $0) }
    }
    unreachedKeys = keys.filter { !reached.contains($0) }
    keysOnlySetOutright = keys.filter { reached.contains($0) && !reachedByEvents.contains($0) }
    let winning = Set(reached.map(\.effect))
    unreachedEffects = effects.indices.filter { !winning.contains($0) }
  }

  private static func winner(
    among places: [Int], of effects: [Effect], in state: ButtonState
  ) -> Winner? {
    var best: Winner?
    for place in places where effects[place].canBegin {
      guard let key = effects[place].bestKey(in: state) else { continue }
      if let best, best.key.rank >= key.rank { continue }
      best = Winner(effect: place, key: key)
    }
    return best
  }
}

extension StateCoverage {
  /// The states in which no effect has any property.
  public var statesWithoutEffect: [ButtonState] {
    ButtonState.allCases.indices.filter { place in rows.allSatisfy { $0.winners[place] == nil } }
      .map { ButtonState.allCases[$0] }
  }

  /// The effect that has a property in a state; nil where it has its resting value.
  public func winner<Value>(of property: Property<Value>, in state: ButtonState) -> Winner? {
    guard let row = rows.first(where: { $0.property == property.traits }),
      let place = ButtonState.allCases.firstIndex(of: state)
    else { return nil }
    return row.winners[place]
  }
}

extension ButtonAnimations {
  /// Which effect has each property in each of the 32 states, and what is never reached; see
  /// ``StateCoverage``.
  ///
  /// - Complexity: O(keys of all effects).
  public func coverage() -> StateCoverage { StateCoverage(of: self) }
}

extension Effect {
  /// Whether a change of state can let it match: a pulse that is always met never becomes met.
  fileprivate var canBegin: Bool { style == .hold || !keys.contains(.normal) }
}

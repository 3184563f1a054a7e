/// One effect of a property at one tick: what speaks for it, and why it has the property or has not.
public struct EffectCandidate: Hashable, Sendable {
  /// A state that an effect is for.
  public struct Key: Hashable, Sendable {
    /// The state.
    public let state: ButtonState
    /// Whether the button's state contains it.
    public let isMet: Bool
  }

  /// Why it has the property, or has not.
  public enum Verdict: Hashable, Sendable {
    /// It has the property.
    case wins
    /// It matches, but another effect, by its place in the chain, has a higher-ranked key.
    case outranked(by: Int)
    /// None of its keys is met.
    case notMet
    /// It is a pulse; a key is met, but its way there ended on a tick.
    case spent(Tick)
    /// It is a pulse; a key was met from the beginning, so that it has not begun.
    case neverBegan
  }

  /// The effect's place in the chain, from 0.
  public let effect: Int
  /// How long it stays.
  public let style: Effect.Style
  /// Its keys, the one that outranks the others first.
  public let keys: [Key]
  /// The key it ranks by: of a hold the best one met, of a pulse on its way the one it began with; nil
  /// for one that does not match.
  public let key: ButtonState?
  /// When a pulse that is on its way began.
  public let began: Tick?
  /// When a pulse that is on its way will have ended, if nothing changes; nil also for one that never
  /// does.
  public let ends: Tick?
  /// Why it has the property, or has not.
  public let verdict: Verdict

  /// Where its key stands among keys: more conditions first, equal numbers by their first differing
  /// condition. Nil for one that does not match.
  public var rank: Int? { key?.rank }
}

extension Timeline {
  /// All effects of a property at a tick, after that tick's events: those that match by their rank, then
  /// the others in the order of the chain.
  func candidates(for property: PropertyTraits, at tick: Int) -> [EffectCandidate] {
    let state = state(at: Tick(tick))
    let places = animations.effects.indices.filter { animations.effects[$0].property == property }
    let standings = places.map { standing(of: $0, in: state, at: tick) }
    let best = standings.max { ($0.key?.rank ?? -1) < ($1.key?.rank ?? -1) }
    let winner = best?.key == nil ? nil : best?.effect
    let judged = standings.map { standing in
      candidate(standing, in: state, at: tick, winner: winner)
    }
    return judged.filter { $0.key != nil }.sorted { ($0.rank ?? 0) > ($1.rank ?? 0) }
      + judged.filter { $0.key == nil }
  }

  private typealias Standing = (
    effect: Int, key: ButtonState?, run: MotionHistory.PulseRun?
  )

  private func standing(of place: Int, in state: ButtonState, at tick: Int) -> Standing {
    let effect = animations.effects[place]
    guard effect.style == .pulse else { return (place, effect.bestKey(in: state), nil) }
    let run = history.pulseRuns.last { $0.effect == place && $0.began <= tick }
    let isOnItsWay = run.map { $0.ended ?? .max > tick } ?? false
    return (place, isOnItsWay ? run?.key : nil, run)
  }

  private func candidate(
    _ standing: Standing, in state: ButtonState, at tick: Int, winner: Int?
  ) -> EffectCandidate {
    let effect = animations.effects[standing.effect]
    let isPulsing = effect.style == .pulse && standing.key != nil
    return EffectCandidate(
      effect: standing.effect, style: effect.style,
      keys: effect.keys.map {
        EffectCandidate.Key(state: $0, isMet: state.isSuperset(of: $0))
      }, key: standing.key, began: isPulsing ? standing.run.map { Tick($0.began) } : nil,
      ends: isPulsing ? standing.run?.ended.map { Tick($0) } : nil,
      verdict: verdict(on: standing, effect, in: state, winner: winner))
  }

  private func verdict(
    on standing: Standing, _ effect: Effect, in state: ButtonState, winner: Int?
  ) -> EffectCandidate.Verdict {
    guard standing.key == nil else {
      return standing.effect == winner ? .wins : .outranked(by: winner ?? 0)
    }
    guard effect.style == .pulse, effect.bestKey(in: state) != nil else { return .notMet }
    return standing.run?.ended.map { .spent(Tick($0)) } ?? .neverBegan
  }
}

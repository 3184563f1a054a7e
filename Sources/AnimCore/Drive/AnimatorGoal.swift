/// The rules of an animator's motion.
struct AnimatorOptions {
  let motion: CompileOptions.MotionPreference
  let colorSpace: ColorSpace

  /// Ten minutes: what does not come to rest within them never ends by itself.
  static let longest = 600 * Tick.perSecond
  let rules = RestRules(epsilon: CompileOptions().epsilon, horizon: longest)

  /// A kind of motion as it is wanted.
  func wanted(_ kind: Timing.Kind, for property: PropertyTraits) -> Timing.Kind {
    switch motion {
    case .full: kind
    case .reduced: property.moves ? .instant : kind.withoutOvershoot
    }
  }
}

/// One property of an animator: where it comes from, where it goes, and how.
struct AnimatorGoal {
  let property: PropertyTraits
  let space: ValueSpace
  let timing: Timing
  let start: Segment.Destination
  let end: Segment.Destination

  init(
    _ property: PropertyTraits, from: PropertyValue, to: PropertyValue, timing: Timing,
    colorSpace: ColorSpace
  ) {
    self.property = property
    self.timing = timing
    let space = ValueSpace(property, colorSpace: colorSpace)
    self.space = space
    start = Segment.Destination(state: space.mixing(from), published: space.published(from))
    end = Segment.Destination(state: space.mixing(to), published: space.published(to))
  }

  /// At rest where it comes from.
  var atStart: Segment.Departure { Segment.Departure(restingAt: start) }
  /// At rest where it goes.
  var atEnd: Segment.Departure { Segment.Departure(restingAt: end) }
}

extension AnimatorGoal {
  /// One for each value that is set, all by one timing.
  static func goals(
    timing: Timing, from resting: RestingValues, to targets: RestingValues, colorSpace: ColorSpace
  ) throws(SnapshotError) -> [AnimatorGoal] {
    var goals: [AnimatorGoal] = []
    var problems: [DescriptionProblem] = []
    for property in PropertyTraits.all {
      guard let target = targets.given(property) else { continue }
      let from = resting.value(of: property) ?? target.clear
      if case .number(let number) = target, !property.domain.contains(number) {
        problems.append(
          .targetOutOfRange(property: property.name, value: number, allowed: property.domain))
      }
      if case .number(let number) = from, !property.domain.contains(number) {
        problems.append(
          .restingOutOfRange(property: property.name, value: number, allowed: property.domain))
      }
      goals.append(
        AnimatorGoal(property, from: from, to: target, timing: timing, colorSpace: colorSpace))
    }
    guard problems.isEmpty else { throw .invalid(problems) }
    return goals
  }

  /// One for each property of a description that looks different in two states.
  static func goals(
    of animations: ButtonAnimations, from: ButtonState, to: ButtonState
  ) -> [AnimatorGoal] {
    animations.animatedProperties.compactMap { property in
      let old = animations.winner(of: property, in: from)
      let new = animations.winner(of: property, in: to)
      guard old != new, let timing = new?.enter ?? old?.exit else { return nil }
      let resting = animations.restingValue(of: property)
      return AnimatorGoal(
        property, from: old?.target ?? resting, to: new?.target ?? resting, timing: timing,
        colorSpace: animations.colorSpace)
    }
  }
}

extension ButtonAnimations {
  /// The effect that has a property in a state, were all pulses holds.
  fileprivate func winner(of property: PropertyTraits, in state: ButtonState) -> Effect? {
    var best: (effect: Effect, key: ButtonState)?
    for effect in effects where effect.property == property {
      guard let key = effect.bestKey(in: state) else { continue }
      if let best, best.key.rank > key.rank { continue }
      best = (effect, key)
    }
    return best?.effect
  }
}

extension PropertyValue {
  /// What fades in comes from: a colour with alpha 0.
  fileprivate var clear: PropertyValue {
    guard case .color(let color) = self else { return self }
    return .color(color.withAlpha(0))
  }
}

extension Segment.Departure {
  /// At rest somewhere.
  init(restingAt place: Segment.Destination) {
    self.init(state: place.state, velocity: .zero, published: place.published)
  }
}

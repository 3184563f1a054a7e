import AnimCore

/// One effect, and whether it is on as a pulse.
struct NaiveActor {
  let effect: Effect
  /// For a pulse that goes on: the rank it began with, the event that began it, its end.
  var pulse: (key: ButtonState, owner: Int, end: Int?)?

  func metKey(_ state: ButtonState) -> ButtonState? {
    var best: ButtonState?
    for key in effect.keys where key.isSubset(of: state) {
      if let other = best, outranks(other, key) { continue }
      best = key
    }
    return best
  }

  /// Whether it is a pulse whose end is still to come, be it beyond the cut. One that swings for
  /// ever has none.
  var willEnd: Bool {
    guard let pulse else { return false }
    switch effect.enter.kind {
    case .spring(let spring, _): return pulse.end != nil || spring.dampingRatio > 0
    case .swiftUISpring(let spring, _): return pulse.end != nil || spring.dampingFraction > 0
    case .uikitSpring, .curve, .instant: return true
    }
  }

  func key(_ state: ButtonState) -> ButtonState? {
    effect.style == .hold ? metKey(state) : pulse?.key
  }
}

/// One property with all its effects.
struct NaiveStage {
  var actors: [NaiveActor]
  let resting: PropertyValue
  var winner: Int?
  /// The rules' motion.
  var full: NaiveLane
  /// The motion that is shown: another one only where less motion is asked for.
  var shown: NaiveLane

  func best(_ state: ButtonState) -> Int? {
    var best: (index: Int, key: ButtonState)?
    for (index, actor) in actors.enumerated() {
      guard let key = actor.key(state) else { continue }
      if let found = best, outranks(found.key, key) { continue }
      best = (index, key)
    }
    return best?.index
  }
}

/// Whether one key outranks another: more members first; equal sizes by their first differing member.
func outranks(_ one: ButtonState, _ other: ButtonState) -> Bool {
  let order: [ButtonState] = [.disabled, .highlighted, .selected, .focused, .hovered]
  let ones = order.filter(one.contains)
  let others = order.filter(other.contains)
  if ones.count != others.count { return ones.count > others.count }
  for condition in order where one.contains(condition) != other.contains(condition) {
    return one.contains(condition)
  }
  return false
}

import AnimCore
import AnimRender

// All sentences about how a motion changed are here, so that they sound alike.

extension MotionChange {
  /// What is said about it, without a full stop.
  var sentence: String {
    switch self {
    case .beginsToMove(let from, let to):
      "moves now, to \(to.told); it stood still at \(from.told)"
    case .standsStill(let value, let farthest):
      "no longer moves: stays at \(value.told) instead of going to \(farthest.told)"
    case .lies(let higher, let last, let before):
      "lies \(higher.magnitude.told) \(higher < 0 ? "lower" : "higher") throughout, in the end at "
        + "\(last.told) instead of \(before.told)"
    case .comes(let later):
      "starts \(frames(later)) \(later < 0 ? "early" : "late"), and is otherwise the same"
    case .goes(let factor, let farthest, let before):
      if factor < 0 {
        "goes the other way, \(abs(factor + 1) < 5e-3 ? "as far" : "\((-factor).rough) times as far"): "
          + "to \(farthest.told) instead of \(before.told)"
      } else {
        "goes \(factor.rough) times as far: to \(farthest.told) instead of \(before.told)"
      }
    case .begins(let value, let before): "begins at \(value.told) instead of \(before.told)"
    case .starts(let later, let frame, let before):
      "starts \(frames(later)) \(later < 0 ? "early" : "late"), at frame \(frame) instead of \(before)"
    case .reaches(let value, let before, let share):
      if share < 5e-3 {
        "stays at \(value.told) instead of going to \(before.told)"
      } else if share > 1e3 {
        "goes to \(value.told) instead of staying at \(before.told)"
      } else {
        "goes \(((share - 1).magnitude * 100).rough) % \(share < 1 ? "less" : "more") far: to "
          + "\(value.told) instead of \(before.told)"
      }
    case .overshoots(let share, let before):
      if share < 5e-4 {
        "no longer overshoots: it did by \((before * 100).rough) % of its travel"
      } else if before < 5e-4 {
        "overshoots now, by \((share * 100).rough) % of its travel"
      } else {
        "overshoots \(((share - before).magnitude * 100).rough) % \(share < before ? "less" : "more"), by "
          + "\((share * 100).rough) % of its travel instead of \((before * 100).rough) %"
      }
    case .ends(let value, let before): "ends at \(value.told) instead of \(before.told)"
    case .rests(let later, let longer, let frame, let before):
      (longer > 0 ? "slower: " : longer < 0 ? "faster: " : "")
        + "rests \(frames(later)) \(later < 0 ? "earlier" : "later"), at frame \(frame) instead of "
        + "\(before)"
    case .doesNotRest(let frame): "does not come to rest: it is cut at frame \(frame)"
    case .comesToRest(let frame): "comes to rest, at frame \(frame); it was cut before it did"
    case .followsTheStates:
      "moves as before after each change of state, which comes at another frame"
    case .runs(let isAhead):
      "\(isAhead ? "runs ahead" : "lags behind") on its way from the same start to the same end"
    case .takesAnotherPath: "takes another path from the same start to the same end"
    }
  }
}

extension StateDiff.Change {
  /// What is said about it, without a full stop.
  var sentence: String {
    switch self {
    case .lasts(let state, let turn, let longer, let count, let before):
      "\(state)\(turn > 0 ? " (time \(turn + 1))" : "") \(frames(longer)) "
        + "\(longer < 0 ? "shorter" : "longer"), \(count) instead of \(before)"
    case .goes(let through, let before):
      "goes through \(Self.path(through)) instead of \(Self.path(before))"
    }
  }

  private static func path(_ states: [ButtonState]) -> String {
    let shown = states.prefix(8).map(\.description).joined(separator: ", ")
    return states.count > 8 ? "\(shown) and \(states.count - 8) more" : shown
  }
}

extension MotionAlignment {
  /// What is said about it, without a full stop.
  var sentence: String {
    switch verdict {
    case .shift: "in time: the same motion, \(delay)\(rest)"
    case .stretch: "in time: the same motion, \(pace)\(rest)"
    case .shiftAndStretch: "in time: the same motion, \(pace) and \(delay)\(rest)"
    case .shape:
      "in shape: no shift or stretch of time accounts for it; at best, \(pace) and \(delay), "
        + "\(share) % of it is left"
    }
  }

  private var share: String { difference > 0 ? (left / difference * 100).rough : "0" }

  private var rest: String {
    left <= difference * 1e-3 ? "" : "; \(share) % of the difference is left"
  }

  private var delay: String {
    "\(shift.magnitude.rough) frame\(shift.magnitude == 1 ? "" : "s") "
      + (shift < 0 ? "earlier" : "later")
  }

  private var pace: String {
    stretch < 1 ? "\((1 / stretch).rough) times as fast" : "\(stretch.rough) times as slow"
  }
}

private func frames(_ count: Int) -> String {
  "\(count.magnitude) frame\(count.magnitude == 1 ? "" : "s")"
}

extension Double {
  /// A value as a sentence tells it: in at most six decimals, or two figures where it is smaller.
  var told: String { magnitude < 1e-3 && self != 0 ? figures(2) : trimmed(decimals: 6) }

  /// A factor or a share as a sentence tells it: in three figures or so.
  var rough: String {
    magnitude < 0.01 && self != 0 ? figures(2) : trimmed(decimals: magnitude < 10 ? 2 : 1)
  }

  private func trimmed(decimals: Int) -> String {
    let text = RoundNumber(self, decimals: decimals).text
    guard text.contains("."), !text.contains("e") else { return text }
    let kept = text.reversed().drop { $0 == "0" }.reversed()
    return String(kept.last == "." ? kept.dropLast() : kept[...])
  }

  private func figures(_ count: Int) -> String {
    let power = RoundNumber.exponent(of: magnitude) - count + 1
    let digits = (self / RoundNumber.power(of: power)).rounded()
    guard digits.magnitude < 1e6 else { return "0" }
    return RoundNumber(digits: Int(digits), exponent: power).text
  }
}

/// Puts what changed between two columns into as few statements as say it.
struct ChangeReader {
  let before: MotionTable.Column
  let after: MotionTable.Column
  let old: ColumnShape
  let new: ColumnShape
  /// The legs of the motion.
  let legs: [MotionLeg]
  /// What counts as no difference.
  let threshold: Double

  /// No more is told of the legs of one column.
  private static let mostChanges = 8

  /// The frames of the longer of both.
  private var frames: Range<Int> { 0..<max(before.values.count, after.values.count) }

  /// What changed, of columns that differ.
  func changes(settled: (before: Bool?, after: Bool?)) -> [MotionChange] {
    let whole = wholeChange
    let ending = settling(settled)
    if let whole { return [whole] + ending }
    let legs = legs.map { LegReader($0, before: before, after: after, threshold: threshold) }
    if legs.count > 1, legs.allSatisfy({ $0.isSame }) { return [.followsTheStates] + ending }
    var list: [MotionChange] = []
    if differ(old.first, new.first) { list.append(.begins(at: new.first, insteadOf: old.first)) }
    let tellsRest = ending.isEmpty && settled != (false, false)
    let different = legs.filter { !$0.isSame }
    for leg in different {
      for change in leg.changes(tellsRest: tellsRest || !leg.leg.isLast)
      where list.count < Self.mostChanges && !list.contains(where: { $0.says(change) }) {
        list.append(change)
      }
    }
    if differ(old.last, new.last) { list.append(.ends(at: new.last, insteadOf: old.last)) }
    list += ending
    guard list.isEmpty else { return list }
    // What sets out from elsewhere, because it was interrupted at another moment, goes elsewhere too.
    if abs(new.farthest - old.farthest) > max(threshold, 1e-3 * old.reach) {
      return [
        .reaches(
          new.farthest, insteadOf: old.farthest,
          timesAsFar: new.reach / max(old.reach, .leastNormalMagnitude))
      ]
    }
    return [different.first?.path ?? .takesAnotherPath]
  }

  /// The one change that accounts for every difference; nil if there is none such.
  private var wholeChange: MotionChange? {
    switch (old.moves, new.moves) {
    case (false, true): return .beginsToMove(from: old.first, to: new.farthest)
    case (true, false): return .standsStill(at: new.first, insteadOfMovingTo: old.farthest)
    case (false, false):
      return .lies(higher: new.last - old.last, last: new.last, insteadOf: old.last)
    case (true, true): break
    }
    let later = (new.startFrame ?? 0) - (old.startFrame ?? 0)
    if later != 0, comes(later: later) { return .comes(later: later) }
    let factor = factor
    guard let factor else { return nil }
    if abs(factor - 1) > 1e-9 + 2 * threshold / max(old.reach, .leastNormalMagnitude) {
      return differ(old.first, new.first)
        ? nil : .goes(timesAsFar: factor, farthest: new.farthest, insteadOf: old.farthest)
    }
    return .lies(higher: new.first - old.first, last: new.last, insteadOf: old.last)
  }

  private func comes(later: Int) -> Bool {
    (min(later, 0)..<frames.upperBound + abs(later)).allSatisfy { frame in
      abs(after.value(at: frame + later) - before.value(at: frame)) <= 2 * threshold
    }
  }

  /// How many times as far the same motion goes, by least squares; nil where it is another motion.
  private var factor: Double? {
    var product = 0.0
    var square = 0.0
    for frame in frames {
      let was = before.value(at: frame) - old.first
      product += was * (after.value(at: frame) - new.first)
      square += was * was
    }
    let factor = product / square
    guard square > 0, factor.isFinite else { return nil }
    let most = max(2 * threshold * (1 + abs(factor)), 1e-6 * max(old.reach, new.reach))
    let fits = frames.allSatisfy { frame in
      let was = before.value(at: frame) - old.first
      return abs(after.value(at: frame) - new.first - factor * was) <= most
    }
    return fits ? factor : nil
  }

  private func settling(_ settled: (before: Bool?, after: Bool?)) -> [MotionChange] {
    if settled.after == false, settled.before != false, new.restFrame >= after.values.count - 1 {
      return [.doesNotRest(frame: after.values.count - 1)]
    }
    if settled.before == false, settled.after != false, old.restFrame >= before.values.count - 1 {
      return [.comesToRest(frame: new.restFrame)]
    }
    return []
  }

  private func differ(_ left: Double, _ right: Double) -> Bool { abs(left - right) > threshold }
}

extension MotionChange {
  /// Whether it says the same as another, seen from wherever.
  fileprivate func says(_ other: MotionChange) -> Bool {
    if case .reaches(let value, let before, _) = self, case .reaches(value, before, _) = other {
      return true
    }
    return self == other
  }
}

/// What changed between a leg of motion and the same leg now.
struct LegReader {
  let before: ArraySlice<Double>
  let after: ArraySlice<Double>
  let leg: MotionLeg
  let old: ColumnShape
  let new: ColumnShape
  /// What counts as no difference.
  let threshold: Double

  init(
    _ leg: MotionLeg, before: MotionTable.Column, after: MotionTable.Column, threshold: Double
  ) {
    self.leg = leg
    self.before = before.values[leg.before]
    self.after = after.values[leg.after]
    self.threshold = threshold
    old = ColumnShape(self.before, threshold: threshold)
    new = ColumnShape(self.after, threshold: threshold)
  }

  /// Whether it went and goes the same way, as far as both go.
  var isSame: Bool {
    let common = min(before.count, after.count)
    guard zip(before, after).allSatisfy({ !differ($0, $1) }) else { return false }
    // At the end of the table it rests.
    return !leg.isLast
      || before.dropFirst(common).allSatisfy { !differ($0, new.last) }
        && after.dropFirst(common).allSatisfy { !differ($0, old.last) }
  }

  /// What changed, of legs that differ. When it rests is left out where that is not known.
  func changes(tellsRest: Bool) -> [MotionChange] {
    if let excursion { return [excursion] }
    var list: [MotionChange] = []
    let moves = old.moves && new.moves
    let later = moves ? (new.startFrame ?? 0) - (old.startFrame ?? 0) : 0
    if later != 0 {
      list.append(
        .starts(later: later, frame: frame(new.startFrame), insteadOf: frame(old.startFrame)))
    }
    let overshoot = tellsRest ? overshoot : nil
    let reached = abs(new.farthest - old.farthest)
    let isTold = overshoot != nil && !old.comesBack && !new.comesBack
    let endsThere = rests && new.farthest == new.last && old.farthest == old.last
    if !isTold, !differ(old.first, new.first), reached > max(threshold, 1e-3 * old.reach),
      !leg.isLast || !endsThere && !differ(old.last, new.last)
    {
      list.append(
        .reaches(
          new.farthest, insteadOf: old.farthest,
          timesAsFar: new.reach / max(old.reach, .leastNormalMagnitude)))
    }
    if let overshoot { list.append(overshoot) }
    let rest = new.restFrame - old.restFrame
    if tellsRest, rests, rest != 0, moves {
      list.append(
        .rests(
          later: rest, longer: rest - later, frame: frame(new.restFrame),
          insteadOf: frame(old.restFrame)))
    }
    return list
  }

  /// That one side rests where the other moves once more; nil where it is not so.
  private var excursion: MotionChange? {
    let common = min(before.count, after.count)
    let first = zip(before, after).enumerated().first { differ($0.element.0, $0.element.1) }?.offset
    guard let first, first < common else { return nil }
    let least = 0.01 * max(old.reach, new.reach)
    if new.restFrame < first, old.restFrame > first {
      let far = Self.farthest(before.dropFirst(first), from: new.last)
      return abs(far - new.last) > least
        ? .reaches(new.last, insteadOf: far, timesAsFar: 0) : nil
    }
    if old.restFrame < first, new.restFrame > first {
      let far = Self.farthest(after.dropFirst(first), from: old.last)
      return abs(far - old.last) > least
        ? .reaches(far, insteadOf: old.last, timesAsFar: .infinity) : nil
    }
    return nil
  }

  private static func farthest(_ values: ArraySlice<Double>, from place: Double) -> Double {
    values.reduce(place) { abs($1 - place) > abs($0 - place) ? $1 : $0 }
  }

  /// A frame of the leg as one of the table now.
  private func frame(_ local: Int?) -> Int { leg.after.lowerBound + (local ?? 0) }

  /// Whether both sides come to rest before something sets them off again.
  private var rests: Bool {
    leg.isLast || old.restFrame < before.count - 1 && new.restFrame < after.count - 1
  }

  private var overshoot: MotionChange? {
    guard rests, old.comesBack == new.comesBack, let was = old.overshoot, let now = new.overshoot
    else { return nil }
    let isSeen = abs(now - was) > 2e-3 && abs(now * new.reach - was * old.reach) > threshold
    return isSeen ? .overshoots(share: now, insteadOf: was) : nil
  }

  /// Whether it is ahead of or behind where it was, where the two are farthest apart.
  var path: MotionChange {
    var largest = (difference: 0.0, place: 0)
    for (place, (was, now)) in zip(before, after).enumerated()
    where abs(now - was) > abs(largest.difference) {
      largest = (now - was, place)
    }
    let place = before.startIndex + largest.place
    let slope =
      before[min(place + 1, before.endIndex - 1)] - before[max(place - 1, before.startIndex)]
    guard abs(slope) > max(threshold, 1e-3 * old.reach) else { return .takesAnotherPath }
    return .runs(ahead: slope * largest.difference > 0)
  }

  private func differ(_ left: Double, _ right: Double) -> Bool { abs(left - right) > threshold }
}

/// A stretch of a number's motion before and now, from what set it off to what sets it off again.
struct MotionLeg: Hashable, Sendable {
  /// The frames it took, and the one before it.
  let before: Range<Int>
  /// The frames it takes, and the one before it.
  let after: Range<Int>
  /// Whether nothing comes after it.
  let isLast: Bool

  /// The legs of a column: one if the two sides were not set off in the same way.
  ///
  /// What is not known of a table is taken from the other side, change of state for change of state; of
  /// two tables every change of state counts.
  static func legs(
    of old: MotionTable.Column, _ new: MotionTable.Column,
    in before: MotionTable, _ after: MotionTable
  ) -> [MotionLeg] {
    let whole = MotionLeg(
      before: 0..<old.values.count, after: 0..<new.values.count, isLast: true)
    let (was, now) = (changes(of: before), changes(of: after))
    let cuts: (before: [Int], after: [Int])
    switch (old.departures, new.departures) {
    case (let first?, let second?) where first.count == second.count: cuts = (first, second)
    case (let first?, let second?):
      // What set off only one of them is no cut.
      let others = Set(mapped(first, from: was, to: now))
      let common = second.filter(others.contains)
      cuts = (mapped(common, from: now, to: was), common)
    case (nil, let known?): cuts = (mapped(known, from: now, to: was), known)
    case (let known?, nil): cuts = (known, mapped(known, from: was, to: now))
    case (nil, nil): cuts = (was, now)
    }
    guard cuts.before.count == cuts.after.count else { return [whole] }
    let starts = zip(cuts.before, cuts.after).filter { $0 > 0 && $1 > 0 }
    let old = ranges([0] + starts.map { $0.0 }, count: old.values.count)
    let new = ranges([0] + starts.map { $0.1 }, count: new.values.count)
    guard old.allSatisfy({ !$0.isEmpty }), new.allSatisfy({ !$0.isEmpty }) else { return [whole] }
    return zip(old, new).enumerated().map { place, ranges in
      MotionLeg(before: ranges.0, after: ranges.1, isLast: place == old.count - 1)
    }
  }

  /// The frames at which the state changes.
  private static func changes(of table: MotionTable) -> [Int] {
    guard let states = table.states else { return [] }
    return states.indices.dropFirst().filter { states[$0] != states[$0 - 1] }
  }

  /// Frames of one side as those of the other: as many changes of state in.
  private static func mapped(_ frames: [Int], from one: [Int], to other: [Int]) -> [Int] {
    guard one.count == other.count else { return [] }
    return frames.map { frame in
      let place = one.place(ofFirstFrom: frame)
      return place < one.count && one[place] == frame ? other[place] : frame
    }
  }

  private static func ranges(_ starts: [Int], count: Int) -> [Range<Int>] {
    starts.enumerated().map { place, start in
      let end = place + 1 < starts.count ? starts[place + 1] : count
      // What takes no time has gone by the frame that sets it off.
      let first = min(max(start - 1, 0), count)
      return first..<max(min(end, count), first)
    }
  }
}

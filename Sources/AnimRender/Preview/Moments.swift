/// The few ticks that tell a motion: how it begins, its extremes, its turns, its rest.
package enum Moments {
  /// Chooses at most so many ticks, in order, the first and the last among them.
  ///
  /// The extremes of what moves come first, then changes of state, then departures for another
  /// target, then smaller turns, then the middle of the widest gap.
  package static func choose(_ survey: MotionSurvey, limit: Int) -> [Int] {
    let limit = min(max(limit, 1), survey.lastTick + 1)
    var chosen: [Int] = []
    // Two pictures of almost the same instant tell less than one.
    let closest = max(survey.lastTick / (limit * 4), 1)
    func add(_ tick: Int, apart: Int) {
      guard chosen.count < limit, (0...survey.lastTick).contains(tick),
        chosen.allSatisfy({ abs($0 - tick) >= apart })
      else { return }
      chosen.append(tick)
    }
    add(0, apart: 1)
    add(survey.lastTick, apart: 1)
    for tick in candidates(survey) { add(tick, apart: closest) }
    while chosen.count < limit, let middle = middleOfWidestGap(chosen.sorted()) {
      add(middle, apart: 1)
    }
    return chosen.sorted()
  }

  private static func candidates(_ survey: MotionSurvey) -> [Int] {
    let moving = survey.columns.filter { $0.varies && !$0.property.isColor }
    let leading = moving.first ?? survey.columns.first { $0.varies }
    let extremes = leading.map { [$0.least.tick, $0.greatest.tick] } ?? []
    let turns = moving.flatMap { column in
      column.turns.map { turn in
        (tick: turn.tick, reach: turn.reach / (column.greatest.value - column.least.value))
      }
    }.filter { $0.reach > 0.02 }.sorted { ($1.reach, $0.tick) < ($0.reach, $1.tick) }
    return extremes + survey.stateChanges + survey.departures + turns.map(\.tick)
  }

  private static func middleOfWidestGap(_ ticks: [Int]) -> Int? {
    let gaps = zip(ticks, ticks.dropFirst())
    guard let widest = gaps.max(by: { $0.1 - $0.0 < $1.1 - $1.0 }), widest.1 - widest.0 > 1 else {
      return nil
    }
    return (widest.0 + widest.1) / 2
  }
}

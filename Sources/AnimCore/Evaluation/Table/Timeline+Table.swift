// MARK: Many ticks

extension Timeline {
  /// The rows of a run of ticks.
  ///
  /// A long timeline is read in several runs of some thousand ticks, in constant memory. Past the last
  /// tick, its row is repeated.
  ///
  /// - Parameters:
  ///   - ticks: The rows, in order.
  ///   - velocities: Whether each column of a number is followed by one of its velocity, in units per
  ///     second: that of the number in motion, free of its domain, after the tick's events, as
  ///     ``motion(of:at:)`` gives it. A colour's four columns have none.
  /// - Complexity: O(rows × columns).
  public func table(of ticks: ClosedRange<Tick>, velocities: Bool = false) -> FrameTable {
    let rows = ticks.lowerBound.index...ticks.upperBound.index
    let columns = columns(velocities: velocities)
    let stride = columns.count
    let computed = min(rows.lowerBound, lastTick.index)...min(rows.upperBound, lastTick.index)
    var sheet = TableSheet(numbers: rows.count * stride, stride: stride)
    var column = 0
    // In place: a track is large, and copying it takes longer than writing a short one.
    let tracks = tracks.span
    for index in tracks.indices {
      let width = tracks[index].columnCount(velocities: velocities)
      tracks[index].fill(
        computed, of: &sheet, ColumnLine(place: column, stride: stride, width: width))
      column += width
    }
    return FrameTable(
      columns: columns, firstTick: ticks.lowerBound, states: states(of: rows),
      values: sheet.finished(rows: computed.count))
  }

  /// The columns of its tables, with those of velocities or without.
  public func columns(velocities: Bool) -> [FrameColumn] {
    velocities ? tracks.flatMap { $0.property.columns(velocities: true) } : columns
  }

  private func states(of rows: ClosedRange<Int>) -> [ButtonState] {
    var index = stateIndex(at: rows.lowerBound)
    var list = [ButtonState](repeating: states[index].state, count: rows.count)
    while index + 1 < states.count, states[index + 1].tick <= rows.upperBound {
      index += 1
      let next = index + 1 < states.count ? states[index + 1].tick : .max
      for tick in states[index].tick...max(min(rows.upperBound, next - 1), states[index].tick) {
        list[tick - rows.lowerBound] = states[index].state
      }
    }
    return list
  }
}

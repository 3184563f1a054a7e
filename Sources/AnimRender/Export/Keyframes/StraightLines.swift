/// Which ticks of a track need a keyframe if what lies between is drawn as straight lines.
enum StraightLines {
  /// The fewest ticks a walk from the first to the last finds: from each on to the farthest that has
  /// all between near the line.
  ///
  /// The slopes that pass by all rows so far near enough are a range, a cone seen from the row where
  /// the line begins; a row whose own slope is in it can end the line. So each row is looked at a few
  /// times only.
  ///
  /// - Parameter tolerance: How far a number of each property may be off, as a share of its range.
  static func ticks(of track: SampledTrack, tolerance: Double) -> [Int] {
    let last = track.rowCount - 1
    guard last > 0, track.width > 0 else { return last < 0 ? [] : last == 0 ? [0] : [0, last] }
    let reach = zip(track.properties, track.ranges).flatMap { property, range in
      Array(repeating: range * tolerance, count: property.columns.count)
    }
    var ticks = [0]
    var from = 0
    while from < last {
      from = end(of: track, from: from, reach)
      ticks.append(from)
    }
    return ticks
  }

  private static func end(of track: SampledTrack, from: Int, _ reach: [Double]) -> Int {
    let width = track.width
    var low = Array(repeating: -Double.infinity, count: width)
    var high = Array(repeating: Double.infinity, count: width)
    var found = from + 1
    for row in from + 1..<track.rowCount {
      let run = Double(row - from)
      var canEnd = true
      var canGoOn = true
      for channel in 0..<width {
        let rise = track.numbers[row * width + channel] - track.numbers[from * width + channel]
        let slope = rise / run
        canEnd = canEnd && slope >= low[channel] && slope <= high[channel]
        low[channel] = max(low[channel], (rise - reach[channel]) / run)
        high[channel] = min(high[channel], (rise + reach[channel]) / run)
        canGoOn = canGoOn && low[channel] <= high[channel]
      }
      if canEnd { found = row }
      if !canGoOn { break }
    }
    return found
  }
}

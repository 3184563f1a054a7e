extension FitSamples {
  /// At most so many samples: evenly chosen ones, the first and the last among them.
  func thinned(to most: Int) -> FitSamples {
    guard count > most, most > 1 else { return self }
    let chosen = (0..<most).map { $0 * (count - 1) / (most - 1) }
    return FitSamples(
      sortedTimes: chosen.map { times[$0] }, values: chosen.map { values[$0] })
  }

  /// That frames are missing or unevenly spaced, if they are.
  var unevenFrames: FitWarning? {
    let usual = interval
    let slack = 2 * timeResolution
    let steps = zip(times.dropFirst(), times).map { $0 - $1 }
    let missing = steps.count { $0 > 1.5 * usual + slack }
    let others = steps.filter { $0 <= 1.5 * usual + slack }
    let spread = others.reduce(0) { $0 + ($1 - usual) * ($1 - usual) }
    let deviation = (spread / Double(max(others.count, 1))).squareRoot()
    let jitter = deviation / max(usual, 1e-300)
    let isJittery = jitter > 0.05 && deviation > slack
    guard missing > 0 || isJittery else { return nil }
    return .unevenFrames(missing: missing, jitter: isJittery ? jitter : 0)
  }

  /// Where at least three samples in a row stay at the least or the greatest value, the samples beside
  /// them move, and the curve would go on beyond.
  func clippings(of fitted: [Double]) -> [FitWarning] {
    let tolerance = max(0.003 * extent, 2 * resolution)
    var warnings: [FitWarning] = []
    for (limit, sign) in [(values.max() ?? 0, 1.0), (values.min() ?? 0, -1.0)] {
      var index = 0
      while let first = values[index...].firstIndex(of: limit) {
        let end = values[first...].firstIndex { $0 != limit } ?? count
        index = end
        let beyond = (first..<end).map { sign * (fitted[$0] - limit) }.max() ?? 0
        let isInside = first > 0 && end < count
        if isInside, end - first >= 3, beyond > tolerance, leaves(limit, from: end) {
          warnings.append(.clipped(value: limit, from: times[first], to: times[end - 1]))
        }
        if end == count { break }
      }
    }
    return warnings
  }

  private func leaves(_ limit: Double, from index: Int) -> Bool {
    values[index...].contains { abs($0 - limit) > 0.005 * extent }
  }
}

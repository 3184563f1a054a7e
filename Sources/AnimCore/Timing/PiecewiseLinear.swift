/// Progress along straight lines between points, as CSS `linear()` states it.
///
///     let curve = try PiecewiseLinear([(0, 0), (0.3, 1.1), (1, 1)])
public struct PiecewiseLinear: Hashable, Sendable {
  /// A corner of the line.
  public struct Point: Hashable, Sendable {
    /// The share of the time, 0…1.
    public let share: Double
    /// The progress there.
    public let progress: Double
  }

  /// The corners, in order of time; the first at 0, the last at 1.
  public let points: [Point]

  /// Creates a curve from its corners: share of the time, then progress.
  ///
  /// - Throws: ``TimingError/tooFewPoints(count:least:)`` for less than two points, or
  ///   ``TimingError/badPoint(index:x:y:)`` for one that goes back in time, is not finite, or does
  ///   not begin at 0 or end at 1.
  public init(_ points: [(Double, Double)]) throws(TimingError) {
    guard points.count >= 2 else { throw .tooFewPoints(count: points.count, least: 2) }
    var previous = 0.0
    for (index, (share, progress)) in points.enumerated() {
      let allowed: ClosedRange<Double> =
        switch index {
        case 0: 0...0
        case points.count - 1: 1...1
        default: previous...1
        }
      guard allowed.contains(share), CubicBezier.progresses.contains(progress) else {
        throw .badPoint(index: index, x: share, y: progress)
      }
      previous = share
    }
    self.points = points.map { Point(share: $0.0, progress: $0.1) }
  }

  /// The progress at a share of the time; at a jump, that after it.
  public func progress(at share: Double) -> Double {
    let (left, right) = piece(at: share)
    guard right.share > left.share else { return right.progress }
    let t = (min(max(share, 0), 1) - left.share) / (right.share - left.share)
    return left.progress * (1 - t) + right.progress * t
  }

  /// The change of progress per share of the time, after the corner where there is one.
  package func slope(at share: Double) -> Double {
    let (left, right) = piece(at: share)
    guard right.share > left.share else { return 0 }
    let slope = (right.progress - left.progress) / (right.share - left.share)
    return slope.isFinite ? slope : 0
  }

  /// The corners around a share of the time.
  ///
  /// - Complexity: O(log n) in the number of points.
  private func piece(at share: Double) -> (Point, Point) {
    var low = 1
    var high = points.count - 1
    while low < high {
      let middle = low + (high - low) / 2
      if points[middle].share > share { high = middle } else { low = middle + 1 }
    }
    return (points[low - 1], points[low])
  }
}

import AnimCore

/// A motion as straight lines between as few points as a tolerance allows: what CSS `linear()` takes.
///
///     let easing = LinearEasing(.spring(.bouncy), tolerance: 0.001)
///     easing?.largestError  // 0.0009…
///
/// The points lie on the motion, further apart where it is straighter; the first is at 0 and the last
/// at 1. Numbers are rounded to what the tolerance can tell.
public struct LinearEasing: Hashable, Sendable {
  /// A corner of the line.
  public struct Point: Hashable, Sendable {
    /// The share of the duration, 0…1.
    public let share: Double
    /// The progress there: 0 at the start, 1 at the target.
    public let progress: Double
  }

  /// The corners, in order of time.
  public let points: [Point]
  /// How long the whole takes, in seconds.
  public let duration: Double
  /// The largest distance between the lines and the motion, as a share of the travel, found on a grid
  /// four times as fine as the points were chosen from.
  public let largestError: Double
  let shareDecimals: Int
  let progressDecimals: Int

  /// Creates the points of a spring of any kind, its delay left out; nil for a timing that is no
  /// spring, or that takes more than a thousand seconds to come to rest.
  ///
  /// - Parameters:
  ///   - timing: The spring.
  ///   - tolerance: How far the lines may be from the motion, as a share of the travel; clamped to
  ///     0.00001…0.1.
  public init?(_ timing: Timing, tolerance: Double) {
    let tolerance = tolerance >= 1e-5 ? min(tolerance, 0.1) : 1e-5
    guard let travel = UnitTravel(timing, tolerance: tolerance) else { return nil }
    let count = travel.sampleCount
    let samples = (0...count).map { travel.progress(at: Self.time($0, of: count, travel)) }
    // The rounding of a number takes a twentieth of the tolerance at most.
    let progressDecimals = Self.decimals(for: tolerance / 10)
    let steepest = zip(samples, samples.dropFirst()).map { abs($1 - $0) }.max() ?? 0
    let shareDecimals = Self.decimals(for: tolerance / 10 / max(steepest * Double(count), 1))
    let corners = Self.corners(of: samples, tolerance: tolerance * 0.9)
    var points = corners.map { sample in
      Point(
        share: Self.rounded(Double(sample) / Double(count), shareDecimals),
        progress: Self.rounded(samples[sample], progressDecimals))
    }
    points[0] = Point(share: 0, progress: 0)
    points[points.count - 1] = Point(share: 1, progress: 1)
    self.points = points
    self.progressDecimals = progressDecimals
    self.shareDecimals = shareDecimals
    duration = travel.duration
    largestError = Self.error(of: points, travel)
  }

  /// The samples to keep: from each on as far as one line stays within the tolerance of all between.
  private static func corners(of samples: [Double], tolerance: Double) -> [Int] {
    var corners = [0]
    var start = 0
    while start < samples.count - 1 {
      // The slopes of lines from the start that pass every sample so far.
      var steepest = Double.infinity
      var flattest = -Double.infinity
      var farthest = start + 1
      for place in start + 1..<samples.count {
        let distance = Double(place - start)
        let slope = (samples[place] - samples[start]) / distance
        if slope <= steepest, slope >= flattest { farthest = place }
        steepest = min(steepest, slope + tolerance / distance)
        flattest = max(flattest, slope - tolerance / distance)
        if flattest > steepest { break }
      }
      corners.append(farthest)
      start = farthest
    }
    return corners
  }

  private static func error(of points: [Point], _ travel: UnitTravel) -> Double {
    // Just before the end the lines are nearly at 1.
    var largest = travel.gap
    var piece = 1
    let count = travel.sampleCount * 4
    for step in 0..<count {
      let share = Double(step) / Double(count)
      while piece < points.count - 1, points[piece].share < share { piece += 1 }
      let (left, right) = (points[piece - 1], points[piece])
      let width = right.share - left.share
      let part = width > 0 ? (share - left.share) / width : 1
      let line = left.progress + (right.progress - left.progress) * part
      largest = max(largest, abs(line - travel.progress(at: share * travel.duration)))
    }
    return largest
  }

  private static func time(_ sample: Int, of count: Int, _ travel: UnitTravel) -> Double {
    Double(sample) / Double(count) * travel.duration
  }

  /// How many decimals tell so small a distance.
  private static func decimals(for distance: Double) -> Int {
    var decimals = 1
    var unit = 0.1
    while unit > distance, decimals < 12 {
      decimals += 1
      unit /= 10
    }
    return decimals
  }

  private static func rounded(_ number: Double, _ decimals: Int) -> Double {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    return (number * scale).rounded() / scale
  }
}

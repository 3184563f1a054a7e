/// A recorded curve: values at times, in the order of time.
///
///     let samples = try FitSamples(times: [0, 0.1, 0.2], values: [0, nil, 0.6])
///     samples.count  // 2
public struct FitSamples: Hashable, Sendable {
  /// What a sample has two numbers for.
  public enum Axis: Hashable, Sendable {
    /// When it was taken.
    case time
    /// What was measured.
    case value
  }

  /// In seconds, none less than the one before it.
  public let times: [Double]
  /// In the property's unit.
  public let values: [Double]

  /// The largest magnitude of a time, in seconds, and of a value.
  public static let magnitudes = 0...1e12

  /// Creates a curve.
  ///
  /// - Parameters:
  ///   - times: In seconds, in any order; nil leaves the sample out.
  ///   - values: As many, in the property's unit; nil leaves the sample out.
  /// - Throws: ``FitError`` where the counts differ, a number is not finite or beyond
  ///   ``magnitudes``, no sample is left, or all have one time or one value.
  public init(times: [Double?], values: [Double?]) throws(FitError) {
    guard times.count == values.count else {
      throw .unequalCounts(times: times.count, values: values.count)
    }
    var samples: [(time: Double, value: Double)] = []
    for index in times.indices {
      guard let time = times[index], let value = values[index] else { continue }
      guard time.isFinite, value.isFinite else { throw .notFinite(sample: index) }
      samples.append((time, value))
    }
    guard let first = samples.first else { throw .tooFewSamples(count: 0, needed: 2) }
    for (axis, largest) in [
      (Axis.time, samples.reduce(0) { max($0, abs($1.time)) }),
      (.value, samples.reduce(0) { max($0, abs($1.value)) }),
    ] where !Self.magnitudes.contains(largest) {
      throw .outOfScale(axis, largest: largest)
    }
    if zip(samples, samples.dropFirst()).contains(where: { $0.time > $1.time }) {
      // Equal times keep their order.
      samples = samples.enumerated()
        .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map { $0.element }
    }
    guard samples.contains(where: { $0.time != first.time }) else { throw .noTime(first.time) }
    guard samples.contains(where: { $0.value != first.value }) else {
      throw .noMotion(first.value)
    }
    self.init(sortedTimes: samples.map { $0.time }, values: samples.map { $0.value })
  }

  init(sortedTimes: [Double], values: [Double]) {
    times = sortedTimes
    self.values = values
  }

  /// How many samples there are, at least 2.
  public var count: Int { times.count }

  /// The time of the first sample, from which delays count, in seconds.
  public var firstTime: Double { times[0] }

  /// From the first sample to the last, in seconds.
  public var span: Double { times[count - 1] - times[0] }

  /// From the least value to the greatest.
  public var extent: Double {
    (values.max() ?? 0) - (values.min() ?? 0)
  }

  /// The usual time between two samples, in seconds: the median.
  public var interval: Double {
    let steps = zip(times.dropFirst(), times).map { $0 - $1 }.filter { $0 > 0 }.sorted()
    return steps.isEmpty ? span : steps[steps.count / 2]
  }

  /// The step the values were rounded to: a power of ten; or what a Double's own digits leave.
  public var resolution: Double { Self.resolution(of: values) }

  /// The step the times were rounded to, in seconds.
  public var timeResolution: Double { Self.resolution(of: times) }

  /// How far values are off, at most, where nothing but the rounding of values and of times makes them:
  /// a root of the mean square.
  var rounding: Double {
    let way = zip(values.dropFirst(), values).reduce(0) { $0 + abs($1.0 - $1.1) }
    return 0.5 * (resolution + way / span * timeResolution)
  }

  /// The first samples.
  func prefix(_ count: Int) -> FitSamples {
    FitSamples(sortedTimes: Array(times.prefix(count)), values: Array(values.prefix(count)))
  }

  /// The samples of a range.
  func slice(_ range: Range<Int>) -> FitSamples {
    FitSamples(sortedTimes: Array(times[range]), values: Array(values[range]))
  }

  private static func resolution(of numbers: [Double]) -> Double {
    let size = numbers.reduce(0) { max($0, abs($1)) }
    let finest = max(size * 0x1p-50, 1e-300)
    var scale = 1.0
    for _ in 0...12 {
      // A decimal read as a Double is off by half its last place.
      let isMultiple = numbers.allSatisfy { number in
        abs(number - (number * scale).rounded() / scale) <= finest
      }
      if isMultiple { return max(1 / scale, finest) }
      scale *= 10
    }
    return finest
  }
}

/// Why no curve can be fitted.
public enum FitError: Error, Hashable, Sendable {
  /// There are as many times as `times` and as many values as `values`.
  case unequalCounts(times: Int, values: Int)
  /// A time or a value is infinite or not a number; the sample counts from 0.
  case notFinite(sample: Int)
  /// The samples are fewer than the curve has numbers to find.
  case tooFewSamples(count: Int, needed: Int)
  /// All samples have one time.
  case noTime(Double)
  /// All samples have one value, so nothing moves.
  case noMotion(Double)
  /// A given number lies outside its range.
  case outOfRange(FitParameter.Name, value: Double, allowed: ClosedRange<Double>)
  /// The samples lie outside what a Double can be computed with.
  case outOfScale(FitSamples.Axis, largest: Double)
}

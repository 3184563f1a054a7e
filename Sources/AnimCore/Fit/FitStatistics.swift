/// What least squares say about how well a curve fits.
enum FitStatistics {
  /// Akaike's criterion with Hurvich and Tsai's correction for few samples; less is better.
  ///
  /// A curve cannot be better than the rounding of the values, whatever its squares; and where there
  /// are hardly more samples than numbers, none is any good.
  ///
  /// - Parameters:
  ///   - free: How many numbers were looked for, the noise not counted.
  ///   - resolution: The step the values were rounded to.
  static func criterion(
    squares: Double, samples: Int, free: Int, resolution: Double
  ) -> Double {
    let (n, k) = (Double(samples), Double(free + 1))
    guard n - k - 1 > 0 else { return .infinity }
    let variance = max(squares / n, resolution * resolution / 12)
    return n * Elementary.log(variance) + 2 * k + 2 * k * (k + 1) / (n - k - 1)
  }

  /// What 95 % of Student's distribution lie within, for a positive number of degrees of freedom.
  ///
  /// Source: Abramowitz and Stegun 26.7.5, from 4 degrees on; the first three are tabled.
  static func studentQuantile(_ freedom: Int) -> Double {
    let few = [12.706204736, 4.302652730, 3.182446305]
    guard freedom > 3 else { return few[max(freedom, 1) - 1] }
    let (n, z) = (Double(freedom), 1.959963984540054)
    let z2 = z * z
    let first = z * (z2 + 1) / 4
    let second = z * (5 * z2 * z2 + 16 * z2 + 3) / 96
    let third = z * (3 * z2 * z2 * z2 + 19 * z2 * z2 + 17 * z2 - 15) / 384
    return z + first / n + second / (n * n) + third / (n * n * n)
  }
}

/// The spread of found numbers, from the curvature of the squares about their minimum.
struct FitSpread: Sendable {
  private let places: [Int]
  private let covariance: [Double]?
  private let quantile: Double

  /// - Parameter resolution: The step the values were rounded to; the noise is at least what that
  ///   makes.
  init(
    system: SymmetricSystem, isFree: [Bool], squares: Double, samples: Int, resolution: Double
  ) {
    places = isFree.indices.filter { isFree[$0] }
    let freedom = samples - places.count
    quantile = FitStatistics.studentQuantile(freedom)
    guard freedom > 0, let inverse = system.inverse else {
      covariance = nil
      return
    }
    let variance = max(squares / Double(freedom), resolution * resolution / 12)
    covariance = inverse.map { $0 * variance }
  }

  /// How far a sum of the numbers with these weights may be off; nil where that is not known, and for
  /// a sum of numbers that were not looked for.
  func margin(_ weights: [(place: Int, weight: Double)]) -> Double? {
    guard let covariance else { return nil }
    var variance = 0.0
    var isKnown = false
    for (i, first) in weights {
      guard let row = places.firstIndex(of: i) else { continue }
      isKnown = true
      for (j, second) in weights {
        guard let column = places.firstIndex(of: j) else { continue }
        variance += first * second * covariance[row * places.count + column]
      }
    }
    let margin = quantile * max(variance, 0).squareRoot()
    return isKnown && margin.isFinite ? margin : nil
  }

  /// How far one number may be off.
  func margin(_ place: Int) -> Double? { margin([(place, 1)]) }

  /// How much two numbers go together, −1…1; nil where one was not looked for.
  func correlation(_ first: Int, _ second: Int) -> Double? {
    guard let covariance, let i = places.firstIndex(of: first),
      let j = places.firstIndex(of: second)
    else { return nil }
    let n = places.count
    let scale = (covariance[i * n + i] * covariance[j * n + j]).squareRoot()
    return scale > 0 ? covariance[i * n + j] / scale : nil
  }
}

/// Where a number lies, within a range it cannot leave.
func interval(_ value: Double, margin: Double?, least: Double = -.infinity) -> ClosedRange<Double>?
{
  guard let margin, value.isFinite else { return nil }
  return max(value - margin, min(least, value))...max(value + margin, min(least, value))
}

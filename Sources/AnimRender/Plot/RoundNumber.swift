/// A whole number times a power of ten: what stands at a tick.
///
///     RoundNumber(digits: 75, exponent: -2).text  // "0.75"
package struct RoundNumber: Hashable, Sendable {
  /// The number without its point.
  package let digits: Int
  /// The power of ten it is multiplied by.
  package let exponent: Int

  package init(digits: Int, exponent: Int) {
    self.digits = digits
    self.exponent = exponent
  }

  /// The number in figures: plain from a millionth to a million, beyond that as in `2.5e18`.
  package var text: String {
    let figures = String(digits.magnitude)
    let sign = digits < 0 ? "-" : ""
    if digits == 0, exponent > 0 { return "0" }
    if (0...5).contains(exponent) {
      return sign + figures + String(repeating: "0", count: digits == 0 ? 0 : exponent)
    }
    if (-6..<0).contains(exponent) { return sign + Self.pointed(figures, places: -exponent) }
    if digits == 0 { return "0" }
    let kept = figures.reversed().drop { $0 == "0" }.reversed()
    let power = exponent + figures.count - 1
    let fraction = kept.count > 1 ? "." + String(kept.dropFirst()) : ""
    return sign + String(kept.prefix(1)) + fraction + "e\(power)"
  }

  // Figures with a point so many places before their end.
  private static func pointed(_ figures: String, places: Int) -> String {
    let missing = max(places + 1 - figures.count, 0)
    let padded = String(repeating: "0", count: missing) + figures
    return padded.dropLast(places) + "." + padded.suffix(places)
  }

  /// A number rounded half away from zero to some decimals; beyond a million to three figures.
  package init(_ value: Double, decimals: Int) {
    let places = min(max(decimals, 0), 6)
    let scaled = (value * Self.power(of: places)).rounded()
    if scaled.magnitude < 1e12 {
      self.init(digits: Int(scaled), exponent: -places)
    } else if value.isFinite {
      let power = Self.exponent(of: value.magnitude) - 2
      self.init(digits: Int((value / Self.power(of: power)).rounded()), exponent: power)
    } else {
      self.init(digits: 0, exponent: 0)
    }
  }

  /// Ten to the power of a whole number within the range of a double.
  package static func power(of exponent: Int) -> Double {
    var power = 1.0
    for _ in 0..<min(exponent.magnitude, 308) { power *= 10 }
    return exponent < 0 ? 1 / power : power
  }

  /// The exponent of the greatest power of ten that is not above a positive number.
  package static func exponent(of value: Double) -> Int {
    guard value > 0, value.isFinite else { return 0 }
    var exponent = 0
    while exponent < 308, value >= power(of: exponent + 1) { exponent += 1 }
    while exponent > -307, value < power(of: exponent) { exponent -= 1 }
    return exponent
  }
}

/// The steps that count as round: 1, 2, 2.5 and 5 times a power of ten.
package struct RoundStep: Hashable, Sendable {
  /// Ten times the leading number: 10, 20, 25 or 50.
  package let tenths: Int
  /// The power of ten the leading number is multiplied by.
  package let exponent: Int

  /// The step itself.
  package var size: Double {
    exponent >= 0
      ? Double(tenths) / 10 * RoundNumber.power(of: exponent)
      : Double(tenths) / 10 / RoundNumber.power(of: -exponent)
  }

  /// A multiple of the step, in as many decimals as every multiple of it needs.
  package func multiple(_ count: Int) -> RoundNumber {
    let (digits, isLarge) = count.multipliedReportingOverflow(by: tenths)
    if isLarge { return RoundNumber(digits: 0, exponent: 0) }
    return tenths == 25
      ? RoundNumber(digits: digits, exponent: exponent - 1)
      : RoundNumber(digits: digits / 10, exponent: exponent)
  }

  /// The round steps from about a size up, the smallest first.
  package static func steps(from size: Double) -> [RoundStep] {
    let start = RoundNumber.exponent(of: size)
    let all = (start...start + 2).flatMap { exponent in
      [10, 20, 25, 50].map { RoundStep(tenths: $0, exponent: exponent) }
    }
    return all.filter { $0.size >= size }
  }
}

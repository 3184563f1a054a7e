extension ShortestDecimal {
  /// A decimal number: digits · 10^exponent.
  struct Decimal {
    let digits: UInt64
    let exponent: Int
  }

  /// The shortest decimal that reads back as a double, the nearest to it of several, without zeros at
  /// the end.
  ///
  /// Whatever lies between the halves of the ways to its two neighbours reads back as the double. With
  /// the greatest k such that 10ᵏ is no longer than that interval, it has a multiple of 10ᵏ, a unit,
  /// and at most one of 10ᵏ⁺¹, a ten. That is tried first; whatever is shorter yet is the same number.
  ///
  /// Source: Raffaello Giulietti, "The Schubfach way to render doubles" (2020, revised 2021), with the
  /// four fold of all numbers, so that the halves are whole, and powers of ten of 128 bits.
  ///
  /// - Parameter number: Finite and greater than 0.
  @inline(__always)
  func decimal(of number: Double) -> Decimal {
    let fraction = number.significandBitPattern
    let biased = Int(truncatingIfNeeded: number.exponentBitPattern)
    let isNormal = biased > 0
    // The number is significand · 2^binary.
    let significand = isNormal ? fraction | 1 << 52 : fraction
    let binary = (isNormal ? biased : 1) &- 1075
    // Below a power of two the neighbour is half as far.
    let isPowerOfTwo = fraction == 0 && biased > 1
    // ⌊log₁₀ 2^binary⌋, or of ¾ of it: the factors are log₁₀ 2 · 2²² and log₁₀ ¾ · 2²².
    let exponent = (binary &* 1_262_611 &- (isPowerOfTwo ? 524_031 : 0)) >> 22
    // 10^-exponent is g · 2^(⌊log₂ 10^-exponent⌋ − 127); the factor is log₂ 10 · 2¹⁹.
    let shift = binary &+ (-exponent &* 1_741_647) >> 19 &+ 1
    let power = powers[-exponent]
    let scaled = { (quarters: UInt64) in
      Self.product(power, quarters &<< UInt64(truncatingIfNeeded: shift))
    }
    let middle = scaled(significand &* 4)
    // The ends belong to the interval where the significand is even.
    let open = significand & 1
    let lower = scaled(significand &* 4 &- (isPowerOfTwo ? 1 : 2)) &+ open
    let upper = scaled(significand &* 4 &+ 2) &- open

    let floor = middle / 4
    let tens = floor / 10
    // The interval is shorter than ten units: it has a ten at most on one side.
    if lower <= 40 &* tens {
      return Self.withoutZeros(tens, exponent &+ 1)
    }
    if 40 &* tens &+ 40 <= upper {
      return Self.withoutZeros(tens &+ 1, exponent &+ 1)
    }
    // And it is one unit long at least: it has the nearer one, or else, below a power of two, the
    // upper one.
    let half = 4 &* floor &+ 2
    let isUp = lower > 4 &* floor || middle > half || middle == half && floor & 1 == 1
    return Decimal(digits: floor &+ (isUp ? 1 : 0), exponent: exponent)
  }

  @inline(__always)
  private static func withoutZeros(_ digits: UInt64, _ exponent: Int) -> Decimal {
    var digits = digits
    var exponent = exponent
    while true {
      let (tenth, last) = digits.quotientAndRemainder(dividingBy: 10)
      guard last == 0 else { return Decimal(digits: digits, exponent: exponent) }
      digits = tenth
      exponent &+= 1
    }
  }

  /// The product of a power and a number by its leading 64 bits, the last of them set where anything
  /// follows: then no comparison with a whole number comes out wrong.
  ///
  /// The power is too large by less than one unit, the product therefore by less than one unit of the
  /// 64 bits that follow: where these are 1 or less, the exact product is whole.
  @inline(__always)
  private static func product(_ power: PowersOfTen.Power, _ number: UInt64) -> UInt64 {
    let low = power.low.multipliedFullWidth(by: number).high
    let high = power.high.multipliedFullWidth(by: number)
    let (following, carry) = high.low.addingReportingOverflow(low)
    return high.high &+ (carry ? 1 : 0) | (following > 1 ? 1 : 0)
  }
}

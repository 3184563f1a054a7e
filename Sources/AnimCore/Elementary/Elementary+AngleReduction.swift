extension Elementary {
  /// An angle less the nearest multiple of a quarter turn, in two parts, and the count of quarters.
  ///
  /// - Parameter x: Finite; at least 2⁻²⁷ in size.
  /// - Returns: head + tail within π/4 and a little more of 0; the relative error of the sum is below
  ///   2⁻⁶². Only the last two bits of the count are meant.
  @inline(__always)
  static func reduced(_ x: Double) -> (head: Double, tail: Double, quarters: Int64) {
    if x.magnitude < 0.785 {
      return (x, 0, 0)
    }
    if x.magnitude < 1e6 {
      let near = reducedByParts(x)
      // Closer to a multiple the three parts of π/2 do not reach; one angle in 6,000.
      if near.head.magnitude > 0x1p-13 {
        return near
      }
    }
    return reducedByDigits(x)
  }

  /// The reduction of an angle of up to a million: π/2 in three parts of 33, 33 and 53 bits.
  ///
  /// Source: W. J. Cody and W. Waite, Software Manual for the Elementary Functions (1980). A count
  /// of up to 20 bits times a part of 33 is exact.
  @inline(__always)
  private static func reducedByParts(
    _ x: Double
  ) -> (head: Double, tail: Double, quarters: Int64) {
    typealias Numbers = TrigonometricNumbers
    let shifted = x * Numbers.quartersPerOne + integerShift
    let count = shifted - integerShift
    let first = x - count * Numbers.quarterFirst
    let (second, lost) = sum(large: first, small: -(count * Numbers.quarterSecond))
    let (head, tail) = sum(large: second, small: lost - count * Numbers.quarterThird)
    return (head, tail, integer(shifted: shifted))
  }

  /// The reduction of any angle, by the 192 binary digits of 2/π that matter at its size.
  ///
  /// Source: M. H. Payne and R. N. Hanek, Radian reduction for trigonometric functions, SIGNUM
  /// Newsletter 18 (1983). The angle is m·2ᵉ with m an integer. Digits of 2/π of weight 2^(2 − e)
  /// and more only add multiples of four quarters; digits beyond the 192 add less than 2⁻¹³⁶
  /// quarters, and no double but 0 is nearer than 2⁻⁶³ to a whole number of them.
  @inline(never)
  private static func reducedByDigits(
    _ x: Double
  ) -> (head: Double, tail: Double, quarters: Int64) {
    typealias Numbers = TrigonometricNumbers
    let bits = x.magnitude.bitPattern
    let m = bits & 0x000f_ffff_ffff_ffff | 0x0010_0000_0000_0000
    // The word of zeros before the digits makes this positive: x is at least 0.785.
    let place = Int(truncatingIfNeeded: bits >> 52) - 1075 - 2 + 64
    let (word, bit) = (place >> 6, UInt64(truncatingIfNeeded: place & 63))
    func digits(_ i: Int) -> UInt64 {
      // Shifts by 64 or more give 0 in Swift.
      Numbers.twoOverPi[word + i] << bit | Numbers.twoOverPi[word + i + 1] >> (64 - bit)
    }
    // The low 192 bits of m times the three words; the top 128 of them are used.
    let low = m.multipliedFullWidth(by: digits(2))
    let middle = m.multipliedFullWidth(by: digits(1))
    let (lower, carry) = middle.low.addingReportingOverflow(low.high)
    let upper = m &* digits(0) &+ middle.high &+ (carry ? 1 : 0)

    // Two bits of quarters, then the fraction; from a half on it is the next quarter's, negative.
    var quarters = Int64(bitPattern: upper >> 62)
    var fraction = (upper << 2 | lower >> 62, lower << 2)
    let beyond = fraction.0 >> 63 == 1
    if beyond {
      quarters += 1
      let (minusLow, borrow) = UInt64(0).subtractingReportingOverflow(fraction.1)
      fraction = (0 &- fraction.0 &- (borrow ? 1 : 0), minusLow)
    }
    let shift = UInt64(truncatingIfNeeded: fraction.0.leadingZeroBitCount)
    let top = fraction.0 << shift | fraction.1 >> (64 - shift)
    let next = fraction.1 << shift
    // The leading 53 bits and the 64 after them, as numbers below 1.
    let scale = powerOfTwo(-Int64(truncatingIfNeeded: shift))
    let head = Double(top >> 11) * 0x1p-53 * scale
    let tail = Double(top << 53 | next >> 11) * 0x1p-117 * scale

    let (product, lost) = product(head, Numbers.quarterHead)
    let rest = lost + (head * Numbers.quarterTail + tail * Numbers.quarterHead)
    let turned = beyond != (x < 0)
    let angle = sum(large: turned ? -product : product, small: turned ? -rest : rest)
    return (angle.head, angle.tail, x < 0 ? -quarters : quarters)
  }
}

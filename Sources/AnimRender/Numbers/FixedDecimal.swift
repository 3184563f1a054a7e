/// Doubles as decimals with a fixed number of digits after the point.
///
///     FixedDecimal(.sixDecimals)?.text(0.95)  // "0.950000"
///
/// Correctly rounded: of the decimals with so many digits it is the one nearest to the exact value
/// of the double, the even one of two equally near, as C's `printf` gives it. There is no exponent
/// and no locale, and zero has no sign, nor has what rounds to it.
///
/// Nothing here asks whether a rounding is in doubt, for no product of doubles is ever rounded. A
/// double is a whole number over a power of two. The bits of its fraction, shifted up to the top of
/// 64, are a number f that is worth f / 2⁶⁴; the product f · 10ᵈ of 128 bits is exact; its upper half
/// is the d digits, and its lower half is what they leave, to be compared with one half.
package struct FixedDecimal: DecimalNotation {
  /// The most bytes a number takes while it is written: a sign, 309 digits before the point, which
  /// the greatest double has, the mark, the decimals, and the slack of digits stored in groups.
  package static let longest =
    1 + 309 + 1 + Precision.allowedDecimals.upperBound + DigitGroups.slack

  private let decimals: Int
  /// 10 to the power of the decimals: at most 10¹⁷, which is less than 2⁵⁷.
  private let scale: UInt64
  /// How many groups of three the decimals make, and what the digits are multiplied by to fill them.
  private let groups: Int
  private let padding: UInt64
  let digits: DigitGroups

  /// Creates the notation of a precision; nil for the shortest, which has no number of decimals.
  package init?(_ precision: Precision, mark: DecimalMark = .point) {
    guard let decimals = precision.decimals else { return nil }
    self.decimals = decimals
    scale = DigitGroups.powersOfTen[decimals]
    groups = (decimals + 2) / 3
    padding = DigitGroups.powersOfTen[3 * groups - decimals]
    digits = DigitGroups.with(mark)
  }

  @inline(__always)
  package func write(_ number: Double, to bytes: inout MutableRawSpan, at place: Int) -> Int? {
    // The number is significand / 2^shift. A subnormal one lacks the bit added here, but it is so
    // small that it rounds to zero with and without.
    let significand = number.significandBitPattern | 1 << 52
    let shift = 1075 &- Int(truncatingIfNeeded: number.exponentBitPattern)
    var whole: UInt64 = 0
    var fraction: UInt64
    if 1...64 ~= shift {
      whole = (significand >> 1) &>> UInt64(truncatingIfNeeded: shift &- 1)
      let product = scale.multipliedFullWidth(
        by: significand &<< UInt64(truncatingIfNeeded: 64 &- shift))
      // Halves go up, and come down again to the even digit; so the common case has no branch.
      fraction = product.high &+ product.low >> 63
      if product.low == 1 << 63 {
        fraction &-= (fraction &+ whole &* scale) & 1
      }
    } else if shift > 64 {
      fraction = roundSmall(significand, shift)
    } else {
      return writeLarge(number, to: &bytes, at: place)
    }
    if fraction == scale {
      whole &+= 1
      fraction = 0
    }
    let isNegative = number.sign == .minus && whole | fraction != 0
    bytes.storeBytes(of: UInt8(ascii: "-"), toByteOffset: place, as: UInt8.self)
    let start = isNegative ? place &+ 1 : place
    let end = digits.write(whole, to: &bytes, at: start)
    return writeDecimals(fraction, to: &bytes, at: end)
  }

  /// Writes the mark and the digits after it, if there are any, and returns the place behind them.
  @inline(__always)
  func writeDecimals(_ fraction: UInt64, to bytes: inout MutableRawSpan, at place: Int) -> Int {
    guard decimals > 0 else { return place }
    var rest = fraction &* padding
    var group = groups
    while group > 0 {
      group &-= 1
      let (top, last) = rest.quotientAndRemainder(dividingBy: 1000)
      digits.storeMarked(last, to: &bytes, at: place &+ 3 &* group)
      rest = top
    }
    return place &+ 1 &+ decimals
  }

  /// The decimals of a number less than 2⁻¹¹ as a whole number: significand · 10ᵈ / 2^shift, rounded.
  ///
  /// Its bits lie beyond 64 places, so here the exact product is shifted.
  private func roundSmall(_ significand: UInt64, _ shift: Int) -> UInt64 {
    let beyond = shift &- 64
    // The product is less than 2¹¹⁰: from here on it is less than half of 2^shift.
    guard beyond < 47 else { return 0 }
    let product = significand.multipliedFullWidth(by: scale)
    let half: UInt64 = 1 << UInt64(beyond &- 1)
    let floor = product.high >> UInt64(beyond)
    let rest = product.high & (half << 1 &- 1)
    let isUp = rest > half || rest == half && (product.low > 0 || floor & 1 == 1)
    return isUp ? floor &+ 1 : floor
  }
}

// Source of the method: P. T. P. Tang, Table-driven implementation of the logarithm function in
// IEEE floating-point arithmetic, ACM TOMS 16 (1990), with the inverses of its table cut to 12 bits
// so that x·inverse is exact in two parts. With x = 2ᵏ·z and r = z·inverse − 1,
// ln x = k·ln 2 − ln inverse + ln(1 + r); the last from a polynomial. For z near 1 the inverse is 1
// and its logarithm 0, so nothing cancels.
extension Elementary {
  /// The natural logarithm of x.
  ///
  /// - Parameter x: Any number.
  /// - Returns: −∞ for 0, NaN for a negative number.
  package static func log(_ x: Double) -> Double {
    guard x > 0, x < .infinity else { return logOfNoPositive(x) }
    let value = splitLog(x)
    return value.head + value.tail
  }

  /// The natural logarithm of 1 + x, also where x is small.
  ///
  /// - Parameter x: Any number.
  /// - Returns: A number with the sign of x, zeros included; −∞ for −1 and NaN below it.
  package static func log1p(_ x: Double) -> Double {
    if x.magnitude < 0x1p-54 { return x }
    guard x > -1, x < 0x1p60 else { return x < 0x1p60 ? logOfNoPositive(x + 1) : log(x) }
    let (whole, rest) = sum(1, x)
    let value = splitLog(whole, rest: rest)
    return value.head + value.tail
  }

  /// The logarithm of (x + rest) in two parts.
  ///
  /// - Parameters:
  ///   - x: Positive and finite.
  ///   - rest: A correction of x, at most a unit in its last place; 0 if x is not within
  ///     2⁻¹⁰⁰⁰…2¹⁰⁰⁰.
  /// - Returns: Two numbers to be added, the tail below 2⁻⁷ of the head; their sum errs by less than
  ///   2⁻⁶⁶, and near 1 by less than 2⁻⁶¹ of the logarithm.
  @inline(__always)
  static func splitLog(_ x: Double, rest: Double = 0) -> (head: Double, tail: Double) {
    typealias Numbers = LogarithmNumbers
    // The middle interval of the table, number 79, is 1 − 2⁻⁹…1 + 2⁻⁸; the first starts here.
    let start: UInt64 = 0x3fe6_1000_0000_0000
    let subnormal = x < 0x1p-1022
    let bits = (subnormal ? x * 0x1p54 : x).bitPattern
    let place = Int64(bitPattern: bits &- start)
    let k = place >> 52
    let entry = Int(truncatingIfNeeded: (place >> 45) & 127) * 3
    let z = Double(bitPattern: bits &- (UInt64(bitPattern: k) << 52))

    let inverse = Numbers.inverses[entry]
    // Rounded, not cut, to 40 bits, so that just below 1 it is 1 and the small part is all there is.
    let leading = Double(bitPattern: (z.bitPattern &+ 0x1000) & 0xffff_ffff_ffff_e000)
    let scaledRest = rest == 0 ? 0 : rest * powerOfTwo(-k)
    let (r, lost) = sum(
      large: leading * inverse - 1, small: (z - leading) * inverse + scaledRest * inverse)

    let exponent = Double(subnormal ? k &- 54 : k)
    let (head, carried) = sum(
      large: exponent * Numbers.ln2Head + Numbers.inverses[entry + 1], small: r)
    let square = r * r
    let curve = Numbers.c3 + r * Numbers.c4 + square * (Numbers.c5 + r * Numbers.c6)
    let low =
      (exponent * Numbers.ln2Tail + Numbers.inverses[entry + 2]) + (lost + carried)
      + square * r * (curve + square * square * Numbers.c7)
    return (head, low - square * 0.5)
  }

  @inline(never)
  private static func logOfNoPositive(_ x: Double) -> Double {
    if x == 0 { return -.infinity }
    return x > 0 ? .infinity : .nan
  }
}

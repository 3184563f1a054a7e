// Source of the method: P. T. P. Tang, Table-driven implementation of the exponential function in
// IEEE floating-point arithmetic, ACM TOMS 15 (1989), and of expm1, TOMS 18 (1992), with 128 table
// steps to the octave. With n the nearest integer to x·128/ln 2 and r = x − n·ln 2/128,
// eˣ = 2^(n/128)·eʳ; the first factor comes from a table in two doubles, eʳ − 1 from a polynomial.
extension Elementary {
  /// e to the x, rounded once to a Float.
  ///
  /// - Parameter x: Any number.
  /// - Returns: Infinity for x above 88.72, 0 below −103.97.
  package static func exp(_ x: Float) -> Float {
    Float(exp(Double(x)))
  }

  /// e to the x.
  ///
  /// - Parameter x: Any number.
  /// - Returns: Infinity for x above 709.78, 0 below −745.13.
  package static func exp(_ x: Double) -> Double {
    guard x.magnitude < 708 else { return expAtTheEnds(x) }
    let power = scaledExp(x)
    return (power.head + power.tail) * powerOfTwo(power.exponent)
  }

  /// e to the x, less 1, also where x is small and the two nearly cancel.
  ///
  /// - Parameter x: Any number.
  /// - Returns: A number of at least −1 with the sign of x, zeros included.
  package static func expm1(_ x: Double) -> Double {
    let size = x.magnitude
    if size < 0x1p-4 {
      return size < 0x1p-54 ? x : expm1OfSmall(x)
    }
    // Also where x is not a number. Above 56 the 1 is less than 2⁻⁸⁰ of the result.
    guard x < 56 else { return exp(x) }
    guard x > -40 else { return -1 }
    let power = scaledExp(x)
    let scale = powerOfTwo(power.exponent)
    let (head, tail) = sum(power.head * scale, -1)
    return head + (tail + power.tail * scale)
  }

  /// e to the (x + rest) as a number near 1…2 in two parts and a power of two.
  ///
  /// - Parameters:
  ///   - x: Within −800…800.
  ///   - rest: A correction of x, below 2⁻¹⁵.
  /// - Returns: (head + tail)·2^exponent is the result; the tail is below 2⁻⁷ of the head, which
  ///   comes from the table and lies within 1…2. The relative error is below 2⁻⁶⁰.
  @inline(__always)
  static func scaledExp(
    _ x: Double, rest: Double = 0
  ) -> (head: Double, tail: Double, exponent: Int64) {
    typealias Numbers = ExponentialNumbers
    let shifted = x * Numbers.unitsPerOne + integerShift
    let n = integer(shifted: shifted)
    let steps = shifted - integerShift
    let r = (x - steps * Numbers.unitHead) - (steps * Numbers.unitTail - rest)
    let square = r * r
    let growth =
      r + (square * 0.5 + square * r * (Numbers.c3 + r * Numbers.c4 + square * Numbers.c5))
    let entry = Int(truncatingIfNeeded: n & 127) * 2
    let head = Numbers.powers[entry]
    return (head, Numbers.powers[entry + 1] + head * growth, n >> 7)
  }

  /// The exponential where 2^exponent, or the result, is no normal number.
  @inline(never)
  private static func expAtTheEnds(_ x: Double) -> Double {
    if x > 710 { return .infinity }
    if x < -746 { return 0 }
    guard x == x else { return .nan }
    let power = scaledExp(x)
    if x > 0 {
      // The exponent may be 1024 where the head is just below 1.
      return (power.head + power.tail) * powerOfTwo(power.exponent - 1) * 2
    }
    let (head, tail) = sum(large: power.head, small: power.tail)
    guard power.exponent < -1022 || (power.exponent == -1022 && head < 1) else {
      return head * powerOfTwo(power.exponent)
    }
    // Of a subnormal result fewer bits are kept. The two parts are rounded to those in one step,
    // by adding a number whose last place is the result's; scaling is exact after that.
    let shift = powerOfTwo(-1022 - power.exponent)
    let coarse = sum(large: shift, small: head)
    let rounded = (coarse.head + (coarse.tail + tail)) - shift
    return rounded * powerOfTwo(power.exponent + 600) * 0x1p-600
  }

  /// eˣ − 1 for |x| < 1/16, by the beginning of its series: x + x²/2 + x³·s(x).
  private static func expm1OfSmall(_ x: Double) -> Double {
    typealias Numbers = ExponentialNumbers
    let square = x * x
    let high = Numbers.s7 + x * Numbers.s8 + square * Numbers.s9
    let low = Numbers.s3 + x * Numbers.s4 + square * (Numbers.s5 + x * Numbers.s6)
    return x + (square * 0.5 + square * x * (low + square * square * high))
  }
}

// Source of the method: the addition theorem with a table, as in P. T. P. Tang, Table-lookup
// algorithms for elementary functions and their error analysis, ARITH 10 (1991). With q the smaller
// over the larger of |y| and |x|, and c the nearest multiple of 1/64,
// arctan q = arctan c + arctan((q − c)/(1 + q·c)); the last quotient is formed from y and x
// themselves, in two parts.
extension Elementary {
  /// The angle of the point (x, y), in radians within −π…π, counterclockwise from the x axis.
  ///
  /// - Parameters:
  ///   - y: The point's height, any number.
  ///   - x: The point's other side, any number; a zero's sign counts.
  /// - Returns: An angle with the sign of y, zeros included; for (0, −0) it is π.
  package static func atan2(_ y: Double, _ x: Double) -> Double {
    let (height, width) = (y.magnitude, x.magnitude)
    guard height > 0, width > 0, height < .infinity, width < .infinity else {
      return atan2OnTheAxes(y, x)
    }
    let angle = arctangent(height, width, left: x < 0)
    return y < 0 ? -angle : angle
  }

  /// The angle, within 0…π, of a point in the upper half plane whose sides are positive and finite.
  @inline(__always)
  private static func arctangent(_ height: Double, _ width: Double, left: Bool) -> Double {
    typealias Numbers = ArctangentNumbers
    let steep = height > width
    let (large, small) = steep ? (height, width) : (width, height)
    if small < large * 0x1p-60 {
      // The quotient is its own arctangent, and disappears beside a quarter or a half turn.
      if steep { return Numbers.quarterHead }
      return left ? 2 * Numbers.quarterHead : height / width
    }
    // Sizes near 1, so that nothing below overflows or loses bits.
    let scale: Double = large > 0x1p500 ? 0x1p-560 : (large < 0x1p-400 ? 0x1p600 : 1)
    let (b, a) = (large * scale, small * scale)

    let shifted = (a / b) * 64 + integerShift
    let entry = Int(truncatingIfNeeded: integer(shifted: shifted) & 127) * 2
    let c = (shifted - integerShift) * 0x1p-6
    // (a − c·b)/(b + c·a): a product of c, 7 bits, with a half of 26 or 27 is exact.
    let (upper, upperA) = (upperHalf(b), upperHalf(a))
    let top = sum(a - c * upper, -(c * (b - upper)))
    let reach = sum(large: b, small: c * upperA)
    let (bottom, bottomRest) = sum(large: reach.head, small: reach.tail + c * (a - upperA))
    let t = top.head / bottom
    let (back, lost) = product(t, bottom)
    let tRest = (((top.head - back) - lost) + (top.tail - t * bottomRest)) / bottom

    let square = t * t
    let bend =
      tRest + square * t * (Numbers.a3 + square * (Numbers.a5 + square * Numbers.a7))
    let inner = sum(large: Numbers.angles[entry], small: t)
    let rest = inner.tail + (Numbers.angles[entry + 1] + bend)
    if !steep && !left {
      return inner.head + rest
    }
    // From the axis the angle is counted from: a quarter turn ahead or behind, or half a turn.
    let turns: Double = steep ? 1 : 2
    let negative = steep != left
    let outer = sum(
      large: turns * Numbers.quarterHead, small: negative ? -inner.head : inner.head)
    return outer.head + (outer.tail + (turns * Numbers.quarterTail + (negative ? -rest : rest)))
  }

  /// The angle where a side is 0, infinite or not a number.
  @inline(never)
  private static func atan2OnTheAxes(_ y: Double, _ x: Double) -> Double {
    guard y == y, x == x else { return .nan }
    let quarter = ArctangentNumbers.quarterHead
    let left = x.sign == .minus
    let angle: Double
    if y == 0 || (x.magnitude == .infinity && y.magnitude < .infinity) {
      angle = left ? 2 * quarter : 0
    } else if x.magnitude < .infinity {
      angle = quarter
    } else {
      // Three eighths of a turn, rounded: 1.5 times a quarter is exact in two parts.
      angle = left ? 1.5 * quarter + 1.5 * ArctangentNumbers.quarterTail : 0.5 * quarter
    }
    return y.sign == .minus ? -angle : angle
  }
}

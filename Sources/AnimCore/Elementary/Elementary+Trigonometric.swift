// Source of the method: S. Gal, Computing elementary functions: a new approach for achieving high
// accuracy and good performance (1986), without his search for lucky table entries: the angle left
// by the reduction is c + d with c the nearest multiple of 1/64; sin c and cos c come from a table
// in two doubles each, those of d from polynomials, and the addition theorems join them.
extension Elementary {
  /// The sine of an angle in radians; of an infinite one it is NaN.
  package static func sin(_ x: Double) -> Double {
    sinCos(x).sin
  }

  /// The cosine of an angle in radians; of an infinite one it is NaN.
  package static func cos(_ x: Double) -> Double {
    sinCos(x).cos
  }

  /// The sine and the cosine of an angle, for one reduction.
  ///
  ///     let (sin, cos) = Elementary.sinCos(1e22)  // −0.8522008497671888, 0.523214785395139
  ///
  /// - Parameter x: In radians, any size: every finite angle is taken modulo the true 2π.
  /// - Returns: Both, each within −1…1; NaN for an infinite angle.
  package static func sinCos(_ x: Double) -> (sin: Double, cos: Double) {
    if x.magnitude < 0x1p-27 {
      return (x, 1)
    }
    guard x.magnitude < .infinity else { return (.nan, .nan) }
    let angle = reduced(x)
    let (sine, cosine) = sinCosWithinEighth(angle.head, angle.tail)
    // A quarter turn takes (sin, cos) to (cos, −sin).
    let (first, second) = angle.quarters & 1 == 0 ? (sine, cosine) : (cosine, sine)
    let sineSign = UInt64(bitPattern: angle.quarters & 2) << 62
    let cosineSign = UInt64(bitPattern: (angle.quarters &+ 1) & 2) << 62
    return (
      Double(bitPattern: first.bitPattern ^ sineSign),
      Double(bitPattern: second.bitPattern ^ cosineSign)
    )
  }

  /// The sine and the cosine of head + tail, which lies within an eighth of a turn from 0.
  @inline(__always)
  private static func sinCosWithinEighth(
    _ head: Double, _ tail: Double
  ) -> (sin: Double, cos: Double) {
    typealias Numbers = TrigonometricNumbers
    let sign = head.bitPattern & 0x8000_0000_0000_0000
    let size = head.magnitude
    let rest = Double(bitPattern: tail.bitPattern ^ sign)

    let shifted = size * 64 + integerShift
    let entry = Int(truncatingIfNeeded: integer(shifted: shifted) & 63) * 4
    let d = size - (shifted - integerShift) * 0x1p-6
    let square = d * d
    // sin(d + rest) − d and cos(d + rest) − 1.
    let bend = rest + square * d * (Numbers.s3 + square * (Numbers.s5 + square * Numbers.s7))
    let drop = square * (Numbers.c2 + square * (Numbers.c4 + square * Numbers.c6)) - d * rest

    let sinC = Numbers.angles[entry]
    let cosC = Numbers.angles[entry + 2]
    let cosRest = Numbers.angles[entry + 3]
    // sin c + d·cos c, with d itself kept out of the rounding.
    let (sum, lost) = sum(large: sinC, small: d)
    let lean = d * ((cosC - 1) + cosRest)
    let sine =
      sum + (lost + Numbers.angles[entry + 1] + (lean + (cosC * bend + sinC * drop)))
    let cosine = cosC + (cosRest + (cosC * drop - sinC * (d + bend)))
    return (Double(bitPattern: sine.bitPattern ^ sign), cosine)
  }
}

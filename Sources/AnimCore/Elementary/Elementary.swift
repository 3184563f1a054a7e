/// The elementary functions the engine needs, computed here so that they are the same everywhere.
///
///     Elementary.exp(1.0)           // 2.718281828459045
///     Elementary.sinCos(1e9).sin    // 0.5458434494486996
///
/// A platform's own `exp` or `sin` may differ from another platform's in the last bit, and then so
/// does everything computed from it. These are made of +, −, ×, ÷ and the square root alone, each
/// of which IEEE 754 defines to the bit, and of integer work on bit patterns: one argument gives one
/// result on every processor, in debug and in release. Each errs by less than one unit in the last
/// place; `docs/elementary-functions.md` has the measured table.
///
/// Nothing traps. What has no value is the positive quiet NaN, whatever the processor would say.
package enum Elementary {
  /// The square root of a Float, by way of the Double's and rounded once more.
  ///
  /// The detour changes no bit: 53 digits are more than twice 24 and 2 (S. A. Figueroa, When is
  /// double rounding innocuous?, 1995). It leaves one square root in the engine rather than two.
  ///
  /// - Parameter x: Any number.
  /// - Returns: NaN for a negative number; −0 for −0.
  package static func squareRoot(_ x: Float) -> Float {
    x < 0 || x != x ? .nan : Float(Double(x).squareRoot())
  }

  /// Adding this and taking it away again rounds a number below 2⁵¹ to an integer, ties to even;
  /// while it is added, the integer stands in the low bits of the bit pattern.
  static let integerShift = 0x1.8p52

  /// The integer that stands in the low bits of a number to which ``integerShift`` was added.
  @inline(__always)
  static func integer(shifted: Double) -> Int64 {
    Int64(bitPattern: shifted.bitPattern &- integerShift.bitPattern)
  }

  /// 2 to the n, for n within −1022…1023.
  @inline(__always)
  static func powerOfTwo(_ n: Int64) -> Double {
    Double(bitPattern: UInt64(bitPattern: n &+ 1023) << 52)
  }

  /// The sum of two numbers and what rounding took from it, where |a| ≥ |b| or a is 0.
  ///
  /// Source: T. J. Dekker, A Floating-Point Technique for Extending the Available Precision (1971).
  @inline(__always)
  static func sum(large a: Double, small b: Double) -> (head: Double, tail: Double) {
    let head = a + b
    return (head, b - (head - a))
  }

  /// The sum of two numbers of any size and what rounding took from it.
  ///
  /// Source: D. E. Knuth, The Art of Computer Programming 2, section 4.2.2, theorem B.
  @inline(__always)
  static func sum(_ a: Double, _ b: Double) -> (head: Double, tail: Double) {
    let head = a + b
    let part = head - a
    return (head, (a - (head - part)) + (b - part))
  }

  /// The leading 26 bits of a number; what is left of it fits in 27.
  @inline(__always)
  static func upperHalf(_ x: Double) -> Double {
    Double(bitPattern: x.bitPattern & 0xffff_ffff_f800_0000)
  }

  /// The product of two numbers and, to within 2⁻¹⁰⁴ of it, what rounding took from it.
  ///
  /// Both must be far from overflow and underflow. Source: Dekker as above, with the halves cut off
  /// by a mask. The lower halves have 27 bits, so only their product, the last term, is rounded.
  @inline(__always)
  static func product(_ a: Double, _ b: Double) -> (head: Double, tail: Double) {
    let head = a * b
    let (upperA, upperB) = (upperHalf(a), upperHalf(b))
    let (lowerA, lowerB) = (a - upperA, b - upperB)
    let cross = (upperA * upperB - head) + upperA * lowerB + lowerA * upperB
    return (head, cross + lowerA * lowerB)
  }
}

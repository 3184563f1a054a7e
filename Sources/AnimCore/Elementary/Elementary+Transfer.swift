// Source of the formulas and their constants: IEC 61966-2-1, the definition of sRGB; negative numbers
// mirror the positive ones, as for scRGB and CSS. The power is e to the (exponent·ln x), carried in two
// doubles from the logarithm to the last sum, so that the whole of a function is rounded once.
extension Elementary {
  /// The linear light of a gamma-coded sRGB channel.
  ///
  ///     Elementary.linearFromGamma(0.5)  // 0.21404114048223255
  ///
  /// - Parameter v: Any number, 0…1 in gamut.
  /// - Returns: 0…1 for 0…1; of −v the negative of v's; infinity from 2⁴⁰⁰ on.
  package static func linearFromGamma(_ v: Double) -> Double {
    typealias Numbers = TransferNumbers
    let size = v.magnitude
    guard size > 0.04045 else { return v == v ? v / 12.92 : .nan }
    guard size < 0x1p400 else { return v * .infinity }
    let lifted = sum(size, Numbers.offsetHead)
    let base = product(
      lifted.head, lifted.tail + Numbers.offsetTail,
      by: Numbers.inverseScaleHead, Numbers.inverseScaleTail)
    let linear = power(base.head, base.tail, to: Numbers.gammaHead, Numbers.gammaTail)
    let result = linear.head + linear.tail
    return v < 0 ? -result : result
  }

  /// The gamma-coded sRGB channel of a linear light.
  ///
  ///     Elementary.gammaFromLinear(0.5)  // 0.7353569830524495
  ///
  /// - Parameter v: Any number, 0…1 in gamut.
  /// - Returns: 0…1 for 0…1; of −v the negative of v's.
  package static func gammaFromLinear(_ v: Double) -> Double {
    typealias Numbers = TransferNumbers
    let size = v.magnitude
    guard size > 0.0031308 else { return v == v ? v * 12.92 : .nan }
    guard size < .infinity else { return v }
    let root = power(size, 0, to: Numbers.inverseGammaHead, Numbers.inverseGammaTail)
    let stretched = product(root.head, root.tail, by: Numbers.scaleHead, Numbers.scaleTail)
    let (head, tail) = sum(large: stretched.head, small: -Numbers.offsetHead)
    let result = head + (tail + (stretched.tail - Numbers.offsetTail))
    return v < 0 ? -result : result
  }

  /// (x + rest) to a power, in two parts.
  ///
  /// - Parameters:
  ///   - x: Positive and finite.
  ///   - rest: At most half a unit in the last place of x.
  ///   - exponent: Such that the result is a normal number.
  ///   - exponentRest: At most half a unit in the last place of the exponent.
  /// - Returns: Two numbers to be added, the second below 2⁻⁶ of the first; the relative error of
  ///   their sum is below 2⁻⁵⁸.
  @inline(__always)
  private static func power(
    _ x: Double, _ rest: Double, to exponent: Double, _ exponentRest: Double
  ) -> (head: Double, tail: Double) {
    let logarithm = splitLog(x, rest: rest)
    let scaled = product(logarithm.head, logarithm.tail, by: exponent, exponentRest)
    let power = scaledExp(scaled.head, rest: scaled.tail)
    let scale = powerOfTwo(power.exponent)
    return (power.head * scale, power.tail * scale)
  }

  /// The product of two numbers in two parts each, in two parts.
  @inline(__always)
  private static func product(
    _ head: Double, _ tail: Double, by otherHead: Double, _ otherTail: Double
  ) -> (head: Double, tail: Double) {
    let main = product(head, otherHead)
    return (main.head, main.tail + (head * otherTail + tail * otherHead))
  }
}

// Source of the formulas and their constants: IEC 61966-2-1, the definition of sRGB; negative numbers
// mirror the positive ones, as for scRGB and CSS. The powers are exponentials of logarithms, where the
// factor 1.055 is a summand, carried in two doubles to the last sum: a function is rounded once.
extension Elementary {
  /// The linear light of a gamma-coded sRGB channel.
  ///
  ///     Elementary.linearFromGamma(0.5)  // 0.21404114048223244
  ///
  /// - Parameter v: Any number, 0…1 in gamut.
  /// - Returns: 0…1 for 0…1; of −v the negative of v's; infinity from 2⁴⁰⁰ on.
  package static func linearFromGamma(_ v: Double) -> Double {
    typealias Numbers = TransferNumbers
    let size = v.magnitude
    guard size > 0.04045 else { return v == v ? v / 12.92 : .nan }
    guard size < 0x1p400 else { return v * .infinity }
    let lifted = sum(size, Numbers.offsetHead)
    let logarithm = splitLog(lifted.head, rest: lifted.tail + Numbers.offsetTail)
    let linear = exp(
      product(logarithm.head, logarithm.tail, by: Numbers.gammaHead, Numbers.gammaTail),
      plus: -Numbers.gammaLogScaleHead, -Numbers.gammaLogScaleTail)
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
    let logarithm = splitLog(size)
    let stretched = exp(
      product(
        logarithm.head, logarithm.tail, by: Numbers.inverseGammaHead, Numbers.inverseGammaTail),
      plus: Numbers.logScaleHead, Numbers.logScaleTail)
    let (head, tail) = sum(large: stretched.head, small: -Numbers.offsetHead)
    let result = head + (tail + (stretched.tail - Numbers.offsetTail))
    return v < 0 ? -result : result
  }

  /// e to the sum of two numbers in two parts each, in two parts; the result must be a normal number.
  @inline(__always)
  private static func exp(
    _ x: (head: Double, tail: Double), plus head: Double, _ tail: Double
  ) -> (head: Double, tail: Double) {
    let exponent = sum(x.head, head)
    let power = scaledExp(exponent.head, rest: exponent.tail + (x.tail + tail))
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

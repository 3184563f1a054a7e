extension Elementary {
  /// The cube root of x, negative where x is.
  ///
  /// Source: halving the exponent by three, a polynomial of degree 4 on 1…2 for a first guess and
  /// one step of the binomial series of (1 + δ)^(1/3); the guess is cut to 17 bits, so that its cube
  /// and what is missing from it are exact, as in W. Kahan, Computing a real cube root (1991).
  ///
  /// - Parameter x: Any number.
  /// - Returns: A number with the sign of x; zeros and infinities are their own roots.
  package static func cubeRoot(_ x: Double) -> Double {
    let size = x.magnitude
    guard size > 0, size < .infinity else { return x == x ? x : .nan }
    typealias Numbers = CubeRootNumbers
    let subnormal = size < 0x1p-1022
    let bits = (subnormal ? size * 0x1p54 : size).bitPattern
    let m = Double(bitPattern: bits & 0x000f_ffff_ffff_ffff | 0x3ff0_0000_0000_0000)
    // The stored exponent is 1,023 = 3·341 too large.
    let exponent = Int64(bitPattern: bits >> 52)
    let third = exponent / 3
    let extra = exponent - 3 * third
    let step: Double = extra == 0 ? 1 : (extra == 1 ? Numbers.cubeRootOf2 : Numbers.cubeRootOf4)
    let z = m * (extra == 0 ? 1 : (extra == 1 ? 2 : 4))

    let square = m * m
    let curve = Numbers.g2 + m * Numbers.g3 + square * Numbers.g4
    let guess = step * (Numbers.g0 + m * Numbers.g1 + square * curve)
    let y = Double(bitPattern: (guess.bitPattern &+ 0x8_0000_0000) & 0xffff_fff0_0000_0000)
    let cube = y * y * y
    let delta = (z - cube) / cube
    let series = 1.0 / 3 - delta * (1.0 / 9 - delta * (5.0 / 81 - delta * (10.0 / 243)))
    let root = y + y * (delta * series)
    let scaled = root * powerOfTwo(third - (subnormal ? 359 : 341))
    return x < 0 ? -scaled : scaled
  }
}

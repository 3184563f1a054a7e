/// Doubles as the shortest decimals that read back to the same bits, spelled as Swift prints them.
///
///     ShortestDecimal().text(0.1)    // "0.1"
///     ShortestDecimal().text(1)      // "1.0"
///     ShortestDecimal().text(1e-5)   // "1e-05"
///
/// Of several decimals of the same length it is the nearest to the double. From 0.0001 to 2⁵³ there is
/// no exponent and always a digit on both sides of the mark; beyond, one digit stands before the mark,
/// none is left behind it without need, and the exponent has a sign and at least two digits. Zero has
/// no sign, and there is no locale.
package struct ShortestDecimal: DecimalNotation {
  /// The most bytes a number takes while it is written: a sign, a whole part of 16 digits, the mark,
  /// what may be stored of decimals, and an exponent.
  package static let longest = 1 + 16 + 1 + DigitGroups.longestDecimals + 5

  let powers = PowersOfTen.shared
  private let digits: DigitGroups
  private let mark: UInt8

  /// Creates the notation with a decimal mark.
  package init(mark: DecimalMark = .point) {
    self.mark = UInt8(ascii: mark.scalar)
    digits = DigitGroups.with(mark)
  }

  @inline(__always)
  package func write(_ number: Double, to bytes: inout MutableRawSpan, at place: Int) -> Int? {
    let magnitude = number.magnitude
    // What is not a number is not less either.
    guard magnitude <= 0x1p53 else { return writeWithExponent(number, to: &bytes, at: place) }
    bytes.storeBytes(of: UInt8(ascii: "-"), toByteOffset: place, as: UInt8.self)
    let start = number < 0 ? place &+ 1 : place
    let whole = UInt64(truncatingIfNeeded: Int(magnitude))
    if Double(Int(truncatingIfNeeded: whole)) == magnitude {
      let end = digits.write(whole, to: &bytes, at: start)
      bytes.storeBytes(of: mark, toByteOffset: end, as: UInt8.self)
      bytes.storeBytes(of: UInt8(ascii: "0"), toByteOffset: end &+ 1, as: UInt8.self)
      return end &+ 2
    }
    guard magnitude >= 1e-4 else { return writeWithExponent(number, to: &bytes, at: place) }
    let decimal = decimal(of: magnitude)
    let count = 0 &- decimal.exponent
    // The decimal has the same whole part: no whole number but its own reads back as another double.
    let fraction = whole == 0 ? decimal.digits : decimal.digits &- whole &* digits.powers[count]
    let end = digits.write(whole, to: &bytes, at: start)
    return digits.writeDecimals(fraction, count: count, to: &bytes, at: end)
  }

  /// Writes one digit, the decimals that follow, if any do, and the exponent.
  @inline(never)
  private func writeWithExponent(
    _ number: Double, to bytes: inout MutableRawSpan, at place: Int
  ) -> Int? {
    guard number.isFinite else { return nil }
    let decimal = decimal(of: number.magnitude)
    var count = 0
    while count < 17 && decimal.digits >= digits.powers[count + 1] {
      count += 1
    }
    let (first, rest) = decimal.digits.quotientAndRemainder(dividingBy: digits.powers[count])
    var end = place
    if number < 0 {
      bytes.storeBytes(of: UInt8(ascii: "-"), toByteOffset: end, as: UInt8.self)
      end += 1
    }
    end = digits.write(first, to: &bytes, at: end)
    if count > 0 {
      end = digits.writeDecimals(rest, count: count, to: &bytes, at: end)
    }
    let exponent = decimal.exponent + count
    bytes.storeBytes(of: UInt8(ascii: "e"), toByteOffset: end, as: UInt8.self)
    bytes.storeBytes(
      of: UInt8(ascii: exponent < 0 ? "-" : "+"), toByteOffset: end + 1, as: UInt8.self)
    end += 2
    if exponent.magnitude < 10 {
      bytes.storeBytes(of: UInt8(ascii: "0"), toByteOffset: end, as: UInt8.self)
      end += 1
    }
    return digits.write(UInt64(exponent.magnitude), to: &bytes, at: end)
  }
}

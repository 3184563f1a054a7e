extension FixedDecimal {
  /// Writes a number of 2⁵³ or more, which is whole, and returns the place behind it, or nil for what
  /// is not a finite number.
  ///
  /// It is a significand of 53 bits, doubled up to 971 times. Its digits are kept by nines, the last
  /// ones first, and doubled up to 33 times at once: 10⁹ · 2³³ is less than 2⁶³.
  @inline(never)
  func writeLarge(_ number: Double, to bytes: inout MutableRawSpan, at place: Int) -> Int? {
    guard number.isFinite else { return nil }
    let nineDigits: UInt64 = 1_000_000_000
    let significand = number.significandBitPattern | 1 << 52
    var nines = [significand % nineDigits, significand / nineDigits]
    var doublings = Int(number.exponentBitPattern) - 1075
    while doublings > 0 {
      let step = min(doublings, 33)
      doublings -= step
      var carry: UInt64 = 0
      for index in nines.indices {
        let doubled = nines[index] << UInt64(step) + carry
        (carry, nines[index]) = doubled.quotientAndRemainder(dividingBy: nineDigits)
      }
      while carry > 0 {
        nines.append(carry % nineDigits)
        carry /= nineDigits
      }
    }
    var end = place
    if number < 0 {
      bytes.storeBytes(of: UInt8(ascii: "-"), toByteOffset: end, as: UInt8.self)
      end += 1
    }
    end = digits.write(nines.removeLast(), to: &bytes, at: end)
    for nine in nines.reversed() {
      end = digits.writeNine(nine, to: &bytes, at: end)
    }
    return writeDecimals(0, to: &bytes, at: end)
  }
}

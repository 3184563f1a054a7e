/// Powers of ten by their leading 128 bits, for scaling doubles to decimal digits.
///
/// 10ᵏ is g · 2ᵉ with 2¹²⁷ ≤ g < 2¹²⁸; kept is g rounded up to a whole number.
struct PowersOfTen: Sendable {
  /// The leading bits of one power.
  struct Power: BitwiseCopyable, Sendable {
    let high: UInt64
    let low: UInt64
  }

  /// The exponents there are: those that scale the unit in the last place of any double to a number
  /// from 1 to 10.
  static let exponents = -292...324

  /// One for all: it depends on nothing.
  static let shared = PowersOfTen()

  private let powers: [Power]

  // Counted from 10⁰ both ways with 256 bits, rounded down. Each of the at most 324 steps loses less
  // than a unit of the last bit, and no power comes so near a whole number of 128 bits that it matters.
  private init() {
    var rising: [Power] = []
    var number = LeadingBits.one
    for _ in 0...Self.exponents.upperBound {
      rising.append(number.roundedUp)
      number.multiplyByFive()
    }
    var falling: [Power] = []
    number = .one
    for _ in Self.exponents.lowerBound..<0 {
      number.divideByFive()
      falling.append(number.roundedUp)
    }
    powers = falling.reversed() + rising
  }

  /// The leading bits of 10 to the power of an exponent, within ``exponents``.
  @inline(__always)
  subscript(exponent: Int) -> Power {
    powers[exponent &- Self.exponents.lowerBound]
  }
}

/// The leading 256 bits of a number, the first of them 1, wherever its point is. So five does for ten.
private struct LeadingBits {
  /// 64 bits each, the leading ones first.
  private var words: [UInt64]

  static let one = LeadingBits(words: [1 << 63, 0, 0, 0])

  var roundedUp: PowersOfTen.Power {
    let (low, carry) = words[1].addingReportingOverflow(words[2] | words[3] == 0 ? 0 : 1)
    return PowersOfTen.Power(high: words[0] &+ (carry ? 1 : 0), low: low)
  }

  mutating func multiplyByFive() {
    var carry: UInt64 = 0
    for index in words.indices.reversed() {
      let product = words[index].multipliedFullWidth(by: 5)
      let (sum, overflow) = product.low.addingReportingOverflow(carry)
      words[index] = sum
      carry = product.high &+ (overflow ? 1 : 0)
    }
    // The carry is 2 to 4: it has the bits by which all move down.
    let shift = UInt64(64 - carry.leadingZeroBitCount)
    for index in words.indices {
      let word = words[index]
      words[index] = carry << (64 - shift) | word >> shift
      carry = word
    }
  }

  mutating func divideByFive() {
    // By two bits or three, so that the first bit of the quotient is 1.
    let shift: UInt64 = words[0] < 0xA000_0000_0000_0000 ? 3 : 2
    var rest = words[0] >> (64 - shift)
    for index in words.indices {
      let next = index + 1 < words.count ? words[index + 1] >> (64 - shift) : 0
      (words[index], rest) = UInt64(5).dividingFullWidth((rest, words[index] << shift | next))
    }
  }
}

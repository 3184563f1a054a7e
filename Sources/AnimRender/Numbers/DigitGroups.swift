/// Digits as ASCII, three at a time from a table.
///
/// A group is stored as a word of four bytes, so there is always one byte more than its digits: a
/// decimal mark before them, or one byte after them that whoever writes on overwrites.
struct DigitGroups: Sendable {
  /// How many bytes behind a number's last digit may be overwritten.
  static let slack = 3

  /// The most digits a whole number of 64 bits has.
  static let longest = 20

  /// 10⁰ to 10¹⁹: all that are whole numbers of 64 bits.
  static let powersOfTen: [UInt64] = (1..<longest).reduce(into: [1]) { powers, index in
    powers.append(powers[index - 1] * 10)
  }

  private static let withPoint = DigitGroups(.point)
  private static let withComma = DigitGroups(.comma)

  /// The groups with a mark. There is one for each, for it depends on nothing else.
  static func with(_ mark: DecimalMark) -> DigitGroups {
    switch mark {
    case .point: withPoint
    case .comma: withComma
    }
  }

  /// `.000` to `.999`, the mark in the lowest byte.
  private let words: [UInt32]
  let powers = DigitGroups.powersOfTen

  private init(_ mark: DecimalMark) {
    let start = 0x3030_3000 | mark.scalar.value
    words = (0..<1000).map { (group: UInt32) in
      start | (group / 100) << 8 | (group / 10 % 10) << 16 | (group % 10) << 24
    }
  }

  /// Stores the mark and the three digits of a number less than 1,000.
  ///
  /// Groups in a row are stored from the last to the first: the last digit of each overwrites the
  /// mark of the next, and only the first mark stays.
  @inline(__always)
  func storeMarked(_ group: UInt64, to bytes: inout MutableRawSpan, at place: Int) {
    bytes.storeBytes(of: word(group).littleEndian, toByteOffset: place, as: UInt32.self)
  }

  /// Writes a number without leading zeros and returns the place behind it.
  @inline(__always)
  func write(_ number: UInt64, to bytes: inout MutableRawSpan, at place: Int) -> Int {
    guard number < 10 else { return writeGroups(number, to: &bytes, at: place) }
    let digit = UInt8(ascii: "0") | UInt8(truncatingIfNeeded: number)
    bytes.storeBytes(of: digit, toByteOffset: place, as: UInt8.self)
    return place &+ 1
  }

  /// The most bytes that ``writeDecimals(_:count:to:at:)`` stores.
  static let longestDecimals = 1 + 21

  /// Writes the mark and so many decimals, at most 20, and returns the place behind them.
  ///
  /// - Parameters:
  ///   - fraction: The decimals as a whole number, of at most 17 digits.
  ///   - count: How many decimals there are. What they lack to 18 is filled up with zeros, which are
  ///     to be overwritten.
  ///   - bytes: Where they are written.
  ///   - place: Where the mark stands.
  @inline(__always)
  func writeDecimals(
    _ fraction: UInt64, count: Int, to bytes: inout MutableRawSpan, at place: Int
  ) -> Int {
    if count <= 18 {
      storeEighteen(fraction &* powers[18 &- count], to: &bytes, at: place)
    } else {
      let filled = fraction &* powers[21 &- count]
      let (first, rest) = filled.quotientAndRemainder(dividingBy: powers[18])
      storeEighteen(rest, to: &bytes, at: place &+ 3)
      storeMarked(first, to: &bytes, at: place)
    }
    return place &+ 1 &+ count
  }

  /// Stores the mark and eighteen digits: two halves at once, for each is a chain of divisions.
  @inline(__always)
  private func storeEighteen(_ number: UInt64, to bytes: inout MutableRawSpan, at place: Int) {
    let (upper, lower) = number.quotientAndRemainder(dividingBy: 1_000_000_000)
    storeMarked(lower % 1000, to: &bytes, at: place &+ 15)
    storeMarked(lower / 1000 % 1000, to: &bytes, at: place &+ 12)
    storeMarked(lower / 1_000_000, to: &bytes, at: place &+ 9)
    storeMarked(upper % 1000, to: &bytes, at: place &+ 6)
    storeMarked(upper / 1000 % 1000, to: &bytes, at: place &+ 3)
    storeMarked(upper / 1_000_000, to: &bytes, at: place)
  }

  /// Writes nine digits with leading zeros and returns the place behind them.
  func writeNine(_ number: UInt64, to bytes: inout MutableRawSpan, at place: Int) -> Int {
    storeDigits(word(number / 1_000_000), to: &bytes, at: place)
    storeDigits(word(number / 1000 % 1000), to: &bytes, at: place &+ 3)
    storeDigits(word(number % 1000), to: &bytes, at: place &+ 6)
    return place &+ 9
  }

  @inline(never)
  private func writeGroups(_ number: UInt64, to bytes: inout MutableRawSpan, at place: Int) -> Int {
    let (top, group) = number.quotientAndRemainder(dividingBy: 1000)
    guard top == 0 else {
      let start = writeGroups(top, to: &bytes, at: place)
      storeDigits(word(group), to: &bytes, at: start)
      return start &+ 3
    }
    let leadingZeros = group < 10 ? 2 : group < 100 ? 1 : 0
    storeDigits(word(group) >> UInt32(8 &* leadingZeros), to: &bytes, at: place)
    return place &+ 3 &- leadingZeros
  }

  /// Stores the digits of a word without the mark; the byte behind them is overwritten.
  @inline(__always)
  private func storeDigits(_ word: UInt32, to bytes: inout MutableRawSpan, at place: Int) {
    bytes.storeBytes(of: (word >> 8).littleEndian, toByteOffset: place, as: UInt32.self)
  }

  @inline(__always)
  private func word(_ group: UInt64) -> UInt32 {
    words[Int(truncatingIfNeeded: group)]
  }
}

/// Digits as ASCII, three at a time from a table.
///
/// A group is stored as a word of four bytes, so there is always one byte more than its digits: a
/// point before them, or one byte after them that whoever writes on overwrites.
struct DigitGroups: Sendable {
  /// How many bytes behind a number's last digit may be overwritten.
  static let slack = 3

  /// The most digits a whole number of 64 bits has.
  static let longest = 20

  /// One for all: it depends on nothing.
  static let shared = DigitGroups()

  /// `.000` to `.999`, the point in the lowest byte.
  private let words: [UInt32]

  private init() {
    words = (0..<1000).map { (group: UInt32) in
      0x3030_302E | (group / 100) << 8 | (group / 10 % 10) << 16 | (group % 10) << 24
    }
  }

  /// Stores a point and the three digits of a number less than 1,000.
  ///
  /// Groups in a row are stored from the last to the first: the last digit of each overwrites the
  /// point of the next, and only the first point stays.
  @inline(__always)
  func storePoint(_ group: UInt64, to bytes: inout MutableRawSpan, at place: Int) {
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

  /// Stores the digits of a word without the point; the byte behind them is overwritten.
  @inline(__always)
  private func storeDigits(_ word: UInt32, to bytes: inout MutableRawSpan, at place: Int) {
    bytes.storeBytes(of: (word >> 8).littleEndian, toByteOffset: place, as: UInt32.self)
  }

  @inline(__always)
  private func word(_ group: UInt64) -> UInt32 {
    words[Int(truncatingIfNeeded: group)]
  }
}

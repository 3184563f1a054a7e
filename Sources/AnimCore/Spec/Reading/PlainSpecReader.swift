/// Reads a spec as most are written, in one pass and without a tree of the text.
///
/// It knows the usual keys, and texts in ASCII without escapes. Of anything else, a mistake above all,
/// it says nothing but that it is not usual: then ``SpecReader`` reads the text from the beginning. So
/// it must take no spec that the other would not take without a word, nor take one in another way.
struct PlainSpecReader {
  /// Something is not as in most specs.
  struct Unusual: Error {}

  let bytes: [UInt8]
  var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The byte at the position, past blanks.
  mutating func next() throws(Unusual) -> UInt8 {
    while position < bytes.count {
      let byte = bytes[position]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
      position += 1
    }
    throw Unusual()
  }

  /// Passes a byte that has to be next, past blanks.
  mutating func pass(_ byte: UInt8) throws(Unusual) {
    guard try next() == byte else { throw Unusual() }
    position += 1
  }

  /// Passes what stands before the next item of a list or an object, if there is one: nothing before
  /// the first, a comma before others.
  mutating func passes(_ end: UInt8, isFirst: inout Bool) throws(Unusual) -> Bool {
    let byte = try next()
    if byte == end {
      position += 1
      return false
    }
    if isFirst {
      isFirst = false
      return true
    }
    guard byte == UInt8(ascii: ",") else { throw Unusual() }
    position += 1
    // A comma before the end is a mistake.
    guard try next() != end else { throw Unusual() }
    return true
  }

  /// Passes blanks up to the end, and has to come to it.
  mutating func passEnd() throws(Unusual) {
    while position < bytes.count {
      guard [0x20, 0x0A, 0x0D, 0x09].contains(bytes[position]) else { throw Unusual() }
      position += 1
    }
  }
}

// MARK: Texts

extension PlainSpecReader {
  /// Passes a text; returns where it is, without its quotes.
  mutating func quoted() throws(Unusual) -> Range<Int> {
    try pass(UInt8(ascii: "\""))
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        position += 1
        return start..<position - 1
      }
      guard byte >= 0x20, byte < 0x80, byte != UInt8(ascii: "\\") else { throw Unusual() }
      position += 1
    }
    throw Unusual()
  }

  /// A text.
  mutating func text() throws(Unusual) -> String {
    String(decoding: bytes[try quoted()], as: UTF8.self)
  }

  /// A word.
  mutating func word() throws(Unusual) -> PlainWord {
    try pass(UInt8(ascii: "\""))
    var word = PlainWord()
    // One more for the quote behind it.
    let end = min(position + PlainWord.longest + 1, bytes.count)
    while position < end {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\"") { return word }
      guard byte >= 0x20, byte < 0x80, byte != UInt8(ascii: "\\") else { throw Unusual() }
      word.append(byte)
    }
    throw Unusual()
  }

  /// A key, with the colon behind it.
  mutating func key() throws(Unusual) -> PlainWord {
    let key = try word()
    try pass(UInt8(ascii: ":"))
    return key
  }
}

/// A word of up to 16 letters in ASCII, compared at once.
struct PlainWord: Hashable, Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// How many letters the longest has.
  static let longest = 16

  /// The empty word.
  init() {}

  /// The word that stands in a text; nil for a longer one, and where a letter is 0.
  init?(_ bytes: [UInt8], in range: Range<Int>) {
    guard range.count <= Self.longest else { return nil }
    for place in range {
      guard bytes[place] != 0 else { return nil }
      append(bytes[place])
    }
  }

  /// The same word in the program; one that is too long is cut.
  init(_ name: String) {
    for byte in name.utf8.prefix(Self.longest) { append(byte) }
  }

  // No letter is 0, so that words of different lengths differ.
  mutating func append(_ byte: UInt8) {
    high = high << 8 | low >> 56
    low = low << 8 | UInt64(byte)
  }
}

// MARK: Numbers

extension PlainSpecReader {
  /// The powers of ten that a Double holds exactly, as far as they are needed.
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// A number, correctly rounded.
  mutating func number() throws(Unusual) -> Double {
    _ = try next()
    return try unsignedOrNot()
  }

  /// The number at the position: digits, perhaps with decimals, with no exponent.
  mutating func unsignedOrNot() throws(Unusual) -> Double {
    let start = position
    let isNegative = position < bytes.count && bytes[position] == UInt8(ascii: "-")
    if isNegative { position += 1 }
    var value: UInt64 = 0
    let whole = digits(into: &value)
    var decimals = 0
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      position += 1
      decimals = digits(into: &value)
      guard decimals > 0 else { throw Unusual() }
    }
    let hasZero = whole > 1 && bytes[start + (isNegative ? 1 : 0)] == UInt8(ascii: "0")
    guard whole > 0, !hasZero, position == bytes.count || bytes[position] | 0x20 != 0x65 else {
      throw Unusual()
    }
    // Both are exact, and so their quotient is rounded once.
    if whole + decimals <= 15 {
      let number = Double(value) / Self.powers[decimals]
      return isNegative ? -number : number
    }
    guard let number = Double(String(decoding: bytes[start..<position], as: UTF8.self)),
      number.isFinite
    else { throw Unusual() }
    return number
  }

  private mutating func digits(into value: inout UInt64) -> Int {
    let start = position
    while position < bytes.count {
      let digit = bytes[position] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      value = value &* 10 &+ UInt64(digit)
      position += 1
    }
    return position - start
  }

  /// A number within a range.
  mutating func number(within allowed: ClosedRange<Double>) throws(Unusual) -> Double {
    let number = try number()
    guard allowed.contains(number) else { throw Unusual() }
    return number
  }

  /// A time: a number of seconds, or a text such as `120ms`, `0.12s` or `7f`.
  mutating func time() throws(Unusual) -> (seconds: Double, tick: Tick) {
    let seconds: Double
    if try next() == UInt8(ascii: "\"") {
      position += 1
      guard position < bytes.count, bytes[position] != UInt8(ascii: "-") else { throw Unusual() }
      let start = position
      let number = try unsignedOrNot()
      let unit = position
      while position < bytes.count, bytes[position] != UInt8(ascii: "\"") { position += 1 }
      switch PlainWord(bytes, in: unit..<position) {
      case .milliseconds: seconds = number / 1_000
      case .seconds: seconds = number
      case .frames:
        guard !bytes[start..<unit].contains(UInt8(ascii: ".")), number <= 1e8 else {
          throw Unusual()
        }
        let tick = Tick(Int(number))
        try pass(UInt8(ascii: "\""))
        guard tick.seconds <= Tick.longestSpan else { throw Unusual() }
        return (tick.seconds, tick)
      default: throw Unusual()
      }
      try pass(UInt8(ascii: "\""))
    } else {
      seconds = try number()
    }
    guard 0...Tick.longestSpan ~= seconds else { throw Unusual() }
    return (seconds, Tick(Tick.nearest(to: seconds)))
  }
}

extension PlainWord {
  fileprivate static let milliseconds = PlainWord("ms")
  fileprivate static let seconds = PlainWord("s")
  fileprivate static let frames = PlainWord("f")
}

/// How many decimals a text of fields writes its numbers with.
struct PrintedDecimals {
  /// The most decimals of any number; nil where one has an exponent, which only exact numbers have.
  let most: Int?
  /// Whether all numbers that have decimals have equally many.
  let isUniform: Bool

  /// Looks at a text.
  ///
  /// - Complexity: O(bytes).
  init(of bytes: [UInt8], delimiter: UInt8, decimalMark: UInt8) {
    var most = 0
    var least = Int.max
    var place = 0
    while place < bytes.count {
      // At the beginning of a field.
      let number = Self.number(in: bytes, from: place, decimalMark: decimalMark)
      let end = bytes[number.end...].firstIndex { $0 == delimiter || $0 == 0x0A || $0 == 0x0D }
      if let decimals = number.decimals, number.end == end ?? bytes.count {
        most = max(most, decimals)
        if decimals > 0 { least = min(least, decimals) }
      } else if number.hasExponent {
        (self.most, isUniform) = (nil, false)
        return
      }
      place = (end ?? bytes.count) + 1
    }
    (self.most, isUniform) = (most, least >= most)
  }

  private static func number(
    in bytes: [UInt8], from start: Int, decimalMark: UInt8
  ) -> (decimals: Int?, end: Int, hasExponent: Bool) {
    var place = start
    if place < bytes.count, [0x2B, 0x2D].contains(bytes[place]) { place += 1 }
    let whole = digits(in: bytes, from: place)
    guard whole > place else { return (nil, start, false) }
    place = whole
    var decimals = 0
    if place < bytes.count, bytes[place] == decimalMark {
      let end = digits(in: bytes, from: place + 1)
      decimals = end - place - 1
      place = end
    }
    let hasExponent = place < bytes.count && bytes[place] | 0x20 == UInt8(ascii: "e")
    return (hasExponent ? nil : decimals, place, hasExponent)
  }

  private static func digits(in bytes: [UInt8], from start: Int) -> Int {
    var place = start
    while place < bytes.count, (0x30...0x39).contains(bytes[place]) { place += 1 }
    return place
  }
}

/// Bytes as a zlib stream, by the fixed codes of deflate. Source: RFC 1950 and RFC 1951.
///
/// Repetitions are looked for at a few distances only: one byte, one pixel, one row. In pictures of flat
/// colours these are nearly all there are.
struct Deflate {
  private var bytes: [UInt8] = []
  private var bits: UInt64 = 0
  private var bitCount: UInt64 = 0

  /// - Parameter distances: How far back to look for repetitions, each within 1…32,768.
  static func zlib(_ data: [UInt8], distances: [Int]) -> [UInt8] {
    var stream = Deflate()
    stream.bytes = [0x78, 0x01]
    stream.put(1, 1)
    stream.put(1, 2)
    stream.compress(data, distances.filter { (1...32_768).contains($0) })
    stream.literal(256)
    stream.put(0, 7)
    let adler = adler32(data)
    return stream.bytes + (0..<4).map { UInt8(truncatingIfNeeded: adler >> UInt32(24 - 8 * $0)) }
  }

  private mutating func compress(_ data: [UInt8], _ distances: [Int]) {
    var place = 0
    while place < data.count {
      var best = (length: 0, distance: 0)
      for distance in distances where distance <= place {
        var length = 0
        while length < 258, place + length < data.count,
          data[place + length] == data[place + length - distance]
        {
          length += 1
        }
        if length > best.length { best = (length, distance) }
      }
      if best.length >= 3 {
        match(best.length, best.distance)
        place += best.length
      } else {
        literal(Int(data[place]))
        place += 1
      }
    }
  }

  private mutating func literal(_ code: Int) {
    switch code {
    case 0..<144: putReversed(0x30 + code, 8)
    case 144..<256: putReversed(0x190 + code - 144, 9)
    case 256..<280: putReversed(code - 256, 7)
    default: putReversed(0xC0 + code - 280, 8)
    }
  }

  private mutating func match(_ length: Int, _ distance: Int) {
    if length == 258 {
      literal(285)
    } else {
      // Four codes for each doubling of the length, from 3 on; the first eight for one each.
      let rest = length - 3
      let extra = max(Self.log2(rest) - 2, 0)
      literal(257 + extra * 4 + (rest >> extra))
      put(UInt64(rest & ((1 << extra) - 1)), UInt64(extra))
    }
    let rest = distance - 1
    let extra = max(Self.log2(rest) - 1, 0)
    putReversed(extra * 2 + (rest >> extra), 5)
    put(UInt64(rest & ((1 << extra) - 1)), UInt64(extra))
  }

  private static func log2(_ number: Int) -> Int {
    number > 0 ? Int.bitWidth - 1 - number.leadingZeroBitCount : 0
  }

  /// Codes are put with their first bit first, unlike all else.
  private mutating func putReversed(_ code: Int, _ count: Int) {
    var reversed: UInt64 = 0
    for bit in 0..<count { reversed |= UInt64(code >> bit & 1) << UInt64(count - 1 - bit) }
    put(reversed, UInt64(count))
  }

  private mutating func put(_ value: UInt64, _ count: UInt64) {
    bits |= value << bitCount
    bitCount += count
    while bitCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
  }

  private static func adler32(_ data: [UInt8]) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in data {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }
}

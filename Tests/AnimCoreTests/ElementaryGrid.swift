// No import: Tests/Determinism/digests.sh compiles this file for processors that have no
// Testing, nor any other library.

/// Random 64-bit words, the same in every run.
///
/// Source: G. L. Steele, D. Lea and C. H. Flood, Fast splittable pseudorandom number generators (2014).
struct SplitMix64 {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  /// A number within low…high.
  mutating func uniform(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * (Double(next() >> 11) * 0x1p-53)
  }
}

/// The 64-bit hash of Fowler, Noll and Vo, variant 1a, over bit patterns in little-endian order.
struct FNV1a {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ number: Double) {
    var bits = number.bitPattern
    for _ in 0..<8 {
      value = (value ^ (bits & 0xff)) &* 0x100_0000_01b3
      bits >>= 8
    }
  }
}

/// Hashes a function's results on a fixed grid: any 64 bits as numbers, and numbers of everyday size.
///
/// The grid is made of integer work and exact scaling, so it is the same everywhere.
func elementaryDigest(of function: (Double, Double) -> Double) -> UInt64 {
  var random = SplitMix64(state: 2_024)
  var hash = FNV1a()
  for _ in 0..<10_000 {
    let (a, b) = (random.next(), random.next())
    hash.add(function(Double(bitPattern: a), Double(bitPattern: b)))
    let (x, y) = (Double(Int64(bitPattern: a) >> 12), Double(Int64(bitPattern: b) >> 12))
    hash.add(function(x * 0x1p-50, y * 0x1p-50))  // within −2…2
    hash.add(function(x * 0x1p-42, y * 0x1p-45))  // within −512…512 and −64…64
    hash.add(function(x * 0x1p-20, y * 0x1p-52))  // within −2³¹…2³¹ and −0.5…0.5
  }
  return hash.value
}

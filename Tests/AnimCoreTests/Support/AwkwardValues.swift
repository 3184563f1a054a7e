import AnimCore

/// Springs in all regimes, at the edges of the ranges and next to ζ = 1, for laws that hold for all.
enum AwkwardSprings {
  static let dampingRatios: [Double] = [
    0, 1e-6, 0.001, 0.1, 0.4, 0.9, 1 - 1e-6, 1 - 1e-12, (1.0).nextDown, 1, (1.0).nextUp, 1 + 1e-12,
    1 + 1e-6, 1.5, 4, 1e3, 1e9,
  ]
  static let frequencies: [Double] = [1e-6, 0.01, 1, 42.23, 1e3, 1e5]

  static let all: [Spring] = dampingRatios.flatMap { ratio in
    frequencies.map { Spring(uncheckedDampingRatio: ratio, angularFrequency: $0) }
  }
}

/// A small generator of random numbers with a seed, so that a failure can be met again.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  // SplitMix64 (Steele, Lea, Flood 2014).
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

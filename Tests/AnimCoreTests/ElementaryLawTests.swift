import Testing

import AnimCore

@Suite("Elementary functions: laws")
struct ElementaryLawTests {
  /// The doubles on both sides of a number, itself in the middle.
  private func neighbours(_ x: Double, _ reach: Int64 = 6) -> [Double] {
    let bits = Int64(bitPattern: x.magnitude.bitPattern)
    let sizes = (-reach...reach).map { Double(bitPattern: UInt64(bitPattern: bits + $0)) }
    return x < 0 ? sizes.reversed().map { -$0 } : sizes
  }

  private func expectRising(
    _ name: String, at places: [Double], _ function: (Double) -> Double
  ) {
    for place in places {
      let results = neighbours(place).map(function)
      #expect(zip(results, results.dropFirst()).allSatisfy { $0 <= $1 }, "\(name) near \(place)")
    }
  }

  @Test("each rises across the seams of its tables and polynomials")
  func risesAcrossSeams() {
    let steps = (-300...300).map { (Double($0) + 0.5) * 0.005415212348514945 }
    expectRising("exp", at: steps + [708, -708, -708.3964185322641, -744.4]) { Elementary.exp($0) }
    expectRising("expm1", at: steps + [0.0625, -0.0625, 56, -40, 0x1p-54]) { Elementary.expm1($0) }
    let intervals = (0..<128).map {
      Double(bitPattern: 0x3fe6_1000_0000_0000 + UInt64($0) << 45)
    }
    expectRising("log", at: intervals + [1, 0x1p-1022]) { Elementary.log($0) }
    expectRising("log1p", at: intervals.map { $0 - 1 } + [0x1p-54, 0x1p53, 0x1p60]) {
      Elementary.log1p($0)
    }
    let slopes = (0..<64).map { (Double($0) + 0.5) / 64 }
    expectRising("sin", at: slopes + [0.785, 0x1p-27]) { Elementary.sin($0) }
    expectRising("−cos", at: slopes + [0.785, 0x1p-27]) { -Elementary.cos($0) }
    expectRising("atan2", at: slopes + slopes.map { 1 / $0 } + [1, 0x1p-60, 0x1p60]) {
      Elementary.atan2($0, 1)
    }
    expectRising("cubeRoot", at: [1, 2, 4, 8, 0x1p-1022, -2]) { Elementary.cubeRoot($0) }
    expectRising("linearFromGamma", at: [0.04045, 1, -0.04045]) { Elementary.linearFromGamma($0) }
    expectRising("gammaFromLinear", at: [1, 0.5, -1]) { Elementary.gammaFromLinear($0) }
  }

  @Test("what is odd is odd, and the cosine even, to the bit")
  func symmetry() {
    var random = SplitMix64(state: 3)
    for _ in 0..<2_000 {
      let x = Double(bitPattern: random.next())
      guard x.isFinite else { continue }
      let y = random.uniform(-1, 1)
      #expect(Elementary.sin(-x) == -Elementary.sin(x))
      #expect(Elementary.cos(-x) == Elementary.cos(x))
      #expect(Elementary.cubeRoot(-x) == -Elementary.cubeRoot(x))
      #expect(Elementary.atan2(-y, x) == -Elementary.atan2(y, x))
      #expect(Elementary.linearFromGamma(-x) == -Elementary.linearFromGamma(x))
      #expect(Elementary.gammaFromLinear(-x) == -Elementary.gammaFromLinear(x))
    }
  }

  @Test("sine and cosine of one reduction are the two functions and lie on the circle")
  func circle() {
    var random = SplitMix64(state: 4)
    for _ in 0..<2_000 {
      for x in [random.uniform(-50, 50), random.uniform(-1e11, 1e11)] {
        let (sin, cos) = Elementary.sinCos(x)
        #expect(sin == Elementary.sin(x) && cos == Elementary.cos(x))
        #expect((sin * sin + cos * cos - 1).magnitude <= 0x1p-51)
        #expect(
          (Elementary.atan2(sin, cos) - Elementary.atan2(-sin, -cos)).magnitude
            .isNearly(Double.pi))
      }
    }
  }

  @Test("each is the inverse of its partner")
  func inverses() {
    var random = SplitMix64(state: 5)
    for _ in 0..<2_000 {
      let x = random.uniform(-0.9, 5)
      #expect(Elementary.log(Elementary.exp(x)).isNearly(x, within: 0x1p-51))
      #expect(Elementary.log1p(Elementary.expm1(x)).isNearly(x, within: 0x1p-48))
      let angle = random.uniform(-3.1, 3.1)
      let (sin, cos) = Elementary.sinCos(angle)
      #expect(Elementary.atan2(sin, cos).isNearly(angle, within: 0x1p-50))
    }
  }

  @Test("cubes have their roots exactly, every byte survives the transfer pair")
  func exactOnes() {
    for n in 1...2_000 {
      let x = Double(n * 104)
      #expect(Elementary.cubeRoot(x * x * x) == x)
    }
    for byte in 0...255 {
      let linear = Elementary.linearFromGamma(Double(byte) / 255)
      #expect(Int(Elementary.gammaFromLinear(linear) * 255 + 0.5) == byte)
    }
    #expect(Elementary.linearFromGamma(1) == 1 && Elementary.gammaFromLinear(1) == 1)
    #expect(Elementary.linearFromGamma(0) == 0 && Elementary.gammaFromLinear(0) == 0)
  }
}

extension Double {
  /// Whether this is another number to within a number, relative to sizes above 1.
  fileprivate func isNearly(_ other: Double, within slack: Double = 0x1p-50) -> Bool {
    (self - other).magnitude <= slack * Swift.max(1, other.magnitude)
  }
}

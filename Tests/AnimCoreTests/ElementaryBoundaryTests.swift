import Testing

import AnimCore

@Suite("Elementary functions: boundaries")
struct ElementaryBoundaryTests {
  static let awkward: [Double] = [
    0, .leastNonzeroMagnitude, 0x1p-1022, Double(bitPattern: 0x000f_ffff_ffff_ffff), 0x1p-54, 1,
    0x1.921fb54442d18p0,
    745.2, 0x1p52, 0x1p53, 0x1p63, 0x1p64, 1e300, .greatestFiniteMagnitude, .infinity, .nan,
    .signalingNaN, Double(nan: 12345, signaling: false),
  ].flatMap { [$0, -$0] }

  @Test("nothing traps, and every NaN is the same one", arguments: ElementaryFunction.all)
  func total(function: ElementaryFunction) {
    for x in Self.awkward {
      for y in Self.awkward {
        let result = function.value(x, y)
        #expect(!result.isNaN || result.bitPattern == Double.nan.bitPattern)
        if x.isNaN { #expect(result.isNaN) }
      }
    }
  }

  @Test(
    "agrees with the platform at the ends, signs of zeros included",
    arguments: ElementaryFunction.all)
  func ends(function: ElementaryFunction) {
    for x in Self.awkward {
      for y in Self.awkward {
        function.expectPlatformAgrees(x, y)
      }
    }
  }

  @Test("exponentials at the ends of the range")
  func exponentials() {
    let exp: (Double) -> Double = Elementary.exp
    #expect(exp(0) == 1)
    #expect(exp(-.infinity) == 0 && exp(-.infinity).sign == .plus)
    #expect(exp(0x1.62e42fefa39efp9) == 0x1.fffffffffff2ap1023)
    #expect(exp(0x1.62e42fefa39fp9) == .infinity)
    #expect(exp(-0x1.74910d52d3051p9) == .leastNonzeroMagnitude)
    #expect(exp(-0x1.74910d52d3052p9) == 0)
    #expect(Elementary.expm1(-.infinity) == -1)
    #expect(Elementary.expm1(-1e300) == -1)
    #expect(Elementary.expm1(-0.0).sign == .minus)
  }

  @Test("logarithms at the ends of the domain")
  func logarithms() {
    #expect(Elementary.log(0) == -.infinity)
    #expect(Elementary.log(-0.0) == -.infinity)
    #expect(Elementary.log(-1).isNaN && Elementary.log(-.leastNonzeroMagnitude).isNaN)
    #expect(Elementary.log(1) == 0 && Elementary.log(1).sign == .plus)
    #expect(Elementary.log1p(-1) == -.infinity)
    #expect(Elementary.log1p(-1.0000000000000002).isNaN)
    #expect(Elementary.log1p(-0.0).sign == .minus)
    #expect(Elementary.log1p(.infinity) == .infinity)
  }

  @Test("angles: infinite ones have none, huge ones are taken modulo the true 2π")
  func angles() {
    #expect(Elementary.sin(.infinity).isNaN && Elementary.cos(-.infinity).isNaN)
    #expect(Elementary.sin(-0.0).sign == .minus)
    // The double nearest to a multiple of π/2: J.-M. Muller, Elementary Functions, section 11.3.
    #expect(Elementary.cos(0x1.6ac5b262ca1ffp849) == -0x1.14ae72e6ba22fp-61)
    #expect(Elementary.sin(0x1.6ac5b262ca1ffp849) == 1)
    // W. Kahan's test.
    #expect(Elementary.sin(1e22) == -0.8522008497671888)
  }

  @Test(
    "atan2 in every direction",
    arguments: [
      (0.0, 1.0, 0.0), (0, -1, 0x1.921fb54442d18p1), (1, 0, 0x1.921fb54442d18p0),
      (0, 0, 0), (0, -0.0, 0x1.921fb54442d18p1), (1, 1, 0x1.921fb54442d18p-1),
      (1, -1, 0x1.2d97c7f3321d2p1), (.infinity, .infinity, 0x1.921fb54442d18p-1),
      (.infinity, -.infinity, 0x1.2d97c7f3321d2p1), (.infinity, 1, 0x1.921fb54442d18p0),
      (1, .infinity, 0), (1, -.infinity, 0x1.921fb54442d18p1),
      (0x1p-1074, 2, 0), (1e300, 1e-300, 0x1.921fb54442d18p0),
    ])
  func directions(y: Double, x: Double, angle: Double) {
    #expect(Elementary.atan2(y, x) == angle && Elementary.atan2(y, x).sign == .plus)
    #expect(Elementary.atan2(-y, x) == -angle && Elementary.atan2(-y, x).sign == .minus)
  }
}

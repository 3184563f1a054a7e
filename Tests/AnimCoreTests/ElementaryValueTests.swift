import Testing

import AnimCore

@Suite("Elementary functions: values")
struct ElementaryValueTests {
  @Test("beside high-precision values", arguments: ElementaryFunction.all)
  func besideHighPrecisionValues(function: ElementaryFunction) {
    let words = function.fixtures.split(whereSeparator: \.isWhitespace)
      .compactMap { UInt64($0, radix: 16) }.map(Double.init(bitPattern:))
    let width = function.arguments + 1
    #expect(words.count % width == 0 && words.count / width >= 190)
    var misses = 0
    for row in stride(from: 0, to: words.count, by: width) {
      let (x, y) = (words[row], words[row + function.arguments - 1])
      let result = function.value(x, y)
      let distance = doublesApart(result, words[row + width - 1])
      #expect(distance <= 1, "\(function.name)(\(x), \(y)) is \(result)")
      misses += distance == 0 ? 0 : 1
    }
    #expect(misses <= function.misses, "\(function.name)")
  }

  @Test("beside the platform's library", arguments: ElementaryFunction.all)
  func besideThePlatform(function: ElementaryFunction) {
    var random = SplitMix64(state: 1)
    for _ in 0..<3_000 {
      function.expectPlatformAgrees(random.uniform(-4, 4), random.uniform(-4, 4))
      function.expectPlatformAgrees(random.uniform(-750, 750), random.uniform(-750, 750))
      let sizes = (random.next(), random.next())
      function.expectPlatformAgrees(Double(bitPattern: sizes.0), Double(bitPattern: sizes.1))
    }
  }

  @Test("the examples of the documentation")
  func examples() {
    #expect(Elementary.exp(1.0) == 2.718281828459045)
    #expect(Elementary.sinCos(1e9).sin == 0.5458434494486996)
    #expect(Elementary.sinCos(1e22) == (-0.8522008497671888, 0.523214785395139))
    #expect(Elementary.linearFromGamma(0.5) == 0.21404114048223244)
    #expect(Elementary.gammaFromLinear(0.5) == 0.7353569830524495)
  }

  @Test("Float's exponential is the Double's, rounded once")
  func floatExponential() {
    #expect(Elementary.exp(Float(1)) == 2.7182817)
    #expect(Elementary.exp(Float(-103.97)) == .leastNonzeroMagnitude)
    #expect(Elementary.exp(Float(-104)) == 0)
    #expect(Elementary.exp(Float(88.73)) == .infinity)
    #expect(Elementary.exp(Float.nan).isNaN)
    for step in -800...800 {
      let x = Float(step) / 8
      #expect(Elementary.exp(x) == Float(Elementary.exp(Double(x))))
    }
  }

  @Test("Float's square root is the correctly rounded one")
  func floatSquareRoot() {
    var random = SplitMix64(state: 2)
    for _ in 0..<3_000 {
      let x = Float(bitPattern: UInt32(truncatingIfNeeded: random.next()) & 0x7f7f_ffff)
      #expect(Elementary.squareRoot(x) == x.squareRoot())
    }
    #expect(Elementary.squareRoot(-1).isNaN)
    #expect(Elementary.squareRoot(-0.0).sign == .minus)
    #expect(Elementary.squareRoot(.infinity) == .infinity)
  }
}

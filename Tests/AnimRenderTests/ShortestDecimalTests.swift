import AnimRender
import Testing

/// Shortest decimals are checked against the standard library's descriptions, number by number.
///
/// `DECIMAL_SAMPLES` in the environment says how many random doubles there are of each kind, as for
/// fixed decimals.
@Suite struct ShortestDecimalTests {
  static let notation = ShortestDecimal()

  /// What Swift prints, zero without a sign.
  static func printed(_ number: Double) -> String {
    number == 0 ? "0.0" : number.description
  }

  /// The first few of the numbers that are spelled otherwise than by Swift, or not read back.
  static func mistakes(_ numbers: some Sequence<Double>) -> [String] {
    var found: [String] = []
    for number in numbers {
      let text = notation.text(number)
      if text != printed(number) || text.flatMap(Double.init) != number {
        found.append("\(text ?? "nil"), not \(number)")
        if found.count == 5 { break }
      }
    }
    return found
  }

  enum Kind: CaseIterable {
    case anyBits, scaleOrColour, shortDecimals, wholeNumbers, singles, subnormals, aroundExponents

    func number(_ random: inout SplitMix) -> Double {
      let sign: Double = Bool.random(using: &random) ? 1 : -1
      switch self {
      case .anyBits:
        let number = Double(bitPattern: random.next())
        return number.isFinite ? number : 0
      case .scaleOrColour:
        return Double.random(in: 0...2, using: &random)
      case .shortDecimals:
        let digits = Double(Int.random(in: 0..<1_000_000, using: &random))
        return sign * digits / [1, 10, 1e3, 1e6, 1e9, 1e22][Int.random(in: 0..<6, using: &random)]
      case .wholeNumbers:
        return sign * Double(random.next() >> UInt64.random(in: 0...63, using: &random))
      case .singles:
        let single = Float(bitPattern: UInt32(truncatingIfNeeded: random.next()))
        return single.isFinite ? Double(single) : 0
      case .subnormals:
        return sign
          * Double(bitPattern: random.next() >> UInt64.random(in: 12...63, using: &random))
      case .aroundExponents:
        // Where the notation changes, both ways.
        let limit = Bool.random(using: &random) ? 1e-4 : 0x1p53
        return sign * limit * Double.random(in: 0.5...2, using: &random)
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func randomNumbersAreSpelledAsBySwift(_ kind: Kind) {
    var random = SplitMix(seed: 20_200_316)
    let numbers = (0..<DecimalTests.samples).lazy.map { _ in kind.number(&random) }
    #expect(Self.mistakes(numbers) == [])
  }

  /// Below a power of two the neighbour is half as near.
  @Test func powersOfTwoAndTheirNeighboursAreSpelledAsBySwift() {
    let numbers = (-1074...1023).lazy.flatMap { exponent in
      let power = Double(sign: .plus, exponent: exponent, significand: 1)
      return [power, -power, power.nextUp, power.nextDown, power.nextDown.nextDown]
    }
    #expect(Self.mistakes(numbers) == [])
  }

  @Test func powersOfTenAndTheirNeighboursAreSpelledAsBySwift() throws {
    let powers = try (-323...308).map { try #require(Double("1e\($0)")) }
    let numbers = powers.lazy.flatMap { power in
      [power, -power, power.nextUp, power.nextDown, power * 5, power * 9, power * 9.5].filter {
        $0.isFinite
      }
    }
    #expect(Self.mistakes(numbers) == [])
  }

  @Test func theSmallestNumbersAreSpelledAsBySwift() {
    #expect(Self.mistakes((0...2000).lazy.map { Double(bitPattern: $0) }) == [])
    let limit = Double.leastNormalMagnitude.bitPattern
    #expect(Self.mistakes((limit - 500...limit + 500).lazy.map { Double(bitPattern: $0) }) == [])
  }

  @Test(
    arguments: [
      (0, "0.0"), (-0.0, "0.0"), (1, "1.0"), (-1, "-1.0"), (0.1, "0.1"), (0.95, "0.95"),
      (-0.05, "-0.05"), (100, "100.0"), (1e15, "1000000000000000.0"), (1e16, "1e+16"),
      (0x1p53, "9007199254740992.0"), (0x1p53 + 2, "9.007199254740994e+15"), (1e-4, "0.0001"),
      (1.5e-5, "1.5e-05"), (1e-5, "1e-05"), (1e100, "1e+100"), (-1e-100, "-1e-100"),
      (1.0 / 60, "0.016666666666666666"), (.leastNonzeroMagnitude, "5e-324"),
      (.leastNormalMagnitude, "2.2250738585072014e-308"),
      (-.greatestFiniteMagnitude, "-1.7976931348623157e+308"),
      (2e23, "2e+23"), (9e22, "9e+22"), (4.5e-19, "4.5e-19"), (1.0 / 3, "0.3333333333333333"),
    ] as [(Double, String)])
  func numbersOfEveryShape(_ number: Double, _ text: String) {
    #expect(Self.notation.text(number) == text)
  }

  @Test func whatIsNotANumberHasNoText() {
    let none: [Double] = [.nan, .infinity, -.infinity, .signalingNaN]
    #expect(none.map(Self.notation.text) == [nil, nil, nil, nil])
  }

  @Test func aCommaStandsWhereThePointWould() {
    let comma = ShortestDecimal(mark: .comma)
    let numbers = [0, 1, -0.95, 1.0 / 60, 1.5e-5, 1e-5, 2.5e300, 12_345.678]
    for number in numbers {
      #expect(comma.text(number) == Self.printed(number).replacing(".", with: ","))
    }
  }
}

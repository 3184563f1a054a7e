import AnimRender
import Foundation
import Testing

/// Fixed decimals are checked against C's `printf`, number by number.
///
/// `DECIMAL_SAMPLES` in the environment says how many random doubles there are of each kind; without
/// it there are few enough for a debug build.
@Suite struct DecimalTests {
  static let samples =
    ProcessInfo.processInfo.environment["DECIMAL_SAMPLES"].flatMap(Int.init) ?? 10_000

  /// What C gives, without the sign where no digit but zero is left.
  static func printed(_ number: Double, decimals: Int) -> String {
    var buffer = [CChar](repeating: 0, count: 400)
    let count = withVaList([Int32(decimals), number]) { vsnprintf(&buffer, 400, "%.*f", $0) }
    let isZero = !buffer[..<Int(count)].contains { (0x31...0x39).contains($0) }
    let start = isZero && buffer[0] == 0x2D ? 1 : 0
    return String(decoding: buffer[start..<Int(count)].lazy.map { UInt8($0) }, as: UTF8.self)
  }

  static let notations: [FixedDecimal] = Precision.allowedDecimals.compactMap {
    (try? Precision(decimals: $0)).flatMap { FixedDecimal($0) }
  }

  /// The first few of the numbers that are spelled otherwise than by C.
  static func mistakes(_ numbers: some Sequence<(number: Double, decimals: Int)>) -> [String] {
    var found: [String] = []
    for (number, decimals) in numbers {
      let right = printed(number, decimals: decimals)
      let text = notations[decimals].text(number)
      if text != right {
        found.append("\(number) at \(decimals): \(text ?? "nil"), not \(right)")
        if found.count == 5 { break }
      }
    }
    return found
  }

  enum Kind: CaseIterable {
    case anyBits, scaleOrColour, nearTies, exactTies, shortDecimals, aroundWholeLimit

    func number(_ decimals: Int, _ random: inout SplitMix) -> Double {
      let sign: Double = Bool.random(using: &random) ? 1 : -1
      let power = (0..<decimals).reduce(1.0) { power, _ in power * 10 }
      switch self {
      case .anyBits:
        let number = Double(bitPattern: random.next())
        return number.isFinite ? number : 0
      case .scaleOrColour:
        return Double.random(in: 0...2, using: &random)
      case .nearTies:
        let tie = (Double(Int.random(in: 0..<5_000_000, using: &random)) + 0.5) / power
        return sign * [tie, tie.nextUp, tie.nextDown].randomElement(using: &random, or: tie)
      case .exactTies:
        // An odd number over 2^(d + 1) has d + 1 decimals, the last of them 5.
        let size = Int.random(in: 0...30, using: &random)
        let odd = Double(2 * Int.random(in: 0..<1 << size, using: &random) + 1)
        return sign * odd / Double(1 << (decimals + 1))
      case .shortDecimals:
        return sign * Double(Int.random(in: 0..<5_000_000, using: &random)) / power
      case .aroundWholeLimit:
        let exponent = Int.random(in: 50...66, using: &random)
        return sign
          * Double(sign: .plus, exponent: exponent, significand: .random(in: 1..<2, using: &random))
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func randomNumbersAreSpelledAsByC(_ kind: Kind) {
    var random = SplitMix(seed: 20_240_607)
    let numbers = (0..<Self.samples).lazy.map { index in
      let decimals = kind == .scaleOrColour ? 6 : index % 18
      return (number: kind.number(decimals, &random), decimals: decimals)
    }
    #expect(Self.mistakes(numbers) == [])
  }

  @Test func powersOfTwoAndTheirNeighboursAreSpelledAsByC() {
    let numbers = (-1074...1023).lazy.flatMap { exponent in
      let power = Double(sign: .plus, exponent: exponent, significand: 1)
      return [power, power.nextUp, -power.nextDown].map {
        (number: $0, decimals: (exponent + 1080) % 18)
      }
    }
    #expect(Self.mistakes(numbers) == [])
  }

  static let awkward: [Double] = [
    0, -0.0, 0.5, 1.5, 2.5, -0.5, 0.25, 0.75, 0.125, 1, 9.5, 99.5, 0.95, 0.1, 1e-6, 5e-7,
    4.9999999e-7, 0.9999995, 0.99999949999, 9.9999999, 999_999.999_999_9, 1e22, 1e23,
    123_456_789.123_456_789,
    0x1p-11, 0x1p-12, 0x1.8p-12, 0x1.fffffffffffffp-12, 0x1.0000000000001p51, 0x1p53, 0x1p53 - 0.5,
    0x1p63,
    0x1p64, 0x1.fffffffffffffp63, 1e300, .pi, .greatestFiniteMagnitude, .leastNormalMagnitude,
    .leastNonzeroMagnitude, Double.leastNormalMagnitude.nextDown,
  ]

  @Test(arguments: awkward)
  func awkwardNumbersAreSpelledAsByC(_ number: Double) {
    let numbers = Precision.allowedDecimals.flatMap {
      [(number: number, decimals: $0), (number: -number, decimals: $0)]
    }
    #expect(Self.mistakes(numbers) == [])
  }

  @Test(arguments: [
    (3.2e-07, "0.000000"), (-4.4e-09, "0.000000"), (1.5e-05, "0.000015"),
    (12_345_678.25, "12345678.250000"), (0.1, "0.100000"), (-0.0, "0.000000"),
    (-2e-07, "0.000000"), (-4.9e-07, "0.000000"), (-6e-07, "-0.000001"), (0.9999999, "1.000000"),
    (-9.9999999, "-10.000000"), (1, "1.000000"),
  ])
  func sixDecimals(_ number: Double, _ text: String) {
    #expect(FixedDecimal(.sixDecimals)?.text(number) == text)
  }

  @Test func halvesGoToTheEvenDigit() throws {
    let none = try #require(FixedDecimal(Precision(decimals: 0)))
    let whole = [0.5, 1.5, 2.5, -0.5, -1.5].map { none.text($0) }
    #expect(whole == ["0", "2", "2", "0", "-2"])
    let two = try #require(FixedDecimal(Precision(decimals: 2)))
    let hundredths = [0.125, 0.375, 1.625].map { two.text($0) }
    #expect(hundredths == ["0.12", "0.38", "1.62"])
  }

  @Test func theGreatestNumberIsWrittenInFull() throws {
    let text = FixedDecimal(.sixDecimals)?.text(-.greatestFiniteMagnitude)
    #expect(text?.utf8.count == 317)
    #expect(text?.hasPrefix("-17976931348623157081452742373170435679807056752584") == true)
  }

  @Test(arguments: Precision.allowedDecimals)
  func whatIsNotANumberHasNoText(_ decimals: Int) throws {
    let notation = try #require(FixedDecimal(Precision(decimals: decimals)))
    #expect(
      [.nan, .infinity, -.infinity, .signalingNaN].map(notation.text) == [nil, nil, nil, nil])
  }

  @Test(arguments: Precision.allowedDecimals)
  func aCommaStandsWhereThePointWould(_ decimals: Int) throws {
    let precision = try Precision(decimals: decimals)
    let point = try #require(FixedDecimal(precision))
    let comma = try #require(FixedDecimal(precision, mark: .comma))
    for number in Self.awkward {
      #expect(comma.text(number) == point.text(number)?.replacing(".", with: ","))
    }
  }

  @Test(.enabled(if: commaLocale() != nil, "no locale with a decimal comma is installed"))
  func aLocaleChangesNothing() throws {
    let locale = try #require(Self.commaLocale())
    defer { freelocale(locale) }
    let before = uselocale(locale)
    defer { uselocale(before) }
    #expect(Self.printed(1234.5, decimals: 1) == "1234,5")
    #expect(FixedDecimal(.sixDecimals)?.text(1234.5) == "1234.500000")
  }

  /// A locale for one thread; the process keeps its own, on which the other tests rely.
  static func commaLocale() -> locale_t? {
    #if canImport(Darwin)
      let mask = LC_NUMERIC_MASK
    #else
      let mask = Int32(1) << LC_NUMERIC
    #endif
    for name in ["de_DE.UTF-8", "fr_FR.UTF-8"] {
      if let locale = newlocale(mask, name, nil) { return locale }
    }
    return nil
  }
}

/// The generator of Steele, Lea and Flood, "Fast splittable pseudorandom number generators": the same
/// numbers in every run.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

extension Collection {
  /// A random element, or the given one where there is none.
  fileprivate func randomElement(using random: inout SplitMix, or fallback: Element) -> Element {
    randomElement(using: &random) ?? fallback
  }
}

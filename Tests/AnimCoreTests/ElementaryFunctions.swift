import Foundation
import Testing

import AnimCore

/// One function of ``Elementary`` with what the tests compare it to; a table all suites run over.
struct ElementaryFunction: Sendable, CustomTestStringConvertible {
  let name: String
  /// The function; all but atan2 ignore the second number.
  let value: @Sendable (Double, Double) -> Double
  /// The platform's own.
  let platform: @Sendable (Double, Double) -> Double
  /// By how many doubles the two may differ.
  let platformSlack: Int64
  /// The largest finite argument, either sign, at which the platform's is worth a comparison.
  let platformReach: Double
  /// How many of the fixtures miss the nearest double and give the one beside it: of the hardest ones.
  let misses: Int
  /// Bit patterns: an argument (for atan2 two), then the correctly rounded result.
  let fixtures: String
  let arguments: Int
  /// The FNV-1a hash of the results on the grid of the digest test.
  let digest: UInt64

  var testDescription: String { name }

  init(
    _ name: String, _ value: @escaping @Sendable (Double) -> Double,
    _ platform: @escaping @Sendable (Double) -> Double, slack: Int64 = 1,
    reach: Double = .greatestFiniteMagnitude, _ fixtures: String, misses: Int = 0, digest: UInt64
  ) {
    self.name = name
    self.value = { x, _ in value(x) }
    self.platform = { x, _ in platform(x) }
    self.platformSlack = slack
    self.platformReach = reach
    self.fixtures = fixtures
    self.misses = misses
    self.arguments = 1
    self.digest = digest
  }

  init(
    two name: String, _ value: @escaping @Sendable (Double, Double) -> Double,
    _ platform: @escaping @Sendable (Double, Double) -> Double, _ fixtures: String, misses: Int,
    digest: UInt64
  ) {
    self.name = name
    self.value = value
    self.platform = platform
    self.platformSlack = 1
    self.platformReach = .greatestFiniteMagnitude
    self.fixtures = fixtures
    self.misses = misses
    self.arguments = 2
    self.digest = digest
  }

  static let all: [ElementaryFunction] = [
    ElementaryFunction(
      "exp", { Elementary.exp($0) }, { Foundation.exp($0) }, ElementaryFixtures.exp,
      misses: 6, digest: 0x6898373d751294c0),
    ElementaryFunction(
      "expm1", { Elementary.expm1($0) }, { Foundation.expm1($0) }, ElementaryFixtures.expm1,
      misses: 12, digest: 0x114b58131a0f737b),
    ElementaryFunction(
      "log", { Elementary.log($0) }, { Foundation.log($0) }, ElementaryFixtures.log,
      digest: 0xd1465149f6af7eda),
    ElementaryFunction(
      "log1p", { Elementary.log1p($0) }, { Foundation.log1p($0) }, ElementaryFixtures.log1p,
      digest: 0x01b44b20f1b0ba86),
    ElementaryFunction(
      "sin", { Elementary.sin($0) }, { Foundation.sin($0) }, ElementaryFixtures.sin,
      misses: 1, digest: 0xfb75c93b99717727),
    ElementaryFunction(
      "cos", { Elementary.cos($0) }, { Foundation.cos($0) }, ElementaryFixtures.cos,
      digest: 0x8682a4fff8295979),
    ElementaryFunction(
      two: "atan2", { Elementary.atan2($0, $1) }, { Foundation.atan2($0, $1) },
      ElementaryFixtures.atan2, misses: 2, digest: 0xcc570b29868bd0e6),
    // glibc's manual states errors of up to 4 units in the last place for its cbrt.
    ElementaryFunction(
      "cubeRoot", { Elementary.cubeRoot($0) }, { Foundation.cbrt($0) }, slack: 4,
      ElementaryFixtures.cubeRoot, digest: 0x149f15af339cbf1f),
    // The platform's pair is composed of roundings that 2.4 and the offset magnify.
    ElementaryFunction(
      "linearFromGamma", { Elementary.linearFromGamma($0) }, platformLinear, slack: 8, reach: 8,
      ElementaryFixtures.linearFromGamma, misses: 3, digest: 0x1562422adffce74a),
    ElementaryFunction(
      "gammaFromLinear", { Elementary.gammaFromLinear($0) }, platformGamma, slack: 8, reach: 8,
      ElementaryFixtures.gammaFromLinear, misses: 7, digest: 0x56b0f058f0113209),
  ]

  /// The digests of the two Float functions, on the grid's first numbers as Floats.
  static let floatDigests: (exp: UInt64, squareRoot: UInt64) = (
    exp: 0x81ee7063332db0ec, squareRoot: 0xce427e7d414368b2
  )

  @Sendable private static func platformLinear(_ v: Double) -> Double {
    let size = v.magnitude
    let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return v.sign == .minus ? -linear : linear
  }

  @Sendable private static func platformGamma(_ v: Double) -> Double {
    let size = v.magnitude
    let gamma = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return v.sign == .minus ? -gamma : gamma
  }
}

extension ElementaryFunction {
  /// Expects the function and the platform's to agree, where that is worth a comparison.
  func expectPlatformAgrees(
    _ x: Double, _ y: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard x.magnitude <= platformReach || !x.isFinite else { return }
    let (result, other) = (value(x, y), platform(x, y))
    #expect(
      doublesApart(result, other) <= platformSlack,
      "\(name)(\(x), \(y)) is \(result), the platform's \(other)", sourceLocation: sourceLocation)
  }
}

/// How many doubles lie from one number to another, 0 for the same bits, −0 and 0 one apart.
///
/// Two NaNs are 0 apart; a NaN and a number are as far as can be.
func doublesApart(_ a: Double, _ b: Double) -> Int64 {
  if a.isNaN || b.isNaN {
    return a.isNaN && b.isNaN ? 0 : .max
  }
  func place(_ x: Double) -> Int64 {
    let size = Int64(bitPattern: x.magnitude.bitPattern)
    return x.sign == .minus ? -1 - size : size
  }
  let (distance, overflow) = place(a).subtractingReportingOverflow(place(b))
  return overflow ? .max : abs(distance)
}

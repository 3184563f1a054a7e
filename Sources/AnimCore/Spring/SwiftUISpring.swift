/// The spring behind SwiftUI's `.spring(response:dampingFraction:)`, `.smooth`, `.snappy` and
/// `.bouncy` animations.
///
///     let spring = try SwiftUISpring(response: 0.5, dampingFraction: 0.825)
///
/// SwiftUI does not evaluate the closed form but steps 300 times a second, so its curves differ from a
/// ``Spring``'s by up to half a hundredth of the travel. Here they are stepped alike: device
/// recordings are met to 5e-8 of the travel.
public struct SwiftUISpring: Hashable, Sendable {
  /// The undamped period, in seconds. At 0 the stiffness is 1, as in SwiftUI.
  public let response: Double
  /// The share of critical damping, without unit.
  public let dampingFraction: Double

  /// Allowed responses, in seconds.
  public static let responses = 0...10.0
  /// Allowed damping fractions.
  public static let dampingFractions = 0...1.0

  /// Creates a spring from SwiftUI's two numbers.
  ///
  /// - Parameters:
  ///   - response: In seconds, within ``responses``.
  ///   - dampingFraction: Without unit, within ``dampingFractions``.
  /// - Throws: ``SpringError`` naming the parameter out of range.
  public init(response: Double, dampingFraction: Double) throws(SpringError) {
    try SpringError.Parameter.response.check(response, within: Self.responses)
    try SpringError.Parameter.dampingFraction.check(
      dampingFraction, within: Self.dampingFractions)
    self.init(uncheckedResponse: response, dampingFraction: dampingFraction)
  }

  private init(uncheckedResponse: Double, dampingFraction: Double) {
    response = uncheckedResponse
    self.dampingFraction = dampingFraction
  }

  /// The same response without overshoot.
  package var criticallyDamped: SwiftUISpring {
    SwiftUISpring(uncheckedResponse: response, dampingFraction: 1)
  }

  /// (2π/response)², at most 45,000.
  package var stiffness: Double {
    guard response > 0 else { return 1 }
    let frequency = 2 * Double.pi / response
    return min(frequency * frequency, 45_000)
  }

  /// ω₀ = √stiffness, in rad/s.
  package var angularFrequency: Double { stiffness.squareRoot() }
}

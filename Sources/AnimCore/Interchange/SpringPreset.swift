/// A named spring of some platform.
///
///     SpringPreset.named("react-spring-wobbly")?.spring.dampingRatio  // 0.447…
public struct SpringPreset: Hashable, Sendable {
  /// The word it is asked for by: `react-spring-wobbly`.
  public let name: String
  /// Whose it is.
  public let origin: String
  /// Where its numbers stand.
  public let source: String
  /// The spring.
  public let spring: Spring

  /// The preset of a name, nil if there is none; `swiftui-` may be left out.
  public static func named(_ name: String) -> SpringPreset? {
    all.first { $0.name == name } ?? all.first { $0.name == "swiftui-\(name)" }
  }
}

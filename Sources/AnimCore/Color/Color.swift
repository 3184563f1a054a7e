/// A colour in gamma-coded sRGB with straight alpha, each number within 0…1.
///
///     let grey = try Color(hex: "#8E8E93")
///     let half = try Color(red: 0, green: 0, blue: 1, alpha: 0.5)
///
/// Mixing happens in another form, premultiplied; see ``ButtonAnimations``.
public struct Color: Hashable, Sendable {
  /// Red, gamma-coded, 0…1.
  public let red: Double
  /// Green, gamma-coded, 0…1.
  public let green: Double
  /// Blue, gamma-coded, 0…1.
  public let blue: Double
  /// Opacity, 0 (clear) to 1 (opaque); the other three are not multiplied by it.
  public let alpha: Double

  /// Creates a colour from its four numbers.
  ///
  /// - Throws: ``ColorError/channelOutOfRange(channel:value:)`` for a number outside 0…1 or not finite.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) throws(ColorError) {
    for (name, value) in [("red", red), ("green", green), ("blue", blue), ("alpha", alpha)]
    where !(0...1).contains(value) {
      throw .channelOutOfRange(channel: name, value: value)
    }
    self.init(clamping: red, green, blue, alpha)
  }

  /// Creates a colour from numbers that may lie outside 0…1, as a springing colour's do.
  ///
  /// What is not a number counts as 0, so that this never fails: the door is where such a thing is
  /// refused.
  package init(clamping red: Double, _ green: Double, _ blue: Double, _ alpha: Double) {
    self.red = Self.clamped(red)
    self.green = Self.clamped(green)
    self.blue = Self.clamped(blue)
    self.alpha = Self.clamped(alpha)
  }

  /// The same red, green and blue at another opacity, clamped to 0…1.
  package func withAlpha(_ alpha: Double) -> Color {
    Color(clamping: red, green, blue, alpha)
  }

  // Written so that NaN fails both comparisons and −0 becomes 0.
  private static func clamped(_ channel: Double) -> Double {
    channel > 0 ? (channel < 1 ? channel : 1) : 0
  }
}

/// What is wrong with a colour.
public enum ColorError: Error, Hashable, Sendable {
  /// A channel's number lies outside 0…1 or is not finite.
  case channelOutOfRange(channel: String, value: Double)
  /// A text is not `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`.
  case malformedHex(String)
}

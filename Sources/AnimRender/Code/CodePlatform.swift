import AnimCore

/// A platform that a timing can be written for.
///
///     let timing = Timing.spring(.bouncy)
///     CodePlatform.swiftUI.snippet(for: timing)?.text
///
/// Numbers are as short as read back to within the last bits; equal timings give equal code.
public struct CodePlatform: Sendable {
  /// The word it is asked for by: `swiftui`.
  public let key: String
  /// Its name.
  public let name: String
  private let write: @Sendable (Timing, Double) -> CodeSnippet?

  init(
    key: String, name: String, write: @escaping @Sendable (Timing, Double) -> CodeSnippet?
  ) {
    self.key = key
    self.name = name
    self.write = write
  }

  /// The timing in the platform's code; nil where the platform has no way of stating it.
  ///
  /// - Parameters:
  ///   - timing: The timing. A velocity at the start, which is in travels per second, is written for a
  ///     way of 1 where the platform counts in the property's unit.
  ///   - tolerance: How far a curve made of points may be from the motion, as a share of the travel;
  ///     clamped to 0.00001…0.1.
  public func snippet(for timing: Timing, tolerance: Double = 0.0025) -> CodeSnippet? {
    write(timing, tolerance >= 1e-5 ? min(tolerance, 0.1) : 1e-5)
  }

  /// All of them.
  public static let all: [CodePlatform] = [
    uikit, swiftUI, coreAnimation, compose, flutter, motion, reactSpring, css,
  ]
}

extension Timing {
  /// The oscillator of a spring of any kind, and its velocity at the start in travels per second; nil
  /// for what is no spring.
  ///
  /// For a spring of SwiftUI's it is the closed form its steps come near to.
  var oscillator: (spring: Spring, velocity: Double)? {
    switch kind {
    case .spring(let spring, let velocity): (spring, velocity)
    case .uikitSpring(let uikit): (uikit.spring, uikit.initialVelocity)
    case .swiftUISpring(let spring, let velocity): (spring.closedForm, velocity)
    case .curve, .instant: nil
    }
  }
}

extension Curve {
  /// The four numbers of a curve that is a cubic Bézier, named or not.
  var controlPoints: CubicBezier? {
    switch self {
    case .easeIn: CubicBezier(unchecked: 0.42, 0, 1, 1)
    case .easeOut: CubicBezier(unchecked: 0, 0, 0.58, 1)
    case .easeInOut: CubicBezier(unchecked: 0.42, 0, 0.58, 1)
    case .cubicBezier(let bezier): bezier
    case .linear, .steps, .piecewiseLinear: nil
    }
  }
}

/// A number as code: the shortest that reads back to within the last bits, without a fraction where it
/// has none.
///
/// A stiffness of 400 that went through a frequency is 400.00000000000006; fifteen digits say 400.
func code(_ number: Double) -> String {
  let text = spelled(number)
  guard number.isFinite, text.utf8.count > 15 else { return text }
  var scale = 1.0
  while number.magnitude * scale < 1e14, scale < 1e22 { scale *= 10 }
  let round = (number * scale).rounded() / scale
  let short = spelled(round)
  let isNear = abs(round - number) <= 8 * number.ulp
  return isNear && short.utf8.count < text.utf8.count ? short : text
}

private func spelled(_ number: Double) -> String {
  let text = number.description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

extension CubicBezier {
  /// Its four numbers, with what stands between them.
  func code(separator: String = ", ", suffix: String = "") -> String {
    [x1, y1, x2, y2].map { AnimRender.code($0) + suffix }.joined(separator: separator)
  }
}

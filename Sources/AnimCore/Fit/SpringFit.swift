/// A spring, or another curve, read back out of a recording.
///
///     let animations = ButtonAnimations().scaleEffect(
///       ratio: 0.9, style: .hold, enter: .spring(try Spring(response: 0.4, dampingRatio: 0.6)))
///     let press = try InteractionScript([(.press, at: 0)])
///     let table = try animations.compile(press).table(of: 0...30)
///     let times = (0...30).map { Tick($0).seconds }
///     let samples = try FitSamples(times: times, values: table.values)
///     try SpringFit(samples)[.dampingRatio]?.value  // 0.6
///
/// The numbers are those with the least squares, found from several starts. Start, delay and initial
/// velocity cannot all be told from one curve: without a flat lead-in the delay is 0, with one the
/// velocity is, unless ``FitOptions`` says otherwise.
public struct SpringFit: Hashable, Sendable {
  /// What was fitted.
  public let model: FitModel
  /// The numbers found, given or assumed, in the order to tell them in.
  public let parameters: [FitParameter]
  /// The motion: one timing, or a press and its release.
  public let segments: [FitSegment]
  /// The samples the curve was fitted to.
  public let samples: FitSamples
  /// The curve at the samples' times.
  public let fitted: [Double]
  /// How far the samples are from the curve.
  public let residual: FitResidual
  /// What speaks against taking the numbers at their word.
  public let warnings: [FitWarning]
  /// Akaike's criterion with its correction for few samples; less is better.
  public let criterion: Double
  /// All models that were tried, the one taken first; one unless the choice was left open.
  public let candidates: [FitCandidate]

  /// The number of a name; nil if the model has none.
  public subscript(name: FitParameter.Name) -> FitParameter? {
    parameters.first { $0.name == name }
  }
}

/// A kind of curve to fit.
public enum FitModel: String, CaseIterable, Hashable, Sendable {
  /// One spring, in closed form.
  case spring
  /// UIKit's spring, whose duration and damping ratio are plausible numbers if any fit.
  case uikit
  /// SwiftUI's stepped spring.
  case swiftui
  /// A cubic Bézier curve.
  case cubicBezier
  /// Two springs, the second of which begins in the first one's motion: a press and its release.
  case press
}

/// A model as it was tried.
public struct FitCandidate: Hashable, Sendable {
  /// The model.
  public let model: FitModel
  /// Root of the mean squared residual, in the property's unit.
  public let rootMeanSquare: Double
  /// Akaike's criterion; less is better.
  public let criterion: Double
}

/// How far samples are from a curve.
public struct FitResidual: Hashable, Sendable {
  /// Root of the mean square, in the property's unit.
  public let rootMeanSquare: Double
  /// The largest magnitude, in the property's unit.
  public let largest: Double
  /// When that is, in seconds.
  public let largestTime: Double
  /// Whether the residual is no more than rounding the recorded values makes.
  public let isRounding: Bool
}

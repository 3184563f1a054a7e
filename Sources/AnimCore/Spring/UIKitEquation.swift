/// The equation between duration, damping ratio, initial velocity and frequency that UIKit's
/// `animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:)` solves.
///
/// The amplitude of the sine term alone, |ζω − v| / (ω√(1 − ζ²)) · e^(−ζωD), is a thousandth at the
/// duration D; for ζ = 1 the motion itself, ((ω − v)D + 1) e^(−ωD), is, with the sign turned where
/// ω < v. Source: the open reimplementations of Apple's function and 180 frequencies read from
/// springs that UIKit installed (RevealSpringAnimation, iOS 14.4).
package struct UIKitEquation: Hashable, Sendable {
  /// D in seconds.
  package let duration: Double
  /// ζ, within 0…1.
  package let dampingRatio: Double
  /// v in travels per second, positive towards the target.
  package let initialVelocity: Double

  /// The share of the travel that counts as arrived.
  package static let tolerance = 0.001

  package init(duration: Double, dampingRatio: Double, initialVelocity: Double) {
    self.duration = duration
    self.dampingRatio = dampingRatio
    self.initialVelocity = initialVelocity
  }

  /// The smallest damping ratio for which a motion without initial velocity has a frequency:
  /// ζ/√(1 − ζ²) must exceed ``tolerance``.
  package static let smallestDampingRatio = (tolerance / (1 + tolerance * tolerance).squareRoot())
    .nextUp

  /// The frequency that solves the equation, in rad/s: the one on the far branch where the motion
  /// does decay to a thousandth, else the one on the near branch; nil if there is none.
  package var exactRoot: Double? {
    if dampingRatio >= 1 { return criticalRoot }
    if initialVelocity == 0 {
      let root = Elementary.log(dampingRatio / (Self.tolerance * sineShare)) / sineDecay
      return root > 0 ? root : nil
    }
    if initialVelocity < 0 {
      return Bisection.zero(falling: excess, from: -initialVelocity * 1e-9, step: 1 / duration)
    }
    // Beyond v/ζ the amplitude rises to its peak, then falls for good.
    let reach = initialVelocity * initialVelocity + 4 * initialVelocity / duration
    let peak = (initialVelocity + reach.squareRoot()) / (2 * dampingRatio)
    if excess(at: peak) >= 0 {
      return Bisection.zero(falling: excess, from: peak, step: peak)
    }
    let turn = initialVelocity / dampingRatio
    return Bisection.zero(of: excess, positive: 0, negative: turn)
  }

  /// √(1 − ζ²).
  private var sineShare: Double { ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot() }

  /// ζD: how fast the amplitude decays with the frequency.
  private var sineDecay: Double { dampingRatio * duration }

  /// How far the amplitude is above a thousandth, as a logarithm.
  private func excess(at frequency: Double) -> Double {
    let term = abs(dampingRatio * frequency - initialVelocity) / (frequency * sineShare)
    return Elementary.log(term / Self.tolerance) - sineDecay * frequency
  }

  /// ζ = 1, with y = ωD and u = vD: (y + 1 − u) e^(−y) = ±0.001.
  private var criticalRoot: Double? {
    let u = initialVelocity * duration
    func above(_ y: Double) -> Double { (y + 1 - u) * Elementary.exp(-y) - Self.tolerance }
    func below(_ y: Double) -> Double { -(y + 1 - u) * Elementary.exp(-y) - Self.tolerance }
    let y =
      above(max(u, 0)) >= 0
      ? Bisection.zero(falling: above, from: max(u, 0), step: 1)
      : Bisection.zero(of: below, positive: 0, negative: u - 1)
    return y.map { $0 / duration }
  }
}

// What iOS does instead of solving the equation: Newton's method with a start, a number of steps and
// mixed widths of its own. Far from the origin's design it stops early or jumps about, and that is
// what a device shows. The step counts, the starts, the stop and the single-precision terms are
// pinned by the device values in the tests.

extension UIKitEquation {
  /// The frequency at which iOS's iteration ends, in rad/s. It can be negative, infinite or not a
  /// number.
  package var iteratedRoot: Double {
    let first = iterate(from: 5 / duration, steps: 12)
    return first.trusted ? first.root : iterate(from: 1 / duration, steps: 20).root
  }

  private func iterate(from start: Double, steps: Int) -> (root: Double, trusted: Bool) {
    var frequency = start
    var previousStep = 0.0
    for count in 1...steps {
      let next = frequency - value(at: frequency) / slope(at: frequency)
      if next.isNaN { return (next, false) }
      let step = frequency - next
      if count >= 3, abs(step) <= Self.tolerance { return (next, previousStep <= 100) }
      previousStep = step
      frequency = next
    }
    return (frequency, true)
  }

  private func value(at frequency: Double) -> Double {
    let arrival = -dampingRatio * duration * frequency
    guard dampingRatio < 1 else {
      let sign = frequency < initialVelocity ? -1.0 : 1.0
      let motion = (frequency - initialVelocity) * duration + 1
      return Self.single(exp: -duration * frequency) * motion - sign * Self.tolerance
    }
    return Self.tolerance - abs(sineTerm(at: frequency) * Elementary.exp(arrival))
  }

  private func slope(at frequency: Double) -> Double {
    guard dampingRatio < 1 else {
      let numerator = -duration * duration * (frequency - initialVelocity)
      return numerator / Self.single(exp: duration * frequency)
    }
    let decay = dampingRatio * duration
    let numerator =
      dampingRatio * decay * frequency * frequency - initialVelocity * decay * frequency
      - initialVelocity
    let growth = Self.single(exp: decay * frequency)
    let slope = numerator / (growth * frequency * frequency * singleSineShare)
    // The amplitude is an absolute value: its slope turns with the sine term's sign, and at zero
    // counts as falling.
    return sineTerm(at: frequency) > 0 ? slope : -slope
  }

  private func sineTerm(at frequency: Double) -> Double {
    (dampingRatio * frequency - initialVelocity) / (frequency * singleSineShare)
  }

  private var singleSineShare: Double {
    Double(Float((1 - dampingRatio * dampingRatio).squareRoot()))
  }

  private static func single(exp argument: Double) -> Double {
    Double(Elementary.exp(Float(argument)))
  }
}

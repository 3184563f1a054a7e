// A kind of motion in another time.

extension Timing.Kind {
  /// The same without a push of its own, as a motion goes on that has been pushed already.
  var withoutPush: Timing.Kind {
    switch self {
    case .spring(let spring, _): .spring(spring, initialVelocity: 0)
    case .uikitSpring(let spring): .uikitSpring(spring.withoutPush)
    case .swiftUISpring(let spring, _): .swiftUISpring(spring, initialVelocity: 0)
    case .curve, .instant: self
    }
  }

  /// The motion in the time that is left, where it states a duration. What comes to rest by itself
  /// takes the time it takes.
  ///
  /// - Parameter left: In seconds; nil where nothing says when the motion would have ended.
  func lasting(_ left: Double?) -> Timing.Kind {
    guard let left else { return self }
    switch self {
    case .curve(let curve, _): return left > 0 ? .curve(curve, duration: left) : .instant
    case .uikitSpring(let spring): return .uikitSpring(spring.lasting(left))
    case .spring, .swiftUISpring, .instant: return self
    }
  }

  /// The motion in a multiple of time: what states a duration has this multiple of the whole motion's,
  /// what comes to rest by itself is so many times as slow.
  func stretched(by factor: Double, whole: Double?) -> Timing.Kind {
    switch self {
    case .curve, .uikitSpring:
      return lasting(whole.map { min($0 * factor, Tick.longestSpan) })
    case .spring(let spring, let initialVelocity):
      let allowed = Spring.angularFrequencies
      let frequency = spring.angularFrequency / factor
      return .spring(
        Spring(
          uncheckedDampingRatio: spring.dampingRatio,
          angularFrequency: min(max(frequency, allowed.lowerBound), allowed.upperBound),
          mass: spring.mass), initialVelocity: initialVelocity)
    case .swiftUISpring(let spring, let initialVelocity):
      return .swiftUISpring(spring.stretched(by: factor), initialVelocity: initialVelocity)
    case .instant:
      return self
    }
  }
}

extension UIKitSpring {
  /// The same oscillator and duration without a push.
  var withoutPush: UIKitSpring { UIKitSpring(self, initialVelocity: 0) }

  /// UIKit's spring of the same damping for another duration; the same where there is none.
  fileprivate func lasting(_ duration: Double) -> UIKitSpring {
    do {
      return try UIKitSpring(
        duration: min(max(duration, 0), Self.durations.upperBound), dampingRatio: dampingRatio,
        initialVelocity: initialVelocity)
    } catch {
      return self
    }
  }
}

extension SwiftUISpring {
  /// The same damping, so many times as slow, as far as the range goes.
  fileprivate func stretched(by factor: Double) -> SwiftUISpring {
    do {
      return try SwiftUISpring(
        response: min(response * factor, Self.responses.upperBound),
        dampingFraction: dampingFraction)
    } catch {
      return self
    }
  }
}

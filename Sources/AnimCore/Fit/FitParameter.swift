/// One number of a fitted curve.
public struct FitParameter: Hashable, Sendable {
  /// What the number is.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    /// The value before anything moves.
    case start
    /// The value at rest.
    case target
    /// When the motion begins, in seconds since the first sample.
    case delay
    /// Travels per second at the beginning, positive towards the target.
    case initialVelocity
    /// ω₀, in radians per second.
    case angularFrequency
    /// ζ, without unit.
    case dampingRatio
    /// The undamped period, in seconds.
    case response
    /// SwiftUI's ζ, without unit.
    case dampingFraction
    /// The length of a UIKit spring or of a curve, in seconds.
    case duration
    /// The first control point's share of the time.
    case x1
    /// The first control point's progress.
    case y1
    /// The second control point's share of the time.
    case x2
    /// The second control point's progress.
    case y2
    /// The time of the second motion's beginning, in seconds.
    case release
    /// The value at which the second motion rests.
    case releaseTarget
    /// ω₀ of the second motion, in radians per second.
    case releaseAngularFrequency
    /// ζ of the second motion, without unit.
    case releaseDampingRatio
    /// What the second motion adds to the velocity it takes on, in travels per second.
    case releaseInitialVelocity
  }

  /// Where a number comes from.
  public enum Origin: String, Hashable, Sendable {
    /// Found in the samples.
    case found
    /// Found, and then moved to a plausible number near by that fits as well.
    case snapped
    /// Given by the caller.
    case given
    /// Taken for granted, because the samples do not tell.
    case assumed
  }

  /// What the number is.
  public let name: Name
  /// In the property's unit, seconds, radians per second, travels per second or without unit.
  public let value: Double
  /// Where the number lies with a probability of 95 %, if the residual is noise; nil where it was not
  /// found, or cannot be told from the others.
  public let interval: ClosedRange<Double>?
  /// Where the number comes from.
  public let origin: Origin

  init(_ name: Name, _ value: Double, interval: ClosedRange<Double>? = nil, _ origin: Origin) {
    self.name = name
    self.value = value
    self.interval = interval
    self.origin = origin
  }
}

/// One motion of a fitted curve.
public struct FitSegment: Hashable, Sendable {
  /// When it begins, in seconds.
  public let time: Double
  /// Where it begins, in the property's unit.
  public let from: Double
  /// Where it leads, in the property's unit.
  public let to: Double
  /// The motion; the delay is in ``time``.
  public let timing: Timing
}

/// What speaks against taking a fit at its word.
public enum FitWarning: Hashable, Sendable {
  /// Another motion seems to begin at this time, in seconds.
  case severalEvents(time: Double)
  /// The values stay at a limit, between these times in seconds, where the motion would go on.
  case clipped(value: Double, from: Double, to: Double)
  /// Frames are not evenly spaced: how many gaps of more than one interval there are, and how much
  /// the spacing varies, as a fraction of the interval.
  case unevenFrames(missing: Int, jitter: Double)
  /// So much of the spring's period was seen, less than a quarter.
  case shortlySeen(periods: Double)
  /// The last rows, from this time on, show the target instead of the motion; they were left out.
  case snappedEnd(time: Double)
  /// These two numbers cannot be told apart; so close to 1 is the magnitude of their correlation.
  case inseparable(FitParameter.Name, FitParameter.Name, correlation: Double)
  /// The number ended at the edge of what is looked for.
  case atEdge(FitParameter.Name)
  /// No plausible UIKit numbers fit as well as the free ones.
  case noPlausibleNumbers
}

/// What is known about a curve before it is fitted.
public struct FitOptions: Hashable, Sendable {
  /// How the initial velocity is treated.
  public enum Velocity: Hashable, Sendable {
    /// Found where nothing else explains the beginning, else 0.
    case automatic
    /// Found.
    case free
    /// In travels per second, positive towards the target.
    case fixed(Double)
  }

  /// The value the motion begins at; nil finds it.
  public var start: Double?
  /// The value the motion leads to; nil finds it.
  public var target: Double?
  /// When it begins after the first sample, in seconds; nil finds it where there is a flat lead-in.
  public var delay: Double?
  /// How the initial velocity is treated.
  public var velocity: Velocity

  /// Creates options; what is left out is found.
  public init(
    start: Double? = nil, target: Double? = nil, delay: Double? = nil,
    velocity: Velocity = .automatic
  ) {
    self.start = start
    self.target = target
    self.delay = delay
    self.velocity = velocity
  }

  /// Lets numbers through that can be computed with.
  func check() throws(FitError) {
    let values = -FitSamples.magnitudes.upperBound...FitSamples.magnitudes.upperBound
    for (name, number) in [(FitParameter.Name.start, start), (.target, target)] {
      if let number, !values.contains(number) {
        throw .outOfRange(name, value: number, allowed: values)
      }
    }
    if let delay, !Timing.delays.contains(delay) {
      throw .outOfRange(.delay, value: delay, allowed: Timing.delays)
    }
    if case .fixed(let velocity) = velocity, !Spring.initialVelocities.contains(velocity) {
      throw .outOfRange(.initialVelocity, value: velocity, allowed: Spring.initialVelocities)
    }
  }
}

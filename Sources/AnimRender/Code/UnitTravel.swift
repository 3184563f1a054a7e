import AnimCore

/// A timing's motion from 0 to 1 by itself, without its delay: what an easing curve has to show.
struct UnitTravel: Sendable {
  /// How long it lasts, in seconds; from there on it is at 1.
  let duration: Double
  /// How many samples show it to a small part of a tolerance, as far as so many do.
  let sampleCount: Int
  private let place: @Sendable (Double) -> Double

  /// Where it is at an instant: at the end, at 1.
  func progress(at time: Double) -> Double { time >= duration ? 1 : place(time) }

  /// How far it still is from 1 when it ends and is put there.
  var gap: Double { abs(1 - place(duration)) }

  /// The motion of a timing; nil for one that never comes to rest, or too late to be sampled.
  init?(_ timing: Timing, tolerance: Double) {
    switch timing.kind {
    case .spring(let spring, let velocity):
      let rest = spring.restTick(
        x: Channels(-1), v: Channels(velocity), epsilon: 0.001, within: Self.longest)
      guard let rest else { return nil }
      self.init(spring, velocity, duration: Tick(rest).seconds, tolerance: tolerance)
    case .uikitSpring(let uikit):
      self.init(
        uikit.spring, uikit.initialVelocity, duration: uikit.duration, tolerance: tolerance)
    case .swiftUISpring(let spring, let velocity):
      self.init(spring, velocity)
    case .curve, .instant:
      return nil
    }
  }

  /// A thousand seconds, in ticks.
  private static let longest = 60_000
  private static let mostSamples = 20_000.0

  private init?(_ spring: Spring, _ velocity: Double, duration: Double, tolerance: Double) {
    self.duration = duration
    place = { 1 - spring.propagator(after: $0)(x: 1, v: -velocity).x }
    // A chord over a step of h is off by at most h²/8 of the greatest acceleration.
    let reach = spring.reach(x: 1, v: -velocity)
    let frequency = spring.angularFrequency
    let bend = frequency * frequency * reach + 2 * spring.dampingRatio * frequency * abs(velocity)
    let count = (duration * (bend / (tolerance / 2)).squareRoot()).rounded(.up)
    guard duration > 0, count.isFinite else { return nil }
    sampleCount = Int(min(max(count, 32), Self.mostSamples))
  }

  private init?(_ spring: SwiftUISpring, _ velocity: Double) {
    let motion = SteppedMotion(
      spring, x: Channels(-1), v: Channels(velocity), epsilon: 0.001, within: Self.longest)
    guard let rest = motion.rest, rest > 0 else { return nil }
    let stepper = SwiftUIStepper(spring)
    var state = SwiftUIStepper.State(x: -1, v: velocity)
    var places = [0.0]
    for _ in 0..<rest * SwiftUIStepper.stepsPerTick {
      stepper.step(&state)
      places.append(1 + state.x)
    }
    let steps = places
    duration = Tick(rest).seconds
    sampleCount = steps.count - 1
    place = { time in
      let step = min(max(time * 300, 0), Double(steps.count - 2))
      let before = Int(step)
      return steps[before] + (steps[before + 1] - steps[before]) * (step - Double(before))
    }
  }
}

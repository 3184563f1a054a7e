/// The motion of a SwiftUI spring from a start to its rest, stepped once and kept in checkpoints, so
/// that any tick can be asked for.
package struct SteppedMotion: Hashable, Sendable {
  /// The states of all channels at one tick.
  package struct Moment: Hashable, Sendable {
    private var first: SwiftUIStepper.State
    private var second: SwiftUIStepper.State
    private var third: SwiftUIStepper.State
    private var fourth: SwiftUIStepper.State

    init(x: Channels, v: Channels) {
      first = SwiftUIStepper.State(x: x.first, v: v.first)
      second = SwiftUIStepper.State(x: x.second, v: v.second)
      third = SwiftUIStepper.State(x: x.third, v: v.third)
      fourth = SwiftUIStepper.State(x: x.fourth, v: v.fourth)
    }

    /// The displacements.
    package var x: Channels { Channels(first.x, second.x, third.x, fourth.x) }
    /// Their velocities.
    package var v: Channels { Channels(first.v, second.v, third.v, fourth.v) }

    mutating func tick(by stepper: SwiftUIStepper) {
      stepper.tick(&first)
      stepper.tick(&second)
      stepper.tick(&third)
      stepper.tick(&fourth)
    }
  }

  private let stepper: SwiftUIStepper
  private var checkpoints: [Moment]
  /// How many ticks after the start it rests; nil if that is not within its limit.
  package private(set) var rest: Int?

  /// Steps a motion until it rests, by the energy rule, or for so many ticks.
  package init(
    _ spring: SwiftUISpring, x: Channels, v: Channels, epsilon: Double, within limit: Int
  ) {
    stepper = SwiftUIStepper(spring)
    var moment = Moment(x: x, v: v)
    checkpoints = [moment]
    // As long as an extremum is still to come that is larger than all before, the energy is at least
    // that large too, so the largest displacement so far serves as the reach.
    var reach = Channels.zero
    for age in 0...max(limit, 0) {
      reach = reach.zip(moment.x) { max($0, abs($1)) }
      let energy = moment.x.zip(moment.v) { x, v in
        let speed = v / spring.angularFrequency
        return x * x + speed * speed
      }
      if energy.sum <= epsilon * epsilon * reach.map({ $0 * $0 }).sum {
        rest = age
        return
      }
      moment.tick(by: stepper)
      if (age + 1) % Segment.block == 0 {
        checkpoints.append(moment)
      }
    }
  }

  /// The displacements and velocities so many ticks after the start.
  package func moment(at age: Int) -> Moment {
    let checkpoint = min(age / Segment.block, checkpoints.count - 1)
    var moment = checkpoints[checkpoint]
    for _ in checkpoint * Segment.block..<age {
      moment.tick(by: stepper)
    }
    return moment
  }

  /// The moment one tick later.
  package func after(_ moment: Moment) -> Moment {
    var moment = moment
    moment.tick(by: stepper)
    return moment
  }
}

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

  private struct Checkpoint: Hashable, Sendable {
    let moment: Moment
    /// The largest displacements of all ticks before.
    let reach: Channels
  }

  private let stepper: SwiftUIStepper
  private let angularFrequency: Double
  private var checkpoints: [Checkpoint]
  /// How many ticks after the start it rests; nil if that is not within its limit.
  package private(set) var rest: Int?

  /// Steps a motion until it rests, by the energy rule, or for so many ticks.
  package init(
    _ spring: SwiftUISpring, x: Channels, v: Channels, epsilon: Double, within limit: Int
  ) {
    stepper = SwiftUIStepper(spring)
    angularFrequency = spring.angularFrequency
    checkpoints = [Checkpoint(moment: Moment(x: x, v: v), reach: .zero)]
    lookAhead(epsilon: epsilon, within: limit)
  }

  /// Steps on until it rests, or for so many ticks after the start.
  mutating func lookAhead(epsilon: Double, within limit: Int) {
    let first = (checkpoints.count - 1) * Segment.block
    guard rest == nil, let last = checkpoints.last, first <= max(limit, 0) else { return }
    var moment = last.moment
    // As long as an extremum is still to come that is larger than all before, the energy is at least
    // that large too, so the largest displacement so far serves as the reach.
    var reach = last.reach
    for age in first...max(limit, 0) {
      reach = reach.zip(moment.x) { max($0, abs($1)) }
      let energy = moment.x.zip(moment.v) { x, v in
        let speed = v / angularFrequency
        return x * x + speed * speed
      }
      if energy.sum <= epsilon * epsilon * reach.map({ $0 * $0 }).sum {
        rest = age
        return
      }
      moment.tick(by: stepper)
      if (age + 1) % Segment.block == 0 {
        checkpoints.append(Checkpoint(moment: moment, reach: reach))
      }
    }
  }

  /// The displacements and velocities so many ticks after the start.
  package func moment(at age: Int) -> Moment {
    let checkpoint = min(age / Segment.block, checkpoints.count - 1)
    var moment = checkpoints[checkpoint].moment
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

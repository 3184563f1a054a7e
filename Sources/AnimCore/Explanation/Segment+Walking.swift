extension Segment {
  /// What one tick of a segment has.
  package typealias Moment = (tick: Int, state: Channels, velocity: Channels)

  /// Walks over ticks not before the start, with the numbers in motion on each, the same bits as random
  /// access gives. It takes a step a tick.
  package func walk(_ ticks: ClosedRange<Int>, _ visit: (Moment) -> Void) {
    var tick = max(ticks.lowerBound, start)
    let movingUntil = min(ticks.upperBound, (end ?? .max) - 1)
    if case .spring(_, let step) = path, tick <= movingUntil {
      var (x, v) = displacement(at: tick - start, step: step)
      while tick <= movingUntil {
        if (tick - start) % Self.block == 0 { (x, v) = blockStart(of: tick - start) }
        visit((tick, tick == start ? departure.state : destination.state + x, v))
        (x, v) = Self.carry(x, v, by: step)
        tick += 1
      }
    } else if case .stepped(let stepped) = path, tick <= movingUntil {
      var moment = stepped.moment(at: tick - start)
      while tick <= movingUntil {
        let state = tick == start ? departure.state : destination.state + moment.x
        visit((tick, state, moment.v))
        moment = stepped.after(moment)
        tick += 1
      }
    }
    while tick <= ticks.upperBound {
      let motion = motion(at: tick)
      visit((tick, motion.state, motion.velocity))
      tick += 1
    }
  }

  /// The way it has to go, in the numbers that are mixed.
  package var travel: Channels { destination.state - departure.state }

  /// The displacement from the target when it ends, before the target is shown.
  ///
  /// - Parameter duration: When a UIKit spring is over, in seconds after the start; nil for others,
  ///   which end on a tick.
  package func displacementAtEnd(duration: Double?) -> Channels? {
    guard let end else { return nil }
    switch path {
    case .spring(let spring, let step):
      let x = departure.state - destination.state
      guard let duration else { return displacement(at: end - start, step: step).x }
      return Self.carry(x, departure.velocity, by: spring.propagator(after: duration)).x
    case .stepped(let stepped): return stepped.moment(at: end - start).x
    case .curve, .jump, .reversed: return .zero
    }
  }
}

extension Channels {
  /// How long they are together.
  package var length: Double {
    let size = largest
    guard size > 0, size.isFinite else { return size }
    return size * map { ($0 / size) * ($0 / size) }.sum.squareRoot()
  }

  /// How far they reach along a direction of length 1.
  package func along(_ direction: Channels) -> Double { zip(direction, *).sum }
}

extension Segment {
  /// The motion and what shows at a time in ticks, which may lie between two of them.
  ///
  /// On a tick it is the engine's. Between ticks a spring and a curve have their closed form; SwiftUI's
  /// stepper, which has none, goes straight from tick to tick.
  func moment(at time: Double) -> Departure {
    let tick = Int(min(max(time, Double(start)), Double(AnimatorClock.lastTick)))
    let part = time - Double(tick)
    guard part > 0, !hasEnded(at: tick) else { return moment(at: tick) }
    let (state, velocity) = motion(at: tick, plus: part)
    return Departure(
      state: state, velocity: velocity,
      published: space.published(mixing: state, target: destination.published))
  }

  private func moment(at tick: Int) -> Departure {
    let (state, velocity) = motion(at: tick)
    return Departure(state: state, velocity: velocity, published: published(at: tick))
  }

  private func motion(
    at tick: Int, plus part: Double
  ) -> (state: Channels, velocity: Channels) {
    let seconds = (Double(tick - start) + part) / Double(Tick.perSecond)
    switch path {
    case .jump: return (destination.state, .zero)
    case .spring(let spring, _):
      let (x, v) = Self.carry(
        departure.state - destination.state, departure.velocity,
        by: spring.propagator(after: seconds))
      return (destination.state + x, v)
    case .stepped(let stepped):
      let one = stepped.moment(at: tick - start)
      let next = stepped.after(one)
      return (
        destination.state + one.x + (next.x - one.x) * part, one.v + (next.v - one.v) * part
      )
    case .curve(let curve, let duration):
      return motion(along: curve, share: seconds / duration, duration: duration)
    // A mirror in time is of whole ticks; no animator makes one.
    case .reversed:
      return motion(at: tick)
    }
  }
}

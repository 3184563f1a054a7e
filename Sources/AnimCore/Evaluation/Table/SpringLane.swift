/// A number on a spring, on its way down a column of a table, within one block of ticks.
///
/// Each step needs the one before it, so that a lane alone mostly waits. Lanes know nothing of each
/// other: four of them, stepped side by side, take less than the time of two. Those of one property are
/// the blocks of its segments, each of which begins with the closed form.
struct SpringLane {
  private var x: Double
  private var v: Double
  private let step: Propagator
  private let target: Double
  private let domain: ClosedRange<Double>
  private var place: Int
  /// How many rows are left.
  private var count: Int

  /// Creates a lane.
  ///
  /// - Parameters:
  ///   - x: The displacement on its first row.
  ///   - v: The velocity there, in units per second.
  ///   - step: What a tick does to them.
  ///   - target: What the displacement is counted from.
  ///   - domain: What the published number is clamped to.
  ///   - place: Where its first number goes.
  ///   - count: How many rows it has.
  init(
    x: Double, v: Double, step: Propagator, target: Double, domain: ClosedRange<Double>,
    place: Int, count: Int
  ) {
    self.x = x
    self.v = v
    self.step = step
    self.target = target
    self.domain = domain
    self.place = place
    self.count = count
  }

  /// Writes all rows of all lanes, four lanes at a time.
  static func run(_ lanes: [SpringLane], down values: inout MutableSpan<Double>, stride: Int) {
    // The longest are the last and begin, so that none is left to be stepped alone.
    var lanes = lanes.sorted { $0.count < $1.count }
    while lanes.count > 1 {
      let last = lanes.count - 1
      var (first, second) = (lanes[last], lanes[last - 1])
      // Where there are fewer than four, some are written twice over.
      var third = last > 1 ? lanes[last - 2] : first
      var fourth = last > 2 ? lanes[last - 3] : second
      advance(
        &first, &second, &third, &fourth,
        by: min(first.count, second.count, third.count, fourth.count), down: &values, stride)
      (lanes[last], lanes[last - 1]) = (first, second)
      if last > 1 { lanes[last - 2] = third }
      if last > 2 { lanes[last - 3] = fourth }
      for place in (max(last - 3, 0)...last).reversed() where lanes[place].count == 0 {
        lanes.remove(at: place)
      }
    }
    lanes.last?.run(down: &values, stride)
  }

  /// Writes rows of four lanes.
  ///
  /// The displacements stand beside each other, and so do the velocities: then the compiler takes two at
  /// a time by itself, with the bits of one at a time.
  private static func advance(
    _ a: inout SpringLane, _ b: inout SpringLane, _ c: inout SpringLane, _ d: inout SpringLane,
    by rows: Int, down values: inout MutableSpan<Double>, _ stride: Int
  ) {
    var (ax, bx, av, bv) = (a.x, b.x, a.v, b.v)
    var (cx, dx, cv, dv) = (c.x, d.x, c.v, d.v)
    var (aPlace, bPlace, cPlace, dPlace) = (a.place, b.place, c.place, d.place)
    for _ in 0..<rows {
      values[aPlace] = a.published(ax)
      values[bPlace] = b.published(bx)
      values[cPlace] = c.published(cx)
      values[dPlace] = d.published(dx)
      aPlace &+= stride
      bPlace &+= stride
      cPlace &+= stride
      dPlace &+= stride
      (ax, av) = a.step(x: ax, v: av)
      (bx, bv) = b.step(x: bx, v: bv)
      (cx, cv) = c.step(x: cx, v: cv)
      (dx, dv) = d.step(x: dx, v: dv)
    }
    a.moveOn(to: ax, av, aPlace, rows)
    b.moveOn(to: bx, bv, bPlace, rows)
    c.moveOn(to: cx, cv, cPlace, rows)
    d.moveOn(to: dx, dv, dPlace, rows)
  }

  /// Writes all rows of a lane that is left alone.
  private func run(down values: inout MutableSpan<Double>, _ stride: Int) {
    var (x, v) = (x, v)
    var place = place
    for _ in 0..<count {
      values[place] = published(x)
      place &+= stride
      (x, v) = step(x: x, v: v)
    }
  }

  @inline(__always)
  private func published(_ x: Double) -> Double {
    ValueSpace.clamp(target + x, domain.lowerBound, domain.upperBound)
  }

  private mutating func moveOn(to x: Double, _ v: Double, _ place: Int, _ rows: Int) {
    self.x = x
    self.v = v
    self.place = place
    count -= rows
  }
}

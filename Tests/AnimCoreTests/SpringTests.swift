import AnimCore
import ReferenceTables
import Testing

@Suite("Spring: laws")
struct SpringLaws {
  @Test("zero time changes nothing", arguments: AwkwardSprings.all)
  func zeroTime(spring: Spring) {
    let still = spring.propagator(after: 0)
    #expect(still.xx == 1 && still.xv == 0 && still.vx == 0 && still.vv == 1)
  }

  @Test("waiting s and then t is waiting s + t", arguments: AwkwardSprings.all)
  func composition(spring: Spring) {
    let unit = 1 / spring.angularFrequency
    for (s, t) in [(0.1, 0.3), (1, 2), (0.001, 5)] {
      let both = spring.propagator(after: (s + t) * unit)
      let once = spring.propagator(after: s * unit)
      let twice = spring.propagator(after: t * unit)
      for (x, v) in [(1.0, 0.0), (0, spring.angularFrequency), (1, -spring.angularFrequency)] {
        let between = once(x: x, v: v)
        let there = twice(x: between.x, v: between.v)
        let straight = both(x: x, v: v)
        #expect(abs(there.x - straight.x) <= 1e-12)
        #expect(abs(there.v - straight.v) <= 1e-12 * spring.angularFrequency)
      }
    }
  }

  @Test("velocity is the slope of the value", arguments: AwkwardSprings.all)
  func slope(spring: Spring) {
    let unit = 1 / spring.angularFrequency
    // A central difference errs by h²/6 of the third derivative, here at most (2ζ)³-ish.
    let h = 1e-4 * unit / max(1, spring.dampingRatio)
    for phase in [0.5, 1, 2, 6] {
      let t = phase * unit
      let before = spring.propagator(after: t - h)(x: 1, v: 0)
      let after = spring.propagator(after: t + h)(x: 1, v: 0)
      let here = spring.propagator(after: t)(x: 1, v: 0)
      let slope = (after.x - before.x) / (2 * h)
      #expect(abs(slope - here.v) <= 1e-6 * spring.angularFrequency)
    }
  }

  @Test("energy never grows, and everything stays finite", arguments: AwkwardSprings.all)
  func energy(spring: Spring) {
    var last = Double.infinity
    for phase in [0, 1e-9, 1e-3, 0.1, 0.5, 1, 2, 3, 10, 100, 1e4, 1e6] {
      let motion = spring.propagator(after: phase / spring.angularFrequency)(
        x: 1, v: -0.3 * spring.angularFrequency)
      let energy = spring.squaredEnergy(x: motion.x, v: motion.v)
      #expect(energy.isFinite)
      #expect(energy <= last * (1 + 1e-9))
      last = energy
    }
  }

  @Test("nothing jumps at ζ = 1")
  func continuity() {
    let ratios = [1 - 1e-9, 1 - 1e-12, (1.0).nextDown, 1, (1.0).nextUp, 1 + 1e-12, 1 + 1e-9]
    for t in [0.01, 0.1, 0.5, 1] {
      let critical = Spring(uncheckedDampingRatio: 1, angularFrequency: 20).propagator(after: t)
      for ratio in ratios {
        let near = Spring(uncheckedDampingRatio: ratio, angularFrequency: 20).propagator(after: t)
        #expect(abs(near.xx - critical.xx) <= 1e-8)
        #expect(abs(near.xv - critical.xv) <= 1e-8)
        #expect(abs(near.vv - critical.vv) <= 1e-8)
      }
    }
  }

  @Test("the reach is the greatest displacement of a dense scan")
  func reach() {
    for ratio in [0.05, 0.4, 0.99, 1 - 1e-12, 1, 1 + 1e-12, 1.2, 5, 100] {
      let spring = Spring(uncheckedDampingRatio: ratio, angularFrequency: 10)
      for v in [-1e4, -30, -9, 0, 0.1, 9, 30, 1e4] {
        for x in [0, 1, -1.0] {
          let scanned =
            (0...40_000).map { step in
              abs(spring.propagator(after: Double(step) * 1e-4)(x: x, v: v).x)
            }.max() ?? 0
          let reach = spring.reach(x: x, v: v)
          #expect(reach >= scanned * (1 - 1e-12))
          #expect(reach <= scanned * 1.01 + 1e-12)
        }
      }
    }
  }
}

@Suite("Spring: reference numbers")
struct SpringReference {
  @Test("50-digit oscillators: value and velocity to 1e-9 of the reach")
  func oscillator() throws {
    let rows = try ReferenceTable("oscillator.csv").numbers(
      "mass", "stiffness", "damping", "from", "to", "v0", "frame", "value", "velocity")
    #expect(rows.count == 488)
    for row in rows {
      let spring = try Spring(mass: row[0], stiffness: row[1], damping: row[2])
      let (from, to, v0) = (row[3], row[4], row[5])
      let reach = spring.reach(x: from - to, v: v0)
      let motion = spring.propagator(after: row[6] / 60)(x: from - to, v: v0)
      #expect(abs(to + motion.x - row[7]) <= 1e-9 * reach)
      #expect(abs(motion.v - row[8]) <= 1e-9 * spring.angularFrequency * reach)
    }
  }

  @Test("springs all over the ranges, ζ within 1e-16 of 1 and ζ = 1e9 included")
  func extremes() throws {
    let rows = try ReferenceTable("extreme_springs.csv").numbers(
      "damping_ratio", "angular_frequency", "time", "velocity", "x", "v")
    #expect(rows.count == 480)
    for row in rows {
      let spring = try Spring(angularFrequency: row[1], dampingRatio: row[0])
      let reach = spring.reach(x: 1, v: row[3])
      let motion = spring.propagator(after: row[2])(x: 1, v: row[3])
      #expect(abs(motion.x - row[4]) <= 1e-9 * reach, "\(row)")
      #expect(abs(motion.v - row[5]) <= 1e-9 * spring.angularFrequency * reach, "\(row)")
    }
  }

  @Test("exact last crossings")
  func settling() throws {
    let rows = try ReferenceTable("settling.csv").numbers(
      "mass", "stiffness", "damping", "v0", "settle_0.01", "settle_0.001")
    #expect(rows.count == 231)
    for row in rows {
      let spring = try Spring(mass: row[0], stiffness: row[1], damping: row[2])
      for (epsilon, expected) in [(0.01, row[4]), (0.001, row[5])] {
        let time = try #require(
          try spring.settlingTime(initialVelocity: row[3], epsilon: epsilon))
        #expect(abs(time - expected) <= 1e-9 * max(1, expected), "\(row)")
      }
    }
  }

  @Test("an undamped spring never settles")
  func undamped() throws {
    #expect(try Spring(response: 1, dampingRatio: 0).settlingTime() == nil)
  }

  @Test("however weak the damping, a settling time is found at once")
  func weaklyDamped() throws {
    for dampingRatio in [1e-6, 1e-12, 1e-16, 1e-20, 1e-100] {
      let time = try #require(
        try Spring(angularFrequency: 1, dampingRatio: dampingRatio).settlingTime())
      #expect(abs(time * dampingRatio / 6.907755278982137 - 1) < 1e-5)
    }
    let weakest = try Spring(angularFrequency: 1, dampingRatio: .leastNonzeroMagnitude)
    #expect(try weakest.settlingTime() == nil)
  }

  @Test("numbers met elsewhere, over the wide range of dampings")
  func wideRange() throws {
    // The naive small root of the first is exactly 0 in doubles.
    let slow = try Spring(mass: 1, stiffness: 3, damping: 6e8)
    #expect(abs(1 - slow.propagator(after: 1.4e8).xx - 0.503414696209) <= 1e-9)
    let heavy = try Spring(stiffness: 400, dampingRatio: 50)
    #expect(abs(1 - heavy.propagator(after: 1).xx - 0.181203728642) <= 1e-9)
    // Semi-implicit Euler at 1/60 s gives −8.43 for the second of these.
    let stiff = try Spring(mass: 1, stiffness: 120, damping: 260)
    let expected = [1: 0.005929040805, 6: 0.043479445619, 60: 0.369080888265, 120: 0.602650207801]
    for (frame, value) in expected {
      #expect(abs(1 - stiff.propagator(after: Tick(frame).seconds).xx - value) <= 1e-9)
    }
    let crawling = try Spring(stiffness: 900, dampingRatio: 1.8)
    for (frame, value) in [3: 0.301983784044, 6: 0.556694931372, 12: 0.821558891345] {
      #expect(abs(1 - crawling.propagator(after: Tick(frame).seconds).xx - value) <= 1e-9)
    }
  }

  @Test("more damping is slower, and from ζ = 1 on nothing overshoots")
  func ordering() throws {
    let loose = try Spring(stiffness: 225, dampingRatio: 0.3)
    let critical = try Spring(stiffness: 225, dampingRatio: 1)
    let heavy = try Spring(stiffness: 225, dampingRatio: 1.4)
    let known: [(Spring, [Int: Double])] = [
      (loose, [3: 0.232557822347, 6: 0.712528410374, 12: 1.355453990304, 24: 0.887503598772]),
      (critical, [3: 0.173358532703, 6: 0.442174599629, 12: 0.800851726529, 24: 0.982648734763]),
      (heavy, [3: 0.14984185491, 6: 0.359439563027, 12: 0.655901722381, 24: 0.902406799664]),
    ]
    for (spring, samples) in known {
      for (frame, value) in samples {
        #expect(abs(1 - spring.propagator(after: Tick(frame).seconds).xx - value) <= 1e-9)
      }
    }
    var last = (critical: 0.0, heavy: 0.0)
    for frame in 1...60 {
      let now = (
        critical: 1 - critical.propagator(after: Tick(frame).seconds).xx,
        heavy: 1 - heavy.propagator(after: Tick(frame).seconds).xx
      )
      #expect(now.critical > last.critical && now.critical <= 1)
      #expect(now.heavy > last.heavy && now.heavy < now.critical)
      last = now
    }
  }
}

import AnimCore
import ReferenceTables

/// The engine beside numbers computed in 50 digits and more.
enum ComputedDeviations {
  static func all() throws -> [Deviation] {
    try oscillators() + extremes() + settling() + curves() + uikit() + design()
  }

  private static func oscillators() throws -> [Deviation] {
    var value = Deviation("value, three regimes", unit: "reach")
    var velocity = Deviation("velocity, three regimes", unit: "ω₀ × reach")
    let table = try ReferenceTable("oscillator.csv")
    let rows = try table.numbers(
      "mass", "stiffness", "damping", "from", "to", "v0", "frame", "value", "velocity")
    for (row, texts) in zip(rows, table.rows) {
      let spring = try Spring(mass: row[0], stiffness: row[1], damping: row[2])
      let motion = spring.propagator(after: row[6] / 60)(x: row[3] - row[4], v: row[5])
      let reach = spring.reach(x: row[3] - row[4], v: row[5])
      let place = "`\(texts["id"] ?? "")`"
      value.add(abs(row[4] + motion.x - row[7]) / reach, allowed: 1e-9, at: place)
      let speed = spring.angularFrequency * reach
      velocity.add(abs(motion.v - row[8]) / speed, allowed: 1e-9, at: place)
    }
    return [value, velocity]
  }

  private static func extremes() throws -> [Deviation] {
    var value = Deviation("value, ends of the ranges: ζ to 1e9, near 1 to 1e-16", unit: "reach")
    var velocity = Deviation("velocity, ends of the ranges", unit: "ω₀ × reach")
    let rows = try ReferenceTable("extreme_springs.csv").numbers(
      "damping_ratio", "angular_frequency", "time", "velocity", "x", "v")
    for row in rows {
      let spring = try Spring(angularFrequency: row[1], dampingRatio: row[0])
      let motion = spring.propagator(after: row[2])(x: 1, v: row[3])
      let reach = spring.reach(x: 1, v: row[3])
      let place = "ζ \(row[0].short), ω₀ \(row[1].short), \(row[2].short) s"
      value.add(abs(motion.x - row[4]) / reach, allowed: 1e-9, at: place)
      let speed = spring.angularFrequency * reach
      velocity.add(abs(motion.v - row[5]) / speed, allowed: 1e-9, at: place)
    }
    return [value, velocity]
  }

  private static func settling() throws -> [Deviation] {
    var settled = Deviation("settling time, to 1 % and to 0.1 %", unit: "of it, or s below 1 s")
    var reported = Deviation("Core Animation's settlingDuration", unit: "of it")
    var turned = Deviation("first extremum", unit: "of its time")
    let table = try ReferenceTable("settling.csv")
    let rows = try table.numbers(
      "mass", "stiffness", "damping", "v0", "settle_0.01", "settle_0.001", "core_animation")
    for (row, texts) in zip(rows, table.rows) {
      let spring = try Spring(mass: row[0], stiffness: row[1], damping: row[2])
      let place = "`\(texts["id"] ?? "")`"
      for (epsilon, expected) in [(0.01, row[4]), (0.001, row[5])] {
        let time = try spring.settlingTime(initialVelocity: row[3], epsilon: epsilon) ?? .nan
        settled.add(abs(time - expected) / max(1, expected), allowed: 1e-9, at: place)
      }
      let duration =
        try spring.cappedAtCritical.coreAnimationSettlingDuration(initialVelocity: row[3]) ?? .nan
      reported.add(abs(duration - row[6]) / row[6], allowed: 1e-12, at: place)
      // One row has the remains of a rounding at 1e-52 instead of none.
      guard let expected = Double(texts["first_extremum"] ?? ""), expected > 1e-40 else { continue }
      let time = spring.firstExtremum(x: 1, v: -row[3]) ?? .nan
      turned.add(abs(time - expected) / expected, allowed: 1e-12, at: place)
    }
    return [settled, reported, turned]
  }

  private static func curves() throws -> [Deviation] {
    var deviation = Deviation("cubic Bézier curves, steep ones")
    let rows = try ReferenceTable("steep_curves.csv").numbers(
      "x1", "y1", "x2", "y2", "share", "progress")
    for row in rows {
      let curve = try CubicBezier(row[0], row[1], row[2], row[3])
      let points = row[0..<4].map(\.short).joined(separator: ", ")
      deviation.add(
        abs(curve.progress(at: row[4]) - row[5]), allowed: 1e-12,
        at: "(\(points)) at \(row[4].short)")
    }
    return [deviation]
  }

  private static func uikit() throws -> [Deviation] {
    var exact = Deviation("exact root of UIKit's equation", unit: "of it")
    var iterated = Deviation("what iOS's iteration makes of it", unit: "of it")
    var flagged = Deviation("the flag of the unstable zone", unit: "wrong flags")
    let rows = try ReferenceTable("uikit_duration.csv").numbers(
      "duration", "damping_ratio", "initial_velocity", "omega_root", "omega_ios")
    for row in rows {
      let spring = try UIKitSpring(duration: row[0], dampingRatio: row[1], initialVelocity: row[2])
      let place = "\(row[0].short) s, ζ \(row[1].short), velocity \(row[2].short)"
      exact.add(abs(spring.exactRoot - row[3]) / row[3], allowed: 1e-12, at: place)
      let ios = abs(row[4])
      iterated.add(abs(spring.spring.angularFrequency - ios) / ios, allowed: 1e-9, at: place)
      let isUnstable = abs(ios - row[3]) > 1e-3 * row[3]
      flagged.add(spring.isUnstable == isUnstable ? 0 : 1, allowed: 0, at: place)
    }
    return [exact, iterated, flagged]
  }

  /// A press to 0.9 and its way back, as a timeline shows them.
  private static func design() throws -> [Deviation] {
    var deviation = Deviation("the origin's press and way back, tick by tick", unit: "scale")
    let table = try ReferenceTable("design_60fps.csv")
    let timeline = try ButtonAnimations().scaleEffect(ratio: 0.9).compile(.tap)
    for (row, texts) in zip(try table.numbers("frame", "shown"), table.rows) where row[0] <= 18 {
      let isPress = texts["leg"] == "press"
      let tick = Tick(Int(row[0]) + (isPress ? 0 : 18))
      deviation.add(
        abs(timeline.value(of: .scale, at: tick) - row[1]), allowed: 1e-9,
        at: "frame \(tick.index)")
    }
    return [deviation]
  }
}

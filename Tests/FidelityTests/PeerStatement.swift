import AnimCore
import ReferenceTables

/// A number that a platform's test or document states, and the engine's for it.
struct PeerStatement {
  let peer: String
  let bounds: (least: Double, greatest: Double)
  /// What is asked, and of which numbers.
  let name: String
  private let rule: String
  private let what: String
  private let time: Double
  private let numbers: [String: Double]

  struct Unknown: Error {
    let row: [String: String]
  }

  init(_ row: [String: String]) throws {
    guard let peer = row["peer"], let rule = row["rule"], let what = row["what"],
      let least = row["least"].flatMap(Double.init),
      let greatest = row["greatest"].flatMap(Double.init), let texts = row["numbers"]
    else { throw Unknown(row: row) }
    let pairs = texts.split(separator: " ").map { $0.split(separator: "=").map(String.init) }
    (self.peer, self.rule, self.what, bounds) = (peer, rule, what, (least, greatest))
    numbers = Dictionary(
      uniqueKeysWithValues: pairs.map { ($0[0], Double($0[1]) ?? .nan) })
    time = row["time"].flatMap(Double.init) ?? 0
    let asked = pairs.filter {
      !["from", "to", "restDelta", "restSpeed", "epsilon"].contains($0[0])
    }
    .map { "\($0[0]) \((Double($0[1]) ?? .nan).short)" }
    name = "\(what) of \(asked.joined(separator: ", "))"
  }

  /// The engine's number; NaN for what it has none of.
  func answer() throws -> Double {
    let spring = try self.spring()
    switch rule {
    case "coreAnimationSettling":
      // Core Animation itself takes less for a millionth.
      let epsilon = max(numbers["epsilon"] ?? 0.001, 1e-6)
      return try spring.cappedAtCritical.coreAnimationSettlingDuration(epsilon: epsilon) ?? .nan
    case "uikitSettling": return try spring.uikitSettlingDuration() ?? .nan
    case "wave": return spring.waveSettlingDuration ?? .nan
    case "composeDuration":
      // Without damping Compose answers with the longest it can count, the engine with none.
      return spring.composeDuration(
        displacement: self["initialDisplacement"], velocity: self["initialVelocity"],
        threshold: self["delta"]) ?? 9_223_372_036_854
    case "isDone": return isAtRest(spring, at: time, orEqual: false) ? 1 : 0
    case "restGrid":
      let step = (1...1_000).first { isAtRest(spring, at: Double($0) / 20, orEqual: true) }
      return Double(step ?? -1) * 50
    case "withRest": return withRest(spring)
    case "end": return try end(of: spring)
    default: return parameter(of: spring)
    }
  }

  private subscript(name: String) -> Double { numbers[name] ?? .nan }

  private func spring() throws -> Spring {
    switch rule {
    case "uikitExactRoot":
      let uikit = try UIKitSpring(
        duration: self["duration"], dampingRatio: self["dampingRatio"],
        initialVelocity: self["initialVelocity"])
      return try Spring(angularFrequency: uikit.exactRoot, dampingRatio: uikit.dampingRatio)
    case "durationBounce": return try Spring(duration: self["duration"], bounce: self["bounce"])
    case "response", "wave":
      return try Spring(response: self["response"], dampingRatio: self["dampingRatio"])
    case "uikitSettling": return try Spring(angularFrequency: self["omega0"], dampingRatio: 1)
    case "motionDuration":
      return try Spring(motionDuration: self["duration"], bounce: self["bounce"])
    case "composeDuration", "end":
      return try Spring(stiffness: self["stiffness"], dampingRatio: self["dampingRatio"])
    case "physics", "coreAnimationSettling", "isDone", "restGrid", "withRest":
      return try Spring(
        mass: self["mass"], stiffness: self["stiffness"], damping: self["damping"])
    default: throw Unknown(row: ["rule": rule])
    }
  }

  private func parameter(of spring: Spring) -> Double {
    switch what {
    case "mass": spring.mass
    case "stiffness": spring.stiffness
    case "damping": spring.damping
    case "dampingRatio": spring.dampingRatio
    case "angularFrequency", "criticalRoot": spring.angularFrequency
    case "duration": spring.duration
    case "bounce": spring.bounce
    case "milliseconds":
      rule == "motionDuration"
        ? ((spring.motionDuration ?? .nan) * 20 - 1e-9).rounded(.up) * 50 : spring.duration * 1_000
    case "regime": spring.dampingRatio < 1 ? -1 : spring.dampingRatio > 1 ? 1 : 0
    default: .nan
    }
  }

  private func motion(_ spring: Spring, at time: Double) -> (x: Double, v: Double) {
    spring.propagator(after: time)(x: self["from"] - self["to"], v: self["v0"])
  }

  /// The peers end a spring where it is near its target and slow.
  private func isAtRest(_ spring: Spring, at time: Double, orEqual: Bool) -> Bool {
    let motion = motion(spring, at: time)
    let (x, v) = (abs(motion.x), abs(motion.v))
    let (near, slow) = (self["restDelta"], self["restSpeed"])
    return orEqual ? x <= near && v <= slow : x < near && v < slow
  }

  private func withRest(_ spring: Spring) -> Double {
    let isDone = isAtRest(spring, at: time, orEqual: true)
    let motion = motion(spring, at: time)
    let value = isDone ? self["to"] : self["to"] + motion.x
    return switch what {
    case "velocity": isDone ? 0 : motion.v
    // JavaScript rounds halves up.
    case "roundedValue": (value + 0.5).rounded(.down)
    default: value
    }
  }

  /// What a timeline shows once the spring is at rest.
  private func end(of spring: Spring) throws -> Double {
    let animations = ButtonAnimations().effect(
      .offsetX, to: self["to"], style: .hold, enter: .spring(spring))
    let timeline = try animations.compile(try InteractionScript([(.press, at: 0)]))
    let motion = timeline.motion(of: .offsetX, at: timeline.lastTick)
    return what == "velocity" ? motion.velocity : motion.value
  }
}

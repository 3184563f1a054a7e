import AnimCore

/// A number of a description that keys can turn.
struct Tuning: Hashable {
  enum Way: String { case enter, exit }
  enum Knob: Hashable { case pace, damping }

  /// The effect, by its place in the chain.
  let effect: Int
  let way: Way
  let knob: Knob

  /// The numbers of a description that can be turned: of each spring its pace and its damping, of a
  /// curve its duration.
  static func all(of animations: ButtonAnimations) -> [Tuning] {
    animations.effects.indices.flatMap { place in
      [Way.enter, .exit].flatMap { way in
        [Knob.pace, .damping].map { Tuning(effect: place, way: way, knob: $0) }
          .filter { $0.number(of: animations) != nil }
      }
    }
  }

  /// What the number is called, and what it is.
  func number(of animations: ButtonAnimations) -> (name: String, value: Double)? {
    guard let timing = timing(of: animations) else { return nil }
    switch (timing.kind, knob) {
    case (.spring(let spring, _), .pace): return ("response", spring.response)
    case (.spring(let spring, _), .damping): return ("dampingRatio", spring.dampingRatio)
    case (.uikitSpring(let spring), .pace): return ("duration", spring.duration)
    case (.uikitSpring(let spring), .damping): return ("dampingRatio", spring.dampingRatio)
    case (.swiftUISpring(let spring, _), .pace): return ("response", spring.response)
    case (.swiftUISpring(let spring, _), .damping):
      return ("dampingFraction", spring.dampingFraction)
    case (.curve(_, let duration), .pace): return ("duration", duration)
    case (.curve, .damping), (.instant, _): return nil
    }
  }

  /// Turns the number by a step up or down; nil where its range ends.
  ///
  /// A pace changes by a hundredth of a second, a damping by a twentieth, so that what comes out reads
  /// well in a spec.
  func turned(_ animations: ButtonAnimations, up: Bool) -> (enter: Timing, exit: Timing)? {
    guard let timing = timing(of: animations), let number = number(of: animations) else {
      return nil
    }
    let grain = knob == .pace ? 100.0 : 20
    let value = ((number.value * grain).rounded() + (up ? 1 : -1)) / grain
    // Duration 0 is no motion, which no key can bring back.
    guard knob == .damping || value > 0,
      let changed = try? Self.timing(timing, knob, value).delayed(by: timing.delay)
    else { return nil }
    return with(changed, of: animations)
  }

  /// The ways there and back of its effect, with this way's replaced by another.
  func with(
    _ timing: Timing, of animations: ButtonAnimations
  ) -> (enter: Timing, exit: Timing)? {
    guard animations.effects.indices.contains(effect) else { return nil }
    let effect = animations.effects[effect]
    return way == .enter ? (timing, effect.exit) : (effect.enter, timing)
  }

  private func timing(of animations: ButtonAnimations) -> Timing? {
    guard animations.effects.indices.contains(effect) else { return nil }
    return way == .enter ? animations.effects[effect].enter : animations.effects[effect].exit
  }

  private static func timing(_ timing: Timing, _ knob: Knob, _ value: Double) throws -> Timing {
    switch timing.kind {
    case .spring(let spring, let velocity):
      try .spring(
        Spring(
          response: knob == .pace ? value : spring.response,
          dampingRatio: knob == .damping ? value : spring.dampingRatio), initialVelocity: velocity)
    case .uikitSpring(let spring):
      try .uikitSpring(
        duration: knob == .pace ? value : spring.duration,
        dampingRatio: knob == .damping ? value : spring.dampingRatio,
        initialVelocity: spring.initialVelocity)
    case .swiftUISpring(let spring, let velocity):
      try .swiftUISpring(
        SwiftUISpring(
          response: knob == .pace ? value : spring.response,
          dampingFraction: knob == .damping ? value : spring.dampingFraction),
        initialVelocity: velocity)
    case .curve(let curve, _): try .curve(curve, duration: value)
    case .instant: timing
    }
  }

  /// The timings of the keys 1 to 9.
  static let presets: [(name: String, timing: Timing)] =
    [
      ("smooth", .spring(.smooth)), ("snappy", .spring(.snappy)), ("bouncy", .spring(.bouncy)),
    ]
    + [
      ("UIKit press", try? .uikitSpring(duration: 0.3, dampingRatio: 0.4, initialVelocity: 1)),
      ("UIKit release", try? .uikitSpring(duration: 0.3, dampingRatio: 0.5, initialVelocity: 0.5)),
      ("UIKit without bounce", try? .uikitSpring(duration: 0.3, dampingRatio: 1)),
      ("quick", try? .spring(Spring(response: 0.15, dampingRatio: 0.9))),
      ("easeOut", try? .curve(.easeOut, duration: 0.2)),
      ("easeInOut", try? .curve(.easeInOut, duration: 0.3)),
    ].compactMap { preset in preset.1.map { (preset.0, $0) } }
}

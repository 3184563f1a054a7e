import AnimCore

/// Springs of numbers, four a button, as the benchmarks in C have them: from 0, their numbers drawn by
/// Lehmer's generator from seed 12345.
struct SpringWorkload {
  /// The descriptions, held while the button is pressed.
  private(set) var buttons: [ButtonAnimations] = []

  /// What each of a button's springs moves: what may be negative.
  private static let properties: [Property<Double>] = [.scale, .offsetX, .offsetY, .rotation]

  /// So many springs; the last button has what is left.
  init(springs: Int) throws(SpringError) {
    var lehmer = Lehmer()
    var resting = RestingValues()
    resting[.scale] = 0
    for start in stride(from: 0, to: springs, by: Self.properties.count) {
      var button = ButtonAnimations(resting: resting)
      for property in Self.properties.prefix(springs - start) {
        let stiffness = 50 + 450 * lehmer.next()
        let dampingRatio = 0.15 + 0.8 * lehmer.next()
        let target = -1 + 2 * lehmer.next()
        let velocity = -2 + 4 * lehmer.next()
        let spring = try Spring(
          angularFrequency: stiffness.squareRoot(), dampingRatio: dampingRatio)
        button = button.effect(
          property, to: target, on: [.highlighted], style: .hold,
          enter: try .spring(spring, initialVelocity: velocity / target))
      }
      buttons.append(button)
    }
  }

  /// The timelines of all buttons, pressed at once and cut behind so many frames.
  ///
  /// The least ε there is keeps what is shown within 1e-9 of the closed form.
  func timelines(frames: Int) throws -> [Timeline] {
    let press = try InteractionScript([(.press, at: 0)])
    let options = CompileOptions(epsilon: Spring.epsilons.lowerBound, frameCap: frames)
    var timelines: [Timeline] = []
    timelines.reserveCapacity(buttons.count)
    for button in buttons {
      timelines.append(try button.compile(press, options: options))
    }
    return timelines
  }
}

/// The generator of the benchmarks in C.
private struct Lehmer {
  private var state: UInt64 = 12345

  /// The next number between 0 and 1.
  mutating func next() -> Double {
    state = state * 48271 % 2_147_483_647
    return Double(state) / 2_147_483_647
  }
}

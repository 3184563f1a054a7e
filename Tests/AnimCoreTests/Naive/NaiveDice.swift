import AnimCore

/// A seeded source of everything a scene is made of.
struct NaiveDice {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func number(_ low: Double, _ high: Double) -> Double {
    Double.random(in: low...high, using: &generator)
  }
  mutating func whole(_ low: Int, _ high: Int) -> Int {
    Int.random(in: low...high, using: &generator)
  }
  mutating func chance(_ share: Double) -> Bool { number(0, 1) < share }
  mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[whole(0, choices.count - 1)]
  }
  mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    elements.shuffled(using: &generator)
  }

  mutating func state() -> ButtonState {
    var state = ButtonState(rawValue: UInt8(whole(0, 31)))
    if chance(0.7) { state.remove(.disabled) }
    if chance(0.5) { state.formIntersection([.highlighted, .selected]) }
    return state
  }

  mutating func color() throws -> Color {
    let alpha = pick([1, 1, 1, 0, number(0, 1)])
    if chance(0.2) { return try Color(red: 0.5, green: 0.5, blue: 0.5, alpha: alpha) }
    return try Color(
      red: pick([0, 1, number(0, 1)]), green: number(0, 1), blue: pick([0, number(0, 1)]),
      alpha: alpha)
  }

  mutating func event() -> InteractionEvent {
    let touch = chance(0.8) ? 1 : 2
    return pick([
      .press(touch: touch), .press(touch: touch), .press(touch: touch), .release(touch: touch),
      .release(touch: touch), .release(touch: touch), .dragExit(touch: touch),
      .dragEnter(touch: touch), .cancel(touch: touch), .toggle, .toggle, .select, .deselect, .hover,
      .unhover, .focus, .blur, chance(0.5) ? .enable : .disable, .enable, .state(state()),
    ])
  }

  /// What a finger does, mostly.
  mutating func touchEvent() -> InteractionEvent {
    let touch = chance(0.9) ? 1 : 2
    let press = InteractionEvent.press(touch: touch)
    let release = InteractionEvent.release(touch: touch)
    let dragExit = InteractionEvent.dragExit(touch: touch)
    return pick([
      press, press, press, press, release, release, release, dragExit, dragExit,
      .dragEnter(touch: touch), .dragEnter(touch: touch), .cancel(touch: touch), .enable, .disable,
      .state(.highlighted), .state([.selected, .highlighted]), .state(.normal), .state(state()),
    ])
  }

  mutating func push() -> Double {
    pick([0, 0, 1, number(-3, 3), number(-30, 30), -number(0, 200)])
  }

  mutating func duration() -> Double {
    pick([0, 0.1, 0.3, 7.0 / 60, number(0.01, 0.6), number(0.2, 3)])
  }

  mutating func timing() throws -> Timing {
    var timing = try undelayed()
    if chance(0.3) {
      timing = try timing.delayed(by: pick([0.005, 0.05, 1.0 / 60, number(0, 0.3), number(0, 2)]))
    }
    return timing
  }

  private mutating func undelayed() throws -> Timing {
    switch whole(0, 9) {
    case 0...3:
      let spring = try Spring(
        response: pick([0.1, 0.3, number(0.02, 2), number(0.02, 2), 0.001, 30]),
        dampingRatio: pick([
          0, 0.01, 0.5, 1, 1 - 1e-9, 1 + 1e-9, number(0.1, 1), number(0.1, 1), number(1, 3), 20,
          1e3,
        ]))
      return try .spring(spring, initialVelocity: push())
    case 4...5:
      return try .uikitSpring(
        duration: duration(), dampingRatio: pick([0.3, 0.5, 1, number(0.05, 1.2)]),
        initialVelocity: push())
    case 6:
      let spring = try SwiftUISpring(
        response: pick([0, 0.5, number(0.01, 1)]),
        dampingFraction: pick([0, 0.825, 1, number(0, 1)]))
      return try .swiftUISpring(spring, initialVelocity: push())
    case 7...8:
      return try .curve(curve(), duration: duration())
    default: return .instant
    }
  }

  private mutating func curve() throws -> Curve {
    switch whole(0, 6) {
    case 0: return .linear
    case 1: return .easeIn
    case 2: return .easeOut
    case 3: return .easeInOut
    case 4:
      return .cubicBezier(
        try CubicBezier(number(0, 1), number(-2, 2), pick([0, 1, number(0, 1)]), number(-2, 2)))
    case 5:
      return .steps(
        try Steps(whole(2, 6), position: pick(Steps.Position.allCases)))
    default:
      return .piecewiseLinear(
        try PiecewiseLinear([(0, number(-0.5, 0.5)), (0.3, 1.1), (0.3, 0.2), (0.6, -1), (1, 1)]))
    }
  }
}

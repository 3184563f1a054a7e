@testable import AnimCore

/// Makes random specs of everything a spec can hold, from a seed.
struct SpecRandom {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// A number within a range: round, at an end, or with all its bits.
  mutating func number(in range: ClosedRange<Double>) -> Double {
    let number = Double.random(in: range, using: &generator)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: return range.lowerBound
    case 1: return range.upperBound
    case 2, 3, 4:
      let round = (number * 100).rounded() / 100
      return range.contains(round) ? round : number
    default: return number
    }
  }

  /// A positive number of any magnitude within a range.
  mutating func magnitude(in range: ClosedRange<Double>) -> Double {
    let low = Double(range.lowerBound.exponent)
    let exponent = Int(
      Double.random(in: low...Double(range.upperBound.exponent), using: &generator))
    let number = Double(
      sign: .plus, exponent: exponent, significand: Double.random(in: 1..<2, using: &generator))
    return min(max(number, range.lowerBound), range.upperBound)
  }

  mutating func one<Element>(of elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &generator)]
  }

  mutating func flip() -> Bool { Bool.random(using: &generator) }

  mutating func count(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  mutating func color() throws -> Color {
    if flip() {
      let hex = String(UInt32.random(in: 0...0xFFFF_FFFF, using: &generator), radix: 16)
      return try Color(hex: "#" + String(repeating: "0", count: 8 - hex.count) + hex)
    }
    return try Color(
      red: number(in: 0...1), green: number(in: 0...1), blue: number(in: 0...1),
      alpha: number(in: 0...1))
  }

  mutating func state() -> ButtonState { ButtonState(rawValue: UInt8(count(0...31))) }
}

// MARK: Timings

extension SpecRandom {
  mutating func spring() throws -> Spring {
    switch count(0...7) {
    case 0: return one(of: [.smooth, .snappy, .bouncy])
    case 1: return try Spring(response: number(in: 0.1...2), dampingRatio: number(in: 0...2))
    case 2: return try Spring(duration: number(in: 0.1...2), bounce: number(in: -0.99...1))
    case 3:
      return try Spring(
        mass: number(in: 0.1...5), stiffness: number(in: 1...1_000), damping: number(in: 0...50))
    case 4:
      return try Spring(
        stiffness: number(in: 1...1_000), dampingRatio: number(in: 0...2),
        mass: flip() ? 1 : number(in: 0.1...5))
    case 5:
      return try Spring(
        settlingDuration: number(in: 0.1...2), dampingRatio: number(in: 0.01...1))
    case 6:
      return try one(of: [Spring.smooth, .snappy, .bouncy]).adding(
        extraBounce: number(in: -0.5...0.5))
    default:
      return try Spring(
        angularFrequency: magnitude(in: Spring.angularFrequencies),
        dampingRatio: flip() ? magnitude(in: 1e-9...1e9) : 0,
        mass: flip() ? 1 : magnitude(in: Spring.masses))
    }
  }

  mutating func curve() throws -> Curve {
    switch count(0...6) {
    case 0: return .linear
    case 1: return .easeIn
    case 2: return .easeOut
    case 3: return .easeInOut
    case 4:
      return .cubicBezier(
        try CubicBezier(
          number(in: 0...1), number(in: -2...3), number(in: 0...1), number(in: -1e6...1e6)))
    case 5:
      return .steps(try Steps(count(2...1_000_000), position: one(of: Steps.Position.allCases)))
    default:
      var shares: [Double] = []
      for _ in 0..<count(0...6) { shares.append(number(in: 0...1)) }
      var points: [(Double, Double)] = []
      for share in [0] + shares.sorted() + [1] { points.append((share, number(in: -2...2))) }
      return .piecewiseLinear(try PiecewiseLinear(points))
    }
  }

  mutating func timing() throws -> Timing {
    let push = flip() ? 0 : number(in: Spring.initialVelocities)
    var timing = Timing.instant
    switch count(0...5) {
    case 0, 1: timing = try .spring(spring(), initialVelocity: push)
    case 2:
      // A little damping always has a root.
      timing = try .uikitSpring(
        duration: flip() ? 0.3 : number(in: 0...11), dampingRatio: number(in: 0.2...1.2),
        initialVelocity: number(in: -2...2))
    case 3:
      timing = try .swiftUISpring(
        SwiftUISpring(
          response: number(in: SwiftUISpring.responses),
          dampingFraction: number(in: SwiftUISpring.dampingFractions)), initialVelocity: push)
    case 4: timing = try .curve(curve(), duration: flip() ? 0.3 : magnitude(in: Spring.durations))
    default: break
    }
    return flip() ? timing : try timing.delayed(by: number(in: 0...2))
  }
}

// MARK: Whole specs

extension SpecRandom {
  /// A value for a property, well in its domain.
  private mutating func value(_ property: PropertyTraits) throws -> PropertyValue {
    if property.isColor { return .color(try color()) }
    let bounds = max(property.domain.lowerBound, -500)...min(property.domain.upperBound, 500)
    return .number(number(in: bounds))
  }

  mutating func animations() throws -> ButtonAnimations {
    var resting = RestingValues()
    for property in PropertyTraits.all where count(0...3) == 0 {
      resting.set(try value(property), of: property)
    }
    var animations = ButtonAnimations(resting: resting).mixing(in: one(of: ColorSpace.allCases))
    for property in PropertyTraits.all where flip() {
      var free = Array(UInt8(0)...31).map(ButtonState.init(rawValue:))
      for _ in 0..<count(1...3) {
        var keys: [ButtonState] = []
        for _ in 0..<count(1...3) {
          keys.append(free.remove(at: count(0...free.count - 1)))
        }
        if count(0...4) == 0 {
          var earliest = 0.0
          var frames: [(target: PropertyValue, start: Double?, timing: Timing?)] = []
          for _ in 0..<count(1...4) {
            earliest += flip() ? 0 : number(in: 0...2)
            frames.append(
              (try value(property), flip() ? nil : earliest, flip() ? nil : try timing()))
          }
          animations = animations.adding(
            Effect(
              property, keyframes: frames, on: keys, style: one(of: [nil, .hold, .pulse]),
              exit: one(of: [nil, try timing(), frames.last?.timing])))
          continue
        }
        animations = animations.effect(
          property, to: try value(property), on: keys,
          style: one(of: [nil, .hold, .pulse]), enter: flip() ? try timing() : nil,
          exit: flip() ? try timing() : nil)
      }
    }
    return animations
  }

  mutating func script() throws -> InteractionScript {
    var events: [(InteractionEvent, at: Tick)] = []
    for _ in 0..<count(0...8) {
      let touch = one(of: [1, 1, 2, -7, Int.max, Int.min])
      let event = one(of: [
        .press(touch: touch), .release(touch: touch), .dragExit(touch: touch),
        .dragEnter(touch: touch), .cancel(touch: touch), .hover, .unhover, .focus, .blur, .select,
        .deselect, .toggle, .enable, .disable, .state(state()), InteractionEvent.state(state()),
      ])
      events.append((event, at: Tick(one(of: [0, 7, count(0...600), 60_000_000]))))
    }
    return one(of: [.tap, try InteractionScript(events)])
  }

  mutating func text() -> String {
    one(of: [
      "", "Start", "a \"quoted\" \\ text/", "\u{0}\u{1}\u{1F}\u{7F}\u{9B}", "Größe 😀 \u{2028}",
      "line\nbreak\ttab\r", "e\u{301}",
    ])
  }

  mutating func button() throws -> ButtonSpec {
    try ButtonSpec(
      title: text(), width: flip() ? 160 : number(in: ButtonSpec.sizes),
      height: flip() ? 48 : number(in: ButtonSpec.sizes), animations: animations(),
      script: script())
  }

  mutating func lint() -> LintSettings {
    var settings = LintSettings()
    guard flip() else { return settings }
    for rule in LintRule.all where flip() {
      try? settings.set(one(of: LintSeverity.allCases), for: rule.code)
    }
    for threshold in LintThreshold.all where flip() {
      try? settings.setThreshold(threshold.name, to: number(in: threshold.allowed))
    }
    return settings
  }

  mutating func options() -> CompileOptions {
    CompileOptions(
      initialState: flip() ? .normal : state(), minimumPress: flip() ? 0 : number(in: 0...20),
      epsilon: flip() ? 0.001 : number(in: Spring.epsilons),
      frameCap: flip() ? 3_600 : count(1...100_000_000))
  }

  mutating func repetition() -> MotionGroup.Repetition? {
    guard count(0...3) == 0 else { return nil }
    return MotionGroup.Repetition(
      count: count(1...9), autoreverses: flip(),
      mode: flip() ? .waitForRest : .cut(every: number(in: 0.01...2)))
  }

  mutating func spec() throws -> MotionSpec {
    let name = flip() ? nil : text()
    let again = repetition()
    guard count(0...3) == 0 else {
      return try MotionSpec(button(), name: name, options: options(), repetition: again)
        .linting(by: lint())
    }
    let colorSpace = one(of: ColorSpace.allCases)
    var group: [GroupMember] = []
    for index in 0..<count(1...4) {
      let button = try button()
      group.append(
        try GroupMember(
          name: "b\(index)" + text(),
          button: ButtonSpec(
            title: button.title, animations: button.animations.mixing(in: colorSpace),
            script: button.script),
          start: one(of: [.after(0), .after(number(in: 0...3)), .stagger(number(in: 0...3))]),
          repetition: repetition()))
    }
    return try MotionSpec(group: group, name: name, options: options(), repetition: again)
      .linting(by: lint())
  }
}

extension PlainSpecReader {
  mutating func timing() throws(Unusual) -> Timing {
    var timing: Timing?
    var delay: Double?
    var isFirst = true
    try pass(UInt8(ascii: "{"))
    while try passes(UInt8(ascii: "}"), isFirst: &isFirst) {
      switch try key() {
      case .spring where timing == nil: timing = try spring()
      case .uikitSpring where timing == nil: timing = try uikitSpring()
      case .curve where timing == nil: timing = try curve()
      case .cubicBezier where timing == nil: timing = try cubicBezier()
      case .delay where delay == nil: delay = try time().seconds
      default: throw Unusual()
      }
    }
    guard let timing else { throw Unusual() }
    return delay.map { Timing(kind: timing.kind, delay: $0) } ?? timing
  }

  /// The numbers of a spring, as far as they are given.
  private mutating func numbers() throws(Unusual) -> SpringNumbers {
    var numbers = SpringNumbers()
    var isFirst = true
    try pass(UInt8(ascii: "{"))
    while try passes(UInt8(ascii: "}"), isFirst: &isFirst) {
      let key = try key()
      if key == .preset, numbers.preset == nil {
        let word = try word()
        numbers.preset = PlainWord.presets.first { $0.word == word }?.spring
        guard numbers.preset != nil else { throw Unusual() }
        continue
      }
      guard let place = PlainWord.springKeys.firstIndex(of: key), !numbers.has(place) else {
        throw Unusual()
      }
      numbers.set(
        place, to: place < PlainWord.timeKeyCount ? try time().seconds : try number())
    }
    return numbers
  }

  private mutating func spring() throws(Unusual) -> Timing {
    let numbers = try numbers()
    do throws(SpringError) {
      let spring: Spring?
      switch numbers.given {
      case [] where numbers.preset != nil: spring = numbers.preset
      case _ where numbers.preset != nil: spring = nil
      case .response: spring = try Spring(response: numbers[0], dampingRatio: numbers[2])
      case .duration where numbers[1] != 0:
        spring = try Spring(duration: numbers[1], bounce: numbers[3])
      case .damping: spring = try Spring(stiffness: numbers[4], damping: numbers[5])
      case .stiffness: spring = try Spring(stiffness: numbers[4], dampingRatio: numbers[2])
      default: spring = nil
      }
      if let spring { return try .spring(spring, initialVelocity: numbers[6]) }
    } catch {}
    throw Unusual()
  }

  private mutating func uikitSpring() throws(Unusual) -> Timing {
    let numbers = try numbers()
    guard numbers.given == .uikit, numbers.preset == nil,
      let spring = try? UIKitSpring(
        duration: numbers[1], dampingRatio: numbers[2], initialVelocity: numbers[6]),
      // What UIKit would clamp is worth a warning.
      spring.duration == numbers[1], spring.dampingRatio == numbers[2]
    else { throw Unusual() }
    return .uikitSpring(spring)
  }

  private mutating func curve() throws(Unusual) -> Timing {
    var curve: Curve?
    var duration: Double?
    var isFirst = true
    try pass(UInt8(ascii: "{"))
    while try passes(UInt8(ascii: "}"), isFirst: &isFirst) {
      switch try key() {
      case .name where curve == nil:
        let word = try word()
        curve = PlainWord.curves.first { $0.word == word }?.curve
        guard curve != nil else { throw Unusual() }
      case .duration where duration == nil: duration = try time().seconds
      default: throw Unusual()
      }
    }
    return try timing(curve, duration)
  }

  private mutating func cubicBezier() throws(Unusual) -> Timing {
    var curve: Curve?
    var duration: Double?
    var isFirst = true
    try pass(UInt8(ascii: "{"))
    while try passes(UInt8(ascii: "}"), isFirst: &isFirst) {
      switch try key() {
      case .points where curve == nil: curve = .cubicBezier(try bezier())
      case .duration where duration == nil: duration = try time().seconds
      default: throw Unusual()
      }
    }
    return try timing(curve, duration)
  }

  private mutating func bezier() throws(Unusual) -> CubicBezier {
    try pass(UInt8(ascii: "["))
    let x1 = try number()
    try pass(UInt8(ascii: ","))
    let y1 = try number()
    try pass(UInt8(ascii: ","))
    let x2 = try number()
    try pass(UInt8(ascii: ","))
    let y2 = try number()
    try pass(UInt8(ascii: "]"))
    guard let bezier = try? CubicBezier(x1, y1, x2, y2) else { throw Unusual() }
    return bezier
  }

  private func timing(_ curve: Curve?, _ duration: Double?) throws(Unusual) -> Timing {
    guard let curve, let duration, let timing = try? Timing.curve(curve, duration: duration) else {
      throw Unusual()
    }
    return timing
  }
}

/// The numbers of a spring by the places of their keys, and which are given.
private struct SpringNumbers {
  /// Keys, a bit each, but that of the initial velocity.
  struct Keys: OptionSet {
    let rawValue: UInt8

    static let response = Keys(rawValue: 1 << 0 | 1 << 2)
    static let duration = Keys(rawValue: 1 << 1 | 1 << 3)
    static let uikit = Keys(rawValue: 1 << 1 | 1 << 2)
    static let damping = Keys(rawValue: 1 << 4 | 1 << 5)
    static let stiffness = Keys(rawValue: 1 << 4 | 1 << 2)
  }

  private var values = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
  private var bits: UInt8 = 0
  /// A preset that is given instead.
  var preset: Spring?

  var given: Keys { Keys(rawValue: bits & 0b11_1111) }

  func has(_ place: Int) -> Bool { bits & 1 << UInt8(place) != 0 }

  subscript(place: Int) -> Double {
    switch place {
    case 0: values.0
    case 1: values.1
    case 2: values.2
    case 3: values.3
    case 4: values.4
    case 5: values.5
    default: values.6
    }
  }

  mutating func set(_ place: Int, to value: Double) {
    bits |= 1 << UInt8(place)
    switch place {
    case 0: values.0 = value
    case 1: values.1 = value
    case 2: values.2 = value
    case 3: values.3 = value
    case 4: values.4 = value
    case 5: values.5 = value
    default: values.6 = value
    }
  }
}

extension PlainWord {
  fileprivate static let spring = PlainWord("spring")
  fileprivate static let uikitSpring = PlainWord("uikitSpring")
  fileprivate static let curve = PlainWord("curve")
  fileprivate static let cubicBezier = PlainWord("cubicBezier")
  fileprivate static let points = PlainWord("points")
  fileprivate static let preset = PlainWord("preset")
  fileprivate static let presets = SpringForm.presets.map {
    (word: PlainWord($0.name), spring: $0.value)
  }
  fileprivate static let delay = PlainWord("delay")
  fileprivate static let duration = PlainWord("duration")
  /// The keys of springs, those that are times first.
  fileprivate static let springKeys = [
    "response", "duration", "dampingRatio", "bounce", "stiffness", "damping", "initialVelocity",
  ].map(PlainWord.init)
  fileprivate static let timeKeyCount = 2
  fileprivate static let curves: [(word: PlainWord, curve: Curve)] = [
    (PlainWord("linear"), .linear), (PlainWord("easeIn"), .easeIn),
    (PlainWord("easeOut"), .easeOut), (PlainWord("easeInOut"), .easeInOut),
  ]
}

import AnimCore

/// One way of stating a spring by keys, as a line of a table.
struct SpringDoor: Sendable {
  /// The keys it must have.
  let required: [String]
  /// The keys it may have.
  let optional: [String]
  /// The keys whose numbers are milliseconds where no unit says otherwise.
  var milliseconds: [String] = []
  /// Makes the timing out of the keys' numbers; the text of `preset` is handed on as it is.
  let make: @Sendable (_ number: Numbers, _ list: KeyedList) throws(SpringError) -> Timing

  /// The numbers of keys, nil for those not given.
  typealias Numbers = (String) -> Double?

  private var keys: [String] { required + optional }

  /// The ways of stating a plain spring.
  static let plain: [SpringDoor] = [
    spring("response", "dampingRatio") { first, second, _ throws(SpringError) in
      try Spring(response: first, dampingRatio: second)
    },
    spring("duration", "bounce") { first, second, _ throws(SpringError) in
      try Spring(duration: first, bounce: second)
    },
    spring("stiffness", "damping", optional: "mass") { first, second, mass throws(SpringError) in
      try Spring(mass: mass ?? 1, stiffness: first, damping: second)
    },
    spring("stiffness", "dampingRatio", optional: "mass") {
      first, second, mass throws(SpringError) in
      try Spring(stiffness: first, dampingRatio: second, mass: mass ?? 1)
    },
    spring("settlingDuration", "dampingRatio") { first, second, _ throws(SpringError) in
      try Spring(settlingDuration: first, dampingRatio: second)
    },
    SpringDoor(required: ["preset"], optional: ["extraBounce", "initialVelocity"]) {
      number, list throws(SpringError) in
      let preset = presets.first { $0.name == list["preset"] }?.spring ?? .smooth
      let spring = try preset.adding(extraBounce: number("extraBounce") ?? 0)
      return try .spring(spring, initialVelocity: number("initialVelocity") ?? 0)
    },
  ]

  /// The one way of stating a UIKit spring.
  static let uikit: [SpringDoor] = [
    SpringDoor(required: ["duration", "dampingRatio"], optional: ["initialVelocity"]) {
      number, _ throws(SpringError) in
      try .uikitSpring(
        duration: number("duration") ?? 0, dampingRatio: number("dampingRatio") ?? 0,
        initialVelocity: number("initialVelocity") ?? 0)
    }
  ]

  static let presets: [(name: String, spring: Spring)] = [
    ("smooth", .smooth), ("snappy", .snappy), ("bouncy", .bouncy),
  ]

  /// The keys that are spans of time; all others but `preset` are plain numbers.
  static let timeKeys = [
    "response", "duration", "settlingDuration", "visualDuration", "perceptualDuration", "frequency",
  ]

  private static func spring(
    _ first: String, _ second: String, optional: String? = nil,
    make: @escaping @Sendable (Double, Double, Double?) throws(SpringError) -> Spring
  ) -> SpringDoor {
    SpringDoor(
      required: [first, second], optional: (optional.map { [$0] } ?? []) + ["initialVelocity"]
    ) { number, _ throws(SpringError) in
      // A motion that lasts no time is none; the other numbers are checked all the same.
      let isInstant = first.hasSuffix("uration") && number(first) == 0
      let spring = try make(
        isInstant ? 1 : number(first) ?? 0, number(second) ?? 0, optional.flatMap(number))
      let timing = try Timing.spring(spring, initialVelocity: number("initialVelocity") ?? 0)
      return isInstant ? .instant : timing
    }
  }
}

extension SpringDoor {
  /// Reads a spring from `KEY=VALUE,…`.
  static func timing(_ text: String, through doors: [SpringDoor]) throws(ValueFault) -> Timing {
    var keys: [String] = []
    for key in doors.flatMap(\.keys) where !keys.contains(key) { keys.append(key) }
    let list = try KeyedList(text, keys: keys)
    let door = try door(for: list.keys, among: doors)
    var numbers: [String: Double] = [:]
    for (key, text) in list.items { numbers[key] = try door.number(key, text) }
    do {
      return try door.make({ numbers[$0] }, list)
    } catch {
      switch error {
      case .outOfRange(let parameter, _, let allowed):
        let key = parameter.rawValue
        throw .badPart(key: key, part: list[key] ?? "", .numberWithin(allowed))
      case .noRoot(let duration, let dampingRatio):
        throw .noSuchSpring(duration: duration, dampingRatio: dampingRatio)
      }
    }
  }

  private static func door(
    for keys: [String], among doors: [SpringDoor]
  ) throws(ValueFault) -> SpringDoor {
    let fitting = doors.filter { door in keys.allSatisfy(door.keys.contains) }
    if let door = fitting.first(where: { $0.required.allSatisfy(keys.contains) }) { return door }
    guard fitting.isEmpty else {
      throw .missingKeys(
        given: keys, ways: fitting.map { door in door.required.filter { !keys.contains($0) } })
    }
    for (place, key) in keys.enumerated() {
      for other in keys[..<place]
      where !doors.contains(where: { $0.keys.contains(key) && $0.keys.contains(other) }) {
        throw .clashingKeys(other, key)
      }
    }
    throw .clashingKeys(keys.first ?? "", keys.last ?? "")
  }

  private func number(_ key: String, _ text: String) throws(ValueFault) -> Double? {
    if key == "preset" {
      let names = Self.presets.map(\.name)
      guard names.contains(text) else {
        throw .badPart(key: key, part: text, .word(names))
      }
      return nil
    }
    if milliseconds.contains(key), let number = DecimalText.number(text) { return number }
    if Self.timeKeys.contains(key) {
      guard let time = TimeText(text) else { throw .badPart(key: key, part: text, .time) }
      return milliseconds.contains(key) ? time.seconds * 1_000 : time.seconds
    }
    guard let number = DecimalText.number(text) else {
      throw .badPart(key: key, part: text, .number)
    }
    return number
  }
}

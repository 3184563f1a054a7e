import AnimCore

/// One way of an effect that code states: there, back, or to one of several targets.
struct CodeMotion: Sendable {
  /// What its function is called: `scaleEnter`.
  let name: String
  /// What it is, in a sentence.
  let sentence: String
  let property: PropertyTraits
  let timing: Timing
  /// The same for those who asked for less motion.
  let reduced: Timing
  /// How far it goes, in the property's unit; of a colour, the farthest of its premultiplied channels.
  let travel: Double
}

/// Where an effect goes, as a constant in code.
struct CodeTarget: Sendable {
  /// What it is called: `scaleTarget`.
  let name: String
  let value: PropertyValue
}

/// What a button's description says, in an order and with names that code can have.
struct CodeOutline: Sendable {
  private(set) var targets: [CodeTarget] = []
  private(set) var motions: [CodeMotion] = []

  /// The effects of a description, as its chain has them.
  init(_ animations: ButtonAnimations) {
    for effect in animations.effects {
      let isAlone = animations.effects.filter { $0.property == effect.property }.count == 1
      let keys = effect.keys.map { "\($0)" }.joined(separator: " or ")
      let stem =
        effect.property.name + (isAlone ? "" : "On" + CodeText.upperCamel(keys, fallback: "Normal"))
      add(effect, stem: stem, on: keys, from: animations.restingValue(of: effect.property))
    }
  }

  private mutating func add(
    _ effect: Effect, stem: String, on keys: String, from resting: PropertyValue
  ) {
    let stem = unused(stem)
    var steps = effect.keyframes.map { ($0.target, $0.timing) }
    if steps.isEmpty { steps = [(effect.target, effect.enter)] }
    var place = resting
    for (number, (target, timing)) in steps.enumerated() {
      let end = steps.count > 1 ? "\(number + 1)" : ""
      targets.append(CodeTarget(name: stem + "Target" + end, value: target))
      add(
        timing, from: place, to: target, of: effect, called: stem + "Enter" + end,
        "\(effect.property.name), on \(keys): the way to \(CodeText.value(target))")
      place = target
    }
    add(
      effect.exit, from: place, to: resting, of: effect, called: stem + "Exit",
      effect.style == .pulse
        ? "\(effect.property.name): back again as soon as it is there"
        : "\(effect.property.name): back when it is \(keys) no more")
  }

  private mutating func add(
    _ timing: Timing, from start: PropertyValue, to end: PropertyValue, of effect: Effect,
    called name: String, _ sentence: String
  ) {
    let reduced = effect.property.moves ? Timing.instant : timing.withoutOvershoot
    motions.append(
      CodeMotion(
        name: name, sentence: sentence, property: effect.property, timing: timing,
        reduced: reduced, travel: Self.travel(from: start, to: end)))
  }

  private func unused(_ stem: String) -> String {
    var name = stem
    var count = 2
    while targets.contains(where: { $0.name.hasPrefix(name + "Target") }) {
      name = stem + "\(count)"
      count += 1
    }
    return name
  }

  private static func travel(from start: PropertyValue, to end: PropertyValue) -> Double {
    switch (start, end) {
    case (.number(let start), .number(let end)): return abs(end - start)
    case (.color(let start), .color(let end)):
      let ways = [
        end.red * end.alpha - start.red * start.alpha,
        end.green * end.alpha - start.green * start.alpha,
        end.blue * end.alpha - start.blue * start.alpha, end.alpha - start.alpha,
      ]
      return ways.map(abs).max() ?? 0
    default: return 0
    }
  }
}

extension Timing {
  /// The same without passing its target.
  fileprivate var withoutOvershoot: Timing { Timing(kind: kind.withoutOvershoot, delay: delay) }
}

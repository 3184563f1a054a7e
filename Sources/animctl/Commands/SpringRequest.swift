import AnimCore
import AnimRender

/// What `spring` is asked for.
struct SpringRequest: ReportAsking {
  var reporting = Reporting()
  /// The numbers of options that state a spring together, by the keys of ``SpringDoor``, each with its
  /// option.
  var numbers: [String: (option: String, value: Double)] = [:]
  /// The springs stated by one option each.
  var stated: [(option: String, timing: Timing)] = []
  var initialVelocity: Double?
  /// The platform whose code is wanted and nothing else.
  var platform: CodePlatform?
  var isJSON = false
  var listsPresets = false
  var charset = CharsetChoice.auto

  /// The spring that is stated, by one way alone.
  func timing() throws(UsageError) -> Timing {
    if platform != nil, isJSON { throw .clash(option: "--json", with: "--code") }
    if stated.count > 1 { throw .clash(option: stated[1].option, with: stated[0].option) }
    if let (option, timing) = stated.first {
      if let number = options.first { throw .clash(option: number, with: option) }
      return try pushed(timing)
    }
    guard !numbers.isEmpty else { throw .noSpring }
    return try pushed(.spring(together()))
  }

  /// The options given that state a spring together, in the order of the table.
  private var options: [String] {
    Self.numberOptions.map(\.option).filter { option in
      numbers.values.contains { $0.option == option }
    }
  }

  /// The spring that the numbers state together.
  private func together() throws(UsageError) -> Spring {
    let keys = Set(numbers.keys)
    let fitting = Self.ways.filter { keys.isSubset(of: $0.required + $0.optional) }
    guard let way = fitting.first(where: { keys.isSuperset(of: $0.required) }) else {
      guard fitting.isEmpty else {
        let ways = fitting.map { way in
          way.required.filter { !keys.contains($0) }.map(Self.option)
        }
        throw .incompleteSpring(given: options, ways: ways)
      }
      throw foreign(keys)
    }
    do {
      return try way.make { numbers[$0]?.value ?? 1 }
    } catch {
      guard case .outOfRange(let parameter, let value, let allowed) = error else {
        throw .noSpring
      }
      throw .badValue(
        option: Self.option(parameter.rawValue), value: value.shown,
        .expected(.numberWithin(allowed)))
    }
  }

  /// The first two options that belong to different ways.
  private func foreign(_ keys: Set<String>) -> UsageError {
    for (place, option) in options.enumerated() {
      for other in options[..<place] {
        let pair = [option, other].map(Self.key)
        let isWay = Self.ways.contains { way in
          pair.allSatisfy((way.required + way.optional).contains)
        }
        if !isWay { return .clash(option: option, with: other) }
      }
    }
    return .clash(option: options.last ?? "", with: options.first ?? "")
  }

  /// A timing with the velocity the option gives it.
  private func pushed(_ timing: Timing) throws(UsageError) -> Timing {
    guard let initialVelocity else { return timing }
    do {
      switch timing.kind {
      case .spring(let spring, _): return try .spring(spring, initialVelocity: initialVelocity)
      case .uikitSpring(let uikit):
        guard uikit.initialVelocity == 0 else { break }
        return try .uikitSpring(
          duration: uikit.duration, dampingRatio: uikit.dampingRatio,
          initialVelocity: initialVelocity)
      case .swiftUISpring(let spring, let velocity):
        guard velocity == 0 else { break }
        return try .swiftUISpring(spring, initialVelocity: initialVelocity)
      case .curve, .instant: return timing
      }
      throw UsageError.clash(option: "--initial-velocity", with: "initialVelocity")
    } catch let error as UsageError {
      throw error
    } catch {
      throw .badValue(
        option: "--initial-velocity", value: initialVelocity.shown,
        .expected(.numberWithin(Spring.initialVelocities)))
    }
  }

  /// A way of stating a spring by several options.
  private struct Way: Sendable {
    let required: [String]
    var optional: [String] = []
    let make: @Sendable ((String) -> Double) throws(SpringError) -> Spring
  }

  private static let ways: [Way] = [
    Way(required: ["duration", "bounce"]) { number throws(SpringError) in
      try Spring(duration: number("duration"), bounce: number("bounce"))
    },
    Way(required: ["response", "dampingRatio"]) { number throws(SpringError) in
      try Spring(response: number("response"), dampingRatio: number("dampingRatio"))
    },
    Way(required: ["stiffness", "damping"], optional: ["mass"]) { number throws(SpringError) in
      try Spring(
        mass: number("mass"), stiffness: number("stiffness"), damping: number("damping"))
    },
    Way(required: ["stiffness", "dampingRatio"], optional: ["mass"]) {
      number throws(SpringError) in
      try Spring(
        stiffness: number("stiffness"), dampingRatio: number("dampingRatio"), mass: number("mass"))
    },
    Way(required: ["settlingDuration", "dampingRatio"]) { number throws(SpringError) in
      try Spring(
        settlingDuration: number("settlingDuration"), dampingRatio: number("dampingRatio"))
    },
  ]

  /// The options that state a spring together, with their keys.
  static let numberOptions: [(option: String, key: String)] = [
    ("--duration", "duration"), ("--bounce", "bounce"), ("--response", "response"),
    ("--damping-ratio", "dampingRatio"), ("--stiffness", "stiffness"), ("--damping", "damping"),
    ("--mass", "mass"), ("--settling-duration", "settlingDuration"),
  ]

  private static func option(_ key: String) -> String {
    numberOptions.first { $0.key == key }?.option ?? key
  }

  private static func key(_ option: String) -> String {
    numberOptions.first { $0.option == option }?.key ?? option
  }
}

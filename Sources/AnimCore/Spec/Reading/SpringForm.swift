/// One way to state a spring by keys, as a line of a table.
struct SpringForm: Sendable {
  /// The keys it must have.
  let required: [String]
  /// The keys it may have.
  let optional: [String]
  /// The required numbers of a plain spring, read back from it; nil where it has none.
  let read: @Sendable (Spring) -> [Double]?
  /// Makes the timing out of the keys' numbers, through a door of the library.
  let make: @Sendable (Numbers) throws(SpringError) -> Timing

  /// All its keys.
  let keys: [String]

  /// What is given, by its keys.
  struct Numbers: Sendable {
    private var values: [(key: String, value: Double)] = []
    var preset: Spring?

    subscript(key: String) -> Double? {
      get { values.first { $0.key == key }?.value }
      set {
        values.removeAll { $0.key == key }
        if let newValue { values.append((key, newValue)) }
      }
    }

    /// A number that has to be there. Where it was reported, the others are checked beside a 1, which
    /// is in every range.
    func needed(_ key: String) -> Double { self[key] ?? 1 }
  }

  private init(
    required: [String], optional: [String],
    read: @escaping @Sendable (Spring) -> [Double]? = { _ in nil },
    make: @escaping @Sendable (Numbers) throws(SpringError) -> Timing
  ) {
    self.required = required
    self.optional = optional
    keys = required + optional
    self.read = read
    self.make = make
  }

  /// A plain spring of two numbers, and perhaps a mass.
  private init(
    _ first: String, _ second: String, _ mass: String? = nil,
    read: @escaping @Sendable (Spring) -> [Double]?,
    make: @escaping @Sendable (Double, Double, Double) throws(SpringError) -> Spring
  ) {
    let optional = [mass, "initialVelocity"].compactMap(\.self)
    self.init(required: [first, second], optional: optional, read: read) {
      numbers throws(SpringError) in
      // A motion of no duration is none; the other numbers are checked all the same.
      let isInstant = first.hasSuffix("uration") && numbers[first] == 0
      let spring = try make(
        isInstant ? 1 : numbers.needed(first), numbers.needed(second), numbers.needed("mass"))
      let timing = try Timing.spring(spring, initialVelocity: numbers["initialVelocity"] ?? 0)
      return isInstant ? .instant : timing
    }
  }
}

extension SpringForm {
  /// The keys that are spans of time; all others but `preset` are plain numbers.
  static let timeKeys = ["response", "duration", "settlingDuration"]

  /// SwiftUI's presets.
  static let presets: [(name: String, value: Spring)] = [
    ("smooth", .smooth), ("snappy", .snappy), ("bouncy", .bouncy),
  ]

  /// The ways to state a plain spring.
  static let plain: [SpringForm] = [
    SpringForm("response", "dampingRatio", read: { [$0.response, $0.dampingRatio] }) {
      first, second, _ throws(SpringError) in
      try Spring(response: first, dampingRatio: second)
    },
    SpringForm("duration", "bounce", read: { [$0.duration, $0.bounce] }) {
      first, second, _ throws(SpringError) in
      try Spring(duration: first, bounce: second)
    },
    SpringForm("stiffness", "damping", "mass", read: { [$0.stiffness, $0.damping] }) {
      first, second, mass throws(SpringError) in
      try Spring(mass: mass, stiffness: first, damping: second)
    },
    SpringForm("stiffness", "dampingRatio", "mass", read: { [$0.stiffness, $0.dampingRatio] }) {
      first, second, mass throws(SpringError) in
      try Spring(stiffness: first, dampingRatio: second, mass: mass)
    },
    SpringForm(
      "settlingDuration", "dampingRatio",
      read: { spring in spring.settlingDuration.map { [$0, spring.dampingRatio] } }
    ) { first, second, _ throws(SpringError) in
      try Spring(settlingDuration: first, dampingRatio: second)
    },
    SpringForm(
      "angularFrequency", "dampingRatio", "mass",
      read: { [$0.angularFrequency, $0.dampingRatio] }
    ) { first, second, mass throws(SpringError) in
      try Spring(angularFrequency: first, dampingRatio: second, mass: mass)
    },
    SpringForm(required: ["preset"], optional: ["extraBounce", "initialVelocity"]) {
      numbers throws(SpringError) in
      var spring = numbers.preset ?? .smooth
      if let extra = numbers["extraBounce"] { spring = try spring.adding(extraBounce: extra) }
      return try .spring(spring, initialVelocity: numbers["initialVelocity"] ?? 0)
    },
  ]

  /// A spring as UIKit states it.
  static let uikit = SpringForm(
    required: ["duration", "dampingRatio"], optional: ["initialVelocity"]
  ) { numbers throws(SpringError) in
    try .uikitSpring(
      duration: numbers.needed("duration"), dampingRatio: numbers.needed("dampingRatio"),
      initialVelocity: numbers["initialVelocity"] ?? 0)
  }

  /// A spring as SwiftUI states it.
  static let swiftUI = SpringForm(
    required: ["response", "dampingFraction"], optional: ["initialVelocity"]
  ) { numbers throws(SpringError) in
    try .swiftUISpring(
      SwiftUISpring(
        response: numbers.needed("response"),
        dampingFraction: numbers.needed("dampingFraction")),
      initialVelocity: numbers["initialVelocity"] ?? 0)
  }
}

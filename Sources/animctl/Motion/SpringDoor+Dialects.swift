import AnimCore

extension SpringDoor {
  /// The one way of stating a spring that SwiftUI steps.
  static let swiftUI: [SpringDoor] = [
    SpringDoor(required: ["response", "dampingFraction"], optional: ["initialVelocity"]) {
      number, _ throws(SpringError) in
      let spring = try SwiftUISpring(
        response: number("response") ?? 0, dampingFraction: number("dampingFraction") ?? 0)
      return try .swiftUISpring(spring, initialVelocity: number("initialVelocity") ?? 0)
    }
  ]

  /// Another platform's way of stating a spring.
  init(_ form: SpringDialect.Form) {
    let parameters = form.parameters
    self.init(
      required: parameters.filter { $0.fallback == nil }.map(\.name),
      optional: parameters.filter { $0.fallback != nil }.map(\.name),
      milliseconds: parameters.filter { $0.unit == .milliseconds }.map(\.name)
    ) { number, _ throws(SpringError) in
      .spring(try form.spring(parameters.map { number($0.name) ?? $0.fallback ?? .nan }))
    }
  }
}

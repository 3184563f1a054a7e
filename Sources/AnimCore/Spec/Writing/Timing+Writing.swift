extension Timing {
  /// The timing as a spec states it.
  package var text: JSONText {
    let delay: [JSONText.Member] = self.delay == 0 ? [] : [("delay", .time(self.delay))]
    return .object([kind.member] + delay)
  }
}

extension Timing.Kind {
  fileprivate var member: JSONText.Member {
    switch self {
    case .spring(let spring, let initialVelocity):
      return ("spring", .object(spring.members + push(initialVelocity)))
    case .uikitSpring(let spring):
      let numbers: [JSONText.Member] = [
        ("duration", .number(spring.duration)), ("dampingRatio", .number(spring.dampingRatio)),
      ]
      return ("uikitSpring", .object(numbers + push(spring.initialVelocity)))
    case .swiftUISpring(let spring, let initialVelocity):
      let numbers: [JSONText.Member] = [
        ("response", .number(spring.response)),
        ("dampingFraction", .number(spring.dampingFraction)),
      ]
      return ("swiftUISpring", .object(numbers + push(initialVelocity)))
    case .curve(let curve, let duration):
      let (name, members) = curve.form
      return (name, .object(members + [("duration", .number(duration))]))
    case .instant:
      return ("instant", .truth(true))
    }
  }

  private func push(_ initialVelocity: Double) -> [JSONText.Member] {
    initialVelocity == 0 ? [] : [("initialVelocity", .number(initialVelocity))]
  }
}

extension Curve {
  /// The key that stands for it, and what stands behind that beside the duration.
  fileprivate var form: (name: String, members: [JSONText.Member]) {
    switch self {
    case .linear: ("curve", [("name", .text("linear"))])
    case .easeIn: ("curve", [("name", .text("easeIn"))])
    case .easeOut: ("curve", [("name", .text("easeOut"))])
    case .easeInOut: ("curve", [("name", .text("easeInOut"))])
    case .cubicBezier(let curve):
      (
        "cubicBezier",
        [("points", .array([curve.x1, curve.y1, curve.x2, curve.y2].map(JSONText.number)))]
      )
    case .steps(let steps):
      (
        "steps",
        [("count", .whole(steps.count))]
          + (steps.position == .end ? [] : [("position", .text(steps.position.rawValue))])
      )
    case .piecewiseLinear(let line):
      (
        "linear",
        [
          (
            "points",
            .array(line.points.map { .array([.number($0.share), .number($0.progress)]) })
          )
        ]
      )
    }
  }
}

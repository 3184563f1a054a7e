import AnimCore

/// A spring in every parametrisation, and what its motion is like.
struct SpringFacts: Sendable {
  /// One number of a spring; nil where it has none, as an undamped spring has no end.
  struct Fact: Sendable {
    /// What it is called in reports for programs.
    let key: String
    let value: Double?
    /// What it is counted in; empty for a ratio.
    var unit = ""
  }

  /// The numbers, in order.
  let facts: [Fact]
  /// Whether iOS's iteration misses the exact root; nil for what is no UIKit spring.
  private(set) var isUnstable: Bool?

  /// The facts of a timing's spring; nil for a timing that has none.
  init?(_ kind: Timing.Kind) {
    switch kind {
    case .spring(let spring, let push): facts = Self.facts(of: spring, push)
    case .uikitSpring(let uikit):
      facts =
        Self.facts(of: uikit.spring, uikit.initialVelocity) + [
          Fact(key: "exactRoot", value: uikit.exactRoot, unit: "rad/s"),
          Fact(key: "residual", value: uikit.residual),
        ]
      isUnstable = uikit.isUnstable
    case .swiftUISpring(let spring, let push):
      facts =
        Self.facts(of: spring.closedForm, push) + [
          Fact(
            key: "swiftUISettlingTime",
            value: spring.swiftUISettlingTime(travel: 1, initialVelocity: push), unit: "s")
        ]
    case .curve, .instant: return nil
    }
  }

  private static func facts(of spring: Spring, _ push: Double) -> [Fact] {
    let metrics = try? spring.metrics(initialVelocity: push)
    return [
      Fact(key: "response", value: spring.response, unit: "s"),
      Fact(key: "dampingRatio", value: spring.dampingRatio),
      Fact(key: "duration", value: spring.duration, unit: "s"),
      Fact(key: "bounce", value: spring.bounce),
      Fact(key: "stiffness", value: spring.stiffness),
      Fact(key: "damping", value: spring.damping),
      Fact(key: "mass", value: spring.mass),
      Fact(key: "angularFrequency", value: spring.angularFrequency, unit: "rad/s"),
      Fact(key: "settlingDuration", value: spring.settlingDuration, unit: "s"),
      Fact(key: "initialVelocity", value: push, unit: "/s"),
      Fact(key: "settlingTime", value: metrics?.settlingTime, unit: "s"),
      Fact(key: "overshoot", value: metrics?.overshoot),
      Fact(key: "peakTime", value: metrics?.peak?.time, unit: "s"),
      Fact(key: "peakVelocity", value: metrics?.peakVelocity.value, unit: "/s"),
    ]
  }
}

extension SpringFacts {
  /// The facts in columns.
  func lines(indent: Int, width: Int) -> [String] {
    var texts = facts.compactMap { fact in
      fact.value.map { value in
        "\(fact.key) \(value.brief(digits: 6))" + (fact.unit.isEmpty ? "" : " \(fact.unit)")
      }
    }
    if let isUnstable { texts.append(isUnstable ? "unstable" : "stable") }
    let cell = max(24, (texts.map(\.count).max() ?? 0) + 2)
    let perLine = max(1, (width - indent) / cell)
    return stride(from: 0, to: texts.count, by: perLine).map { first in
      let row = texts[first..<min(first + perLine, texts.count)].map { text in
        text + String(repeating: " ", count: cell - text.count)
      }
      return (String(repeating: " ", count: indent) + row.joined()).withoutTrailingBlanks
    }
  }

  /// The facts for programs.
  var members: [JSONText.Member] {
    let numbers: [JSONText.Member] = facts.map { fact in
      (fact.key, fact.value.map(JSONText.number) ?? .null)
    }
    return numbers + (isUnstable.map { [("unstable", .truth($0))] } ?? [])
  }
}

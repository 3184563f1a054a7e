extension LintSettings {
  /// The settings as a spec states them, in the order of the tables; nil where all are as usual.
  var text: JSONText? {
    let rules = LintRule.all.compactMap { rule -> JSONText.Member? in
      severities[rule.code].map { (rule.code, .text($0.rawValue)) }
    }
    let limits = LintThreshold.all.compactMap { threshold -> JSONText.Member? in
      thresholds[threshold.name].map { (threshold.name, .number($0)) }
    }
    let parts: [JSONText.Member] = [("rules", .object(rules)), ("thresholds", .object(limits))]
    let given = zip(parts, [rules.isEmpty, limits.isEmpty]).filter { !$1 }.map(\.0)
    return given.isEmpty ? nil : .object(given)
  }
}

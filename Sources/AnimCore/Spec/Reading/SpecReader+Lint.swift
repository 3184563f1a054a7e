extension SpecReader {
  /// Reads what the motion is held to.
  mutating func lint(_ node: Int) -> LintSettings {
    var settings = LintSettings()
    guard let members = members(of: node, allowed: SpecKeys.lint) else { return settings }
    if let node = members["rules"], let rules = self.members(of: node, allowed: SpecKeys.rules) {
      for (code, member) in rules.all {
        let severity: LintSeverity? = name(member.value, of: .severity)
        if let severity { try? settings.set(severity, for: code) }
      }
    }
    if let node = members["thresholds"],
      let thresholds = self.members(of: node, allowed: SpecKeys.thresholds)
    {
      for (name, member) in thresholds.all {
        guard let value = number(member.value) else { continue }
        do {
          try settings.setThreshold(name, to: value)
        } catch {
          guard case .outOfRange(_, let value, let allowed) = error else { continue }
          report(.outOfRange(name, value: value, allowed: allowed), at: member.value)
        }
      }
    }
    return settings
  }
}

/// What rules are asked, how bad their findings are, and what they compare with, where that is not as
/// usual.
///
///     var settings = LintSettings()
///     try settings.set(.error, for: "L0105")
///     try settings.setThreshold("overshoot", to: 0.3)
public struct LintSettings: Hashable, Sendable {
  /// Severities that were set, by the codes of their rules.
  public private(set) var severities: [String: LintSeverity] = [:]
  /// Thresholds that were set, by their names.
  public private(set) var thresholds: [String: Double] = [:]

  /// The usual ones.
  public init() {}

  /// Sets how bad what a rule finds is.
  ///
  /// - Throws: ``LintError/unknownRule(_:)`` where no rule has the code.
  public mutating func set(_ severity: LintSeverity, for code: String) throws(LintError) {
    guard LintRule(code: code) != nil else { throw .unknownRule(code) }
    severities[code] = severity
  }

  /// Sets a number that a rule compares with.
  ///
  /// - Throws: ``LintError`` where there is no such threshold, and for a number outside its range.
  public mutating func setThreshold(_ name: String, to value: Double) throws(LintError) {
    guard let threshold = LintThreshold.all.first(where: { $0.name == name }) else {
      throw .unknownThreshold(name)
    }
    guard threshold.allowed.contains(value) else {
      throw .outOfRange(name, value: value, allowed: threshold.allowed)
    }
    thresholds[name] = value
  }

  /// How bad what a rule finds is.
  public func severity(of rule: LintRule) -> LintSeverity {
    severities[rule.code] ?? rule.severity
  }

  /// These, with others where those were set.
  public func replacing(by other: LintSettings) -> LintSettings {
    var merged = self
    for (code, severity) in other.severities { merged.severities[code] = severity }
    for (name, value) in other.thresholds { merged.thresholds[name] = value }
    return merged
  }
}

/// What is wrong with settings.
public enum LintError: Error, Hashable, Sendable {
  /// No rule has this code.
  case unknownRule(String)
  /// No rule has a threshold of this name.
  case unknownThreshold(String)
  /// A threshold lies outside its range.
  case outOfRange(String, value: Double, allowed: ClosedRange<Double>)
}

/// A rule that motion is held to: one entry of the table of all.
///
/// A code is never given another meaning: `L01xx` is about time and continuity, `L02xx` about what is
/// seen, `L03xx` about states and effects, `L04xx` about springs and ends.
public struct LintRule: Sendable {
  /// The stable code, such as `L0105`.
  public let code: String
  /// What it is called, such as `overshoot`.
  public let name: String
  /// How bad a finding is, unless the settings say otherwise.
  public let severity: LintSeverity
  /// The numbers that it compares with.
  public let thresholds: [LintThreshold]
  /// Looks for what breaks it.
  let check: @Sendable (LintSubject, LintLimits) -> [LintFinding.Draft]

  init(
    _ code: String, _ name: String, _ severity: LintSeverity = .warning,
    _ thresholds: [LintThreshold] = [],
    check: @escaping @Sendable (LintSubject, LintLimits) -> [LintFinding.Draft]
  ) {
    self.code = code
    self.name = name
    self.severity = severity
    self.thresholds = thresholds
    self.check = check
  }

  /// All rules, in the order of their codes.
  public static let all: [LintRule] = [
    valueJump, velocityLost, tapNotVisible, stillMoving, overshoot, pulseOutlastsPress,
    minimumPressLong, outOfGamut, contrastInMotion, contrast, scaleNotPositive,
    stateWithoutEffect, effectNeverReached, hoverPulse, unstableSpring, residualSnapped,
    notSettled, reducedEndDiffers,
  ]

  /// The rule that has a code; nil if there is none.
  public init?(code: String) {
    guard let rule = Self.all.first(where: { $0.code == code }) else { return nil }
    self = rule
  }
}

/// How bad what a rule finds is.
public enum LintSeverity: String, Hashable, Sendable, CaseIterable {
  /// The rule is not asked.
  case off
  /// It is told.
  case warning
  /// It is told, and the check fails.
  case error
}

/// A number that a rule compares with.
public struct LintThreshold: Hashable, Sendable {
  /// What it is counted in.
  public enum Unit: String, Hashable, Sendable {
    /// A share, 1 being all of it.
    case share
    /// A factor without unit.
    case ratio
    /// Frames of 1/60 s.
    case frames
    /// Seconds.
    case seconds
    /// Ways per second.
    case waysPerSecond
  }

  /// The name, unlike any other rule's.
  public let name: String
  /// The number, unless the settings have another.
  public let usual: Double
  /// The numbers it may be.
  public let allowed: ClosedRange<Double>
  /// What it is counted in.
  public let unit: Unit

  init(_ name: String, _ usual: Double, within allowed: ClosedRange<Double>, _ unit: Unit) {
    self.name = name
    self.usual = usual
    self.allowed = allowed
    self.unit = unit
  }

  /// The thresholds of all rules.
  public static let all = LintRule.all.flatMap(\.thresholds)
}

/// The thresholds in force.
struct LintLimits: Sendable {
  let settings: LintSettings

  /// A threshold by its name; of no rule, never reached.
  subscript(name: String) -> Double {
    settings.thresholds[name]
      ?? LintThreshold.all.first { $0.name == name }?.usual ?? .infinity
  }
}

import AnimCore

/// What a rule of `lint` is about, in English: a line of the table behind `animctl help L0105`.
struct LintExplanation: Sendable {
  let code: String
  /// What is wrong, in a few words.
  let title: String
  /// Why it is wrong, and how to mend it.
  let advice: String
  /// A spec that breaks the rule.
  let wrong: String
  /// A spec that does not.
  let right: String
  /// What is said about a finding.
  let message: @Sendable (LintFinding) -> String

  init(
    _ code: String, _ title: String, wrong: String, right: String, _ advice: String,
    message: @escaping @Sendable (LintFinding) -> String
  ) {
    self.code = code
    self.title = title
    self.advice = advice
    self.wrong = wrong
    self.right = right
    self.message = message
  }

  /// All of them, in the order of the codes.
  static let all = motion + look + states + ends

  /// The explanation of a code, in either case of letters; nil if there is none.
  static func of(_ code: String) -> LintExplanation? { all.first { $0.code == code.uppercased() } }

  /// The rule.
  var rule: LintRule? { LintRule(code: code) }

  /// The rule in a line: what it finds, how bad that is, and what it compares with.
  var row: String {
    let limits =
      rule?.thresholds.map { "\($0.name) \($0.usual.shown)\($0.unit.words)" } ?? []
    return "\(title) (\(([rule?.severity.rawValue ?? ""] + limits).joined(separator: "; ")))"
  }

  /// The explanation as help shows it.
  func text(width: Int) -> String {
    let indented = { (text: String) in
      text.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    }
    let thresholds = rule?.thresholds.map { "\($0.name) \($0.usual.shown)\($0.unit.words)" } ?? []
    let limits =
      thresholds.isEmpty ? "" : " Threshold: \(thresholds.joined(separator: ", "))."
    let kind = rule?.severity.rawValue ?? ""
    let settings =
      "'--rule \(code)=off', =warning or =error, or \"lint\": { \"rules\": { \"\(code)\": \"off\" } "
      + "} in the spec, sets how bad it is.\(limits)"
    return """
      \(wrapped("\(code), \(kind): \(title).", to: width).joined(separator: "\n"))

      \(wrapped(advice, to: width).joined(separator: "\n"))

      \(wrapped(settings, to: width).joined(separator: "\n"))

      WRONG:
      \(indented(wrong))

      RIGHT:
      \(indented(right))

      """
  }
}

extension LintThreshold.Unit {
  /// What stands behind a number of it.
  var words: String {
    switch self {
    case .share, .ratio: ""
    case .frames: " frames"
    case .seconds: " s"
    case .waysPerSecond: " ways per second"
    }
  }
}

extension LintFinding {
  /// The property, or what else it is about.
  var what: String { property ?? "the motion" }
  /// The value as a share.
  var percent: String { value?.percent ?? "" }
  /// The value as it is.
  var number: String { value?.brief(digits: 3) ?? "" }
  /// What it was compared with, as a share.
  var limitPercent: String { limit?.percent ?? "" }
  /// What it was compared with.
  var limitNumber: String { limit?.brief(digits: 3) ?? "" }
  /// The frame.
  var frame: String { tick.map { "frame \($0.index)" } ?? "rest" }
  /// The state.
  var stateName: String { state?.description ?? "" }
}

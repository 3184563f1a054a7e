/// One thing that a rule found.
public struct LintFinding: Hashable, Sendable {
  /// The rule's code.
  public let code: String
  /// How bad it is.
  public let severity: LintSeverity
  /// The button of a group, by its name; nil for a button alone.
  public let button: String?
  /// The effect concerned, by its place in the chain; nil where there is none.
  public let effect: Int?
  /// The property concerned, by its name.
  public let property: String?
  /// The state or key concerned.
  public let state: ButtonState?
  /// When it is, or is worst.
  public let tick: Tick?
  /// What was found, counted as the rule's first threshold is.
  public let value: Double?
  /// What it was compared with.
  public let limit: Double?
  /// Where it stands in the spec, as far down as the spec states it.
  public let path: SpecPath

  /// What a rule says, before it is known of which button and how bad it is.
  struct Draft: Hashable {
    var effect: Int?
    var property: PropertyTraits?
    var state: ButtonState?
    var tick: Int?
    var value: Double?
    var limit: Double?
    /// The members from the effect, or without one from the button or the whole, to what is concerned.
    var members: [String] = []
    /// Whether the members are those of the whole spec, not of one button.
    var isOfWhole = false
  }

  init(_ draft: Draft, of rule: LintRule, _ severity: LintSeverity, _ subject: LintSubject) {
    code = rule.code
    self.severity = severity
    button = draft.isOfWhole ? nil : subject.member?.name
    effect = draft.effect
    property = draft.property?.name
    state = draft.state
    tick = draft.tick.map { Tick($0) }
    value = draft.value
    limit = draft.limit
    var steps: [SpecPath.Step] = []
    if let member = subject.member, !draft.isOfWhole {
      steps += [.key("buttons"), .index(member.place)]
    }
    if let effect = draft.effect { steps += [.key("effects"), .index(effect)] }
    path = SpecPath(steps: steps + draft.members.map(SpecPath.Step.key))
  }
}

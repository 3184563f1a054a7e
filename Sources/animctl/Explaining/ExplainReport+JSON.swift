import AnimCore

extension ExplainReport {
  /// The report for programs, an object of the list of buttons.
  var json: JSONText {
    .object([
      ("name", part.member.map(JSONText.text) ?? .null), ("title", .text(part.button.title)),
      ("state", .text(explanation.state.description)),
      ("events", .array(explanation.happenings.compactMap { entry($0)?.json })),
      ("properties", .array(properties.map(property))),
    ])
  }

  private func property(_ property: PropertyExplanation) -> JSONText {
    let winner = property.winner
    return .object([
      ("property", .text(property.property.name)), ("value", .value(property.value)),
      ("velocity_per_s", .number(property.velocity)), ("target", .value(property.target)),
      ("moving", .truth(property.isMoving)),
      ("restFrame", property.rests.map { .whole($0.index) } ?? .null),
      ("winner", winner.map { .whole($0.effect) } ?? .null),
      ("key", winner?.key.map { .text($0.description) } ?? .null),
      ("candidates", .array(property.candidates.map(\.json))),
      ("segment", property.segment.map { .object($0.members(of: timeline)) } ?? .null),
      ("waiting", property.waiting.map(waiting) ?? .null),
    ])
  }

  private func waiting(_ segment: WaitingSegment) -> JSONText {
    .object([
      ("way", .text(segment.way.specPath)), ("startFrame", .whole(segment.start.index)),
      ("to", .value(segment.to)), ("event", entry(segment.cause)?.json ?? .null),
    ])
  }
}

extension EffectCandidate {
  fileprivate var json: JSONText {
    let reason: (word: String, member: JSONText.Member?) =
      switch verdict {
      case .wins: ("wins", nil)
      case .outranked(let winner): ("outranked", ("by", .whole(winner)))
      case .notMet: ("notMet", nil)
      case .spent(let tick): ("spent", ("sinceFrame", .whole(tick.index)))
      case .neverBegan: ("neverBegan", nil)
      }
    let keys = self.keys.map { key -> JSONText in
      .object([("state", .text(key.state.description)), ("met", .truth(key.isMet))])
    }
    let pulse: [JSONText.Member] =
      began.map { [("beganFrame", .whole($0.index))] } ?? []
    let end: [JSONText.Member] = ends.map { [("endFrame", .whole($0.index))] } ?? []
    let members: [JSONText.Member] = [
      ("effect", .whole(effect)), ("style", .text(style.rawValue)), ("keys", .array(keys)),
      ("key", key.map { .text($0.description) } ?? .null),
      ("rank", rank.map(JSONText.whole) ?? .null), ("verdict", .text(reason.word)),
    ]
    return .object(members + [reason.member].compactMap(\.self) + pulse + end)
  }
}

import AnimCore

extension ExplainReport {
  /// The report as people read it.
  func text(width: Int) -> String {
    let sections = [head(width)] + properties.map { section(of: $0, width) }
    return sections.map { $0.map { "\($0)\n" }.joined() }.joined(separator: "\n")
  }

  private func head(_ width: Int) -> [String] {
    let title = part.member.map { "\(spelledOut($0)), frame" } ?? "Frame"
    let state = explanation.state
    let first = "\(title) \(tick.index), \(tick.seconds.brief) s: \(state)"
    guard !explanation.happenings.isEmpty else {
      return wrapped(first, to: width) + ["  nothing has happened yet"]
    }
    let happenings = explanation.happenings.compactMap { entry($0)?.words }
    return wrapped(first, to: width)
      + wrapped("since \(happenings.joined(separator: ", "))", to: width - 2).map { "  \($0)" }
  }

  private func section(of property: PropertyExplanation, _ width: Int) -> [String] {
    let unit = property.property.unit.suffix
    let isAtRest = !property.isMoving
    let motion =
      isAtRest
      ? ", at rest"
      : ", \(property.velocity.brief) per s, on its way to \(property.target.words)"
    let lines = [hands(property), way(property), inheritance(property), waiting(property)]
    return wrapped("\(property.property.name) \(property.value.words)\(unit)\(motion)", to: width)
      + lines.flatMap { wrapped($0, to: width - 2).map { "  \($0)" } }
      + candidates(property, width)
  }

  /// Who has it.
  private func hands(_ property: PropertyExplanation) -> String {
    guard let winner = property.winner, let key = winner.key else {
      return "no effect has it: its resting value"
    }
    let effect = effects[winner.effect]
    return "effect [\(winner.effect)] has it, a \(effect.style.rawValue) to "
      + "\(effect.target.words), by its key \(key)"
  }

  /// What moves it, or moved it last.
  private func way(_ property: PropertyExplanation) -> String {
    guard let segment = property.segment else { return "nothing has moved it yet" }
    let verb = property.isMoving ? "follows" : "got there by"
    let cause = entry(segment.cause).map { " (\($0.words))" } ?? ""
    return "\(verb) \(segment.way.words), \(segment.timing.words), "
      + "from frame \(segment.start.index)\(cause) \(end(of: segment))"
  }

  private func end(of segment: SegmentReport) -> String {
    if let replaced = segment.replaced {
      return "until frame \(replaced.index), where another begins"
    }
    return segment.end.map { "to its rest at frame \($0.index)" }
      ?? "to the cut at frame \(timeline.lastTick.index), not settled"
  }

  /// What its segment took on.
  private func inheritance(_ property: PropertyExplanation) -> String {
    guard let segment = property.segment else { return "" }
    let push = segment.startVelocity - segment.inheritedVelocity
    let pushed = push == 0 ? "" : ", and began with \(segment.startVelocity.brief) per s"
    return "took on \(segment.from.words) at \(segment.inheritedVelocity.brief) per s\(pushed)"
  }

  private func waiting(_ property: PropertyExplanation) -> String {
    property.waiting.map { waiting in
      let cause = entry(waiting.cause).map { " (\($0.words))" } ?? ""
      return "then \(waiting.way.words) to \(waiting.to.words), which waits until frame "
        + "\(waiting.start.index)\(cause)"
    } ?? ""
  }

  private func candidates(_ property: PropertyExplanation, _ width: Int) -> [String] {
    var table = TextTable([
      .init(title: "EFFECT"), .init(title: "TO", isNumber: true), .init(title: "STYLE"),
      .init(title: "RANK", isNumber: true), .init(title: "WHY"),
    ])
    for candidate in property.candidates {
      table.add([
        "[\(candidate.effect)]", effects[candidate.effect].target.words, candidate.style.rawValue,
        candidate.rank.map { "\($0)" } ?? "-", candidate.reason,
      ])
    }
    return table.lines(indent: 4, width: width)
  }
}

extension EffectCandidate {
  /// Why it has the property or has not, in a sentence.
  fileprivate var reason: String {
    let met = keys.filter(\.isMet).map(\.state.description).joined(separator: ", ")
    let all = keys.map(\.state.description).joined(separator: ", ")
    let pulse = began.map { began in
      "on its way since frame \(began.index)\(ends.map { " until \($0.index)" } ?? ""), by "
    }
    let standing = (pulse ?? "met: ") + (key?.description ?? "")
    switch verdict {
    case .wins: return "wins; \(standing)"
    case .outranked(let winner): return "\(standing), outranked by [\(winner)]"
    case .notMet: return "not met: \(all)"
    case .spent(let tick): return "met: \(met), but spent since frame \(tick.index)"
    case .neverBegan: return "met: \(met), but from the beginning, so the pulse never began"
    }
  }
}

extension PropertyTraits.Unit {
  /// What stands behind a number of it.
  var suffix: String {
    switch self {
    case .ratio, .color: ""
    case .points: " pt"
    case .degrees: "°"
    }
  }
}

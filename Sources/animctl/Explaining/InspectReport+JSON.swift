import AnimCore

extension InspectReport {
  /// The report for programs, an object of the list of buttons.
  var json: JSONText {
    .object([
      ("name", part.member.map(JSONText.text) ?? .null), ("title", .text(part.button.title)),
      ("lastFrame", .whole(timeline.lastTick.index)),
      ("duration_s", .number(timeline.lastTick.seconds)),
      ("notSettled", .truth(!timeline.isSettled)),
      ("effects", .array(effects.map(effect))), ("timings", .array(timings.lines.map(Self.line))),
      ("transitions", .array(motion.transitions.map(transition))),
      ("coverage", coverage.json), ("totals", motion.totals.json),
    ])
  }

  private func effect(_ effect: Effect) -> JSONText {
    .object([
      ("property", .text(effect.property.name)), ("to", .value(effect.target)),
      ("style", .text(effect.style.rawValue)),
      ("on", .array(effect.keys.map { .text($0.description) })),
      ("enter", timings.place(of: effect.enter).map(JSONText.whole) ?? .null),
      ("exit", timings.place(of: effect.exit).map(JSONText.whole) ?? .null),
    ])
  }

  private static func line(_ line: TimingSheet.Line) -> JSONText {
    .object([
      ("timing", line.timing.text),
      ("usedBy", .array(line.users.map { .text($0.specPath) })),
      ("spring", SpringFacts(line.timing.kind).map { .object($0.members) } ?? .null),
    ])
  }

  private func transition(_ part: MotionReport.Part) -> JSONText {
    .object([
      ("event", .text(part.record.event.description)),
      ("startFrame", .whole(part.record.start.index)),
      ("endFrame", .whole(part.record.end.index)), ("finished", .truth(part.record.finished)),
      ("segments", .array(part.segments.map { .object($0.members(of: timeline)) })),
    ])
  }
}

extension SegmentWay {
  /// Where it stands in a spec: `effects[0].enter`.
  var specPath: String { self == .back ? path : "effects" + path }

  /// The same without `effects`.
  private var path: String {
    switch self {
    case .enter(let effect): "[\(effect)].enter"
    case .exit(let effect): "[\(effect)].exit"
    case .keyframe(let effect, let place): "[\(effect)].keyframes[\(place)].timing"
    case .back: "repeat.autoreverses"
    }
  }
}

extension SegmentReport {
  /// The segment for programs.
  func members(of timeline: Timeline) -> [JSONText.Member] {
    let frame = { (tick: Tick?) -> JSONText in tick.map { .whole($0.index) } ?? .null }
    let unit = property.isColor ? "mixed" : property.unit.rawValue
    return [
      ("property", .text(property.name)), ("way", .text(way.specPath)),
      ("effect", owner.map(JSONText.whole) ?? .null),
      ("event", timeline.log.indices.contains(cause) ? timeline.log[cause].json : .null),
      ("timing", timing.text), ("orderedFrame", .whole(ordered.index)),
      ("startFrame", .whole(start.index)), ("restFrame", frame(end)),
      ("replacedFrame", frame(replaced)), ("notSettled", .truth(isCut)), ("from", .value(from)),
      ("to", .value(to)), ("unit", .text(unit)), ("travel", .number(travel)),
      ("inheritedVelocity_per_s", .number(inheritedVelocity)),
      ("startVelocity_per_s", .number(startVelocity)),
      ("overshoot", .number(overshoot?.value ?? 0)), ("overshootShare", .number(overshootShare)),
      ("overshootFrame", frame(overshoot?.tick)),
      ("peakVelocity_per_s", peakVelocity.map { .number($0.value) } ?? .null),
      ("peakVelocityFrame", frame(peakVelocity?.tick)),
      ("residual", residual.map(JSONText.number) ?? .null),
      ("residualShare", residual == nil ? .null : .number(residualShare)),
      ("unstable", .truth(isUnstable)),
    ]
  }
}

extension LogEntry {
  /// What happened, for programs.
  var json: JSONText {
    let event: JSONText =
      switch cause {
      case .event(let event): .text(event.description)
      case .minimumPressEnded: .text("minimumPressEnded")
      }
    return .object([
      ("event", event), ("frame", .whole(tick.index)), ("state", .text(state.description)),
    ])
  }
}

extension StateCoverage {
  fileprivate var json: JSONText {
    let states = ButtonState.allCases.enumerated().map { place, state -> JSONText in
      let winners = rows.map { row -> JSONText.Member in
        (row.property.name, row.winners[place].map(Self.json) ?? .null)
      }
      return .object([("state", .text(state.description)), ("winners", .object(winners))])
    }
    return .object([
      ("states", .array(states)),
      ("statesWithoutEffect", .array(statesWithoutEffect.map { .text($0.description) })),
      ("unreachedEffects", .array(unreachedEffects.map(JSONText.whole))),
      ("unreachedKeys", .array(unreachedKeys.map(Self.json))),
      ("keysOnlySetOutright", .array(keysOnlySetOutright.map(Self.json))),
    ])
  }

  private static func json(_ winner: Winner) -> JSONText {
    .object([("effect", .whole(winner.effect)), ("key", .text(winner.key.description))])
  }
}

extension MotionReport.Totals {
  fileprivate var json: JSONText {
    .object([
      ("frames", .whole(frames)), ("events", .whole(events)), ("transitions", .whole(transitions)),
      ("interrupted", .whole(interrupted)), ("segments", .whole(segments)),
      ("movingFrames", .whole(movingTicks)), ("unstable", .whole(unstable)),
      ("notSettled", .whole(cut)),
    ])
  }
}

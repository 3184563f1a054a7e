import AnimCore

extension InspectReport {
  /// The report as people read it.
  func text(width: Int) -> String {
    let sections = [
      head(width), effectLines(width), timingLines(width), transitionLines(width),
      coverageLines(width),
    ]
    return sections.filter { !$0.isEmpty }.map { $0.map { "\($0)\n" }.joined() }
      .joined(separator: "\n")
  }

  private func head(_ width: Int) -> [String] {
    let totals = motion.totals
    let last = timeline.lastTick
    let rest =
      timeline.isSettled
      ? "comes to rest at frame \(last.index), after \(last.seconds.brief) s"
      : "not settled: cut at frame \(last.index), after \(last.seconds.brief) s"
    let counts = [
      counted(totals.frames, "frame"), counted(totals.events, "event"),
      counted(totals.transitions, "transition")
        + (totals.interrupted > 0 ? " (\(totals.interrupted) interrupted)" : ""),
      counted(totals.segments, "segment"), "moving on \(counted(totals.movingTicks, "frame"))",
    ]
    return wrapped("\(spelledOut(part.name)): \(rest)", to: width)
      + wrapped(counts.joined(separator: ", "), to: width - 2).map { "  \($0)" }
  }

  private func effectLines(_ width: Int) -> [String] {
    var table = TextTable([
      .init(title: ""), .init(title: "PROPERTY"), .init(title: "TO", isNumber: true),
      .init(title: "STYLE"), .init(title: "ENTER"), .init(title: "EXIT"), .init(title: "ON"),
    ])
    for (place, effect) in effects.enumerated() {
      table.add([
        "[\(place)]", effect.property.name, effect.target.words, effect.style.rawValue,
        timings.name(of: effect.enter), timings.name(of: effect.exit),
        effect.keys.map(\.description).joined(separator: ", "),
      ])
    }
    return effects.isEmpty ? [] : ["EFFECTS"] + table.lines(indent: 2, width: width)
  }

  private func timingLines(_ width: Int) -> [String] {
    let lines = timings.lines.enumerated().flatMap { place, line -> [String] in
      ["  \(TimingSheet.name(place))  \(line.timing.words)"]
        + (SpringFacts(line.timing.kind)?.lines(indent: 5, width: width) ?? [])
    }
    return lines.isEmpty ? [] : ["TIMINGS"] + lines
  }

  private func transitionLines(_ width: Int) -> [String] {
    guard !motion.transitions.isEmpty else { return [] }
    return ["TRANSITIONS"]
      + motion.transitions.flatMap { part -> [String] in
        let record = part.record
        return [
          "  \(record.event) at frame \(record.start.index), over at frame \(record.end.index)"
            + (record.finished ? "" : ", interrupted")
        ] + Self.table(of: part.segments).lines(indent: 4, width: width)
      }
  }

  private static func table(of segments: [SegmentReport]) -> TextTable {
    var table = TextTable([
      .init(title: "PROPERTY"), .init(title: "WAY"), .init(title: "FRAMES"),
      .init(title: "TRAVEL", isNumber: true), .init(title: "START", isNumber: true),
      .init(title: "PEAK", isNumber: true), .init(title: "OVER", isNumber: true),
      .init(title: "END", isNumber: true),
    ])
    for segment in segments {
      let over = segment.overshootShare
      table.add([
        segment.property.name, segment.way.words, frames(of: segment),
        segment.travel.brief(digits: 3), segment.startVelocity.brief(digits: 3),
        segment.peakVelocity?.value.brief(digits: 3) ?? "", over > 0.000_05 ? over.percent : "",
        end(of: segment),
      ])
    }
    return table
  }

  private static func frames(of segment: SegmentReport) -> String {
    let end = segment.replaced ?? segment.end
    return "\(segment.start.index)-\(end.map { "\($0.index)" } ?? "")"
  }

  private static func end(of segment: SegmentReport) -> String {
    if segment.replaced != nil { return "replaced" }
    if segment.isCut { return "cut" }
    return segment.residualShare > 0.000_000_5 ? segment.residualShare.percent : ""
  }

  private func coverageLines(_ width: Int) -> [String] {
    let groups = CoverageGroup.all(of: coverage).flatMap { group -> [String] in
      let winners = zip(coverage.rows, group.winners).compactMap { row, winner in
        winner.map { "\(row.property.name) [\($0.effect)]" }
      }
      let what = winners.isEmpty ? "no effect" : winners.joined(separator: ", ")
      return wrapped("\(counted(group.states.count, "state")): \(what)", to: width - 2)
        .map { "  \($0)" } + wrapped(group.stateWords, to: width - 6).map { "      \($0)" }
    }
    let unreached = coverage.unreachedKeys.map { "[\($0.effect)] by \($0.key)" }
    let outright = coverage.keysOnlySetOutright.map { "[\($0.effect)] by \($0.key)" }
    let notes = [("Never wins", unreached), ("Wins only where a state is set outright", outright)]
      .filter { !$0.1.isEmpty }
      .flatMap { wrapped("\($0.0): \($0.1.joined(separator: ", "))", to: width - 2) }
    return wrapped("STATES (\(CoverageGroup.legend))", to: width) + groups
      + notes.map { "  \($0)" }
  }
}

/// So many of something: `1 frame`, `2 frames`.
func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

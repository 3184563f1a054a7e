/// The transitions that have begun and not yet ended, and how each of them ends, as time runs.
///
/// An event has its record when all segments it began have ended or been replaced and no pulse of its
/// is left that would begin its way back.
struct OpenTransitions {
  private struct Open {
    let cause: Int
    var segments: [Int]
  }

  /// How a segment ended.
  private struct Fate {
    let tick: Int
    let wasReplaced: Bool
  }

  private var open: [Open] = []
  private var known = 0

  /// The records of those that have ended by a tick, in the order of their ends, and of their events
  /// where they ended together. Each is given once.
  mutating func close(by tick: Int, _ resolver: Resolver) -> [Transition] {
    take(resolver.ledger)
    var closed: [(cause: Int, record: Transition)] = []
    var stillOpen: [Open] = []
    for transition in open {
      if let record = record(of: transition, by: tick, resolver) {
        closed.append((transition.cause, record))
      } else {
        stillOpen.append(transition)
      }
    }
    open = stillOpen
    return closed.sorted { ($0.record.end, $0.cause) < ($1.record.end, $1.cause) }.map(\.record)
  }

  /// Takes on the segments that have begun since the last time.
  private mutating func take(_ ledger: SegmentLedger) {
    for segment in known..<ledger.nextID {
      guard let cause = ledger.lines[segment].cause else { continue }
      if let place = open.firstIndex(where: { $0.cause == cause }) {
        open[place].segments.append(segment)
      } else {
        open.append(Open(cause: cause, segments: [segment]))
      }
    }
    known = ledger.nextID
  }

  private func record(
    of transition: Open, by tick: Int, _ resolver: Resolver
  ) -> Transition? {
    let entry = resolver.log[transition.cause]
    guard case .event(let event) = entry.cause, !resolver.mayGoOn(transition.cause) else {
      return nil
    }
    var end = entry.tick.index
    var finished = true
    var moved: Set<PropertyTraits> = []
    for segment in transition.segments {
      guard let fate = fate(of: segment, by: tick, resolver) else { return nil }
      end = max(end, fate.tick)
      finished = finished && !fate.wasReplaced
      moved.insert(resolver.ledger.lines[segment].property)
    }
    return Transition(
      event: event, properties: moved.sorted { $0.order < $1.order }.map(\.name),
      start: entry.tick, end: Tick(end), finished: finished)
  }

  /// How a segment ended by a tick; nil if it goes on.
  private func fate(of id: Int, by tick: Int, _ resolver: Resolver) -> Fate? {
    let line = resolver.ledger.lines[id]
    if let replaced = line.replaced { return Fate(tick: replaced, wasReplaced: true) }
    let segments = resolver.tracks.first { $0.property == line.property }?.segments ?? []
    // What is open is among the last.
    if let place = segments.lastIndex(where: { $0.id == id }), place + 1 < segments.count {
      let start = segments[place + 1].start
      if start <= tick, !segments[place].hasEnded(at: start) {
        let continues = resolver.ledger.lines[segments[place + 1].id].continues
        return Fate(tick: start, wasReplaced: !continues)
      }
    }
    guard let end = line.end, end <= tick else { return nil }
    return Fate(tick: end, wasReplaced: false)
  }
}

extension Resolver {
  /// Whether an event may still begin segments: a pulse of its will go back, or a drop of its waits.
  fileprivate func mayGoOn(_ cause: Int) -> Bool {
    touches.waitingDrop?.cause == cause
      || pulses.indices.contains { index in
        pulses[index]?.cause == cause && animations.effects[index].comesToRest
      }
  }
}

/// What there is to tell about a timeline as a whole: its transitions with their segments, and totals.
///
///     let report = timeline.report()
///     report.transitions[0].segments.map(\.travel)  // [-0.05, 0.05]
///     report.totals.interrupted  // 0
public struct MotionReport: Hashable, Sendable {
  /// An event together with what it set in motion.
  public struct Part: Hashable, Sendable {
    /// The event, and whether all that it began ran to its end.
    public let record: Transition
    /// Its segments, in the order of columns and then of time. Those that were replaced before they had
    /// begun are left out.
    public let segments: [SegmentReport]
  }

  /// Counts and sums.
  public struct Totals: Hashable, Sendable {
    /// How many rows there are.
    public let frames: Int
    /// How many events happened.
    public let events: Int
    /// How many of them set something in motion.
    public let transitions: Int
    /// How many of these were interrupted.
    public let interrupted: Int
    /// How many segments began.
    public let segments: Int
    /// On how many ticks any property moves.
    public let movingTicks: Int
    /// How many segments follow a UIKit spring that iOS's iteration misses.
    public let unstable: Int
    /// How many segments the frame cap cuts.
    public let cut: Int
  }

  /// The transitions, in the order of their events.
  public let transitions: [Part]
  /// Counts and sums.
  public let totals: Totals
}

extension Timeline {
  /// What there is to tell about its transitions and segments.
  ///
  /// - Complexity: O(ticks).
  public func report() -> MotionReport {
    let segments = tracks.flatMap { self.segments(of: $0.property) }
    let causes = Set(history.starts.filter { $0.way != .back }.map(\.cause)).sorted()
    let ofCause = Dictionary(grouping: segments, by: \.cause)
    let parts = zip(causes, transitions).map { cause, record in
      MotionReport.Part(record: record, segments: ofCause[cause] ?? [])
    }
    return MotionReport(transitions: parts, totals: totals(of: segments))
  }

  private func totals(of segments: [SegmentReport]) -> MotionReport.Totals {
    MotionReport.Totals(
      frames: lastTick.index + 1,
      events: log.count {
        if case .event = $0.cause { true } else { false }
      },
      transitions: transitions.count, interrupted: transitions.count { !$0.finished },
      segments: segments.count, movingTicks: Self.movingTicks(of: segments),
      unstable: segments.count(where: \.isUnstable), cut: segments.count(where: \.isCut))
  }

  /// How many ticks some segment takes, none counted twice.
  private static func movingTicks(of segments: [SegmentReport]) -> Int {
    var count = 0
    var covered = -1
    for segment in segments.sorted(by: { $0.start < $1.start }) {
      let first = max(segment.start.index, covered + 1)
      let last = segment.lastTick.index - (segment.isCut ? 0 : 1)
      if last >= first {
        count += last - first + 1
        covered = last
      }
    }
    return count
  }
}

import AnimCore

/// How the ticks of a timeline become columns, and where round times are.
package struct TimeScale: Hashable, Sendable {
  /// The last tick shown, at the right edge.
  package let lastTick: Int
  /// How many columns the time takes.
  package let columns: Int
  /// The time from tick 0 to the last, in seconds.
  package let seconds: Double

  /// - Parameter seconds: The time to the last tick, where the ticks are not those of 1/60 s.
  package init(lastTick: Int, columns: Int, seconds: Double? = nil) {
    self.lastTick = max(lastTick, 0)
    self.columns = max(columns, 1)
    self.seconds = seconds ?? Double(self.lastTick) / Double(AnimCore.Tick.perSecond)
  }

  /// The column a tick is in, 0..<``columns``.
  package func column(of tick: Int) -> Int {
    let tick = min(max(tick, 0), lastTick)
    let place = Double(tick) / Double(max(lastTick, 1)) * Double(columns)
    return min(Int(place), columns - 1)
  }

  /// A round time, the column it is in and where its label begins.
  package struct Mark: Hashable, Sendable {
    package let column: Int
    package let label: String
  }

  /// Whether times are told in milliseconds; from two seconds on they are told in seconds.
  package var isShort: Bool { seconds <= 2 }

  /// Round times from 0 on, no closer than their labels allow; the unit is not in the labels.
  package var marks: [Mark] {
    let duration = seconds * (isShort ? 1_000 : 1)
    guard duration > 0 else { return [Mark(column: 0, label: "0")] }
    let finest = isShort ? 1.0 : 0.001
    for step in RoundStep.steps(from: max(duration / Double(columns) * 4, finest)) {
      let count = Int(duration / step.size)
      let labels = (0...count).map { step.multiple($0).text }
      let widest = labels.map(\.utf8.count).max() ?? 0
      let distance = step.size / duration * Double(columns)
      if isShort, step.tenths == 25, step.exponent < 1 { continue }
      guard distance >= Double(widest + 4) else { continue }
      return labels.enumerated().map { count, label in
        let place = Double(count) * step.size / duration * Double(columns)
        return Mark(column: min(Int(place), columns - 1), label: count == 0 ? "0" : label)
      }
    }
    return [Mark(column: 0, label: "0")]
  }
}

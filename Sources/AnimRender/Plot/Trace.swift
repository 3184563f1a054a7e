/// A polyline through the values of consecutive ticks, as the range it covers in each dot column.
///
/// The first tick is at the left edge, the last at the right; every column a line passes has the
/// range of that line in it, so neighbouring ranges touch and nothing is lost however many ticks
/// share a column.
package struct Trace: Hashable, Sendable {
  /// The least value in each dot column.
  package private(set) var low: [Double]
  /// The greatest value in each dot column.
  package private(set) var high: [Double]
  private let lastTick: Int
  private var previous: Double?
  private var count = 0

  /// A curve over the ticks 0…`lastTick` with no values yet.
  package init(lastTick: Int, columns: Int) {
    self.lastTick = max(lastTick, 0)
    low = Array(repeating: .infinity, count: max(columns, 1))
    high = Array(repeating: -.infinity, count: max(columns, 1))
  }

  /// The range of all values.
  package var range: ClosedRange<Double>? {
    guard let least = low.min(), let greatest = high.max(), least <= greatest else { return nil }
    return least...greatest
  }

  /// Adds the value of the next tick; what is not finite repeats the one before.
  package mutating func append(_ value: Double) {
    let value = value.isFinite ? value : previous ?? 0
    defer {
      previous = value
      count += 1
    }
    guard lastTick > 0 else { return include(value, in: 0..<low.count) }
    guard let previous, count <= lastTick else { return include(value, in: 0..<1) }
    let width = Double(low.count)
    let start = Double(count - 1) / Double(lastTick) * width
    let end = Double(count) / Double(lastTick) * width
    let last = min(Int(end), low.count - 1)
    for column in min(Int(start), last)...last {
      for place in [max(start, Double(column)), min(end, Double(column + 1))] {
        let part = (place - start) / (end - start)
        include(previous + (value - previous) * min(max(part, 0), 1), in: column..<column + 1)
      }
    }
    include(value, in: last..<last + 1)
  }

  private mutating func include(_ value: Double, in columns: Range<Int>) {
    for column in columns {
      low[column] = min(low[column], value)
      high[column] = max(high[column], value)
    }
  }
}

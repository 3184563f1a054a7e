/// How the numbers of a plot become rows: each row stands for a round part of a round step.
///
/// The middle of a row is a whole multiple of ``perRow``, so that a number at a tick is drawn on the
/// tick's row and not beside it.
package struct ValueScale: Hashable, Sendable {
  /// How far apart the middles of two rows are.
  package let perRow: Double
  /// The middle of the top row, as a multiple of ``perRow``.
  package let top: Int
  /// How many rows there are; at least 1.
  package let rows: Int
  /// The rows that have a tick, from the top, with their numbers.
  package let ticks: [Tick]

  /// A round number and the row it stands at.
  package struct Tick: Hashable, Sendable {
    package let row: Int
    package let label: String
  }

  /// The widest label, in columns.
  package var labelWidth: Int { ticks.map(\.label.utf8.count).max() ?? 0 }

  /// The number in the middle of a row.
  package func value(atRow row: Int) -> Double { Double(top - row) * perRow }

  /// Where a number is, in rows from the upper edge of the top row; its middle is 0.5.
  package func position(of value: Double) -> Double { Double(top) - value / perRow + 0.5 }

  /// Chooses the scale that shows a range largest in so many rows.
  ///
  /// - Parameters:
  ///   - range: Everything that must be seen; nothing of it is cut off.
  ///   - limit: The most rows there may be; at least 1 is used.
  package init(showing range: ClosedRange<Double>, limit: Int) {
    let low = min(max(range.lowerBound, -Self.largest), Self.largest)
    let high = min(max(range.upperBound, low), Self.largest)
    let size = max(low.magnitude, high.magnitude)
    let middle = (low + high) / 2
    // What moves less than the finest step a label can tell does not move. It stands in the middle of
    // a span of its own size, so that its ticks are ordinary numbers.
    let moves = high - low > max(size * 2e-5, 1e-12)
    let span = moves ? high - low : max(size / 10, 0.1)
    let limit = max(limit, 1)
    var best: (score: Double, scale: ValueScale)?
    for step in RoundStep.steps(from: span / Double(limit) / 2) {
      for parts in 1...5 {
        let scale = ValueScale(
          around: middle, span: span, step: step, parts: parts, limit: limit)
        guard let scale else { continue }
        let few = scale.ticks.count < 2 ? 3.0 : scale.ticks.count < 3 && limit > 4 ? 0.7 : 0
        let crowded = parts == 1 && scale.rows > 5 ? 0.8 : Double(parts - 1) * 0.3
        let score = span / scale.perRow - few - crowded
        if score > best?.score ?? -.infinity { best = (score, scale) }
      }
    }
    self = best?.scale ?? ValueScale(perRow: span, top: 0, rows: 1, ticks: [])
  }

  /// Numbers beyond this are drawn at it.
  private static let largest = 1e300

  // A curve may fill a row but for half a dot at its upper and lower end.
  private static let reach = 0.375

  private init?(around middle: Double, span: Double, step: RoundStep, parts: Int, limit: Int) {
    let perRow = step.size / Double(parts)
    let high = ((middle + span / 2) / perRow - Self.reach).rounded(.up)
    let low = ((middle - span / 2) / perRow + Self.reach).rounded(.down)
    guard perRow > 0, high.magnitude < 1e15, low.magnitude < 1e15 else { return nil }
    let rows = Int(max(high - low, 0)) + 1
    guard rows <= limit else { return nil }
    let top = Int(high)
    let ticks = (0..<rows).compactMap { row -> Tick? in
      guard (top - row).isMultiple(of: parts) else { return nil }
      return Tick(row: row, label: step.multiple((top - row) / parts).text)
    }
    self.init(perRow: perRow, top: top, rows: rows, ticks: ticks)
  }

  private init(perRow: Double, top: Int, rows: Int, ticks: [Tick]) {
    self.perRow = perRow
    self.top = top
    self.rows = rows
    self.ticks = ticks
  }
}

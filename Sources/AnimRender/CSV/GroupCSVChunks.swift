import AnimCore

/// A group of buttons as CSV, handed out in chunks of bytes like ``CSVChunks``: all buttons of tick 0,
/// then all of tick 1, each with its name in the second field.
///
///     var chunks = GroupCSVChunks(GroupTimeline([("Save", timeline), ("Cancel", timeline)]))
///     while let chunk = try chunks.next() {
///       file.write(chunk)
///     }
///
/// The columns are those of any button; where a button has no such number, its field is empty, and in
/// the long layout there is no line.
public struct GroupCSVChunks: Sendable {
  private let header: String
  private let columns: [FrameColumn]
  private let numbers: NumberSpelling
  private let timelines: [Timeline]
  private let lines: [CSVLines]
  private let velocities: Bool
  private let lastTick: Tick
  private let rowsPerChunk: Int
  private var nextTick = Tick.zero
  /// The numbers of some ticks, a table for each button.
  private var tables: [FrameTable] = []
  /// The tick after those.
  private var tablesEnd = Tick.zero
  private var bytes: [UInt8] = []

  /// The least ticks that numbers are computed for at once: to begin in the middle of a motion costs
  /// more than to go on with it.
  private static let rowsPerTable = 64

  /// Creates the chunks of a group.
  ///
  /// - Parameters:
  ///   - group: What is written.
  ///   - format: How it is written.
  ///   - velocities: Whether each number of a property that is no colour is followed by its velocity,
  ///     in units per second.
  public init(
    _ group: GroupTimeline, format: CSVFormat = CSVFormat(), velocities: Bool = false
  ) {
    let columns = group.columns(velocities: velocities)
    let numbers = NumberSpelling(format.precision, mark: format.decimalMark)
    header = format.header(of: columns, start: ["frame", "button", "time_s", "state"])
    timelines = group.members.map(\.timeline)
    lines = group.members.map { member in
      CSVLines(
        columns: columns, of: member.timeline.columns(velocities: velocities),
        button: member.name, format: format, longestNumber: numbers.longest)
    }
    self.columns = columns
    self.numbers = numbers
    self.velocities = velocities
    lastTick = group.lastTick
    let usual = lines.map { $0.usualRow(format.precision) }.reduce(1, +)
    rowsPerChunk = min(max(262_144 / usual, 1), 4096)
  }

  /// How much of the file has been handed out, 0 to 1.
  package var share: Double { Double(nextTick.index) / Double(lastTick.index + 1) }

  /// The next chunk, or nil after the last.
  ///
  /// - Throws: ``CSVError/notFinite(frame:column:)`` for a number that is none. Asking again throws
  ///   the same again.
  public mutating func next() throws(CSVError) -> [UInt8]? {
    guard nextTick <= lastTick else { return nil }
    bytes.removeAll(keepingCapacity: true)
    if nextTick == .zero {
      bytes.append(contentsOf: header.utf8)
    }
    if nextTick >= tablesEnd {
      let count = max(rowsPerChunk, Self.rowsPerTable)
      let last = min(Tick(nextTick.index + count - 1), lastTick)
      tables = timelines.map { $0.table(of: nextTick...last, velocities: velocities) }
      tablesEnd = Tick(last.index + 1)
    }
    let end = min(Tick(nextTick.index + rowsPerChunk), tablesEnd)
    switch numbers {
    case .fixed(let notation): try append(nextTick..<end, notation)
    case .shortest(let notation): try append(nextTick..<end, notation)
    }
    nextTick = end
    return bytes
  }

  private mutating func append(
    _ ticks: Range<Tick>, _ notation: some DecimalNotation
  ) throws(CSVError) {
    var end = bytes.count
    // Parts of them are looked at in place: a copy for each number would cost more than the number.
    let (tables, lines) = (tables, lines)
    for frame in ticks.lowerBound.index..<ticks.upperBound.index {
      for place in tables.indices {
        let missing = end + lines[place].longestRow - bytes.count
        if missing > 0 {
          bytes.append(contentsOf: repeatElement(0, count: max(missing, 1 << 16)))
        }
        var span = bytes.mutableSpan
        var room = span.mutableBytes
        let values = tables[place].values
        let row = frame - tables[place].firstTick.index
        let column = lines[place].write(
          frame: frame, state: tables[place].states[row], values.span,
          from: row * tables[place].columns.count, notation, to: &room, at: &end)
        if let column { throw .notFinite(frame: frame, column: columns[column].name) }
      }
    }
    bytes.removeLast(bytes.count - end)
  }
}

extension GroupTimeline {
  /// The whole group as CSV in one text; a long one is better written by ``GroupCSVChunks``.
  ///
  /// - Throws: ``CSVError/notFinite(frame:column:)`` for a number that is none.
  public func csv(
    format: CSVFormat = CSVFormat(), velocities: Bool = false
  ) throws(CSVError) -> String {
    var chunks = GroupCSVChunks(self, format: format, velocities: velocities)
    var bytes: [UInt8] = []
    while let chunk = try chunks.next() {
      bytes += chunk
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

import AnimCore

/// A timeline as CSV, handed out in chunks of bytes: the header and the lines of each tick.
///
///     var chunks = CSVChunks(timeline)
///     while let chunk = try chunks.next() {
///       file.write(chunk)
///     }
///
/// A chunk ends with a line and is some 250 KiB long, the last one shorter. However long the timeline
/// is, memory stays the same: a chunk's frames are computed when it is asked for, and its bytes are
/// reused for the next, unless somebody still holds them.
public struct CSVChunks: Sendable {
  private let writer: CSVWriter
  private let lastTick: Tick
  private let table: @Sendable (ClosedRange<Tick>) -> FrameTable
  private let rowsPerChunk: Int
  private var nextTick = Tick.zero
  private var bytes: [UInt8] = []

  /// Creates the chunks of ticks 0 to the last from the function that computes any run of them.
  package init(
    columns: [FrameColumn], lastTick: Tick, format: CSVFormat,
    table: @escaping @Sendable (ClosedRange<Tick>) -> FrameTable
  ) {
    writer = CSVWriter(columns: columns, format: format)
    self.lastTick = lastTick
    self.table = table
    // What fills 256 KiB, so that both a chunk's numbers and its bytes stay in the processor's cache.
    rowsPerChunk = min(max(262_144 / writer.usualRow, 64), 4096)
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
      bytes.append(contentsOf: writer.header.utf8)
    }
    let end = min(Tick(nextTick.index + rowsPerChunk - 1), lastTick)
    try writer.append(table(nextTick...end), to: &bytes)
    nextTick = Tick(end.index + 1)
    return bytes
  }
}

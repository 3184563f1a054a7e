import AnimCore

extension CSVChunks {
  /// Creates the chunks of a timeline: its ticks from 0 to the last, its columns in their order.
  public init(_ timeline: Timeline, precision: Precision = .sixDecimals) {
    self.init(
      columns: timeline.columns, lastTick: timeline.lastTick, precision: precision,
      table: { timeline.table(of: $0) })
  }
}

extension Timeline {
  /// The whole timeline as CSV in one text; a long one is better written by ``CSVChunks``.
  ///
  ///     print(try timeline.csv(), terminator: "")
  ///     // frame,time_s,state,scale
  ///     // 0,0.000000,highlighted,1.000000
  ///
  /// - Throws: ``CSVError/notFinite(frame:column:)`` for a number that is none.
  public func csv(precision: Precision = .sixDecimals) throws(CSVError) -> String {
    var chunks = CSVChunks(self, precision: precision)
    var bytes: [UInt8] = []
    while let chunk = try chunks.next() {
      bytes += chunk
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

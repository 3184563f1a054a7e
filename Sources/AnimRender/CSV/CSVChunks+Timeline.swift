import AnimCore

extension CSVChunks {
  /// Creates the chunks of a timeline: its ticks from 0 to the last, its columns in their order.
  ///
  /// - Parameters:
  ///   - timeline: What is written.
  ///   - format: How it is written.
  ///   - velocities: Whether each number of a property that is no colour is followed by its velocity,
  ///     in units per second; see `Timeline.table(of:velocities:)`.
  public init(_ timeline: Timeline, format: CSVFormat, velocities: Bool = false) {
    self.init(
      columns: timeline.columns(velocities: velocities), lastTick: timeline.lastTick,
      format: format, table: { timeline.table(of: $0, velocities: velocities) })
  }

  /// Creates the chunks of a timeline with commas between the fields.
  public init(_ timeline: Timeline, precision: Precision = .sixDecimals) {
    self.init(timeline, format: CSVFormat(precision: precision))
  }
}

extension Timeline {
  /// The whole timeline as CSV in one text; a long one is better written by ``CSVChunks``.
  ///
  ///     let format = CSVFormat(layout: .long, precision: .shortest)
  ///     print(try timeline.csv(format: format, velocities: true), terminator: "")
  ///     // frame,time_s,state,property,channel,value
  ///     // 0,0.0,highlighted,scale,,1.0
  ///     // 0,0.0,highlighted,scale,velocity_per_s,-0.05
  ///
  /// - Parameters:
  ///   - format: How it is written.
  ///   - velocities: Whether each number of a property that is no colour is followed by its velocity,
  ///     in units per second.
  /// - Throws: ``CSVError/notFinite(frame:column:)`` for a number that is none.
  public func csv(format: CSVFormat, velocities: Bool = false) throws(CSVError) -> String {
    var chunks = CSVChunks(self, format: format, velocities: velocities)
    var bytes: [UInt8] = []
    while let chunk = try chunks.next() {
      bytes += chunk
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The whole timeline as CSV in one text, with commas between the fields.
  ///
  ///     print(try timeline.csv(), terminator: "")
  ///     // frame,time_s,state,scale
  ///     // 0,0.000000,highlighted,1.000000
  ///
  /// - Throws: ``CSVError/notFinite(frame:column:)`` for a number that is none.
  public func csv(precision: Precision = .sixDecimals) throws(CSVError) -> String {
    try csv(format: CSVFormat(precision: precision))
  }
}

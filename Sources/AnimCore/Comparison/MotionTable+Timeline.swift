extension MotionTable {
  /// The most numbers of one timeline that are compared; about a day of one number.
  public static let numberLimit = 8 << 20

  /// Creates the table of a timeline, from tick 0 to the last.
  ///
  ///     let golden = MotionTable(timeline)
  ///
  /// A timeline of more than ``numberLimit`` numbers gives the first of them.
  ///
  /// - Parameters:
  ///   - timeline: The motion.
  ///   - button: The button's name in a group.
  ///   - velocities: Whether each number is followed by its velocity.
  public init(_ timeline: Timeline, button: String? = nil, velocities: Bool = false) {
    let columns = timeline.columns(velocities: velocities)
    let most = max(Self.numberLimit / max(columns.count, 1), 1)
    let last = min(timeline.lastTick, Tick(most - 1))
    self.init(
      timeline.table(of: .zero...last, velocities: velocities), button: button,
      isSettled: timeline.isSettled,
      departures: { column, changes in
        // A drop that waits for the minimum press belongs to the event before it.
        let events = timeline.transitions.filter { $0.properties.contains(column.property) }
        let places = Set(events.map { changes.place(ofFirstFrom: $0.start.index) })
        return places.sorted().filter(changes.indices.contains).map { changes[$0] }
      })
  }

  /// Creates the table of a run of frames, whose first row becomes row 0.
  public init(_ frames: FrameTable, button: String? = nil) {
    self.init(frames, button: button, isSettled: nil, departures: { _, _ in nil })
  }

  private init(
    _ frames: FrameTable, button: String?, isSettled: Bool?,
    departures: (FrameColumn, _ stateChanges: [Int]) -> [Int]?
  ) {
    let states = frames.states
    let changes = states.indices.filter { $0 == 0 || states[$0] != states[$0 - 1] }
    let columns = frames.columns.enumerated().map { place, column in
      Column(
        name: column.name,
        values: (0..<frames.rowCount).map { frames[row: $0, column: place] },
        departures: departures(column, changes))
    }
    self.init(
      button: button, columns: columns, states: frames.states, rowCount: max(frames.rowCount, 1),
      decimals: nil, isPartial: false, isSettled: isSettled)
  }
}

extension GroupTimeline {
  /// The table of each button, in their order.
  public func motionTables(velocities: Bool = false) -> [MotionTable] {
    members.map { MotionTable($0.timeline, button: $0.name, velocities: velocities) }
  }
}

extension [Int] {
  /// Where the first of some ascending numbers is that is not below another; the count if none is.
  func place(ofFirstFrom number: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension PropertyTraits {
  /// The property that a column belongs to by its name; nil for a name of another origin.
  package static func ofColumn(_ name: String) -> PropertyTraits? {
    all.first { property in
      property.columns(velocities: true).contains { $0.name == name }
    }
  }
}

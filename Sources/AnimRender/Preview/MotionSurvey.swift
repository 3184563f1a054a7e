import AnimCore

/// What there is to see in a timeline, found in one walk through its ticks.
package struct MotionSurvey: Sendable {
  /// One number of one property over all ticks.
  package struct Column: Sendable {
    /// The property it belongs to.
    package let property: PropertyTraits
    /// The value at tick 0.
    package let first: Double
    /// The value at the last tick.
    package private(set) var last: Double
    /// The least value and the first tick that has it.
    package private(set) var least: (value: Double, tick: Int)
    /// The greatest value and the first tick that has it.
    package private(set) var greatest: (value: Double, tick: Int)
    /// The last tick whose value differs from the one before; 0 if none does.
    package private(set) var lastChange = 0
    /// The turning points, the farthest from the one before first; at most ``mostTurns``.
    package private(set) var turns: [(tick: Int, reach: Double)] = []

    private var turnValue: Double
    private var direction = 0.0

    package static let mostTurns = 12

    init(property: PropertyTraits, first: Double) {
      self.property = property
      self.first = first
      last = first
      turnValue = first
      least = (first, 0)
      greatest = (first, 0)
    }

    /// Whether it has more than one value.
    package var varies: Bool { least.value < greatest.value }

    mutating func append(_ value: Double, tick: Int) {
      let step = value - last
      if step * direction < 0 { noteTurn(at: tick - 1) }
      if step != 0 {
        direction = step
        lastChange = tick
      }
      if value < least.value { least = (value, tick) }
      if value > greatest.value { greatest = (value, tick) }
      last = value
    }

    private mutating func noteTurn(at tick: Int) {
      let reach = abs(last - turnValue)
      turnValue = last
      let place = turns.firstIndex { $0.reach < reach } ?? turns.count
      turns.insert((tick, reach), at: place)
      if turns.count > Self.mostTurns { turns.removeLast() }
    }
  }

  /// The numbers of the timeline's tables, in order.
  package private(set) var columns: [Column] = []
  /// The ticks at which the state changes, in order; tick 0 is not among them.
  package private(set) var stateChanges: [Int] = []
  /// The ticks at which something sets out for another target, in order; those of a timeline of more
  /// than ``finestTargets`` ticks are found to within a part of it.
  package private(set) var departures: [Int] = []
  /// The last tick.
  package let lastTick: Int

  private static let finestTargets = 2_048
  private static let block = 4_096

  package init(_ motion: MotionWindow) {
    lastTick = max(motion.lastTick.index, 0)
    let properties = motion.properties.flatMap { property in
      property.columns.map { _ in property }
    }
    var state = motion.state(at: .zero)
    for table in Self.tables(of: motion) {
      for row in 0..<table.rowCount {
        let tick = table.firstTick.index + row
        for (column, property) in properties.enumerated() {
          let value = table[row: row, column: column]
          if tick == 0 { columns.append(Column(property: property, first: value)) }
          columns[column].append(value, tick: tick)
        }
        if table.states[row] != state { stateChanges.append(tick) }
        state = table.states[row]
      }
    }
    let stride = max(lastTick / Self.finestTargets, 1)
    for property in motion.properties {
      var target = motion.targets(of: property, at: .zero)
      for tick in Swift.stride(from: 0, through: lastTick, by: stride) {
        let next = motion.targets(of: property, at: Tick(tick))
        if next != target { departures.append(tick) }
        target = next
      }
    }
    departures.sort()
  }

  /// The places of a property's numbers among the columns.
  package func places(of property: PropertyTraits) -> [Int] {
    columns.indices.filter { columns[$0].property == property }
  }

  /// Everything a plot of a property must show: its values and where it is heading.
  ///
  /// Of a colour only the channels that move count, unless none does.
  package func range(of property: PropertyTraits, in motion: MotionWindow) -> ClosedRange<Double> {
    let places = shownPlaces(of: property)
    let first = self.places(of: property).first ?? 0
    var low = places.map { columns[$0].least.value }.min() ?? 0
    var high = places.map { columns[$0].greatest.value }.max() ?? 0
    for tick in [0] + departures {
      let targets = motion.targets(of: property, at: Tick(tick))
      for place in places where targets.indices.contains(place - first) {
        low = min(low, targets[place - first])
        high = max(high, targets[place - first])
      }
    }
    return low...high
  }

  /// The numbers of a property worth a curve: all that vary, or the first if none does.
  package func shownPlaces(of property: PropertyTraits) -> [Int] {
    let places = places(of: property)
    let varying = places.filter { columns[$0].varies }
    return varying.isEmpty ? Array(places.prefix(1)) : varying
  }

  /// The whole timeline as tables of a bounded size.
  package static func tables(of motion: MotionWindow) -> some Sequence<FrameTable> {
    let last = max(motion.lastTick.index, 0)
    return stride(from: 0, through: last, by: block).lazy.map { start in
      motion.table(of: Tick(start)...Tick(min(start + block - 1, last)))
    }
  }
}

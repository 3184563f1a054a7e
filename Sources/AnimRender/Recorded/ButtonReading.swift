import AnimCore

/// The rows of one button on their way to a table: sorted into columns and put on ticks.
struct ButtonReading {
  let rows: RecordedRows
  /// The rows of the button.
  let places: [Int]
  /// Whether some value stands between the rows.
  private(set) var isInterpolated = false

  init(rows: RecordedRows, places: [Int]) {
    self.rows = rows
    self.places = places
  }

  private static let notNumbers = [
    "frame", "time_s", "time_ms", "state", "button", "property", "channel", "value",
  ]

  /// How far from a tick a time may be and still mean it, in ticks: times printed with 3 decimals are.
  private static let nearness = 0.05

  mutating func table(button: String?, isPartial: Bool) throws(MotionReadingError) -> MotionTable {
    let isLong = rows["property"] != nil && rows["value"] != nil
    let ticks = try ticks(mayRepeat: isLong)
    let limit = MotionTable.numberLimit / max(rows.columns.count, 1)
    guard let last = ticks.last, last < Double(limit) else { throw .tooLong(limit: limit) }
    let count = Int(last.rounded(.up)) + 1
    var columns: [MotionTable.Column] = []
    for (name, fields) in try isLong ? longColumns() : wideColumns() {
      let points = zip(ticks, fields).compactMap { tick, number in number.map { (tick, $0) } }
      if points.isEmpty { continue }
      columns.append(MotionTable.Column(name: name, values: values(points, count: count)))
    }
    let states = try states(ticks, count: count)
    guard !columns.isEmpty || states != nil else {
      throw .noNumbers(names: rows.columns.map(\.name))
    }
    do {
      return try MotionTable(
        button: button, columns: columns, states: states, decimals: rows.decimals,
        isPartial: isPartial)
    } catch {
      throw .columns(error)
    }
  }

  /// When each row is, in ticks: by its frame, else by its time, else by its place.
  private func ticks(mayRepeat: Bool) throws(MotionReadingError) -> [Double] {
    let names = [("frame", 1.0), ("time_s", Double(Tick.perSecond)), ("time_ms", 0.06)]
    var ticks: [Double] = []
    let found = names.compactMap { name, factor in rows[name].map { ($0, factor) } }.first
    for (place, row) in places.enumerated() {
      var tick = Double(place)
      if let (column, factor) = found {
        tick = try number(column, row: row).map { $0 * factor } ?? .nan
        if abs(tick - tick.rounded()) < Self.nearness { tick = tick.rounded() }
      }
      let isInOrder = ticks.last.map { tick > $0 || mayRepeat && tick == $0 } ?? (tick >= 0)
      guard isInOrder else { throw .timeOutOfOrder(line: rows.lines[row]) }
      ticks.append(tick)
    }
    return ticks
  }

  private func number(_ column: RecordedColumn, row: Int) throws(MotionReadingError) -> Double? {
    if case .text(let text) = column.fields[row] {
      throw .notNumber(column: column.name, line: rows.lines[row], text: text)
    }
    return column.fields[row].number
  }

  /// The columns with their numbers. One that has no number at all, such as colours in hex, is none.
  private func wideColumns() throws(MotionReadingError) -> [(String, [Double?])] {
    var columns: [(String, [Double?])] = []
    for column in rows.columns where !Self.notNumbers.contains(column.name) {
      guard places.contains(where: { column.fields[$0].number != nil }) else { continue }
      var numbers: [Double?] = []
      for row in places { numbers.append(try number(column, row: row)) }
      columns.append((column.name, numbers))
    }
    return columns
  }

  /// The columns of the long layout: property and channel make the name, value the number.
  private func longColumns() throws(MotionReadingError) -> [(String, [Double?])] {
    guard let property = rows["property"], let value = rows["value"] else { return [] }
    var order: [String] = []
    var numbers: [String: [Double?]] = [:]
    for (place, row) in places.enumerated() {
      var name = Self.text(property.fields[row])
      let channel = rows["channel"].map { Self.text($0.fields[row]) } ?? ""
      if !channel.isEmpty { name += "_" + channel }
      if numbers[name] == nil {
        order.append(name)
        numbers[name] = Array(repeating: nil, count: places.count)
      }
      numbers[name]?[place] = try number(value, row: row)
    }
    return order.map { ($0, numbers[$0] ?? []) }
  }

  private static func text(_ field: RecordedField) -> String {
    if case .text(let text) = field { text } else { "" }
  }

  /// The value at every tick: on a straight line between the rows around it.
  private mutating func values(_ points: [(tick: Double, value: Double)], count: Int) -> [Double] {
    var values: [Double] = []
    values.reserveCapacity(count)
    var next = 0
    for tick in 0..<count {
      let time = Double(tick)
      while next < points.count, points[next].tick < time { next += 1 }
      guard next < points.count else {
        values.append(points[points.count - 1].value)
        continue
      }
      let (right, value) = points[next]
      guard right > time, next > 0 else {
        values.append(value)
        continue
      }
      isInterpolated = true
      let left = points[next - 1]
      let part = (time - left.tick) / (right - left.tick)
      values.append(left.value + (value - left.value) * part)
    }
    return values
  }

  /// The state at every tick: that of the last row up to it.
  private func states(_ ticks: [Double], count: Int) throws(MotionReadingError) -> [ButtonState]? {
    guard let column = rows["state"] else { return nil }
    var known: [(tick: Double, state: ButtonState)] = []
    for (tick, row) in zip(ticks, places) {
      let text = Self.text(column.fields[row])
      guard let state = ButtonState(text) else {
        throw .unknownState(line: rows.lines[row], text: text)
      }
      known.append((tick, state))
    }
    var next = 0
    return (0..<count).map { tick in
      while next + 1 < known.count, known[next + 1].tick <= Double(tick) { next += 1 }
      return known[next].state
    }
  }
}

import AnimCore

/// What some properties show at every tick of a timeline: the numbers a format makes keyframes of.
///
/// Properties that a format writes as one, such as both offsets, stand side by side in a row.
struct SampledTrack: Sendable {
  /// The properties whose numbers make a row, in order.
  let properties: [PropertyTraits]
  /// How many numbers a row has: one of each number, four of each colour.
  let width: Int
  /// The numbers, row after row.
  private(set) var numbers: [Double]

  /// How many rows there are: one a tick.
  var rowCount: Int { numbers.count / max(width, 1) }

  /// The numbers at a tick.
  subscript(row: Int) -> [Double] { Array(numbers[row * width..<(row + 1) * width]) }

  /// Samples properties of a timeline, also ones that nothing animates.
  ///
  /// - Throws: ``ExportError/table(_:)`` for a number that is not finite.
  init(
    _ properties: [PropertyTraits], of timeline: Timeline, until lastTick: Tick
  ) throws(ExportError) {
    self.properties = properties
    width = properties.reduce(0) { $0 + $1.columns.count }
    let table = timeline.table(of: .zero...lastTick)
    // Where each number of a row comes from: a column, or what rests.
    var sources: [(column: Int?, resting: Double)] = []
    for property in properties {
      let resting = Self.resting(property, in: timeline)
      for (channel, column) in property.columns.enumerated() {
        sources.append((table.columns.firstIndex(of: column), resting[channel]))
      }
    }
    var numbers: [Double] = []
    numbers.reserveCapacity(table.rowCount * width)
    for row in 0..<table.rowCount {
      for source in sources {
        let number = source.column.map { table[row: row, column: $0] } ?? source.resting
        guard number.isFinite else {
          let name = source.column.map { table.columns[$0].name } ?? properties[0].column
          throw .table(.notFinite(frame: row, column: name))
        }
        numbers.append(number)
      }
    }
    self.numbers = numbers
  }

  private init(properties: [PropertyTraits], width: Int, numbers: [Double]) {
    self.properties = properties
    self.width = width
    self.numbers = numbers
  }

  /// The numbers of another track of as many ticks behind these.
  func beside(_ other: SampledTrack) -> SampledTrack {
    let rows = (0..<min(rowCount, other.rowCount)).flatMap { self[$0] + other[$0] }
    return SampledTrack(
      properties: properties + other.properties, width: width + other.width, numbers: rows)
  }

  /// Shows one colour all the time.
  mutating func fill(with color: Color) {
    let channels = [color.red, color.green, color.blue, color.alpha]
    numbers = Array(repeating: channels, count: rowCount).flatMap(\.self)
  }

  private static func resting(_ property: PropertyTraits, in timeline: Timeline) -> [Double] {
    switch timeline.animations.restingValue(of: property) {
    case .number(let number): [number]
    case .color(let color): [color.red, color.green, color.blue, color.alpha]
    }
  }

  /// The same with each colour's red, green and blue times its alpha.
  var premultiplied: SampledTrack {
    guard properties.contains(where: \.isColor) else { return self }
    var numbers = numbers
    for row in 0..<rowCount {
      Self.premultiply(&numbers, from: row * width, properties)
    }
    return SampledTrack(properties: properties, width: width, numbers: numbers)
  }

  /// A row with its colours premultiplied.
  func premultiplied(_ row: [Double]) -> [Double] {
    var row = row
    Self.premultiply(&row, from: 0, properties)
    return row
  }

  /// The range of each property's numbers, a colour's channels taken together.
  var ranges: [Double] {
    var place = 0
    return properties.map { property in
      var widest = 0.0
      for channel in place..<place + property.columns.count {
        var (low, high) = (Double.infinity, -Double.infinity)
        for row in 0..<rowCount {
          low = min(low, numbers[row * width + channel])
          high = max(high, numbers[row * width + channel])
        }
        widest = max(widest, high - low)
      }
      place += property.columns.count
      return widest
    }
  }

  private static func premultiply(
    _ numbers: inout [Double], from start: Int, _ properties: [PropertyTraits]
  ) {
    var place = start
    for property in properties {
      if property.isColor {
        for channel in 0..<3 { numbers[place + channel] *= numbers[place + 3] }
      }
      place += property.columns.count
    }
  }
}

import AnimCore

/// The rows of a scene as JSON objects on one line each: what CSV has, colours in hex beside.
///
/// Numbers are those of CSV, bit for bit; whole ones keep their `.0`, by which readers that guess types
/// from the first lines know them.
struct FrameRecords {
  private struct Member {
    let timeline: Timeline
    let start: String
    let keys: [String]
    /// The places of the first channels of colours, with the key of their hex.
    let colors: [(place: Int, key: String)]
  }

  private let members: [Member]
  private let numbers: NumberSpelling
  private let velocities: Bool
  private let lastTick: Tick
  private var next = Tick.zero

  private static let rowsPerChunk = 512

  init(_ scene: ExportScene, options: ExportOptions) {
    numbers = NumberSpelling(options.precision)
    velocities = options.velocities
    lastTick = scene.lastTick
    members = scene.parts.map { part in
      let columns = part.scene.timeline.columns(velocities: options.velocities)
      let button = part.member.map { ",\"button\":" + JSONText.quoted($0) } ?? ""
      return Member(
        timeline: part.scene.timeline, start: button,
        keys: columns.map { ",\"\($0.name)\":" },
        colors: columns.indices.compactMap { place in
          let (property, channel) = columns[place].propertyAndChannel
          return channel == "r" ? (place, ",\"\(property)_hex\":\"") : nil
        })
    }
  }

  /// How much has been handed out, 0 to 1.
  var share: Double { Double(next.index) / Double(lastTick.index + 1) }

  /// The next records; nil after the last.
  mutating func nextRecords() throws(ExportError) -> [String]? {
    guard next <= lastTick else { return nil }
    let ticks = next...min(Tick(next.index + Self.rowsPerChunk - 1), lastTick)
    let tables = members.map { $0.timeline.table(of: ticks, velocities: velocities) }
    var records: [String] = []
    records.reserveCapacity(members.count * ticks.count)
    for row in 0..<ticks.count {
      for (member, table) in zip(members, tables) {
        records.append(try record(member, table, row: row))
      }
    }
    next = Tick(ticks.upperBound.index + 1)
    return records
  }

  private func record(
    _ member: Member, _ table: FrameTable, row: Int
  ) throws(ExportError) -> String {
    let tick = Tick(table.firstTick.index + row)
    var text = "{\"frame\":\(tick.index)" + member.start
    text += ",\"time_s\":" + (numbers.text(tick.seconds) ?? "null")
    text += ",\"state\":\"\(table.states[row])\""
    var colors = member.colors[...]
    for (place, key) in member.keys.enumerated() {
      guard let number = numbers.text(table[row: row, column: place]) else {
        throw .table(.notFinite(frame: tick.index, column: table.columns[place].name))
      }
      text += key + number
      if let color = colors.first, color.place + 3 == place {
        colors = colors.dropFirst()
        let channels = (0..<4).map { table[row: row, column: color.place + $0] }
        text += color.key
        text += Color(clamping: channels[0], channels[1], channels[2], channels[3]).hex + "\""
      }
    }
    return text + "}"
  }
}

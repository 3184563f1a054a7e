import AnimCore
import AnimRender
import Testing

@Suite struct CSVLongTests {
  static let columns = [
    FrameColumn(name: "scale", property: "scale"),
    FrameColumn(name: "scale_velocity_per_s", property: "scale"),
    FrameColumn(name: "background_r", property: "backgroundColor"),
    FrameColumn(name: "offset_x", property: "offsetX"),
  ]

  static func text(_ table: FrameTable, _ format: CSVFormat) throws -> String {
    let writer = CSVWriter(columns: table.columns, format: format)
    var bytes = Array(writer.header.utf8)
    try writer.append(table, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func oneNumberIsOneLine() throws {
    let table = FrameTable(
      columns: Self.columns, firstTick: 59, states: [[.selected, .highlighted], .normal],
      values: [0.95, -3, 1, 12.5, 1, 0, 0.25, -0.0])
    #expect(
      try Self.text(table, CSVFormat(layout: .long, precision: .shortest)) == """
        frame,time_s,state,property,channel,value
        59,0.9833333333333333,highlighted+selected,scale,,0.95
        59,0.9833333333333333,highlighted+selected,scale,velocity_per_s,-3.0
        59,0.9833333333333333,highlighted+selected,background,r,1.0
        59,0.9833333333333333,highlighted+selected,offset_x,,12.5
        60,1.0,normal,scale,,1.0
        60,1.0,normal,scale,velocity_per_s,0.0
        60,1.0,normal,background,r,0.25
        60,1.0,normal,offset_x,,0.0

        """)
  }

  /// The same fields as in the wide layout, whatever the precision and however the rows are cut.
  @Test(arguments: [Precision.sixDecimals, .shortest])
  func itHoldsWhatTheWideLayoutHolds(_ precision: Precision) throws {
    let timeline = try CSVTimelineTests.example()
    let wide = try timeline.csv(format: CSVFormat(precision: precision), velocities: true)
      .split(separator: "\n").map {
        $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      }
    let long = try timeline.csv(
      format: CSVFormat(layout: .long, precision: precision), velocities: true)
    let names = [
      ("scale", ""), ("scale", "velocity_per_s"), ("background", "r"), ("background", "g"),
      ("background", "b"), ("background", "a"),
    ]
    #expect(wide[0].dropFirst(3) == names.map { $1.isEmpty ? $0 : "\($0)_\($1)" }[...])
    let expected = wide.dropFirst().flatMap { row in
      zip(names, row.dropFirst(3)).map { name, value in
        (row[..<3] + [name.0, name.1, value]).joined(separator: ",")
      }
    }
    let lines = ["frame,time_s,state,property,channel,value"] + expected
    #expect(long == lines.joined(separator: "\n") + "\n")
  }

  @Test func everyPropertyIsSpelledAsInColumns() {
    for traits in PropertyTraits.all {
      let velocity = FrameColumn(name: traits.column + "_velocity_per_s", property: traits.name)
      let column = FrameColumn(name: traits.column, property: traits.name)
      #expect(velocity.propertyAndChannel == (traits.column, "velocity_per_s"))
      #expect(column.propertyAndChannel == (traits.column, ""))
    }
    // A column of no known property keeps its name whole.
    #expect(FrameColumn(name: "made_up", property: "made").propertyAndChannel == ("made_up", ""))
  }

  @Test func aNumberThatIsNoneNamesItsFrameAndColumn() {
    let table = FrameTable(
      columns: Self.columns, firstTick: 6, states: [.normal, .normal],
      values: [1, 2, 3, 4, 5, .infinity, 7, 8])
    let writer = CSVWriter(columns: Self.columns, format: CSVFormat(layout: .long))
    var bytes = Array("before".utf8)
    #expect(throws: CSVError.notFinite(frame: 7, column: "scale_velocity_per_s")) {
      try writer.append(table, to: &bytes)
    }
    #expect(bytes == Array("before".utf8))
  }

  @Test func withoutColumnsThereIsNothingToSay() throws {
    let table = FrameTable(columns: [], firstTick: 0, states: [.normal, .hovered], values: [])
    #expect(
      try Self.text(table, CSVFormat(layout: .long))
        == "frame,time_s,state,property,channel,value\n")
  }

  @Test func theLongestLinesHaveRoom() throws {
    let name = String(repeating: "c", count: 999)
    let columns = (0..<300).map { FrameColumn(name: name, property: "\($0)") }
    let table = FrameTable(
      columns: columns, firstTick: Tick(.max), states: [ButtonState(rawValue: 0b11111)],
      values: Array(repeating: -.greatestFiniteMagnitude, count: 300))
    for precision in [try Precision(decimals: 17), .shortest] {
      let lines = try Self.text(table, CSVFormat(layout: .long, precision: precision))
        .utf8.split(separator: UInt8(ascii: "\n"))
      #expect(lines.count == 301)
      #expect(Set(lines.dropFirst().map(Array.init)).count == 1)
    }
  }

  @Test func memoryDoesNotGrowWithTheRows() throws {
    var chunks = CSVChunks(
      columns: CSVChunksTests.columns, lastTick: 9000, format: CSVFormat(layout: .long),
      table: CSVChunksTests.table)
    var lines = 0
    while let chunk = try chunks.next() {
      #expect(chunk.last == UInt8(ascii: "\n"))
      #expect(chunk.capacity <= 1 << 19)
      lines += chunk.count { $0 == UInt8(ascii: "\n") }
    }
    #expect(lines == 1 + 2 * 9001)
  }
}

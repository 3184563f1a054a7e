import AnimCore
import AnimRender
import Testing

@Suite struct CSVWriterTests {
  static let columns = [
    FrameColumn(name: "scale", property: "scale"),
    FrameColumn(name: "offset_x", property: "offsetX"),
  ]

  static func table(
    from first: Tick = 0, _ rows: [(ButtonState, Double, Double)]
  ) -> FrameTable {
    FrameTable(
      columns: columns, firstTick: first, states: rows.map(\.0),
      values: rows.flatMap { [$0.1, $0.2] })
  }

  static func text(_ table: FrameTable, _ precision: Precision = .sixDecimals) throws -> String {
    let writer = CSVWriter(columns: table.columns, precision: precision)
    var bytes = Array(writer.header.utf8)
    try writer.append(table, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func threeRowsAreFourLines() throws {
    let table = Self.table([
      (.highlighted, 1, 0), ([.selected, .highlighted], 0.95, -12.3456784),
      (.normal, 1.0000004, -1e-9),
    ])
    let text = try Self.text(table)
    #expect(
      text == """
        frame,time_s,state,scale,offset_x
        0,0.000000,highlighted,1.000000,0.000000
        1,0.016667,highlighted+selected,0.950000,-12.345678
        2,0.033333,normal,1.000000,0.000000

        """)
    #expect(text.utf8.filter { $0 == UInt8(ascii: "\n") }.count == 4)
    #expect(!text.utf8.contains(UInt8(ascii: "\r")))
    #expect(text.hasSuffix("0\n"))
  }

  @Test func anotherPrecisionHoldsForTimesToo() throws {
    let table = Self.table(from: 90, [(.normal, 0.5, 1.5), (.normal, 2.5, 1e16)])
    #expect(
      try Self.text(table, Precision(decimals: 0)) == """
        frame,time_s,state,scale,offset_x
        90,2,normal,0,2
        91,2,normal,2,10000000000000000

        """)
    #expect(
      try Self.text(table, Precision(decimals: 9)).hasSuffix(
        "91,1.516666667,normal,2.500000000,10000000000000000.000000000\n"))
  }

  @Test func everyStateIsSpelledAsItsDescription() throws {
    let states = (UInt8(0)..<32).map { ButtonState(rawValue: $0) }
    let table = FrameTable(columns: [], firstTick: 0, states: states, values: [])
    let lines = try Self.text(table).split(separator: "\n").dropFirst()
    for (line, state) in zip(lines, states) {
      #expect(line.hasSuffix(",\(state)"))
    }
    #expect(lines.count == 32)
  }

  @Test func withoutColumnsThreeRemain() throws {
    let table = FrameTable(columns: [], firstTick: 600, states: [.hovered], values: [])
    #expect(try Self.text(table) == "frame,time_s,state\n600,10.000000,hovered\n")
  }

  @Test func aTimeReadBackGivesItsOwnFrame() throws {
    let count = 36_000
    let table = FrameTable(
      columns: [], firstTick: 0, states: Array(repeating: .normal, count: count), values: [])
    let writer = CSVWriter(columns: [])
    var bytes: [UInt8] = []
    try writer.append(table, to: &bytes)
    var wrong: [Int] = []
    for (frame, line) in bytes.split(separator: UInt8(ascii: "\n")).enumerated() {
      let fields = line.split(separator: UInt8(ascii: ","))
      let time = Double(String(decoding: fields[1], as: UTF8.self)) ?? -1
      if Int((time * 60).rounded()) != frame
        || String(frame) != String(decoding: fields[0], as: UTF8.self)
      {
        wrong.append(frame)
      }
    }
    #expect(wrong == [])
    #expect(bytes.filter { $0 == UInt8(ascii: "\n") }.count == count)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func aNumberThatIsNoneNamesItsFrameAndColumn(_ bad: Double) {
    let table = Self.table(
      from: 5, [(.normal, 1, 2), (.normal, 3, 4), (.normal, 5, bad), (.normal, .nan, 6)])
    let writer = CSVWriter(columns: Self.columns)
    var bytes = Array("before".utf8)
    #expect(throws: CSVError.notFinite(frame: 7, column: "offset_x")) {
      try writer.append(table, to: &bytes)
    }
    #expect(bytes == Array("before".utf8))
  }

  @Test func aTableOfOtherColumnsIsRefused() {
    let writer = CSVWriter(columns: [Self.columns[1]])
    var bytes: [UInt8] = []
    #expect(
      throws: CSVError.otherColumns(expected: ["offset_x"], found: ["scale", "offset_x"])
    ) {
      try writer.append(Self.table([(.normal, 1, 2)]), to: &bytes)
    }
    #expect(bytes == [])
  }

  @Test func cuttingATableInTwoDoesNotShow() throws {
    let rows = (0..<500).map { (ButtonState.normal, 1 / Double($0 + 1), Double($0) * 1e9) }
    let writer = CSVWriter(columns: Self.columns)
    var whole: [UInt8] = []
    try writer.append(Self.table(rows), to: &whole)
    for cut in [0, 1, 250, 499, 500] {
      var parts: [UInt8] = []
      try writer.append(Self.table(Array(rows[..<cut])), to: &parts)
      try writer.append(Self.table(from: Tick(cut), Array(rows[cut...])), to: &parts)
      #expect(parts == whole)
    }
  }

  @Test func theLongestLinesHaveRoom() throws {
    let columns = (0..<1000).map { FrameColumn(name: "c\($0)", property: "c") }
    let all = ButtonState(rawValue: 0b11111)
    let table = FrameTable(
      columns: columns, firstTick: Tick(.max), states: [all],
      values: Array(repeating: -.greatestFiniteMagnitude, count: 1000))
    let writer = CSVWriter(columns: columns, precision: try Precision(decimals: 17))
    var bytes: [UInt8] = []
    try writer.append(table, to: &bytes)
    let fields = bytes.split(separator: UInt8(ascii: ","))
    #expect(fields.count == 1003)
    #expect(fields.dropFirst(3).allSatisfy { $0.count >= 1 + 309 + 1 + 17 })
    #expect(Array(fields[0]) == Array(String(Int.max).utf8))
  }
}

import AnimCore
import AnimRender
import Testing

@Suite struct CSVChunksTests {
  static let columns = [
    FrameColumn(name: "scale", property: "scale"),
    FrameColumn(name: "opacity", property: "opacity"),
  ]

  /// A made-up motion: a number of the row and the column, so that every row is its own.
  static func table(of ticks: ClosedRange<Tick>) -> FrameTable {
    let rows = ticks.lowerBound.index...ticks.upperBound.index
    return FrameTable(
      columns: columns, firstTick: ticks.lowerBound,
      states: rows.map { $0 % 90 < 45 ? .highlighted : .normal },
      values: rows.flatMap { [Double($0) / 7, 1 / Double($0 + 1)] })
  }

  static func chunks(to last: Tick) -> CSVChunks {
    CSVChunks(columns: columns, lastTick: last, format: CSVFormat(), table: table)
  }

  @Test(arguments: [0, 1, 3000, 4095, 4096, 4097, 9000])
  func joinedTheyAreTheWholeTable(_ last: Int) throws {
    var chunks = Self.chunks(to: Tick(last))
    var joined: [UInt8] = []
    while let chunk = try chunks.next() {
      #expect(chunk.last == UInt8(ascii: "\n"))
      joined += chunk
    }
    #expect(try chunks.next() == nil)
    let writer = CSVWriter(columns: Self.columns)
    var whole = Array(writer.header.utf8)
    try writer.append(Self.table(of: 0...Tick(last)), to: &whole)
    #expect(joined == whole)
  }

  @Test(arguments: [5_000, 50_000])
  func memoryDoesNotGrowWithTheRows(_ last: Int) throws {
    var chunks = CSVChunks(
      columns: Self.columns, lastTick: Tick(last), format: CSVFormat()
    ) { ticks in
      #expect(ticks.upperBound.index - ticks.lowerBound.index < 4096)
      return Self.table(of: ticks)
    }
    var lines = 0
    while let chunk = try chunks.next() {
      #expect(chunk.capacity <= 1 << 19)
      lines += chunk.count { $0 == UInt8(ascii: "\n") }
    }
    #expect(lines == 1 + last + 1)
  }

  @Test func aChunkThatIsKeptStaysAsItWas() throws {
    var chunks = Self.chunks(to: 9000)
    let first = try #require(try chunks.next())
    let copy = Array(first.reversed())
    _ = try chunks.next()
    #expect(first.reversed() == copy)
  }

  @Test func aNumberThatIsNoneIsToldEachTime() throws {
    var chunks = CSVChunks(columns: Self.columns, lastTick: 20, format: CSVFormat()) { ticks in
      let rows = ticks.upperBound.index - ticks.lowerBound.index + 1
      var values = Array(repeating: 1.0, count: 2 * rows)
      values[2 * 7] = .nan
      values[2 * 9 + 1] = .infinity
      return FrameTable(
        columns: Self.columns, firstTick: ticks.lowerBound,
        states: Array(repeating: .normal, count: rows), values: values)
    }
    for _ in 0..<2 {
      #expect(throws: CSVError.notFinite(frame: 7, column: "scale")) { try chunks.next() }
    }
  }
}

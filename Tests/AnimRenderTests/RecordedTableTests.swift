import AnimCore
import AnimRender
import Testing

@Suite struct RecordedTableTests {
  private static func table(_ text: String) throws -> RecordedTable {
    try RecordedTable(csv: Array(text.utf8))
  }

  // MARK: Dialects

  /// One table in the dialects of spreadsheets, databases and measuring programs.
  static let dialects = [
    "t,x\n0,0.5\n0.016,\n0.033,1e-3\n",
    "t;x\r\n0;0,5\r\n0,016;\r\n0,033;1e-3\r\n",
    "\u{FEFF}t\tx\n0\t0,5\n0,016\n0,033\t1e-3",
    "t|x\r0|.5\r0.016|NaN\r0.033|+1E-3\r",
    "\"t\",\"x\"\n\"0\",\"0.5\"\n\n0.016,null\n\n 0.033 , 0.001 \n",
    "\"t\",\"x\"\n\"0\",\"0,5\"\n\"0,016\",\"\"\n\"0,033\",\"1,0e-3\"\n",
    "t,x,\n0,0.5,\n0.016,,\n0.033,0.001,\n",
    " t ;x\n0;0.5\n0.016;N/A\n0.033;0.001",
  ]

  @Test(arguments: dialects)
  func saysTheSameInEveryDialect(_ text: String) throws {
    let table = try Self.table(text)
    #expect(table.names == ["t", "x"])
    #expect(table.hasHeader)
    #expect(table.rowCount == 3)
    #expect(table["t"]?.numbers == [0, 0.016, 0.033])
    #expect(table["x"]?.numbers == [0.5, nil, 0.001])
    #expect(table["x"]?.isNumeric == true)
    #expect(table["y"] == nil)
  }

  @Test func whatWeWriteReadsBack() throws {
    let animations = ButtonAnimations().scaleEffect(ratio: 0.9).bgEffect(effectColor: .blue)
    let timeline = try animations.compile(.tap)
    let whole = timeline.table(of: 0...timeline.lastTick)
    for delimiter in CSVFormat.Delimiter.allCases {
      for mark in DecimalMark.allCases where delimiter.rawValue != mark.scalar {
        var format = try CSVFormat(
          delimiter: delimiter, decimalMark: mark, precision: .shortest)
        format.hasByteOrderMark = true
        format.lineEnding = .crlf
        let table = try Self.table(try timeline.csv(format: format))
        #expect(table.delimiter == delimiter)
        #expect(table.decimalMark == mark)
        #expect(table.rowCount == whole.rowCount)
        #expect(table["state"]?.fields.first == .text("highlighted"))
        let scale = (0..<whole.rowCount).map { whole.values[$0 * whole.columns.count] }
        #expect(table["scale"]?.numbers == scale)
      }
    }
  }

  @Test func withoutNamesTheColumnsAreCounted() throws {
    let table = try Self.table("0,1.0\n1,0.9\n")
    #expect(!table.hasHeader)
    #expect(table.names == ["column1", "column2"])
    #expect(table["column2"]?.numbers == [1, 0.9])
    #expect(table.line(ofRow: 0) == 1)
    let german = try Self.table("0,0;0,5\n1,0;0,9\n")
    #expect(german.delimiter == .semicolon)
    #expect(german["column2"]?.numbers == [0.5, 0.9])
    #expect(try Self.table("x\n1\n2").rowCount == 2)
    #expect(try Self.table(",x\n0,1").names == ["column1", "x"])
  }

  @Test func marksThatAreGivenAreNotGuessed() throws {
    let bytes = Array("a,b\n1,5\n".utf8)
    let table = try RecordedTable(csv: bytes, delimiter: .semicolon, decimalMark: .comma)
    #expect(table.names == ["a,b"])
    #expect(table.columns[0].numbers == [1.5])
  }

  @Test func quotesHoldAnything() throws {
    let table = try Self.table("name,x\n\"a, \"\"b\"\"\r\nc\",1\n5\" disk,2\n\"\",3\n")
    let fields: [RecordedField] = [.text("a, \"b\"\r\nc"), .text("5\" disk"), .missing]
    #expect(table["name"]?.fields == fields)
    #expect((0..<3).map(table.line(ofRow:)) == [2, 4, 5])
  }

  @Test(arguments: [
    ("1", 1), ("-1.5", -1.5), ("+.5", 0.5), ("5.", 5), ("1e3", 1000), ("-2E-2", -0.02),
    ("007", 7), ("1e400", nil), ("0x10", nil), ("inf", nil), ("1_000", nil), ("1,234.5", nil),
    ("1 2", nil), (".", nil), ("e5", nil), ("1e", nil), ("--1", nil), ("½", nil), ("٣", nil),
  ])
  func numbers(_ text: String, _ number: Double?) throws {
    let table = try Self.table("x\ty\n\(text)\t1.5\n")
    #expect(table["x"]?.numbers == [number])
    #expect(table["x"]?.fields == [number.map(RecordedField.number) ?? .text(text)])
    #expect((table["x"]?.firstText == nil) == (number != nil))
  }

  // MARK: What is no table

  @Test(
    arguments: [
      ("", .empty), ("\n\r\n\n", .empty), ("\u{FEFF}", .empty),
      ("a,b\n1,2\n1,2,3\n", .tooManyInRow(line: 3, expected: 2, found: 3)),
      ("a,a\n1,2\n", .duplicateColumn(name: "a")),
      ("a,b\n1,\"2\n3,4\n", .unclosedQuote(line: 2, column: 3)),
      ("ä,\"b\"c\n", .textAfterQuote(line: 1, column: 6)),
      ("a\n\u{0}\n", .notText(byte: 0, line: 2, column: 1)),
      ("\"", .unclosedQuote(line: 1, column: 1)),
    ] as [(String, RecordedTableError)])
  func faultsSayWhere(_ text: String, _ error: RecordedTableError) {
    #expect(throws: error) { try Self.table(text) }
  }

  @Test func bytesThatAreNoText() {
    #expect(throws: RecordedTableError.notText(byte: 0xFF, line: 1, column: 1)) {
      try RecordedTable(csv: [0xFF, 0xFE, 0x74, 0])
    }
    #expect(throws: RecordedTableError.notText(byte: 0xE4, line: 2, column: 3)) {
      try RecordedTable(csv: Array("x\n12".utf8) + [0xE4, 0x0A])
    }
    let limit = RecordedTable.sizeLimit
    #expect(throws: RecordedTableError.tooLarge(bytes: limit + 1, limit: limit)) {
      try RecordedTable(csv: [UInt8](repeating: 0x20, count: limit + 1))
    }
  }

  @Test func randomBytesEndInATableOrAnError() {
    var random = SystemRandomNumberGenerator()
    let marks = Array("0123456789.,;|\t\"\n\r-+eE \u{FEFF}äx".utf8) + [0, 0xFF]
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        marks[Int.random(in: marks.indices, using: &random)]
      }
      guard let table = try? RecordedTable(csv: bytes) else { continue }
      #expect(table.columns.allSatisfy { $0.fields.count == table.rowCount }, "\(bytes)")
      #expect((0..<table.rowCount).allSatisfy { table.line(ofRow: $0) > 0 })
    }
  }
}

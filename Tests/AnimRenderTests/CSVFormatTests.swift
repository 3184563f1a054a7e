import AnimCore
import AnimRender
import Testing

@Suite struct CSVFormatTests {
  /// Every pair of marks there is.
  static let marks: [(CSVFormat.Delimiter, DecimalMark)] = CSVFormat.Delimiter.allCases.flatMap {
    delimiter in DecimalMark.allCases.map { (delimiter, $0) }
  }.filter { $0 != (.comma, .comma) }

  @Test func commasAsBothNameThemselves() {
    #expect(throws: CSVFormatError.sameMark(delimiter: .comma, decimalMark: .comma)) {
      try CSVFormat(delimiter: .comma, decimalMark: .comma)
    }
  }

  @Test func leftAloneItIsPlainCSV() throws {
    let timeline = try CSVTimelineTests.example()
    #expect(try timeline.csv(format: CSVFormat()) == timeline.csv())
    #expect(try CSVFormat() == CSVFormat(delimiter: .comma))
  }

  @Test(arguments: marks, CSVFormat.Layout.allCases)
  func otherMarksHoldTheSameFields(
    _ marks: (delimiter: CSVFormat.Delimiter, decimal: DecimalMark), _ layout: CSVFormat.Layout
  ) throws {
    let timeline = try CSVTimelineTests.example()
    for precision in [Precision.sixDecimals, .shortest] {
      let plain = try timeline.csv(
        format: CSVFormat(layout: layout, precision: precision), velocities: true)
      var format = try CSVFormat(
        delimiter: marks.delimiter, decimalMark: marks.decimal, layout: layout,
        precision: precision)
      let text = try timeline.csv(format: format, velocities: true)
      let points = marks.decimal == .comma ? text.replacing(",", with: ".") : text
      #expect(points.replacing(String(marks.delimiter.rawValue), with: ",") == plain)
      format.lineEnding = .crlf
      format.hasByteOrderMark = true
      #expect(
        try timeline.csv(format: format, velocities: true).utf8.elementsEqual(
          ("\u{FEFF}" + text.replacing("\n", with: "\r\n")).utf8))
    }
  }

  @Test func aMarkOfByteOrderStandsOnceAtTheBeginning() throws {
    var format = CSVFormat()
    format.hasByteOrderMark = true
    var chunks = CSVChunks(
      columns: CSVChunksTests.columns, lastTick: 9000, format: format, table: CSVChunksTests.table)
    var bytes: [UInt8] = []
    while let chunk = try chunks.next() { bytes += chunk }
    #expect(bytes.starts(with: [0xEF, 0xBB, 0xBF, UInt8(ascii: "f")]))
    #expect(bytes.count { $0 == 0xEF } == 1)
  }

  @Test func texts() throws {
    let format = try CSVFormat(delimiter: .semicolon, decimalMark: .comma)
    let timeline = try CSVTimelineTests.example()
    let lines = try timeline.csv(format: format).split(separator: "\n")
    #expect(lines[0].hasPrefix("frame;time_s;state;scale;background_r;"))
    #expect(lines[1] == "0;0,000000;highlighted;1,000000;0,556863;0,556863;0,576471;1,000000")
  }

  // MARK: Texts as fields

  @Test(arguments: [
    ("", ""), ("Start", "Start"), (" Start ", " Start "), ("Größe", "Größe"), ("-1", "-1"),
    ("Buy, now", "\"Buy, now\""), ("a;b", "a;b"), ("5\" disk", "\"5\"\" disk\""),
    ("\"", "\"\"\"\""), ("a\nb", "\"a\nb\""), ("a\rb", "\"a\rb\""), ("a\r\nb", "\"a\r\nb\""),
    (",", "\",\""), ("=1+2", "=1+2"),
  ])
  func fieldsAreQuotedWhereAReaderNeedsIt(_ text: String, _ field: String) {
    #expect(CSVFormat().field(text).utf8.elementsEqual(field.utf8))
  }

  @Test(arguments: CSVFormat.Delimiter.allCases, CSVFormat.LineEnding.allCases)
  func whatIsQuotedReadsBack(
    _ delimiter: CSVFormat.Delimiter, _ ending: CSVFormat.LineEnding
  ) throws {
    var format = try CSVFormat(delimiter: delimiter)
    format.lineEnding = ending
    let texts = [
      "", ",", ";", "\t", "|", "\"", "\"\"", "a\"b", "\"a,b\"", "\n", "\r\n", "x\r", "e\u{301}, é",
    ]
    let read = Self.fields(format.line(texts), format)
    #expect(read.map { Array($0.utf8) } == texts.map { Array($0.utf8) })
  }

  @Test(arguments: ["=SUM(A1)", "+1", "-1", "@x"])
  func formulasAreGuardedOnRequest(_ text: String) {
    var format = CSVFormat()
    #expect(format.field(text) == text)
    format.guardsFormulas = true
    #expect(format.field(text) == "'" + text)
    #expect(format.field("a" + text) == "a" + text)
    #expect(format.field(text + ",") == "\"'" + text + ",\"")
  }

  /// The fields of one line, by the rules of RFC 4180.
  static func fields(_ line: String, _ format: CSVFormat) -> [String] {
    var fields = [""]
    var isQuoted = false
    let scalars = Array(line.unicodeScalars.dropLast(format.lineEnding.text.unicodeScalars.count))
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar == "\"" {
        if isQuoted, index + 1 < scalars.count, scalars[index + 1] == "\"" {
          fields[fields.count - 1].unicodeScalars.append(scalar)
          index += 1
        } else {
          isQuoted.toggle()
        }
      } else if scalar == format.delimiter.rawValue, !isQuoted {
        fields.append("")
      } else {
        fields[fields.count - 1].unicodeScalars.append(scalar)
      }
      index += 1
    }
    return fields
  }
}

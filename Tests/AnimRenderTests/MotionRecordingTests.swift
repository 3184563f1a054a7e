import AnimCore
import AnimRender
import Testing

@Suite("Motion recordings")
struct MotionRecordingTests {
  private static func recording(
    _ text: String, naming: ColumnNaming? = nil
  ) throws -> MotionRecording {
    try MotionRecording(Array(text.utf8), naming: naming)
  }

  static let timeline = try? ButtonAnimations(resting: BuiltInExample.resting)
    .bgEffect(effectColor: .blue).scaleEffect(ratio: 0.9).compile(.tap)

  @Test(
    "what is exported is the same as what it was exported from",
    arguments: [0, 1, 3, 6, 9, 17, nil] as [Int?])
  func roundTrip(decimals: Int?) throws {
    let timeline = try #require(Self.timeline)
    let precision = try decimals.map { try Precision(decimals: $0) } ?? .shortest
    for layout in CSVFormat.Layout.allCases {
      for delimiter in CSVFormat.Delimiter.allCases {
        for mark in DecimalMark.allCases {
          guard
            let format = try? CSVFormat(
              delimiter: delimiter, decimalMark: mark, layout: layout, precision: precision)
          else { continue }
          // With no decimals, nothing tells which mark they would have.
          if decimals == 0, mark == .comma { continue }
          let text = try timeline.csv(format: format, velocities: true)
          let read = try Self.recording(text)
          let diff = try MotionDiff(
            from: read.tables, to: [MotionTable(timeline, velocities: true)])
          #expect(diff.isSame, "\(layout) \(delimiter) \(mark)")
          #expect(read.tables[0].rowCount == timeline.lastTick.index + 1)
          #expect(!read.isInterpolated)
          if let decimals { #expect(read.tables[0].decimals == decimals) }
        }
      }
    }
  }

  @Test("JSON and rows of JSON are tables too")
  func json() throws {
    let rows = [
      ##"{"frame":0,"time_s":0.0,"state":"normal","scale":1.00,"note_hex":"#FFF"}"##,
      #"{"frame":1,"time_s":0.016,"state":"highlighted","scale":0.95,"note_hex":null}"#,
    ]
    let list = "[" + rows.joined(separator: ",") + "]"
    let forms: [String] = [
      rows.joined(separator: "\n"), rows.joined(separator: "\r\n\r\n") + "\n", list,
      #"{"schema":"x","frames":"# + list + "}",
    ]
    for text in forms {
      let table = try Self.recording(text).tables[0]
      #expect(table.columns.map(\.name) == ["scale"])
      #expect(table["scale"]?.values == [1, 0.95])
      #expect(table.states == [.normal, .highlighted])
      #expect(table.decimals == 3)
      #expect(MotionRecording.isRecording(Array(text.utf8)))
    }
    #expect(!MotionRecording.isRecording(Array(#"{"version": 1, "effects": []}"#.utf8)))
    #expect(!MotionRecording.isRecording(Array(#"{"version": 1, "effects": [{}"#.utf8)))
  }

  @Test("another tool's columns are told by name, its times put on frames")
  func naming() throws {
    let naming = ColumnNaming([("time", "t"), ("scale", "value")])
    let text = "t,value,extra\n0,1,a\n0.025,0.5,b\n0.05,0.4,\n"
    let recording = try Self.recording(text, naming: naming)
    let table = recording.tables[0]
    #expect(recording.isInterpolated && table.isPartial)
    #expect(table.rowCount == 4)
    let values = try #require(table["scale"]?.values)
    for (value, wanted) in zip(values, [1, 2.0 / 3, 0.4 + 0.1 * 2 / 3, 0.4]) {
      #expect(abs(value - wanted) < 1e-12)
    }
    let milliseconds = ColumnNaming([("time_ms", "ms"), ("opacity", "y")])
    let other = try Self.recording("ms;y\n0;0,5\n16,7;0,6\n50;0,8\n", naming: milliseconds)
    #expect(other.tables[0]["opacity"]?.values.count == 4)
    #expect(throws: MotionReadingError.noColumn("t", names: ["a", "b"])) {
      try Self.recording("a,b\n1,2\n", naming: naming)
    }
  }

  @Test("gaps are filled between their neighbours, and at the ends by them")
  func gaps() throws {
    let recording = try Self.recording("frame,scale,opacity\n0,1,\n2,2,0.5\n3,,\n5,5,\n")
    #expect(recording.tables[0]["scale"]?.values == [1, 1.5, 2, 3, 4, 5])
    #expect(recording.tables[0]["opacity"]?.values == Array(repeating: 0.5, count: 6))
    #expect(recording.isInterpolated)
  }

  @Test("buttons of a group have each their own columns")
  func group() throws {
    let timeline = try #require(Self.timeline)
    let plain = try ButtonAnimations().scaleEffect(ratio: 0.8).compile(.tap)
    let group = GroupTimeline([("left", timeline), ("right, or so", plain)])
    var chunks = GroupCSVChunks(group)
    var bytes: [UInt8] = []
    while let chunk = try chunks.next() { bytes += chunk }
    let recording = try MotionRecording(bytes)
    #expect(recording.tables.map(\.button) == ["left", "right, or so"])
    #expect(recording.tables[1].columns.map(\.name) == ["scale"])
    #expect(try MotionDiff(from: recording.tables, to: group.motionTables()).isSame)
  }

  @Test(
    "what is wrong says where",
    arguments: [
      ("", MotionReadingError.table(.empty)),
      ("a,b\n", .table(.empty)),
      ("a,b\n1,2,3\n", .table(.tooManyInRow(line: 2, expected: 2, found: 3))),
      ("{\"a\": 1,\n}", .notJSON(line: 1, column: 8)),
      ("[1, 2]", .noRows),
      ("[]", .noRows),
      ("{\"a\": 1}", .noRows),
      ("name,why\na,b\n", .noNumbers(names: ["name", "why"])),
      ("frame,scale\n0,1\n1,x\n", .notNumber(column: "scale", line: 3, text: "x")),
      ("frame,state,scale\n0,presed,1\n", .unknownState(line: 2, text: "presed")),
      ("frame,scale\n0,1\n0,1\n", .timeOutOfOrder(line: 3)),
      ("frame,scale\n-1,1\n", .timeOutOfOrder(line: 2)),
      ("time_s,scale\n0,1\n,1\n", .timeOutOfOrder(line: 3)),
      ("frame,scale\n0,1\n1e18,1\n", .tooLong(limit: MotionTable.numberLimit / 2)),
      ("frame,scale\n0,1\nx,1\n", .notNumber(column: "frame", line: 3, text: "x")),
    ])
  func faults(text: String, error: MotionReadingError) {
    #expect(throws: error) { try Self.recording(text) }
  }

  @Test("drawings escape what is XML's")
  func drawing() {
    let curve = DiffCurve(
      name: "<a & \"b\">", sentences: ["x < y"], before: [1, 0.9], after: [1, 0.8, 0.7],
      firstFrame: 1)
    let svg = DiffDrawing(title: "T", before: "a\u{1B}", after: "b", curves: [curve]).svg
    #expect(svg.hasPrefix("<svg xmlns="))
    #expect(svg.hasSuffix("</svg>\n"))
    #expect(svg.contains("&lt;a &amp; &quot;b&quot;&gt;") && svg.contains("x &lt; y"))
    #expect(!svg.contains("\u{1B}") && svg.contains("prefers-color-scheme: dark"))
    #expect(svg.components(of: "<polyline").count == 3)
  }

  @Test("plots show both curves in any width and charset", arguments: [1, 20, 80, 500])
  func plot(width: Int) {
    for charset in Charset.allCases {
      for after in [[1.0], [1, 0.5, 0.7], Array(repeating: 0.1, count: 5_000)] {
        let curve = DiffCurve(name: "scale", before: [1, 0.9, 1], after: after)
        let text = DiffPlot(curve, style: PreviewStyle(charset: charset), columns: width)
          .canvas().text()
        #expect(text.contains("scale"))
        let rows = text.split(separator: "\n")
        #expect(rows.allSatisfy { $0.count <= min(max(width, 20), 300) })
      }
    }
  }
}

extension String {
  fileprivate func components(of separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}

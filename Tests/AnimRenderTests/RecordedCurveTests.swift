import AnimCore
import AnimRender
import Testing

@Suite struct RecordedCurveTests {
  private static func curve(
    _ text: String, time: String? = nil, value: String? = nil, unit: RecordedTimeUnit? = nil
  ) throws -> RecordedCurve {
    try RecordedCurve(Array(text.utf8), time: time, value: value, unit: unit)
  }

  @Test(arguments: [
    ("time_s,x\n0,1\n0.1,2\n0.2,3\n", 0.1), ("x,Time (ms)\n1,0\n2,100\n3,200\n", 0.1),
    ("frame,x\n0,1\n6,2\n12,3\n", 0.1), ("when,x\n0,3\n0.1,1\n0.2,2\n", 0.1),
    ("t_us;x\n0;1,5\n100000;2\n200000;3\n", 0.1), ("x\n1\n3\n2\n", 1.0 / 60),
    ("frame,time_s,x\n0,0,1\n6,0.1,2\n12,0.2,3\n", 0.1),
  ])
  func timesAreFoundOut(_ text: String, _ interval: Double) throws {
    let curve = try Self.curve(text)
    #expect(curve.valueName == "x")
    #expect(abs(curve.samples.interval - interval) < 1e-12)
    #expect(curve.samples.count == 3)
  }

  @Test func whatIsSaidGoesBeforeWhatIsGuessed() throws {
    let text = "time_s,clock,a,b\n0,0,1,5\n1,10,2,6\n2,20,,7\n"
    let curve = try Self.curve(text, time: "clock", value: "b", unit: .milliseconds)
    #expect(curve.timeName == "clock")
    #expect(curve.samples.times == [0, 0.01, 0.02])
    #expect(try Self.curve(text, value: "a").skipped == 1)
  }

  @Test func whatWeWriteReadsBackInEveryLayout() throws {
    let animations = ButtonAnimations().scaleEffect(ratio: 0.9)
    let timeline = try animations.compile(.tap)
    let values = timeline.table(of: 0...timeline.lastTick).values
    for layout in CSVFormat.Layout.allCases {
      let format = CSVFormat(layout: layout, precision: .shortest)
      let curve = try Self.curve(try timeline.csv(format: format, velocities: layout == .wide))
      #expect(curve.valueName == "scale")
      #expect(curve.samples.values == values)
      #expect(curve.samples.times.last == timeline.lastTick.seconds)
    }
  }

  @Test(
    arguments: [
      ("t,x\n0,1\n1,2\n", "y", .noColumn("y", names: ["t", "x"])),
      ("t,x,y\n0,1,1\n1,2,2\n", nil, .severalMove(names: ["x", "y"])),
      ("t,x\n0,1\n1,1\n", nil, .nothingMoves(names: ["x"])),
      ("t,x\n0,a\n1,b\n", nil, .noNumbers(names: ["t", "x"])),
      ("t,x\n0,1\n1,b\n", "x", .notNumber(column: "x", line: 3, text: "b")),
      ("t,x\n0,1\n0,2\n", nil, .samples(.noTime(0))),
      ("t,x\n0,1\n1\n", "x", .samples(.noTime(0))),
      ("t,x\n0,1\n1,\"2\n", nil, .reading(.table(.unclosedQuote(line: 3, column: 3)))),
      ("", nil, .reading(.table(.empty))),
    ] as [(String, String?, RecordedCurveError)])
  func faultsSayWhat(_ text: String, _ value: String?, _ error: RecordedCurveError) {
    #expect(throws: error) { try Self.curve(text, value: value) }
  }

  @Test func oneColumnCannotBeBoth() {
    #expect(throws: RecordedCurveError.sameColumn("x")) {
      try Self.curve("t,x\n0,1\n1,2\n", time: "x", value: "x")
    }
  }

  @Test(arguments: Charset.allCases)
  func thePlotHasItsSizeAndItsParts(_ charset: Charset) throws {
    let spring = try Spring(response: 0.4, dampingRatio: 0.5)
    let animations = ButtonAnimations().scaleEffect(
      ratio: 0.9, style: .hold, enter: .spring(spring))
    let timeline = try animations.compile(try InteractionScript([(.press, at: 0)]))
    let curve = try Self.curve(try timeline.csv())
    let fit = try SpringFit(curve.samples, model: .spring)
    for columns in [0, 20, 40, 80, 1_000] {
      for rows in [0, 10, 24, 1_000] {
        let plot = FitPlot(
          fit, name: "scale", style: PreviewStyle(charset: charset), columns: columns, rows: rows)
        let canvas = plot.canvas()
        #expect(canvas.columns == min(max(columns, 20), 300))
        #expect(canvas.rows <= max(min(rows, 60), 10) + 4)
        let text = canvas.text()
        #expect(text.contains("residual"))
        #expect(charset == .unicode || text.utf8.allSatisfy { $0 < 0x80 })
      }
    }
  }
}

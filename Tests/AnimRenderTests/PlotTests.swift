import AnimCore
import AnimRender
import Testing

@Suite struct PlotTests {
  /// Ranges of all sizes, from a double's last digits to its greatest numbers.
  static func ranges() -> [ClosedRange<Double>] {
    var dice = SplitMix(seed: 3)
    var ranges: [ClosedRange<Double>] = [
      0...0, 1...1, -1...1, 0...1, 1e18...1e18, -1e18...1e18, 0...1e308, 1...1.000_000_1,
      -1e-9...1e-9, 0.937...1.008, 2.3e-308...2.3e-308, -.greatestFiniteMagnitude...1, 0...255,
      -300 ... -299,
    ]
    for _ in 0..<200 {
      let size = RoundNumber.power(of: .random(in: -8...12, using: &dice))
      let low = Double.random(in: -10...10, using: &dice) * size
      ranges.append(low...low + Double.random(in: 0...3, using: &dice) * size)
    }
    return ranges
  }

  @Test func everyValueOfARangeIsOnTheScale() {
    for range in Self.ranges() {
      for limit in [-1, 1, 2, 3, 5, 7, 12] {
        let scale = ValueScale(showing: range, limit: limit)
        #expect((1...max(limit, 1)).contains(scale.rows))
        guard limit > 2, abs(range.upperBound) < 1e300, abs(range.lowerBound) < 1e300 else {
          continue
        }
        for value in [range.lowerBound, range.upperBound] {
          let place = scale.position(of: value)
          // The outermost dots stand an eighth of a row within the edges, and reach to them.
          #expect(
            place > -1e-9 && place < Double(scale.rows) + 1e-9, "\(range) in \(limit): \(place)")
        }
      }
    }
  }

  @Test("what does not move has ordinary ticks, and stands on one")
  func constants() {
    for value in [0, 1, 0.95, 0.556863, -4, 1e-3, 12, 250_000] {
      let scale = ValueScale(showing: value...value, limit: 7)
      #expect(scale.labelWidth <= 8 && !scale.ticks.isEmpty, "\(value): \(scale.ticks)")
      #expect(scale.ticks.allSatisfy { !$0.label.contains("e") })
      let row = scale.position(of: value)
      #expect(row > 0 && row < Double(scale.rows))
    }
  }

  @Test func ticksAreRoundAndStandAtTheirNumbers() throws {
    for range in Self.ranges() {
      for limit in [3, 5, 7, 12] {
        let scale = ValueScale(showing: range, limit: limit)
        #expect(!scale.ticks.isEmpty || limit < 4)
        let numbers = try scale.ticks.map { try #require(Double($0.label)) }
        for (tick, number) in zip(scale.ticks, numbers) {
          let value = scale.value(atRow: tick.row)
          #expect(abs(number - value) <= abs(value) * 1e-9 + scale.perRow * 1e-6)
        }
        for (upper, lower) in zip(numbers, numbers.dropFirst()) {
          #expect(Self.isRound(upper - lower), "\(numbers)")
        }
      }
    }
  }

  /// Whether a number is 1, 2, 2.5 or 5 times a power of ten, as nearly as its digits can tell.
  static func isRound(_ number: Double) -> Bool {
    let leading = number / RoundNumber.power(of: RoundNumber.exponent(of: number))
    return [1, 2, 2.5, 5, 10].contains { abs($0 - leading) < 1e-4 }
  }

  @Test(arguments: [
    (75, -2, "0.75"), (-5, -3, "-0.005"), (0, -2, "0.00"), (0, 4, "0"), (12, 3, "12000"),
    (25, 17, "2.5e18"), (-1, 9, "-1e9"), (1, -9, "1e-9"), (100, 7, "1e9"), (-12_345, -2, "-123.45"),
  ])
  func roundNumbersAreSpelledInFull(digits: Int, exponent: Int, text: String) {
    #expect(RoundNumber(digits: digits, exponent: exponent).text == text)
  }

  @Test(arguments: [
    (1.0, 3, "1.000"), (0.9995, 3, "1.000"), (-0.0004, 3, "0.000"), (1e18, 3, "1e18"),
    (-2.5, 0, "-3"), (.nan, 2, "0"), (.infinity, 2, "0"), (1e300, 1, "1e300"),
  ])
  func valuesAreRoundedHalfAwayFromZero(value: Double, decimals: Int, text: String) {
    #expect(RoundNumber(value, decimals: decimals).text == text)
  }

  @Test func timesAreRoundAndTheirLabelsApart() throws {
    for lastTick in [0, 1, 2, 7, 36, 120, 121, 600, 3_661, 60_000, 60_000_000, Int.max] {
      for columns in [0, 1, 5, 12, 31, 72, 290] {
        let scale = TimeScale(lastTick: lastTick, columns: columns)
        var free = 0
        for mark in scale.marks {
          #expect((0..<scale.columns).contains(mark.column))
          #expect(mark.column >= free)
          #expect(Double(mark.label) != nil)
          free = mark.column + mark.label.utf8.count + 1
        }
        let times = scale.marks.compactMap { Double($0.label) }
        #expect(zip(times, times.dropFirst()).allSatisfy { Self.isRound($1 - $0) })
        #expect(scale.column(of: .min) == 0)
        #expect(scale.column(of: .max) == (lastTick == 0 ? 0 : scale.columns - 1))
      }
    }
  }

  /// The dots of a braille glyph by dot column: rows from the top of the cell.
  static func dots(_ glyph: Glyph) -> [[Int]] {
    let bits = Int(glyph.text.unicodeScalars.first?.value ?? 0x2800) - 0x2800
    let left = [0, 1, 2, 6].enumerated().filter { bits >> $0.element & 1 == 1 }.map(\.offset)
    let right = [3, 4, 5, 7].enumerated().filter { bits >> $0.element & 1 == 1 }.map(\.offset)
    return [left, right]
  }

  @Test func theBrailleOfACurveIsTheCurveWithinADot() {
    var dice = SplitMix(seed: 5)
    for _ in 0..<60 {
      let lastTick = Int.random(in: 1...400, using: &dice)
      let columns = Int.random(in: 1...60, using: &dice)
      var value = Double.random(in: -1...1, using: &dice)
      var trace = Trace(lastTick: lastTick, columns: columns * 2)
      var values: [Double] = []
      for _ in 0...lastTick {
        value += Double.random(in: -0.3...0.3, using: &dice)
        values.append(value)
        trace.append(value)
      }
      let range = (values.min() ?? 0)...(values.max() ?? 0)
      let scale = ValueScale(showing: range, limit: .random(in: 3...9, using: &dice))
      var grid = DotGrid(columns: columns, rows: scale.rows, charset: .unicode)
      grid.draw(trace, scale: scale)
      var previous: ClosedRange<Int>?
      for dot in 0..<columns * 2 {
        let lines = (0..<scale.rows).flatMap { row in
          Self.dots(grid.pattern(column: dot / 2, row: row))[dot % 2].map { row * 4 + $0 }
        }
        guard let first = lines.first, let last = lines.last else {
          Issue.record("dot column \(dot) of \(columns * 2) is empty")
          continue
        }
        #expect(lines == Array(first...last))
        let (low, high) = Self.span(values, from: dot, of: columns * 2)
        // Positions in dots; a dot's middle is half a dot below its upper edge.
        let top = scale.position(of: high) * 4 - 0.5
        let bottom = scale.position(of: low) * 4 - 0.5
        #expect(abs(Double(first) - top) <= 1)
        #expect(abs(Double(last) - bottom) <= 1)
        if let previous {
          #expect(first <= previous.upperBound + 1 && last >= previous.lowerBound - 1)
        }
        previous = first...last
      }
    }
  }

  /// The range of the polyline through the values over one of so many columns.
  static func span(_ values: [Double], from column: Int, of columns: Int) -> (Double, Double) {
    let last = Double(values.count - 1)
    func value(at time: Double) -> Double {
      let tick = min(Int(time), values.count - 2)
      return values[tick] + (values[tick + 1] - values[tick]) * (time - Double(tick))
    }
    let start = Double(column) / Double(columns) * last
    let end = Double(column + 1) / Double(columns) * last
    let inner = values.indices.filter { Double($0) >= start && Double($0) <= end }.map {
      values[$0]
    }
    let all = inner + [value(at: start), value(at: end)]
    return (all.min() ?? 0, all.max() ?? 0)
  }

  @Test func asciiCurvesHaveNoGapsEither() {
    var trace = Trace(lastTick: 30, columns: 20)
    for tick in 0...30 { trace.append(tick < 15 ? 0 : 1) }
    let scale = ValueScale(showing: 0...1, limit: 5)
    let time = TimeScale(lastTick: 30, columns: 20)
    let track = PlotTrack(
      name: "scale", letter: "s", asciiMark: "*", color: .red, trace: trace,
      targets: Array(repeating: 1, count: 20))
    let plot = Plot(tracks: [track], events: [10], settled: 15, time: time, scale: scale)
    let text = plot.body(style: PreviewStyle(charset: .ascii)).text()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
    for column in 0..<20 {
      #expect(lines.contains { $0.indices.contains(column) && $0[column] == "*" })
    }
    #expect(text.utf8.allSatisfy { (0x20...0x7E).contains($0) || $0 == 0x0A })
    #expect(text.contains("."))
  }

  @Test func aTraceOfOneTickIsALine() {
    var trace = Trace(lastTick: 0, columns: 6)
    trace.append(.nan)
    #expect(trace.range == 0...0)
    #expect(trace.low == Array(repeating: 0, count: 6))
    #expect(Trace(lastTick: 3, columns: 0).range == nil)
  }
}

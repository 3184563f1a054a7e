import AnimCore
import AnimRender
import Testing

@Suite struct CSVTimelineTests {
  static func example() throws -> Timeline {
    try BuiltInExample.animations.compile(BuiltInExample.script)
  }

  @Test func theExampleHasARowForEachTick() throws {
    let timeline = try Self.example()
    let lines = try timeline.csv().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines[0]
        == "frame,time_s,state,scale,background_r,background_g,background_b,background_a")
    #expect(lines[1] == "0,0.000000,highlighted,1.000000,0.556863,0.556863,0.576471,1.000000")
    #expect(lines[8].hasPrefix("7,0.116667,normal,"))
    #expect(lines.count == 1 + timeline.lastTick.index + 1 + 1)
    #expect(lines.last == "")
    #expect(
      lines[lines.count - 2].hasSuffix(",normal,1.000000,0.556863,0.556863,0.576471,1.000000"))
  }

  @Test(arguments: [0, 6, 17])
  func everyFieldIsTheValueOfItsTick(_ decimals: Int) throws {
    let timeline = try Self.example()
    let precision = try Precision(decimals: decimals)
    let notation = NumberSpelling(precision)
    let lines = try timeline.csv(precision: precision).split(separator: "\n").dropFirst()
    for (line, index) in zip(lines, 0...timeline.lastTick.index) {
      let tick = Tick(index)
      let color = timeline.value(of: .backgroundColor, at: tick)
      let numbers = [
        timeline.value(of: .scale, at: tick), color.red, color.green, color.blue, color.alpha,
      ]
      let fields =
        ["\(index)", notation.text(tick.seconds), "\(timeline.state(at: tick))"]
        + numbers.map { notation.text($0) }
      #expect(line.split(separator: ",").map(String.init) == fields)
    }
  }

  @Test func aMotionThatNeverRestsIsCutInConstantMemory() throws {
    let undamped = try Timing.spring(Spring(duration: 0.5, bounce: 1))
    let animations = ButtonAnimations()
      .effect(.scale, to: 0.9, on: [.highlighted], style: .hold, enter: undamped)
    let timeline = try animations.compile(
      try InteractionScript(text: "press@0ms"), options: CompileOptions(frameCap: 20_000))
    var chunks = CSVChunks(timeline)
    var lines = 0
    while let chunk = try chunks.next() {
      #expect(chunk.count <= 1 << 18)
      lines += chunk.count { $0 == UInt8(ascii: "\n") }
    }
    #expect(timeline.isSettled == false)
    #expect(lines == 1 + 20_000 + 1)
  }
}

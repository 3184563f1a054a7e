import AnimCore
import Foundation
import Testing

@Suite("Cases: timing")
struct TimingCases {
  private func linear(_ seconds: Double) throws -> Timeline {
    try ButtonAnimations()
      .effect(.opacity, to: 0, on: [.selected], enter: .curve(.linear, duration: seconds))
      .compile(try script((.select, at: 0)))
  }

  @Test("TIM-01: tick n is n/60 s, divided once")
  func instants() {
    #expect(Tick(3_600).seconds == 60)
    #expect((0...3_600).allSatisfy { Tick($0).seconds == Double($0) / 60 })
  }

  @Test(
    "TIM-03: durations that a product of doubles would miss by a frame",
    arguments: [(2.05, 123), (4.1, 246), (4.15, 249)])
  func durations(seconds: Double, intervals: Int) throws {
    let timeline = try linear(seconds)
    #expect(timeline.lastTick.index == intervals && timeline.wholeTable.rowCount == intervals + 1)
  }

  @Test("TIM-04: half a second has 31 rows, its ends included")
  func rows() throws {
    let timeline = try linear(0.5)
    #expect(timeline.wholeTable.rowCount == 31 && timeline.wholeTable.firstTick == 0)
    #expect(timeline.ticks.map(\.index) == Array(0...30))
    #expect(timeline.value(of: .opacity, at: 0) == 1 && timeline.value(of: .opacity, at: 30) == 0)
    #expect(Tick(30).seconds == 0.5)
  }

  @Test("TIM-06: a delay shifts the rows and changes none")
  func delay() throws {
    let spring = try Spring(stiffness: 400, dampingRatio: 0.4)
    let late = try hold(scale: 0.9, spring, delay: 0.1).compile(try script((.press, at: 0)))
    let prompt = try hold(scale: 0.9, spring).compile(try script((.press, at: 0)))
    let (shifted, values) = (late.values(of: .scale), prompt.values(of: .scale))
    #expect(shifted.prefix(7).allSatisfy { $0 == 1 } && shifted.dropFirst(6).elementsEqual(values))
    #expect(shifted.count == values.count + 6)
    let numbers = [(7, 0.994953161997), (10, 0.944110316524), (14, 0.883271544516)]
    for (tick, value) in numbers { #expect(abs(shifted[tick] - value) <= 1e-12) }
  }

  @Test("TIM-07: a negative delay is refused")
  func negativeDelay() throws {
    let timing = Timing.spring(try Spring(stiffness: 400, dampingRatio: 0.4))
    #expect(throws: TimingError.outOfRange(.delay, value: -0.1, allowed: Timing.delays)) {
      try timing.delayed(by: -0.1)
    }
  }

  @Test(
    "TIM-09: milliseconds to three decimals do not drift",
    arguments: [
      (300, "5000.000"), (1, "16.667"), (2, "33.333"),
    ])
  func milliseconds(tick: Int, text: String) {
    #expect(String(format: "%.3f", Tick(tick).seconds * 1_000) == text)
  }

  @Test("TIM-10: nothing at all has one row; what takes no time is done beside what does")
  func degenerate() throws {
    let empty = try ButtonAnimations().compile(try script())
    #expect(empty.lastTick == 0 && empty.wholeTable.rowCount == 1 && empty.settledAt == 0)
    #expect(empty.transitions.isEmpty)
    let timeline = try ButtonAnimations()
      .effect(.cornerRadius, to: 9, on: [.selected], enter: .curve(.linear, duration: 0))
      .effect(.opacity, to: 0, on: [.selected], enter: .curve(.linear, duration: 0.1))
      .compile(try script((.select, at: 0)))
    let progress = timeline.values(of: .opacity).map { 1 - $0 }
    #expect(progress.count == 7 && progress.first == 0 && progress.last == 1)
    #expect(zip(progress, progress.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(timeline.values(of: .cornerRadius).allSatisfy { $0 == 9 })
    #expect(timeline.transitions.map(\.finished) == [true])
  }
}

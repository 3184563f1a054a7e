import AnimCore
import AnimRender
import Testing

// How an app pins the motion of its buttons. A whole table says that nothing changed; single numbers say
// what must never change, whatever the taste of the season.

@Suite("The button that buys")
struct BuyButtonTests {
  @Test("moves as it was approved")
  func pinned() throws {
    try expect(AppButtons.buy().compile(), isPinnedBy: PackageResources.buy_csv)
  }

  @Test("gives way at once and is back within 300 ms of letting go")
  func responds() throws {
    let timeline = try AppButtons.buy().compile()
    #expect(timeline.value(of: .scale, at: 2) < 0.99)
    let release = Tick(seconds: 0.15)
    for tick in release.advanced(by: 18)...timeline.lastTick {
      #expect(abs(timeline.value(of: .scale, at: tick) - 1) < 0.005)
    }
  }

  @Test("fades out with less motion too, and does not shrink")
  func reduced() throws {
    let timeline = try AppButtons.buy().compile(motion: .reduced)
    for tick in timeline.ticks { #expect(timeline.value(of: .scale, at: tick) == 1) }
    #expect(timeline.value(of: .opacity, at: timeline.lastTick) == 0.35)
  }

  @Test("a changed spring is caught", arguments: [0.2, 0.24, 0.26, 0.5])
  func caught(response: Double) throws {
    let spec = try AppButtons.buy()
    let spring = Timing.spring(try Spring(response: response, dampingRatio: 0.8))
    let changed = ButtonAnimations(resting: spec.animations.resting)
      .scaleEffect(ratio: 0.94, on: [.highlighted], style: .hold, enter: spring)
    let diff = try MotionDiff(
      from: MotionRecording(PackageResources.buy_csv).tables[0],
      to: MotionTable(changed.compile(spec.script)))
    #expect(!diff.isSame)
  }
}

@Suite("The heart that keeps")
struct HeartButtonTests {
  @Test("moves as it was approved, to a thousandth")
  func pinned() throws {
    let timeline = try AppButtons.heart().compile(AppButtons.heartScript())
    try expect(
      timeline, isPinnedBy: PackageResources.heart_csv, tolerance: MotionTolerance(0.001))
  }

  @Test("beats: it goes beyond its size by a sixth of the way, not by more")
  func overshoots() throws {
    let timeline = try AppButtons.heart().compile(AppButtons.heartScript())
    let largest = timeline.ticks.map { timeline.value(of: .scale, at: $0) }.max() ?? 0
    #expect((1.27...1.3).contains(largest))
  }

  @Test("always comes to rest where it began")
  func settles() throws {
    let timeline = try AppButtons.heart().compile(AppButtons.heartScript())
    #expect(timeline.isSettled)
    #expect(timeline.value(of: .scale, at: timeline.lastTick) == 1)
    #expect(timeline.value(of: .opacity, at: timeline.lastTick) == 0.4)
    #expect(try #require(timeline.settledAt) <= Tick(seconds: 2))
  }
}

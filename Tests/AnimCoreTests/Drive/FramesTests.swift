import AnimCore
import Foundation
import Testing

/// A clock moved by hand: a sleep takes it to the deadline, or past it, and is written down.
private final class HandClock: Clock, @unchecked Sendable {
  struct Instant: InstantProtocol {
    var offset: Duration
    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let lock = NSLock()
  private var time = Instant(offset: .seconds(1_000_000_007))
  private var asked: [Duration] = []
  /// How much too late, or too early, each sleep ends, in turn.
  private var lateness: [Duration]
  private let begin = Instant(offset: .seconds(1_000_000_007))

  init(lateness: [Duration] = []) {
    self.lateness = lateness
  }

  var now: Instant { lock.withLock { time } }
  var minimumResolution: Duration { .zero }
  /// The deadlines that were asked for, since the start.
  var deadlines: [Duration] { lock.withLock { asked } }
  var start: Instant { begin }

  func pass(_ duration: Duration) {
    lock.withLock { time = time.advanced(by: duration) }
  }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    lock.withLock {
      asked.append(begin.duration(to: deadline))
      let late = lateness.isEmpty ? .zero : lateness.removeFirst()
      time = max(time, deadline.advanced(by: late))
    }
  }
}

/// A clock that stands still: its sleeps end only by being cancelled.
private final class StandingClock: Clock, Sendable {
  var now: HandClock.Instant { HandClock.Instant(offset: .zero) }
  var minimumResolution: Duration { .zero }
  func sleep(until deadline: HandClock.Instant, tolerance: Duration?) async throws {
    try await Task.sleep(for: .seconds(3_600))
  }
}

@Suite("Frames by a clock")
struct FramesTests {
  private let timeline: Timeline

  init() throws {
    timeline = try BuiltInExample.animations.compile(.tap)
  }

  @Test("a tick's duration is n/60 s to the nearest attosecond")
  func durations() {
    #expect(Tick(0).duration == .zero)
    #expect(Tick(60).duration == .seconds(1) && Tick(3_600).duration == .seconds(60))
    #expect(
      Tick(1).duration
        == Duration(secondsComponent: 0, attosecondsComponent: 16_666_666_666_666_667))
    #expect(
      Tick(2).duration
        == Duration(secondsComponent: 0, attosecondsComponent: 33_333_333_333_333_333))
    #expect(
      Tick(-1).duration
        == Duration(secondsComponent: -1, attosecondsComponent: 983_333_333_333_333_333))
    for index in [1, 7, 59, 61, 123_457, 60_000_000, Int.max, Int.min] {
      let (seconds, attoseconds) = Tick(index).duration.components
      #expect((0..<1_000_000_000_000_000_000).contains(attoseconds) || index < 0)
      guard index >= 0 else { continue }
      #expect(seconds == Int64(index / 60))
      // Sixty times as much is off by at most thirty.
      let rest = attoseconds - Int64(index % 60) * 16_666_666_666_666_666
      #expect((60 * rest - Int64(index % 60) * 40).magnitude <= 30)
    }
  }

  @Test("every frame comes, at deadlines counted from the start and asked for exactly")
  func pacing() async {
    let clock = HandClock()
    var ticks: [Int] = []
    for await frame in timeline.frames(clock: clock) {
      ticks.append(frame.tick.index)
      #expect(frame.state == timeline.state(at: frame.tick))
      #expect(
        frame.value(of: .scale) == timeline.value(of: .scale, at: frame.tick)
          && frame.values == timeline.table(of: frame.tick...frame.tick).values)
      #expect(frame.isLast == (frame.tick == timeline.lastTick))
      // Some work, less than a frame's: it delays no deadline.
      clock.pass(.microseconds(16_000))
    }
    #expect(ticks == Array(0...timeline.lastTick.index))
    #expect(clock.deadlines == (1...timeline.lastTick.index).map { Tick($0).duration })
  }

  @Test("a late consumer gets the newest frame that is due; the last one always comes")
  func dropped() async {
    let clock = HandClock()
    var ticks: [Int] = []
    for await frame in timeline.frames(clock: clock) {
      ticks.append(frame.tick.index)
      // Two and a half frames' work on the third, hours on the tenth.
      if ticks.count == 3 { clock.pass(Tick(5).duration / 2) }
      if frame.tick.index == 10 { clock.pass(.seconds(10_000)) }
    }
    #expect(ticks == [0, 1, 2, 4, 5, 6, 7, 8, 9, 10, timeline.lastTick.index])
    // Frame 4 was due already and not waited for; the next deadline is frame 5's.
    #expect(clock.deadlines.prefix(3) == [Tick(1).duration, Tick(2).duration, Tick(5).duration])
  }

  @Test("a clock that wakes up early or late changes no deadline")
  func awkwardClock() async {
    let clock = HandClock(lateness: [.milliseconds(-3), .milliseconds(5), .milliseconds(-1)])
    var ticks: [Int] = []
    for await frame in timeline.frames(clock: clock) {
      ticks.append(frame.tick.index)
    }
    #expect(ticks == Array(0...timeline.lastTick.index))
    #expect(
      Array(clock.deadlines.prefix(5)) == [1, 1, 2, 2, 3].map { Tick($0).duration })
  }

  @Test("a start of its own: what was due before is dropped, what is to come is waited for")
  func givenStart() async {
    let clock = HandClock()
    let past = clock.start.advanced(by: Tick(-5).duration)
    var iterator = timeline.frames(clock: clock, from: past).makeAsyncIterator()
    #expect(await iterator.next()?.tick == 5)
    #expect(clock.deadlines.isEmpty)
    let future = clock.start.advanced(by: .seconds(1))
    var waiting = timeline.frames(clock: clock, from: future).makeAsyncIterator()
    #expect(await waiting.next()?.tick == 0)
    #expect(clock.deadlines == [.seconds(1)])
  }

  @Test("an ended sequence stays ended")
  func ended() async throws {
    let still = try ButtonAnimations().compile(InteractionScript([]))
    var iterator = still.frames(clock: HandClock()).makeAsyncIterator()
    #expect(await iterator.next()?.isLast == true)
    for _ in 0..<3 {
      #expect(await iterator.next() == nil)
    }
  }

  @Test("cancelling ends it at once")
  func cancelled() async {
    let timeline = timeline
    let begin = ContinuousClock.now
    let task = Task {
      var count = 0
      for await _ in timeline.frames(clock: StandingClock()) {
        count += 1
      }
      return count
    }
    task.cancel()
    #expect(await task.value <= 1)
    #expect(ContinuousClock.now - begin < .seconds(1_800))
  }

  @Test("ticks without an end, by the machine's own clock")
  func endless() async {
    var ticks: [Tick] = []
    let begin = ContinuousClock.now
    for await tick in PacedTicks(clock: ContinuousClock()).prefix(3) {
      ticks.append(tick)
    }
    #expect(ticks.count == 3 && ticks.first == 0 && ticks == ticks.sorted())
    #expect(ContinuousClock.now - begin >= Tick(2).duration)
  }
}

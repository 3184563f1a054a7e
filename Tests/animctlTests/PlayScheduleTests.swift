import Testing

@testable import animctl

@Suite("The schedule of playing")
struct PlayScheduleTests {
  let once = PlaySchedule(lastTick: 36, repeats: 1, speed: 1)

  @Test("a frame is due at the first nanosecond that belongs to it")
  func deadlines() {
    for frame in [0, 1, 2, 59, 60, 61, 3_600, 1_000_003, 5_184_000] {
      let deadline = FrameGrid.deadline(ofFrame: frame)
      #expect(FrameGrid.frame(at: deadline) == frame)
      #expect(frame == 0 || FrameGrid.frame(at: deadline - 1) == frame - 1)
    }
    #expect(FrameGrid.deadline(ofFrame: 60) == 1_000_000_000)
    #expect(FrameGrid.deadline(ofFrame: 60 * 86_400) == 86_400_000_000_000)
    #expect(FrameGrid.frame(at: -5) == 0)
  }

  @Test("at usual speed frame n shows tick n, and the last tick ends it")
  func once_() {
    for frame in 0..<36 {
      #expect(once.moment(ofFrame: frame) == (frame, false))
    }
    for frame in [36, 37, 1_000, Int.max] {
      #expect(once.moment(ofFrame: frame) == (36, true))
    }
  }

  @Test("repeats show every tick of every round, once")
  func repeats() {
    let thrice = PlaySchedule(lastTick: 4, repeats: 3, speed: 1)
    let ticks = (0...14).map { thrice.moment(ofFrame: $0).tick }
    #expect(ticks == [0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4])
    #expect(!thrice.moment(ofFrame: 13).isLast)
    #expect(thrice.moment(ofFrame: 14).isLast)
  }

  @Test("speed changes how many ticks a frame is", arguments: [0.01, 0.5, 1, 2, 7.3, 100])
  func speed(speed: Double) {
    let schedule = PlaySchedule(lastTick: 600, repeats: 2, speed: speed)
    var before = 0
    var frame = 0
    while !schedule.moment(ofFrame: frame).isLast {
      let place = Int((Double(frame) * speed).rounded(.down))
      #expect(schedule.moment(ofFrame: frame).tick == place % 601)
      #expect(place >= before)
      before = place
      frame += max(1, Int(1 / speed))
    }
    #expect(abs(Double(frame) * speed - 1_201) <= speed + 2)
  }

  @Test("a motion of one tick is over at once")
  func instant() {
    #expect(PlaySchedule(lastTick: 0, repeats: 1, speed: 1).moment(ofFrame: 0) == (0, true))
    #expect(PlaySchedule(lastTick: 0, repeats: 3, speed: 1).moment(ofFrame: 1) == (0, false))
  }
}

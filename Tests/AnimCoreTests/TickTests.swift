import AnimCore
import Testing

@Suite("Tick")
struct TickTests {
  @Test("seconds are divided out, never added up")
  func seconds() {
    for frame in 0...3_600 {
      #expect(Tick(frame).seconds == Double(frame) / 60)
    }
    #expect(Tick(3_600).seconds == 60)
    #expect(Tick(300).seconds == 5)
  }

  @Test("instants go to the nearest tick, ties up")
  func nearest() {
    #expect(Tick.nearest(to: 0.12) == 7)
    #expect(Tick.nearest(to: 0.025) == 2)
    #expect(Tick.nearest(to: 0.0249) == 1)
    #expect(Tick.nearest(to: 1e6) == 60_000_000)
    for frame in 0...3_600 {
      #expect(Tick.nearest(to: Tick(frame).seconds) == frame)
      // A time printed with six decimals reads back to its own frame.
      let printed = Double(Int(Tick(frame).seconds * 1e6 + 0.5)) / 1e6
      #expect(Tick.nearest(to: printed) == frame)
    }
  }

  @Test("instants can be walked, and made from seconds")
  func walking() {
    #expect((Tick(3)...Tick(6)).map(\.index) == [3, 4, 5, 6])
    #expect(Tick(2).distance(to: 9) == 7 && Tick(2).advanced(by: 7) == 9)
    #expect(Tick(seconds: 0.12) == 7 && Tick(seconds: -1) == 0 && Tick(seconds: .nan) == 0)
    #expect(Tick(7).description == "7f")
  }

  @Test("durations end on the first tick at or after their end")
  func covering() {
    #expect(Tick.covering(2.05) == 123)
    #expect(Tick.covering(4.1) == 246)
    #expect(Tick.covering(4.15) == 249)
    #expect(Tick.covering(0.3) == 18)
    #expect(Tick.covering(0) == 0)
    #expect(Tick.covering(1e-4) == 1)
    #expect(Tick.covering(.nan) == 0 && Tick.covering(1e300) == 60_000_000)
    for frame in 0...3_600 {
      #expect(Tick.covering(Tick(frame).seconds) == frame)
    }
  }

  @Test("times as people write them")
  func text() {
    let good: [(String, Int)] = [
      ("120ms", 7), ("0.12s", 7), ("7f", 7), ("0.12", 7), ("0", 0), ("1.2s", 72), ("1e-1s", 6),
      ("0f", 0), ("1000000s", 60_000_000),
    ]
    for (text, tick) in good {
      #expect(TimeText(text)?.tick == Tick(tick), "\(text)")
    }
    let bad = [
      "", "s", "ms", "f", "-1", "-1f", "+7f", "1e400", "nan", "inf", "infinity", "0x10", "1 s",
      "1m", "1e7", "120 ms", "1,5s", "99999999999999999999f", "1000001s",
    ]
    for text in bad {
      #expect(TimeText(text) == nil, "\(text)")
    }
  }
}

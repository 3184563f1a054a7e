import AnimCore
import AnimRender

// A counter in a terminal: two buttons that give way when their key is pressed.

/// Some frames of a press on each button, without a terminal and without a clock.
func demonstrate() throws {
  let counter = try Counter()
  for tick in Tick.zero...60 {
    if tick == 0 { try counter.press(counter.more, at: tick) }
    if tick == 40 { try counter.press(counter.less, at: tick) }
    try counter.advance(to: tick)
    guard [0, 5, 11, 45, 60].contains(tick) else { continue }
    let scales = [counter.less, counter.more].map { $0.value(of: .scale, at: tick) }
    let thousandths = scales.map { Int(($0 * 1000).rounded()) }
    print("tick \(tick.index), scales in thousandths \(thousandths)")
    print(counter.picture(at: tick).text())
  }
}

/// Plays until q, Escape or Ctrl-C. While nothing moves it sleeps.
func play(in terminal: RawTerminal) throws {
  let counter = try Counter()
  let clock = ContinuousClock()
  let begin = clock.now
  var encoder = CanvasEncoder(depth: .truecolor)
  terminal.write(encoder.begin(rows: Counter.rows))
  defer {
    terminal.write(encoder.end())
    terminal.putBack()
  }
  var isResting = false
  while let keys = terminal.keys(waiting: isResting ? nil : 16) {
    let now = Tick(seconds: begin.duration(to: clock.now) / .seconds(1))
    for key in keys {
      switch key {
      case UInt8(ascii: "-"): try counter.press(counter.less, at: now)
      case UInt8(ascii: "+"), UInt8(ascii: "="): try counter.press(counter.more, at: now)
      case UInt8(ascii: "q"), 3, 27: return
      default: break
      }
    }
    try counter.advance(to: now)
    terminal.write(encoder.frame(counter.picture(at: now)))
    isResting = counter.isAtRest(at: now)
  }
}

if CommandLine.arguments.dropFirst() == ["--demo"] {
  try demonstrate()
} else if let terminal = RawTerminal() {
  try play(in: terminal)
} else {
  print("Counter plays in a terminal; Counter --demo prints some of its frames.")
}

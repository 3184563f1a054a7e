import AnimCore
import AnimRender
import Testing

@testable import animctl

@Suite("The player")
struct FramePlayerTests {
  private static let frame = 16_666_667

  private func player(repeats: Int = 1, size: TerminalSize? = nil) throws -> FramePlayer<MotionShow>
  {
    let timeline = try BuiltInExample.animations.compile(BuiltInExample.script)
    let show = MotionShow(
      [PreviewScene(timeline: timeline, title: "Start", name: "Test")],
      style: PreviewStyle(charset: .ascii), view: .both,
      schedule: PlaySchedule(lastTick: timeline.lastTick.index, repeats: repeats, speed: 1))
    return FramePlayer(show, screen: ScreenUse(depth: .truecolor, size: size))
  }

  private func play(
    repeats: Int = 1, size: TerminalSize? = nil, on terminal: FakeTerminal
  ) throws {
    var player = try player(repeats: repeats, size: size)
    try player.play(on: terminal)
  }

  @Test("shows every frame at its instant, each in one write")
  func everyFrame() throws {
    let terminal = FakeTerminal()
    try play(on: terminal)
    #expect(terminal.frames.count == 37)
    for (number, frame) in terminal.frames.enumerated() {
      #expect(abs(frame.time - 1_000 - number * 1_000_000_000 / 60) <= 1)
    }
    #expect(terminal.history == ["open", "close"])
  }

  @Test("drops frames, never time, when drawing is slow")
  func slow() throws {
    let terminal = FakeTerminal()
    terminal.drawingTime = 40_000_000
    try play(on: terminal)
    #expect((10...16).contains(terminal.frames.count))
    #expect(abs((terminal.frames.last?.time ?? 0) - 600_000_000) < 50_000_000)
  }

  @Test("sends nothing to a terminal that is behind, but the end at last")
  func behind() throws {
    let terminal = FakeTerminal()
    terminal.takes = { $0 < 100_000_000 || $0 > 700_000_000 }
    try play(on: terminal)
    #expect(terminal.frames.count == 7)
    #expect(terminal.frames.last.map { $0.time > 700_000_000 } == true)
    #expect(terminal.history == ["open", "close"])
  }

  @Test("does not wait for ever for a terminal that takes nothing")
  func stuck() throws {
    let terminal = FakeTerminal()
    terminal.takes = { $0 < 100_000_000 }
    try play(on: terminal)
    #expect(terminal.now < 1_200_000_000)
  }

  @Test("leaves when asked, at once")
  func leaving() throws {
    let terminal = FakeTerminal()
    terminal.events = [(200_000_000, .input(.key(.character("q"), .typed)))]
    try play(repeats: 1_000, on: terminal)
    #expect(terminal.now == 200_000_000)
    #expect(terminal.history == ["open", "close"])
  }

  @Test("a pause in the middle of a frame is none of the motion's time either")
  func pauseWhileDrawing() throws {
    let terminal = FakeTerminal()
    terminal.stopsAtFrame = 10
    terminal.stopTime = 5_000_000_000
    try play(on: terminal)
    #expect(abs(terminal.now - terminal.stopTime - 600_000_000) < 3 * Self.frame)
    #expect(terminal.frames.count > 30)
  }

  @Test(
    "after a pause the motion goes on where it was", arguments: [TerminalEvent.stopAsked, .resumed])
  func pauses(event: TerminalEvent) throws {
    let terminal = FakeTerminal()
    terminal.events = [(300_000_000, event)]
    terminal.stopTime = 5_000_000_000
    try play(on: terminal)
    let pause = event == .stopAsked ? terminal.stopTime : 0
    #expect(abs(terminal.now - pause - 600_000_000) < 2 * Self.frame)
    let history =
      event == .stopAsked ? ["open", "stop", "open", "close"] : ["open", "open", "close"]
    #expect(terminal.history == history)
  }

  @Test("a new size is laid out anew, time going on")
  func resizing() throws {
    let terminal = FakeTerminal(size: TerminalSize(columns: 80, rows: 30))
    terminal.events = [(300_000_000, .resized)]
    let plain = FakeTerminal(size: TerminalSize(columns: 80, rows: 30))
    try play(on: plain)
    try play(on: terminal)
    #expect(abs(terminal.now - plain.now) < Self.frame)
    let erasing = terminal.frames.filter { frame in
      String(decoding: frame.bytes, as: UTF8.self).hasPrefix("\r\u{1B}[J\u{1B}[?25l")
    }
    #expect(erasing.count == 1)
  }

  @Test(
    "draws for any size of terminal",
    arguments: [
      TerminalSize(columns: 1, rows: 1), TerminalSize(columns: 10, rows: 3),
      TerminalSize(columns: 300, rows: 100), nil,
    ])
  func sizes(size: TerminalSize?) throws {
    let terminal = FakeTerminal(size: size)
    try play(on: terminal)
    #expect(terminal.history == ["open", "close"])
    try play(size: TerminalSize(columns: 20, rows: 5), on: terminal)
    #expect(terminal.history.count == 4)
  }

  @Test("a failing terminal is given back")
  func failing() throws {
    let terminal = FakeTerminal()
    terminal.failsAfter = 3
    #expect(throws: OutputError.writeFailed(name: "the terminal", error: 5)) {
      try play(on: terminal)
    }
    #expect(terminal.history == ["open", "close"])
  }

  @Test("preview plays on a terminal and warns of what is cut")
  func command() {
    let terminal = FakeTerminal()
    let run = MemoryRun(["preview"], environment: ["TERM": "xterm"], terminal: terminal)
    #expect(run.status == .done && run.output.isEmpty && run.errors.isEmpty)
    #expect(terminal.history == ["ask", "open", "close"])

    let cut = FakeTerminal()
    let undamped = ["preview", "--spring", "stiffness=100,damping=0", "--frame-cap", "20"]
    let warned = MemoryRun(undamped, environment: ["TERM": "xterm"], terminal: cut)
    #expect(warned.status == .done)
    #expect(warned.errors.hasPrefix("Warning: the motion has not come to rest by frame "))
  }

  @Test(
    "preview stands still where it should",
    arguments: [
      (["preview", "--static"], ["TERM": "xterm"]), (["preview"], ["TERM": "dumb"]),
      (["preview"], [:]), (["preview"], ["TERM": "xterm", "CI": "true"]),
    ])
  func still(arguments: [String], environment: [String: String]) {
    let terminal = FakeTerminal()
    let run = MemoryRun(arguments, environment: environment, terminal: terminal)
    #expect(terminal.history.isEmpty)
    #expect(run.output.contains("Start"))
    #expect(run.output.contains("\u{1B}[") == (environment["TERM"] == "xterm"))
  }
}

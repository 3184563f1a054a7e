@testable import animctl

/// A terminal with a clock of its own, which goes on only while somebody waits or draws.
final class FakeTerminal: Terminal {
  var size: TerminalSize?
  private(set) var now = 1_000
  /// What was written, with the time.
  private(set) var frames: [(time: Int, bytes: [UInt8])] = []
  /// What happened, in order: `open`, `close`, `stop`.
  private(set) var history: [String] = []
  /// What happens once the clock has reached a time.
  var events: [(time: Int, event: TerminalEvent)] = []
  /// How long drawing takes, in nanoseconds.
  var drawingTime = 0
  /// Whether the terminal takes frames at a time.
  var takes: (Int) -> Bool = { _ in true }
  /// After how many frames writing fails.
  var failsAfter: Int?
  /// The frame that is being drawn when the program is stopped unasked, for ``stopTime``.
  var stopsAtFrame: Int?
  /// How long the program is stopped when asked to.
  var stopTime = 0

  init(size: TerminalSize? = .usual) {
    self.size = size
  }

  func open(end: [UInt8], repair: [UInt8]) { history.append("open") }
  func close() { history.append("close") }

  func stop() {
    history.append("stop")
    now += stopTime
  }

  var takesFrames: Bool { takes(now) }

  func show(_ frame: [UInt8]) throws(OutputError) {
    if frames.count == failsAfter { throw .writeFailed(name: "the terminal", error: 5) }
    frames.append((now, frame))
    if frames.count == stopsAtFrame {
      now += stopTime
      events.insert((now, .resumed), at: 0)
    }
    now += drawingTime
  }

  /// What it answers to any question.
  var answers: [TerminalAnswer] = []

  func ask(_ question: [UInt8], patience: Int) -> [TerminalAnswer] {
    history.append("ask")
    return answers
  }

  func wait(until deadline: Int) -> TerminalEvent {
    if let next = events.first, next.time <= max(deadline, now) {
      events.removeFirst()
      now = max(now, next.time)
      return next.event
    }
    now = max(now, deadline)
    return .time
  }
}

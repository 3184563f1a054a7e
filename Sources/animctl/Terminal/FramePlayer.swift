import AnimRender

/// Plays a show on a terminal.
///
/// The picture stands in the lines below the prompt, or on the whole screen where that is asked for.
/// What is shown follows the clock: a frame that cannot be shown in time is left out, and the show
/// takes as long as it takes.
struct FramePlayer<Performance: Show> {
  var show: Performance
  let screen: ScreenUse
  /// What has been drawn so far.
  private(set) var statistics = PlayStatistics()

  private var picture: Picture
  private var start = 0
  /// The screen's row of the picture's first one, counted from 1, where the terminal has told it.
  private var top: Int?

  /// How long the last frame waits for a terminal that is behind, in nanoseconds.
  private static var patience: Int { 300_000_000 }
  /// Erases what stands from the cursor on.
  private static var erase: [UInt8] { Array("\r\u{1B}[J".utf8) }

  init(_ show: Performance, screen: ScreenUse) {
    self.show = show
    self.screen = screen
    picture = Picture(screen, height: 0)
  }

  /// Plays until the show is over or the user leaves.
  mutating func play(on terminal: any Terminal) throws(OutputError) {
    begin(on: terminal)
    defer { terminal.close() }
    start = terminal.now
    var frame = 0
    while true {
      // A stop that nobody asked for may come at any point of a round.
      let begun = terminal.now
      let isLast = show.ends(atFrame: frame)
      if isLast { waitForRoom(on: terminal) }
      let isTaken = isLast || terminal.takesFrames
      let bytes = isTaken ? picture.bytes(show.canvas(atFrame: frame)) : []
      if !bytes.isEmpty { try terminal.show(bytes) }
      statistics.met(frame, bytes: isTaken ? bytes.count : nil, at: begun - start)
      if isLast { return }
      let shown = terminal.now
      let current = max(frame, FrameGrid.frame(at: shown - start))
      let next = show.nextFrame(after: current)
      if next == nil { statistics.paused() }
      let deadline = next.map { start + FrameGrid.deadline(ofFrame: $0) } ?? .max
      switch terminal.wait(until: deadline) {
      case .time:
        frame = max(next ?? current, FrameGrid.frame(at: terminal.now - start))
        continue
      case .gone: return
      case .input(let input):
        let now = max(current, FrameGrid.frame(at: terminal.now - start))
        if take(input, atFrame: now) == .ends { return }
      case .resized:
        begin(on: terminal, after: Self.erase)
      case .stopAsked:
        terminal.stop()
        start += terminal.now - shown
        begin(on: terminal)
      case .resumed:
        start += terminal.now - begun
        begin(on: terminal)
      }
      frame = max(FrameGrid.frame(at: terminal.now - start), 0)
    }
  }

  private mutating func begin(on terminal: any Terminal, after prefix: [UInt8] = []) {
    show.layOut(in: screen.room(on: terminal))
    picture = Picture(screen, height: show.height, prefix: prefix)
    terminal.open(end: picture.end, repair: picture.repair)
    top = screen.isWhole ? 1 : nil
  }

  private mutating func take(_ input: TerminalInput, atFrame frame: Int) -> ShowReply {
    switch input {
    case .answer(.cursor(_, let row)):
      top = row
      return .goesOn
    case .mouse(let mouse):
      guard let top else { return .goesOn }
      let cell = Mouse(action: mouse.action, column: mouse.column - 1, row: mouse.row - top)
      return show.take(.mouse(cell), atFrame: frame)
    case .key, .answer:
      return show.take(input, atFrame: frame)
    }
  }

  private func waitForRoom(on terminal: any Terminal) {
    let deadline = terminal.now + Self.patience
    while !terminal.takesFrames, terminal.now < deadline {
      if terminal.wait(until: terminal.now + 5_000_000) == .gone { return }
    }
  }
}

/// What is on the screen, for one layout.
private struct Picture {
  private var encoder: CanvasEncoder
  private let repaints: Bool
  private var opening: [UInt8]?
  /// What to write when it is over.
  let end: [UInt8]
  /// What ends a frame that was cut short, within a sequence perhaps: CAN takes that back.
  let repair = [0x18] + CanvasEncoder.restore

  init(_ screen: ScreenUse, height: Int, prefix: [UInt8] = []) {
    encoder = CanvasEncoder(depth: screen.depth)
    repaints = screen.repaints
    opening = screen.opening(after: prefix) + encoder.begin(rows: height) + screen.question
    end = encoder.end() + screen.ending
  }

  mutating func bytes(_ canvas: Canvas) -> [UInt8] {
    defer { opening = nil }
    if repaints, opening == nil { encoder.forget() }
    return (opening ?? []) + encoder.frame(canvas)
  }
}

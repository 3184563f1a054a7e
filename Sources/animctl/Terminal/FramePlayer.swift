import AnimCore
import AnimRender

/// Plays a motion on a terminal.
///
/// The picture stands in the lines below the prompt. What is shown follows the clock: a frame that
/// cannot be shown in time is left out, and the motion takes as long as it takes.
struct FramePlayer {
  let scene: PreviewScene
  let style: PreviewStyle
  let depth: ColorDepth
  let schedule: PlaySchedule
  /// The size asked for; nil for the terminal's own, whatever it becomes.
  let size: TerminalSize?

  /// How long the last frame waits for a terminal that is behind, in nanoseconds.
  private static let patience = 300_000_000
  /// Erases what stands from the cursor on.
  private static let erase: [UInt8] = Array("\r\u{1B}[J".utf8)

  /// Plays until the motion is over or the user leaves.
  func play(on terminal: any Terminal) throws(OutputError) {
    var picture = Picture(self, size: shownSize(on: terminal))
    terminal.open(end: picture.end, repair: Picture.repair)
    defer { terminal.close() }
    var start = terminal.now
    var frame = 0
    while true {
      // A stop that nobody asked for may come at any point of a round.
      let begin = terminal.now
      let moment = schedule.moment(ofFrame: frame)
      if moment.isLast { waitForRoom(on: terminal) }
      if moment.isLast || terminal.takesFrames {
        let bytes = picture.bytes(at: Tick(moment.tick))
        if !bytes.isEmpty { try terminal.show(bytes) }
      }
      if moment.isLast { return }
      let shown = terminal.now
      frame = max(frame, schedule.frame(at: shown - start)) + 1
      switch terminal.wait(until: start + schedule.deadline(ofFrame: frame)) {
      case .time: continue
      case .quit: return
      case .resized:
        picture = Picture(self, size: shownSize(on: terminal), prefix: Self.erase)
        terminal.open(end: picture.end, repair: Picture.repair)
      case .stopAsked:
        terminal.stop()
        start += terminal.now - shown
        picture = Picture(self, size: shownSize(on: terminal))
        terminal.open(end: picture.end, repair: Picture.repair)
      case .resumed:
        start += terminal.now - begin
        picture = Picture(self, size: shownSize(on: terminal))
        terminal.open(end: picture.end, repair: Picture.repair)
      }
      frame = schedule.frame(at: terminal.now - start)
    }
  }

  /// The picture's largest size: one row stays free, so that all of it is still there when the cursor
  /// has gone below it.
  private func shownSize(on terminal: any Terminal) -> TerminalSize {
    let whole = terminal.size ?? .usual
    let asked = size ?? whole
    return TerminalSize(
      columns: min(asked.columns, whole.columns), rows: max(1, min(asked.rows, whole.rows - 1)))
  }

  private func waitForRoom(on terminal: any Terminal) {
    let deadline = terminal.now + Self.patience
    while !terminal.takesFrames, terminal.now < deadline {
      if terminal.wait(until: terminal.now + 5_000_000) == .quit { return }
    }
  }
}

/// A layout for one size of terminal, and what of it is on the screen.
private struct Picture {
  private let preview: LivePreview
  private var encoder: CanvasEncoder
  private var opening: [UInt8]?
  let end: [UInt8]

  /// What ends a frame that was cut short, within a sequence perhaps: CAN takes that back.
  static let repair = [0x18] + CanvasEncoder.restore

  init(_ player: FramePlayer, size: TerminalSize, prefix: [UInt8] = []) {
    preview = LivePreview(
      player.scene, style: player.style, columns: size.columns, rows: size.rows)
    encoder = CanvasEncoder(depth: player.depth)
    opening = prefix + encoder.begin(rows: preview.height)
    end = encoder.end()
  }

  mutating func bytes(at tick: Tick) -> [UInt8] {
    defer { opening = nil }
    return (opening ?? []) + encoder.frame(preview.canvas(at: tick))
  }
}

import AnimCore
import AnimRender

extension Benchmark {
  /// What a frame of the built-in example takes in a terminal of 80 × 24 cells and all colours: time to
  /// draw it, to compare it with the one before and to spell the difference; and bytes.
  static let terminal: Benchmark = Benchmark(name: "terminal") {
    request, surroundings throws(Failure) in
    let shown: ShownMotion
    do {
      shown = try ShownMotion(BuiltInExample.spec, motion: .full)
    } catch {
      throw .description(MotionRequest.problems(of: error))
    }
    for view in LivePreview.View.allCases {
      var statistics = PlayStatistics()
      let time = try surroundings.time(rounds: request.rounds) { () throws(Failure) in
        let show = MotionShow(
          shown.parts.map(\.scene), style: PreviewStyle(), view: view,
          schedule: PlaySchedule(
            lastTick: shown.parts.map(\.timeline.lastTick.index).max() ?? 0, repeats: 20, speed: 1))
        var player = FramePlayer(show, screen: ScreenUse(depth: .truecolor))
        try output { () throws(OutputError) in try player.play(on: TimelessTerminal()) }
        statistics = player.statistics
      }
      let frames = max(statistics.drawn, 1)
      let microseconds = Double(time) / 1e3 / Double(frames)
      try surroundings.print(
        "view \(view.rawValue): \(microseconds.brief(digits: 4)) us/frame, "
          + "\(statistics.bytes / frames) bytes/frame, \(frames) frames\n")
    }
  }
}

/// A terminal that takes everything at once, and on which every frame comes in time.
private final class TimelessTerminal: Terminal {
  private(set) var now = 0
  var size: TerminalSize? { .usual }
  var takesFrames: Bool { true }

  func open(end: [UInt8], repair: [UInt8]) {}
  func close() {}
  func stop() {}
  func show(_ frame: [UInt8]) {}
  func ask(_ question: [UInt8], patience: Int) -> [TerminalAnswer] { [] }

  func wait(until deadline: Int) -> TerminalEvent {
    now = max(now, deadline)
    return .time
  }
}

import AnimCore
import AnimRender

extension Commands {
  static let preview: Command = Command(
    "preview",
    overview: "Play the button and its curves in the terminal, at 60 frames a second.",
    discussion: [
      "While it plays, space holds it, the arrow keys step and scrub, r begins again, and q or Escape "
        + "leaves. Without a terminal, and with TERM=dumb or CI set, the "
        + "motion is shown as a still picture: a strip of frames beside the curves.",
      MotionOptions.discussion,
    ],
    examples: [
      ["preview", "button.json"],
      ["preview", "--scale", "0.9", "--spring", "response=0.3,dampingRatio=0.5"],
      ["preview", "--background", "#FF9500", "--script", "press@0ms release@1s", "--static"],
    ],
    arguments: MotionOptions.arguments,
    options: PreviewRequest.options + MotionOptions.lines() + ReportingOptions.lines(),
    initial: PreviewRequest(),
    word: { request, word throws(UsageError) in try request.motion.take(spec: word) },
    reporting: \.reporting,
    work: { request, surroundings throws(Failure) in
      let motion = try request.motion.played(in: surroundings)
      var parts = try usage { () throws(UsageError) in
        try motion.parts(named: request.button, of: request.motion.spec)
      }
      if surroundings.canPlay, request.moves, let terminal = surroundings.terminal {
        parts = [parts[0]]
        try play(request, parts[0], on: terminal, surroundings)
      } else {
        for (place, part) in parts.enumerated() {
          try showStill(request, part, isFirst: place == 0, surroundings)
        }
      }
      surroundings.warnIfCut(parts)
    })

  private static func play(
    _ request: PreviewRequest, _ part: ShownMotion.Part, on terminal: any Terminal,
    _ surroundings: Surroundings
  ) throws(Failure) {
    var request = request
    var screen = ScreenUse(depth: depth(request, surroundings), size: request.size)
    screen.isWhole = request.isFullscreen
    screen.repaints = request.repaints
    if case .auto = request.background, screen.depth != .none {
      request.background = .init(asking: terminal)
    }
    let show = MotionShow(
      part.scene, style: style(request, surroundings), view: request.view,
      schedule: PlaySchedule(
        lastTick: part.timeline.lastTick.index, repeats: request.repeats, speed: request.speed),
      breaksDown: request.breaksDown)
    var player = FramePlayer(show, screen: screen)
    try output { () throws(OutputError) in try player.play(on: terminal) }
    if request.tellsStatistics { surroundings.complain(player.statistics.sentence) }
  }

  private static func showStill(
    _ request: PreviewRequest, _ part: ShownMotion.Part, isFirst: Bool,
    _ surroundings: Surroundings
  ) throws(Failure) {
    let style = style(request, surroundings)
    let size = request.size ?? surroundings.size
    let canvas =
      if let moment = request.moment {
        LivePreview(
          part.scene, style: style, columns: size.columns, rows: size.rows, view: request.view
        ).canvas(at: moment)
      } else {
        StillPreview(part.scene, style: style, view: request.view)
          .canvas(columns: size.columns, rows: request.size?.rows)
      }
    let encoder = CanvasEncoder(depth: depth(request, surroundings))
    try output { () throws(OutputError) in
      try surroundings.output.write((isFirst ? [] : [UInt8(ascii: "\n")]) + encoder.whole(canvas))
    }
  }

  private static func style(
    _ request: PreviewRequest, _ surroundings: Surroundings
  ) -> PreviewStyle {
    let charset: Charset =
      switch request.charset {
      case .auto: surroundings.charset
      case .unicode: .unicode
      case .ascii: .ascii
      }
    return PreviewStyle(charset: charset, terminalBackground: request.background.color)
  }

  private static func depth(_ request: PreviewRequest, _ surroundings: Surroundings) -> ColorDepth {
    ColorDepth(
      request.reporting.color, isTerminal: surroundings.terminal != nil,
      environment: surroundings.environment)
  }
}

extension PreviewBackground {
  /// How long a terminal may take to say what it draws on, in nanoseconds.
  private static let patience = 100_000_000

  /// What a terminal says it draws on, by xterm's OSC 11; dark where it does not say.
  fileprivate init(asking terminal: any Terminal) {
    for case .background(let color) in terminal.ask(
      Array("\u{1B}]11;?\u{1B}\\".utf8), patience: Self.patience)
    {
      self = .color(color)
      return
    }
    self = .dark
  }
}

extension PlayStatistics {
  /// What was drawn, in a line.
  fileprivate var sentence: String {
    let mean = drawn > 0 ? bytes / drawn : 0
    let tenths = (longestInterval + 50_000) / 100_000
    return "\(drawn) frames drawn, \(dropped) dropped; \(mean) bytes a frame, at most "
      + "\(mostBytes); longest interval \(tenths / 10).\(tenths % 10) ms\n"
  }
}

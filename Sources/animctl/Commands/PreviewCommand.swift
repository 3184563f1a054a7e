import AnimCore
import AnimRender

extension Commands {
  static let preview: Command = Command(
    "preview",
    overview: "Play the button and its curves in the terminal, at 60 frames a second.",
    discussion: [
      "While it plays, q or Escape leaves. Without a terminal, and with TERM=dumb or CI set, the "
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
      if surroundings.canPlay, !request.isStill, let terminal = surroundings.terminal {
        parts = [parts[0]]
        try output { () throws(OutputError) in
          try player(request, parts[0], surroundings).play(on: terminal)
        }
      } else {
        for (place, part) in parts.enumerated() {
          try showStill(request, part, isFirst: place == 0, surroundings)
        }
      }
      surroundings.warnIfCut(parts)
    })

  private static func player(
    _ request: PreviewRequest, _ part: ShownMotion.Part, _ surroundings: Surroundings
  ) -> FramePlayer {
    FramePlayer(
      scene: part.scene, style: style(request, surroundings),
      depth: depth(request, surroundings),
      schedule: PlaySchedule(
        lastTick: part.timeline.lastTick.index, repeats: request.repeats, speed: request.speed),
      size: request.size)
  }

  private static func showStill(
    _ request: PreviewRequest, _ part: ShownMotion.Part, isFirst: Bool,
    _ surroundings: Surroundings
  ) throws(Failure) {
    let still = StillPreview(part.scene, style: style(request, surroundings))
    let size = request.size ?? surroundings.size
    let canvas = still.canvas(columns: size.columns, rows: request.size?.rows)
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

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
      ["preview", "button.json", "--interactive"],
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
    let answers = answers(of: terminal, to: request, depth: screen.depth)
    if case .auto = request.background {
      for case .background(let color) in answers { request.background = .color(color) }
    }
    let style = style(request, surroundings)
    var statistics = PlayStatistics()
    if request.isInteractive {
      screen.takesMouse = true
      screen.takesKeyUps = answers.contains(.keyboardProtocol)
      let show = try interactiveShow(request, part, style, surroundings)
      var player = FramePlayer(show, screen: screen)
      try output { () throws(OutputError) in try player.play(on: terminal) }
      statistics = player.statistics
    } else {
      let show = MotionShow(
        request.zoomed(part.scene), style: style, view: request.view,
        schedule: PlaySchedule(
          lastTick: part.timeline.lastTick.index, repeats: request.repeats, speed: request.speed),
        breaksDown: request.breaksDown)
      var player = FramePlayer(show, screen: screen)
      try output { () throws(OutputError) in try player.play(on: terminal) }
      statistics = player.statistics
    }
    if request.tellsStatistics { surroundings.complain(statistics.sentence) }
  }

  private static func interactiveShow(
    _ request: PreviewRequest, _ part: ShownMotion.Part, _ style: PreviewStyle,
    _ surroundings: Surroundings
  ) throws(Failure) -> InteractiveShow {
    let session: InteractiveSession
    do {
      session = try InteractiveSession(part.button, options: part.options)
    } catch {
      throw .description(MotionRequest.problems(of: error))
    }
    return InteractiveShow(
      session, name: part.name, style: style, view: request.view, zoom: request.zoom,
      speed: request.speed,
      files: SessionFiles(spec: request.motion.spec, name: part.name, in: surroundings))
  }

  /// How long a terminal may take to answer, in nanoseconds.
  private static let patience = 100_000_000

  /// What the terminal draws on (xterm's OSC 11), where colours depend on it and nobody has said it,
  /// and whether it knows kitty's keyboard protocol, where keys are wanted.
  private static func answers(
    of terminal: any Terminal, to request: PreviewRequest, depth: ColorDepth
  ) -> [TerminalAnswer] {
    var question = ""
    if case .auto = request.background, depth != .none { question += "\u{1B}]11;?\u{1B}\\" }
    if request.isInteractive { question += "\u{1B}[?u" }
    return question.isEmpty ? [] : terminal.ask(Array(question.utf8), patience: patience)
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
          request.zoomed(part.scene), style: style, columns: size.columns, rows: size.rows,
          view: request.view
        ).canvas(at: moment)
      } else {
        StillPreview(request.zoomed(part.scene), style: style, view: request.view)
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

extension PlayStatistics {
  /// What was drawn, in a line.
  fileprivate var sentence: String {
    let mean = drawn > 0 ? bytes / drawn : 0
    let tenths = (longestInterval + 50_000) / 100_000
    return "\(drawn) frames drawn, \(dropped) dropped; \(mean) bytes a frame, at most "
      + "\(mostBytes); longest interval \(tenths / 10).\(tenths % 10) ms\n"
  }
}

extension PreviewRequest {
  /// A scene as it is to be drawn.
  fileprivate func zoomed(_ scene: PreviewScene) -> PreviewScene {
    var scene = scene
    scene.zoom = zoom
    return scene
  }
}

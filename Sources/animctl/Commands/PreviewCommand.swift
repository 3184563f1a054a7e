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
      if request.rival == "-", request.motion.spec == "-" {
        throw .usage(.clash(option: "--compare -", with: "-"))
      }
      let motion = try request.motion.played(in: surroundings)
      var parts = try usage { () throws(UsageError) in
        try motion.parts(named: request.button, of: request.motion.spec)
      }
      if let rival = request.rival {
        var other = request.motion
        other.spec = rival
        parts = try [parts[0]] + other.played(in: surroundings).parts.prefix(1)
      }
      if request.isDescribed || surroundings.wantsWords {
        try describe(parts, surroundings)
      } else if surroundings.canPlay, request.moves, let terminal = surroundings.terminal {
        if request.rival == nil { parts = [parts[0]] }
        try play(request, parts, on: terminal, surroundings)
      } else {
        for (place, part) in parts.enumerated() {
          try showStill(request, part, isFirst: place == 0, surroundings)
        }
      }
      surroundings.warnIfCut(parts)
    })

  private static func describe(
    _ parts: [ShownMotion.Part], _ surroundings: Surroundings
  ) throws(Failure) {
    let texts = parts.map {
      MotionDescription(name: $0.name, timeline: $0.timeline).text(width: surroundings.textWidth)
    }
    try surroundings.print(texts.joined(separator: "\n"))
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

  static func style(
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

  static func depth(_ request: PreviewRequest, _ surroundings: Surroundings) -> ColorDepth {
    ColorDepth(
      request.reporting.color, isTerminal: surroundings.terminal != nil,
      environment: surroundings.environment)
  }
}

extension PreviewRequest {
  /// A scene as it is to be drawn.
  func zoomed(_ scene: PreviewScene) -> PreviewScene {
    var scene = scene
    scene.zoom = zoom
    if zoom != 1 { scene.name += " (scale changes x\(zoom.shown))" }
    return scene
  }
}

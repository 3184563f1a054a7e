import AnimCore
import AnimRender

// What `preview` does on a terminal.

extension Commands {
  static func play(
    _ request: PreviewRequest, _ parts: [ShownMotion.Part], on terminal: any Terminal,
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
      let show = try interactiveShow(request, parts[0], style, surroundings)
      var player = FramePlayer(show, screen: screen)
      try output { () throws(OutputError) in try player.play(on: terminal) }
      statistics = player.statistics
    } else {
      let show = MotionShow(
        parts.map { request.zoomed($0.scene) }, style: style, view: request.view,
        schedule: PlaySchedule(
          lastTick: parts.map(\.timeline.lastTick.index).max() ?? 0, repeats: request.repeats,
          speed: request.speed),
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
      session = try InteractiveSession(
        part.button, options: part.options, repetition: part.repetition, lint: part.lint)
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

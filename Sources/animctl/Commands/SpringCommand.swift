import AnimCore
import AnimRender

extension Commands {
  static let spring: Command = Command(
    "spring",
    overview: "State one spring in all terms.",
    discussion: [
      "Give the spring in any one way. It is told in all others, with what its motion is like, a plot, "
        + "the terms of other platforms, and code to paste. Times are in seconds, velocities in "
        + "travels per second, and all else is as the platform in question counts it.",
      "A UIKit spring is what iOS makes of its numbers; where its way of computing them misses the "
        + "exact solution, so that neighbouring numbers move quite differently, it is called unstable.",
    ],
    examples: [
      ["spring", "--preset", "bouncy"],
      ["spring", "--duration", "0.5", "--bounce", "0.3"],
      ["spring", "--uikit-spring", "duration=0.3,dampingRatio=0.4"],
      ["spring", "--stiffness", "400", "--damping", "20", "--mass", "2", "--json"],
      ["spring", "--preset", "react-spring-wobbly", "--code", "css"],
      ["spring", "--compose", "dampingRatio=0.6,stiffness=800", "--code", "swiftui"],
      ["spring", "--list-presets"],
    ],
    options: SpringRequest.options + ReportingOptions.lines().filter { $0.name != "--strict" },
    initial: SpringRequest(),
    word: { _, word throws(UsageError) in throw .unexpectedArgument(word) },
    reporting: \.reporting,
    work: { request, surroundings throws(Failure) in
      if request.listsPresets {
        return try surroundings.print(SpringPresetList.text(width: surroundings.reportWidth))
      }
      let timing = try usage { () throws(UsageError) in try request.timing() }
      let report = SpringReport(timing)
      if let platform = request.platform {
        let snippet = try usage { () throws(UsageError) in
          guard let snippet = platform.snippet(for: timing) else {
            throw .noCode(platform: platform.name)
          }
          return snippet
        }
        return try surroundings.print(snippet.text)
      }
      if request.isJSON { return try surroundings.print(report.json.file) }
      try show(report, request, surroundings)
    })

  private static func show(
    _ report: SpringReport, _ request: SpringRequest, _ surroundings: Surroundings
  ) throws(Failure) {
    let width = min(surroundings.reportWidth, 100)
    try surroundings.print(report.summary(width: width) + "\n")
    let style = PreviewStyle(charset: request.charset.set(in: surroundings))
    let depth = ColorDepth(
      request.reporting.color, isTerminal: surroundings.terminal != nil,
      environment: surroundings.environment)
    let canvas = SpringPlot(report.timing).canvas(columns: width, style: style)
    try output { () throws(OutputError) in
      try surroundings.output.write(CanvasEncoder(depth: depth).whole(canvas))
    }
    try surroundings.print("\n" + report.elsewhere(width: width))
  }
}

extension CharsetChoice {
  /// The glyphs to draw with.
  func set(in surroundings: Surroundings) -> Charset {
    switch self {
    case .auto: surroundings.charset
    case .unicode: .unicode
    case .ascii: .ascii
    }
  }
}

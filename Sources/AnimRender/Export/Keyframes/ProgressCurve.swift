import AnimCore

/// How a timing goes from 0 to 1, starting from rest: what an easing of CSS states.
struct ProgressCurve: Sendable {
  /// How long it takes without its delay, in ticks.
  let duration: Tick
  /// How long it waits before.
  let delay: Tick
  /// The progress at every tick from its start to its end, at which it is 1.
  let track: SampledTrack

  private static let property = Property<Double>.offsetX.traits

  /// Plays a timing on a number that goes from 0 to 1.
  init(_ timing: Timing, options: CompileOptions) throws(ExportError) {
    var rules = CompileOptions(epsilon: options.epsilon, frameCap: options.frameCap)
    rules.motion = .full
    let undelayed = Timing(kind: timing.kind)
    let animations = ButtonAnimations().effect(
      .offsetX, to: 1, on: [.selected], enter: undelayed, exit: undelayed)
    // A chain of one effect and checked options have no problems.
    guard let script = try? InteractionScript([(.select, at: 0)]),
      let timeline = try? animations.compile(script, options: rules)
    else { preconditionFailure("one effect can be compiled") }
    duration = timeline.lastTick
    delay = Tick(Tick.nearest(to: timing.delay))
    track = try SampledTrack([Self.property], of: timeline, until: timeline.lastTick)
  }

  /// The curve as `linear()`, its last point 1.
  func linear(tolerance: Double) -> String {
    let last = track.rowCount - 1
    guard last > 0 else { return "linear(0, 1)" }
    let decimal = TrimmedDecimal.six
    let points = StraightLines.ticks(of: track, tolerance: tolerance).map { tick in
      let value = tick == last ? "1" : decimal.text(track[tick][0])
      let isEnd = tick == 0 || tick == last
      return isEnd ? value : "\(value) \(decimal.text(Double(tick) * 100 / Double(last)))%"
    }
    return "linear(\(points.joined(separator: ", ")))"
  }
}

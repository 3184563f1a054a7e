import AnimCore

/// The motions of one button that a page plays: its script, and every way from one state to another.
struct HTMLMotions {
  /// All as JSON.
  private(set) var json: JSONText = .null
  private(set) var differences: [ExportDifference] = []

  private let part: ExportScene.Part
  private let scene: ExportScene
  private let tolerance: Double

  /// A press that is let go earlier than this has its own motion, exact to the frame.
  private static let longestTap = 60
  /// With more conditions than this, only states of two at once are played.
  private static let mostConditions = 3

  init(
    _ part: ExportScene.Part, of scene: ExportScene, tolerance: Double
  ) throws(ExportError) {
    self.part = part
    self.scene = scene
    self.tolerance = tolerance
    let timeline = part.scene.timeline
    var members: [JSONText.Member] = [
      ("name", .text(part.label)),
      ("conditions", .array(conditions.map { .text($0.description) })),
      ("start", .whole(Int(scene.options.initialState.rawValue))),
      ("states", .array(states(of: timeline))),
    ]
    members.append(("script", try animation(timeline, until: scene.lastTick, isStated: true)))
    members.append(("ways", try ways(.full)))
    members.append(("taps", try taps()))
    if let reduced = part.reduced {
      members.append(("lessScript", try animation(reduced, until: scene.lastTick, isStated: true)))
      members.append(("lessWays", try ways(.reduced)))
    }
    json = .object(members)
  }

  /// The conditions that make a difference to the button.
  private var conditions: [ButtonState] {
    let keys = part.scene.timeline.animations.effects.flatMap(\.keys)
    return ButtonState.conditions.map(\.state).filter { condition in
      condition == .highlighted || keys.contains { $0.isSuperset(of: condition) }
    }
  }

  private var reachable: [ButtonState] {
    let all = conditions.reduce([ButtonState.normal]) { states, condition in
      states + states.map { $0.union(condition) }
    }
    return conditions.count > Self.mostConditions
      ? all.filter { $0.rawValue.nonzeroBitCount <= 2 } : all
  }

  /// The states of the script, each with the tick it begins on.
  private func states(of timeline: Timeline) -> [JSONText] {
    var states = [(0, timeline.state(at: .zero))]
    for entry in timeline.log where entry.state != states[states.count - 1].1 {
      states.append((entry.tick.index, entry.state))
    }
    return states.map { .array([.whole($0.0), .text($0.1.description)]) }
  }

  /// From each state to each that differs in one condition, by `from>to` in bits.
  private mutating func ways(
    _ motion: CompileOptions.MotionPreference
  ) throws(ExportError) -> JSONText {
    let states = reachable
    var ways: [JSONText.Member] = []
    for from in states {
      for condition in conditions {
        let to = from.symmetricDifference(condition)
        guard states.contains(to) else { continue }
        let timeline = play([(to, 0)], from: from, motion)
        ways.append(
          (
            "\(from.rawValue)>\(to.rawValue)",
            try animation(timeline, until: timeline.lastTick, isStated: false)
          ))
      }
    }
    return .object(ways)
  }

  /// A press from rest that is let go after 0, 1, … frames.
  private mutating func taps() throws(ExportError) -> JSONText {
    let press = play([(.highlighted, 0)], from: .normal, .full)
    var taps: [JSONText] = []
    for tick in 0..<min(press.lastTick.index, Self.longestTap) {
      let timeline = play([(.highlighted, 0), (.normal, tick)], from: .normal, .full)
      taps.append(try animation(timeline, until: timeline.lastTick, isStated: false))
    }
    return .array(taps)
  }

  private func play(
    _ states: [(ButtonState, at: Int)], from start: ButtonState,
    _ motion: CompileOptions.MotionPreference
  ) -> Timeline {
    var options = scene.options
    options.initialState = start
    options.motion = motion
    // A page is no place for a swing that never ends.
    options.frameCap = min(options.frameCap, 300)
    let events = states.map { (InteractionEvent.state($0.0), at: Tick($0.at)) }
    guard let script = try? InteractionScript(events),
      let timeline = try? part.scene.timeline.animations.compile(script, options: options)
    else { preconditionFailure("what was compiled once is compiled again") }
    return timeline
  }

  private mutating func animation(
    _ timeline: Timeline, until lastTick: Tick, isStated: Bool
  ) throws(ExportError) -> JSONText {
    let last = Double(max(lastTick.index, 1))
    let decimal = TrimmedDecimal(lastTick.index <= 3_600 ? 6 : 9)
    let keyframes = try WebKeyframes(timeline, until: lastTick, tolerance: tolerance) {
      decimal.read(Double($0) / last)
    }
    if isStated { differences += keyframes.differences }
    let steps = keyframes.steps.map { step -> JSONText in
      let values = step.values.map { ($0.style.scriptName, JSONText.text($0.text)) }
      return .object([("offset", .number(decimal.read(Double(step.tick) / last)))] + values)
    }
    return .object([
      ("ms", .number(decimal.read(lastTick.seconds * 1000))), ("keyframes", .array(steps)),
    ])
  }
}

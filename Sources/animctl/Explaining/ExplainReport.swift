import AnimCore

/// What `explain` tells about one button on one frame.
struct ExplainReport: Sendable {
  let part: ShownMotion.Part
  let tick: Tick
  let explanation: MotionExplanation
  let properties: [PropertyExplanation]

  /// - Parameter property: The one to tell about; nil for all.
  init(_ part: ShownMotion.Part, at tick: Tick, of property: PropertyTraits?) {
    self.part = part
    self.tick = tick
    explanation = part.timeline.explanation(at: tick)
    properties = explanation.properties.filter { property == nil || $0.property == property }
  }

  var timeline: Timeline { part.timeline }
  var effects: [Effect] { part.button.animations.effects }

  /// What happened, by its place in the log.
  func entry(_ cause: Int) -> LogEntry? {
    timeline.log.indices.contains(cause) ? timeline.log[cause] : nil
  }
}

import AnimCore

/// What `inspect` tells about one button.
struct InspectReport: Sendable {
  let part: ShownMotion.Part
  let motion: MotionReport
  let coverage: StateCoverage
  let timings: TimingSheet

  init(_ part: ShownMotion.Part) {
    self.part = part
    motion = part.timeline.report()
    coverage = part.button.animations.coverage()
    timings = TimingSheet(part.button.animations)
  }

  var effects: [Effect] { part.button.animations.effects }
  var timeline: Timeline { part.timeline }
}

import AnimCore

extension Surroundings {
  /// Says so where a motion was cut before it came to rest.
  func warnIfCut(_ timeline: Timeline) {
    guard !timeline.isSettled else { return }
    complain(
      "Warning: the motion has not come to rest by frame \(timeline.lastTick.index) and is cut there"
        + " ('--frame-cap' says when).\n")
  }
}

extension MotionRequest {
  /// The motion as a table of numbers, its faults as a run reports them.
  func compiled() throws(Failure) -> Timeline {
    try usage { () throws(UsageError) in try MotionOptions.check(self) }
    do {
      return try timeline()
    } catch {
      switch error {
      case .invalid(let problems): throw .description(problems)
      case .buttonNotSame: throw .description([])
      }
    }
  }
}

#if canImport(UIKit) || canImport(SwiftUI)
  import AnimCore

  /// A headless button that lives in seconds of a screen's clock: it is told states as they come, and asked
  /// what it looks like now.
  @MainActor final class PacedButton {
    let button: AnimCore.Button
    /// The time of tick 0.
    private var begin = 0.0
    private var isMotionReduced = false
    private(set) var state = ButtonState.normal

    init(title: String) {
      button = AnimCore.Button(title: title)
    }

    /// Takes a description over as soon as the button rests.
    func apply(_ animations: ButtonAnimations, at time: Double) throws(SnapshotError) {
      try button.apply(animationSnapshot: animations)
      if isAtRest(at: time) { beginAnew(at: time) }
    }

    /// Tells the button its state. One that rests begins anew, so that no count of ticks and no recording
    /// grows as long as an app runs; what it looks like is the same.
    func set(_ next: ButtonState, at time: Double, isMotionReduced: Bool) {
      guard next != state else { return }
      if isAtRest(at: time) {
        self.isMotionReduced = isMotionReduced
        beginAnew(at: time)
      }
      state = next
      // Refused is only a tick no script can have: after eleven days of motion without rest.
      try? button.set(next, at: tick(at: time))
    }

    /// The tick of a time; never one that has passed.
    func tick(at time: Double) -> Tick {
      max(Tick(seconds: time - begin), button.now)
    }

    func isAtRest(at time: Double) -> Bool {
      button.isAtRest(at: tick(at: time))
    }

    private func beginAnew(at time: Double) {
      begin = time
      let options = CompileOptions(
        initialState: state, motion: isMotionReduced ? .reduced : .full)
      // These options are within their ranges.
      try? button.goLive(options: options)
    }
  }
#endif

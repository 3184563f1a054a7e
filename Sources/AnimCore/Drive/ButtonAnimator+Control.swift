// Starting, pausing, turning round, going on.

extension ButtonAnimator {
  /// The delays and the duration factors that are taken; a delay in seconds.
  public static let delays = Timing.delays
  /// The duration factors that are taken.
  public static let durationFactors = 0...1e6

  /// Starts the motion from its beginning, or lets a paused one go on.
  ///
  /// A motion that has ended can be started again; it begins at the start, or reversed at the end.
  ///
  /// - Returns: Whether it runs: false only where it is stopped and waits to be finished.
  @discardableResult
  public func startAnimation() -> Bool { start(after: 0) }

  /// The same after a delay.
  ///
  /// - Parameter delay: In seconds, within ``delays``; counted to the nearest tick. A pause ends it.
  /// - Throws: ``AnimatorError`` naming the delay out of range.
  @discardableResult
  public func startAnimation(afterDelay delay: Double) throws(AnimatorError) -> Bool {
    try AnimatorError.Parameter.delay.check(delay, within: Self.delays)
    return start(after: Tick.nearest(to: delay))
  }

  private func start(after delay: Int) -> Bool {
    guard state != .stopped else { return false }
    beginIfInactive()
    if !isRunning {
      clock.run(after: delay, endingLater: completions.isTelling)
    }
    return true
  }

  /// Pauses the motion where it is; one that was not started yet, at its beginning.
  ///
  /// - Returns: Whether it is paused: false only where it is stopped and waits to be finished.
  @discardableResult
  public func pauseAnimation() -> Bool {
    guard state != .stopped else { return false }
    beginIfInactive()
    clock.pause()
    return true
  }

  /// How much of the time of the present way lies behind, 0…1; set, the motion is put there.
  ///
  /// The share is one of time, so what shows there is what the motion shows when it passes by itself, and
  /// going on from there is going on undisturbed (UIKit's `scrubsLinearly` set to false). After a turn or
  /// a change of timing, the present way is the one that began there. Setting it makes an animator that
  /// was not started active and paused; while stopped it does nothing. What is not within 0…1 counts as
  /// the nearest; what is no number changes nothing.
  public var fractionComplete: Double {
    get {
      guard let way else { return 0 }
      return way.span > 0 ? min(clock.place / way.span, 1) : 1
    }
    set {
      guard state != .stopped, !newValue.isNaN else { return }
      beginIfInactive()
      guard let way else { return }
      let place = min(max(newValue, 0), 1) * way.span
      // A share of a whole number of ticks is one of them again.
      let tick = place.rounded()
      clock.put(at: abs(place - tick) <= 1e-9 * max(1, tick) ? tick : place)
      wayBefore = nil
    }
  }

  /// Whether it goes from the end to the start.
  ///
  /// In flight it turns round: a spring with the value and the velocity it has, a curve with the value,
  /// in the time it has come from that end. To turn twice at one place changes nothing.
  public var isReversed: Bool {
    get { reversed }
    set {
      guard newValue != reversed, state != .stopped else { return }
      reversed = newValue
      guard let way else { return }
      let place = clock.place
      if let before = wayBefore, place == 0 {
        self.way = before.way
        clock.put(at: before.position)
        wayBefore = nil
      } else {
        self.way = way.turned(at: place, goals, options)
        clock.put(at: 0)
        wayBefore = (way, place)
      }
    }
  }

  /// Lets the motion go on from where it is, by another timing or in another time.
  ///
  /// With neither, it goes on as it would have. A delay of the timing is not waited for.
  ///
  /// - Parameters:
  ///   - timing: The way from here on; nil for the same as before.
  ///   - durationFactor: The new duration as a multiple of the whole motion's, within
  ///     ``durationFactors``; 0 for what is left of it. A spring that comes to rest by itself takes its own
  ///     time with 0, and is so many times as slow with another factor.
  /// - Returns: Whether it runs: false where it is not active.
  /// - Throws: ``AnimatorError`` naming the factor out of range.
  @discardableResult
  public func continueAnimation(
    withTiming timing: Timing? = nil, durationFactor: Double = 0
  ) throws(AnimatorError) -> Bool {
    try AnimatorError.Parameter.durationFactor.check(
      durationFactor, within: Self.durationFactors)
    guard state == .active, let way else { return false }
    if timing != nil || durationFactor > 0 {
      self.way = way.continued(
        at: clock.place, by: timing, durationFactor: durationFactor, goals, options)
      clock.put(at: 0)
      wayBefore = nil
    }
    if !isRunning {
      clock.run(endingLater: completions.isTelling)
    }
    return true
  }

  private func beginIfInactive() {
    guard state == .inactive else { return }
    state = .active
    way = AnimatorWay(goals, isReversed: reversed, options)
    wayBefore = nil
    clock.put(at: 0)
  }
}

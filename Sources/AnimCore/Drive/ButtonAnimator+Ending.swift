// Stopping and ending.

extension ButtonAnimator {
  /// Stops the motion where it is.
  ///
  /// - Parameter withoutFinishing: Whether that is all: it is inactive then and no completion is called.
  ///   Otherwise it waits for ``finishAnimation(at:)``.
  /// - Returns: Whether there was anything to stop.
  @discardableResult
  public func stopAnimation(_ withoutFinishing: Bool) -> Bool {
    guard state != .inactive else { return false }
    hold(at: .current)
    state = .stopped
    if withoutFinishing {
      state = .inactive
      completions.waiting = []
    }
    return true
  }

  /// Ends the motion, stopped or not, on one of its ends or where it is, and calls the completions.
  ///
  /// - Returns: Whether there was anything to end.
  @discardableResult
  public func finishAnimation(at position: Position) -> Bool {
    guard state != .inactive else { return false }
    hold(at: position)
    state = .inactive
    completions.end(at: position)
    tellCompletions()
    return true
  }

  /// Leaves the way and stays somewhere.
  private func hold(at position: Position) {
    switch position {
    case .start: pose = goals.map(\.atStart)
    case .end: pose = goals.map(\.atEnd)
    case .current: pose = moments.map(\.atRest)
    }
    clock.pause()
    way = nil
    wayBefore = nil
  }
}

extension Segment.Departure {
  /// The same place without velocity.
  fileprivate var atRest: Segment.Departure {
    Segment.Departure(state: state, velocity: .zero, published: published)
  }
}

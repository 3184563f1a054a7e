/// The state of a button under its events: which touch is on it, and how long the highlighted look
/// still has to stay.
package struct TouchTracker: Hashable, Sendable {
  /// What one event did besides changing the state.
  package struct Outcome: Hashable, Sendable {
    /// What the button tells its listeners.
    package var actions: ControlEvents = []
  }

  /// A drop of the highlighted look that waits for the minimum press.
  package struct WaitingDrop: Hashable, Sendable {
    package let tick: Int
    /// The event whose drop it is, by its place in the log.
    package let cause: Int
  }

  package private(set) var state: ButtonState
  package private(set) var waitingDrop: WaitingDrop?

  private let minimumPress: Int
  private var touch: Int?
  private var isInside = false
  private var highlightedSince = 0

  /// Starts with a state and no touch.
  ///
  /// - Parameter minimumPress: How many ticks the highlighted look stays at least.
  package init(state: ButtonState, minimumPress: Int) {
    self.state = state
    self.minimumPress = minimumPress
  }

  /// Whether a touch is on the button, or was dragged off it and is still down.
  package var isTouched: Bool { touch != nil }

  /// Lets an event happen.
  ///
  /// - Parameter cause: The event's place in the log.
  package mutating func handle(_ event: InteractionEvent, at tick: Int, cause: Int) -> Outcome {
    switch event {
    case .press(let touch): press(touch, at: tick)
    case .release(let touch): release(touch, at: tick, cause: cause)
    case .dragExit(let touch): dragExit(touch, at: tick, cause: cause)
    case .dragEnter(let touch): dragEnter(touch, at: tick)
    case .cancel(let touch): cancel(touch)
    case .hover: change { $0.insert(.hovered) }
    case .unhover: change { $0.remove(.hovered) }
    case .focus: change { $0.insert(.focused) }
    case .blur: change { $0.remove(.focused) }
    case .select: change { $0.insert(.selected) }
    case .deselect: change { $0.remove(.selected) }
    case .toggle: change { $0.formSymmetricDifference(.selected) }
    case .enable: change { $0.remove(.disabled) }
    case .disable: disable()
    case .state(let state): set(state)
    }
  }

  /// Lets the waiting drop happen.
  package mutating func drop() {
    waitingDrop = nil
    state.remove(.highlighted)
  }

  /// Lets the waiting drop happen at once, if there is one.
  package mutating func settle() {
    if waitingDrop != nil { drop() }
  }

  private mutating func press(_ pressing: Int, at tick: Int) -> Outcome {
    guard touch == nil, !state.contains(.disabled) else { return Outcome() }
    touch = pressing
    isInside = true
    highlight(at: tick)
    return Outcome(actions: .touchDown)
  }

  private mutating func release(_ lifted: Int, at tick: Int, cause: Int) -> Outcome {
    guard lifted == touch else { return Outcome() }
    touch = nil
    // A drag-out may still wait with its drop; a state set outright since may have to be dropped.
    if waitingDrop == nil {
      dropHighlight(at: tick, cause: cause)
    }
    guard isInside else { return Outcome(actions: .touchUpOutside) }
    // A state set outright can disable the button under a touch.
    guard !state.contains(.disabled) else { return Outcome() }
    return Outcome(actions: [.touchUpInside, .primaryActionTriggered])
  }

  private mutating func dragExit(_ moved: Int, at tick: Int, cause: Int) -> Outcome {
    guard moved == touch, isInside else { return Outcome() }
    isInside = false
    dropHighlight(at: tick, cause: cause)
    return Outcome(actions: .touchDragExit)
  }

  private mutating func dragEnter(_ moved: Int, at tick: Int) -> Outcome {
    guard moved == touch, !isInside else { return Outcome() }
    isInside = true
    if waitingDrop == nil, !state.contains(.disabled) {
      highlight(at: tick)
    }
    waitingDrop = nil
    return Outcome(actions: .touchDragEnter)
  }

  private mutating func cancel(_ cancelled: Int) -> Outcome {
    guard cancelled == touch else { return Outcome() }
    touch = nil
    drop()
    return Outcome(actions: .touchCancel)
  }

  private mutating func disable() -> Outcome {
    state.insert(.disabled)
    touch = nil
    drop()
    return Outcome()
  }

  private mutating func set(_ newState: ButtonState) -> Outcome {
    state = newState
    waitingDrop = nil
    return Outcome()
  }

  private mutating func change(_ change: (inout ButtonState) -> Void) -> Outcome {
    change(&state)
    return Outcome()
  }

  private mutating func highlight(at tick: Int) {
    waitingDrop = nil
    highlightedSince = tick
    state.insert(.highlighted)
  }

  private mutating func dropHighlight(at tick: Int, cause: Int) {
    let due = highlightedSince + minimumPress
    guard due > tick, state.contains(.highlighted) else { return drop() }
    waitingDrop = WaitingDrop(tick: due, cause: cause)
  }
}

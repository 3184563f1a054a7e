// One call for each thing that can happen to a button; see ``Button/handle(_:at:)`` for what they have
// in common.

extension Button {
  /// A touch goes down on it.
  public func press(at tick: Tick, touch: Int = 1) throws(LiveError) {
    try handle(.press(touch: touch), at: tick)
  }

  /// The touch is lifted.
  public func release(at tick: Tick, touch: Int = 1) throws(LiveError) {
    try handle(.release(touch: touch), at: tick)
  }

  /// The touch leaves it.
  public func dragExit(at tick: Tick, touch: Int = 1) throws(LiveError) {
    try handle(.dragExit(touch: touch), at: tick)
  }

  /// The touch comes back.
  public func dragEnter(at tick: Tick, touch: Int = 1) throws(LiveError) {
    try handle(.dragEnter(touch: touch), at: tick)
  }

  /// The system takes the touch away.
  public func cancel(at tick: Tick, touch: Int = 1) throws(LiveError) {
    try handle(.cancel(touch: touch), at: tick)
  }

  /// A pointer comes over it.
  public func hover(at tick: Tick) throws(LiveError) { try handle(.hover, at: tick) }

  /// The pointer leaves.
  public func unhover(at tick: Tick) throws(LiveError) { try handle(.unhover, at: tick) }

  /// The keyboard's focus comes.
  public func focus(at tick: Tick) throws(LiveError) { try handle(.focus, at: tick) }

  /// The focus goes.
  public func blur(at tick: Tick) throws(LiveError) { try handle(.blur, at: tick) }

  /// It is switched on.
  public func select(at tick: Tick) throws(LiveError) { try handle(.select, at: tick) }

  /// It is switched off.
  public func deselect(at tick: Tick) throws(LiveError) { try handle(.deselect, at: tick) }

  /// It is switched over.
  public func toggle(at tick: Tick) throws(LiveError) { try handle(.toggle, at: tick) }

  /// It takes touches again.
  public func enable(at tick: Tick) throws(LiveError) { try handle(.enable, at: tick) }

  /// It takes no more touches; a touch on it is dropped at once.
  public func disable(at tick: Tick) throws(LiveError) { try handle(.disable, at: tick) }

  /// The whole state is set outright.
  public func set(_ state: ButtonState, at tick: Tick) throws(LiveError) {
    try handle(.state(state), at: tick)
  }
}

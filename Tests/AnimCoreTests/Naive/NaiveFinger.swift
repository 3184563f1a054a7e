import AnimCore

/// The rules of touches and states, written down a second time: what each event does to the button,
/// one sentence after the other.
struct NaiveFinger {
  var state: ButtonState
  /// The touch that began the press.
  var touch: Int?
  var isInside = false
  /// When the highlighted look began.
  var litSince = 0
  /// When the highlighted look goes, where that has to wait for the minimum press.
  var dropsAt: Int?
  let minimumPress: Int

  init(state: ButtonState, minimumPress: Double) {
    self.state = state
    // The first tick at which the look has been shown for at least so long.
    var ticks = 0
    while Double(ticks) / 60 < minimumPress - 0.5e-9 { ticks += 1 }
    self.minimumPress = ticks
  }

  mutating func take(_ event: InteractionEvent, at tick: Int) -> ControlEvents {
    switch event {
    case .press(let id): return press(id, at: tick)
    case .release(let id): return release(id, at: tick)
    case .dragExit(let id):
      guard touch == id, isInside else { return [] }
      isInside = false
      drop(at: tick)
      return .touchDragExit
    case .dragEnter(let id):
      guard touch == id, !isInside else { return [] }
      isInside = true
      // A look that was about to go stays; one that was gone begins again.
      if dropsAt == nil, !state.contains(.disabled) {
        state.insert(.highlighted)
        litSince = tick
      }
      dropsAt = nil
      return .touchDragEnter
    case .cancel(let id):
      guard touch == id else { return [] }
      letGo()
      return .touchCancel
    case .hover: state.insert(.hovered)
    case .unhover: state.remove(.hovered)
    case .focus: state.insert(.focused)
    case .blur: state.remove(.focused)
    case .select: state.insert(.selected)
    case .deselect: state.remove(.selected)
    case .toggle:
      if state.contains(.selected) { state.remove(.selected) } else { state.insert(.selected) }
    case .enable: state.remove(.disabled)
    case .disable:
      state.insert(.disabled)
      letGo()
    case .state(let whole):
      dropsAt = nil
      state = whole
    }
    return []
  }

  /// What falls due by itself; whether anything did.
  mutating func dropIfDue(at tick: Int) -> Bool {
    guard let due = dropsAt, due <= tick else { return false }
    dropsAt = nil
    state.remove(.highlighted)
    return true
  }

  private mutating func press(_ id: Int, at tick: Int) -> ControlEvents {
    if state.contains(.disabled) { return [] }
    if touch != nil { return [] }
    touch = id
    isInside = true
    dropsAt = nil
    state.insert(.highlighted)
    litSince = tick
    return .touchDown
  }

  private mutating func release(_ id: Int, at tick: Int) -> ControlEvents {
    guard touch == id else { return [] }
    touch = nil
    drop(at: tick)
    if !isInside { return .touchUpOutside }
    // Only a state set outright disables a button under a touch; it has no action then.
    return state.contains(.disabled) ? [] : [.touchUpInside, .primaryActionTriggered]
  }

  private mutating func drop(at tick: Int) {
    guard state.contains(.highlighted), dropsAt == nil else { return }
    if tick >= litSince + minimumPress {
      state.remove(.highlighted)
    } else {
      dropsAt = litSince + minimumPress
    }
  }

  private mutating func letGo() {
    touch = nil
    dropsAt = nil
    state.remove(.highlighted)
  }
}

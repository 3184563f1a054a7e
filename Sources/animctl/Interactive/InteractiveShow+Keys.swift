import AnimCore
import AnimRender

extension InteractiveShow {
  mutating func take(_ input: TerminalInput, atFrame frame: Int) -> ShowReply {
    switch input {
    case .answer: return .goesOn
    case .mouse(let mouse):
      point(mouse, atFrame: frame)
      return .goesOn
    case .key(.character(" "), .up):
      if press == .key { release(atFrame: frame) }
      return .goesOn
    case .key(_, .up): return .goesOn
    case .key(let key, let action):
      let isQuit = [.character("q"), .character("Q"), .escape].contains(key)
      if showsHelp {
        showsHelp = false
        return key == .character("q") ? .ends : .goesOn
      }
      if isQuit { return .ends }
      message = nil
      if action != .again || Self.repeats.contains(key) {
        take(key, tellsUp: action == .down, atFrame: frame)
      }
      return .goesOn
    }
  }

  /// The keys that may be held down to go on.
  private static let repeats: [Key] = [
    .left, .right, .up, .down, .character("+"), .character("="), .character("-"),
  ]

  private mutating func take(_ key: Key, tellsUp: Bool, atFrame frame: Int) {
    switch key {
    case .character(" "): tap(tellsUp: tellsUp, atFrame: frame)
    case .enter: togglePress(atFrame: frame)
    case .character("h"): toggle(.hovered, .hover, .unhover, atFrame: frame)
    case .character("f"): toggle(.focused, .focus, .blur, atFrame: frame)
    case .character("s"): happen(.toggle, atFrame: frame)
    case .character("d"): toggle(.disabled, .disable, .enable, atFrame: frame)
    case .character("r"): begin(atFrame: frame)
    case .character("m"): change { $0.toggleReducedMotion() }
    case .character("p"): hold(atFrame: frame)
    case .right: look(by: 1, atFrame: frame)
    case .left: look(by: -1, atFrame: frame)
    case .up: look(by: 10, atFrame: frame)
    case .down: look(by: -10, atFrame: frame)
    case .tab: knob(by: 1)
    case .backTab: knob(by: -1)
    case .character("+"), .character("="): turn(up: true)
    case .character("-"): turn(up: false)
    case .character("u"):
      var isDone = false
      change { isDone = $0.undo() }
      if !isDone { message = "nothing to undo" }
    case .character("w"): message = files.writeSpec(session, name: name)
    case .character("e"): message = files.writeScript(session)
    case .character("?"): showsHelp = true
    case .character(let digit):
      if let number = digit.wholeNumberValue, (1...9).contains(number) { preset(number) }
    case .home, .end, .backspace, .escape: break
    }
  }

  // MARK: Events

  /// Lets something happen now; the time runs on if it stood still.
  private mutating func happen(
    _ event: InteractionEvent, atFrame frame: Int,
    later: (event: InteractionEvent, ticks: Int)? = nil
  ) {
    resume(atFrame: frame)
    if session.isUntouched { clock.set(.zero, atFrame: frame) }
    let tick = clock.tick(atFrame: frame)
    session.happen(event, at: tick)
    if let later { session.happen(later.event, at: Tick(tick.index + later.ticks)) }
    redraw()
  }

  private mutating func toggle(
    _ state: ButtonState, _ on: InteractionEvent, _ off: InteractionEvent, atFrame frame: Int
  ) {
    let isOn = session.state(at: clock.tick(atFrame: frame)).contains(state)
    happen(isOn ? off : on, atFrame: frame)
  }

  private mutating func tap(tellsUp: Bool, atFrame frame: Int) {
    guard press == nil else { return }
    if tellsUp {
      press = .key
      happen(.press, atFrame: frame)
    } else {
      happen(.press, atFrame: frame, later: (.release, Self.tap))
    }
  }

  private mutating func togglePress(atFrame frame: Int) {
    switch press {
    case nil:
      press = .toggle
      happen(.press, atFrame: frame)
    case .toggle?: release(atFrame: frame)
    case .key?, .mouse?: break
    }
  }

  private mutating func release(atFrame frame: Int) {
    press = nil
    happen(.release, atFrame: frame)
  }

  private mutating func point(_ mouse: Mouse, atFrame frame: Int) {
    guard !showsHelp else { return }
    let isInside = isOnButton(mouse, atFrame: frame)
    switch (mouse.action, press) {
    case (.down, nil):
      guard isInside else { return }
      press = .mouse(isInside: true)
      happen(.press, atFrame: frame)
    case (.drag, .mouse(let wasInside)?) where wasInside != isInside:
      press = .mouse(isInside: isInside)
      happen(isInside ? .dragEnter : .dragExit, atFrame: frame)
    case (.up, .mouse?): release(atFrame: frame)
    case (.down, _), (.drag, _), (.up, _): break
    }
  }

  private mutating func begin(atFrame frame: Int) {
    resume(atFrame: frame)
    clock.set(.zero, atFrame: frame)
    press = nil
    change { $0.begin() }
  }

  // MARK: Time

  private mutating func hold(atFrame frame: Int) {
    if looked != nil || clock.isHeld {
      resume(atFrame: frame)
    } else {
      clock.hold(true, atFrame: frame)
    }
  }

  private mutating func resume(atFrame frame: Int) {
    looked = nil
    if clock.isHeld { clock.hold(false, atFrame: frame) }
  }

  /// Looks at another tick of the motion that is drawn, the time standing still.
  private mutating func look(by ticks: Int, atFrame frame: Int) {
    if !clock.isHeld { clock.hold(true, atFrame: frame) }
    let last = max(session.restTick, session.origin)
    let now = min(looked ?? clock.tick(atFrame: frame), last)
    looked = min(max(Tick(now.index + ticks), session.origin), last)
  }

  // MARK: Tuning

  private mutating func change(_ body: (inout InteractiveSession) -> Void) {
    body(&session)
    redraw()
  }

  private mutating func knob(by step: Int) {
    let count = Tuning.all(of: session.animations).count
    if count > 0 { knob = (knob + step + count) % count }
  }

  private mutating func turn(up: Bool) {
    let tunings = Tuning.all(of: session.animations)
    guard tunings.indices.contains(knob) else { return message = "nothing to tune" }
    guard let ways = tunings[knob].turned(session.animations, up: up) else {
      return message = "its range ends here"
    }
    let place = tunings[knob].effect
    change { $0.time(effectAt: place, enter: ways.enter, exit: ways.exit) }
  }

  private mutating func preset(_ number: Int) {
    let tunings = Tuning.all(of: session.animations)
    guard tunings.indices.contains(knob), Tuning.presets.indices.contains(number - 1) else {
      return
    }
    let preset = Tuning.presets[number - 1]
    let tuning = tunings[knob]
    guard let ways = tuning.with(preset.timing, of: session.animations) else { return }
    change { $0.time(effectAt: tuning.effect, enter: ways.enter, exit: ways.exit) }
    // Another kind of timing may have fewer numbers; the same effect and way stay chosen.
    let changed = Tuning.all(of: session.animations)
    knob =
      changed.firstIndex(of: tuning)
      ?? changed.firstIndex { $0.effect == tuning.effect && $0.way == tuning.way } ?? 0
    message = "\(tuning.way.rawValue): \(preset.name)"
  }
}

import AnimCore
import Testing

@Suite("Lifetimes of controls and what their actions hold")
struct ControlLifetimeTests {
  /// Something an action captures; says when it goes.
  private final class Probe {
    private let onDeath: () -> Void
    init(onDeath: @escaping () -> Void = {}) { self.onDeath = onDeath }
    deinit { onDeath() }
    func touch() {}
  }

  @Test("a control with actions goes away, and what they captured with it, tokens or not")
  func ownerDropped() {
    weak var control: Button?
    weak var captured: Probe?
    var token: ActionToken?
    do {
      let button = Button(title: "Start")
      let probe = Probe()
      (control, captured) = (button, probe)
      token = button.addAction(for: .touchUpInside) { button in
        probe.touch()
        button.title = "Pressed"
      }
      button.sendActions(for: .touchUpInside)
    }
    #expect(control == nil && captured == nil && token != nil)
  }

  @Test("a removed action lets go of what it captured, also while a round goes on")
  func tokenRemoved() {
    let button = Button(title: "Start")
    weak var captured: Probe?
    var token: ActionToken?
    do {
      let probe = Probe()
      captured = probe
      token = button.addAction(for: .touchUpInside) { _ in probe.touch() }
    }
    #expect(captured != nil)
    var seen: [Bool] = []
    button.addAction(for: .touchDown) { button in
      token.map(button.removeAction)
      seen.append(captured == nil)
    }
    button.sendActions(for: [.touchDown, .touchUpInside])
    #expect(seen == [true] && captured == nil)
  }

  @Test("an action that removes itself lives until it returns, and no longer")
  func removesItself() {
    let button = Button(title: "Start")
    weak var captured: Probe?
    var token: ActionToken?
    var alive: Bool?
    do {
      let probe = Probe()
      captured = probe
      token = button.addAction(for: .touchUpInside) { button in
        token.map(button.removeAction)
        alive = captured != nil
        probe.touch()
      }
    }
    button.sendActions(for: .touchUpInside)
    #expect(alive == true && captured == nil)
  }

  @Test("what goes away with an action may come back to the control")
  func comesBack() {
    let button = Button(title: "Start")
    var ends = 0
    var tokens: [ActionToken] = []
    for _ in 0..<3 {
      let probe = Probe {
        ends += 1
        tokens.forEach(button.removeAction)
        button.addAction(for: .touchCancel) { _ in }
        button.sendActions(for: .touchCancel)
        button.removeAllActions(for: .touchUpInside)
      }
      tokens.append(button.addAction(for: .touchUpInside) { _ in probe.touch() })
    }
    button.removeAllActions()
    #expect(ends == 3)
    #expect(button.listenedEvents == .touchCancel)
  }

  @Test("a control dropped by its own action finishes the round")
  func droppedInARound() {
    final class Holder { var button: Button? = Button(title: "Start") }
    let holder = Holder()
    weak let control = holder.button
    var runs = 0
    holder.button?.addAction(for: .touchUpInside) { [unowned holder] _ in
      runs += 1
      holder.button = nil
    }
    holder.button?.addAction(for: .touchUpInside) { _ in runs += 1 }
    holder.button?.sendActions(for: .touchUpInside)
    #expect(runs == 2 && control == nil)
  }
}

import AnimCore
import Testing

@Suite("Actions of a live button")
struct LiveActionTests {
  private let button = Button(title: "Start")
  private let heard = Heard<String>()

  @Test("its actions run by what a finger does, and say what the log says")
  func fingers() throws {
    button.addAction(for: .allEvents) { [heard] in heard.hear("\($0.now.index)") }
    for event in [ControlEvents.touchDown, .touchUpInside, .touchDragExit, .touchCancel] {
      button.addAction(for: event) { [heard] _ in heard.hear(event.description) }
    }
    try button.press(at: 1)
    try button.press(at: 2, touch: 2)
    try button.release(at: 3)
    try button.press(at: 4)
    try button.dragExit(at: 5)
    try button.cancel(at: 6)
    #expect(
      heard.values == [
        "1", "[touchDown]", "3", "[touchUpInside]", "4", "[touchDown]", "5", "[touchDragExit]", "6",
        "[touchCancel]",
      ])
    let log = try button.recording.timeline().log.filter { !$0.actions.isEmpty }
    #expect(log.map(\.tick) == [1, 3, 4, 5, 6])
  }

  @Test("being enabled is part of its state, now and in what is recorded")
  func enabled() throws {
    button.addAction(for: .touchDown) { [heard] _ in heard.hear("down") }
    #expect(button.isEnabled)
    button.isEnabled = false
    #expect(!button.isEnabled && button.now == 0 && button.recording.script.steps.isEmpty)
    try button.press(at: 2)
    #expect(heard.values == [] && button.state(at: 2) == .disabled)
    button.isEnabled = true
    button.isEnabled = true
    try button.press(at: 3)
    #expect(heard.values == ["down"])
    button.isEnabled = false
    #expect(button.state(at: 3) == .disabled)
    try button.enable(at: 5)
    #expect(button.isEnabled)
    try button.set([.disabled, .selected], at: 6)
    #expect(!button.isEnabled)
    #expect(
      button.recording.script.text
        == "press@2f enable@2f press@3f disable@3f enable@5f disabled+selected@6f")
    #expect(try button.recording.timeline().state(at: 2) == .normal)
  }

  @Test("an action that was due is run, though a handler before it disabled the button")
  func disabledMeanwhile() throws {
    button.addAction(for: .touchDown) { [heard] button in
      heard.hear("down")
      try? button.release(at: button.now)
      button.isEnabled = false
    }
    button.addAction(for: .primaryActionTriggered) { [heard] button in
      heard.hear("go \(button.isEnabled)")
    }
    try button.press(at: 4)
    #expect(heard.values == ["down", "go false"])
    button.sendActions(for: .touchDown)
    #expect(heard.values.count == 2)
  }

  @Test("a button dropped by its own action ends what it was at")
  func dropped() throws {
    final class Holder { var button: Button? = Button(title: "Start") }
    let holder = Holder()
    weak let button = holder.button
    holder.button?.addAction(for: .touchDown) { [unowned holder] _ in holder.button = nil }
    holder.button?.addAction(for: .touchDown) { [heard] in heard.hear($0.title) }
    try holder.button?.press(at: 0)
    #expect(heard.values == ["Start"] && button == nil)
  }
}

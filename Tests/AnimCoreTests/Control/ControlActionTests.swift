import AnimCore
import Testing

@Suite("Actions of a control")
struct ControlActionTests {
  /// What was called, in order; shared with closures.
  private final class Log {
    var calls: [String] = []
    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  private let log = Log()
  private let button = Button(title: "Start")

  private func add(_ name: String, for events: ControlEvents = .touchUpInside) -> ActionToken {
    button.addAction(for: events) { [log] _ in log.calls.append(name) }
  }

  @Test("several actions run in the order of adding; a second never replaces the first")
  func several() {
    for name in ["A", "B", "A2"] {
      _ = add(name)
    }
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(log.take() == ["A", "B", "A2", "A", "B", "A2"])
  }

  @Test("a token removes its own action, once")
  func tokens() {
    let a = add("A")
    _ = add("B")
    button.sendActions(for: .touchUpInside)
    #expect(log.take() == ["A", "B"])
    button.removeAction(a)
    button.removeAction(a)
    button.sendActions(for: .touchUpInside)
    #expect(log.take() == ["B"])
    let again = add("A")
    #expect(again != a && again == again)
    button.sendActions(for: .touchUpInside)
    #expect(log.take() == ["B", "A"])
  }

  @Test("another control's token removes nothing")
  func foreignToken() {
    let token = add("A")
    Button(title: "Other").removeAction(token)
    button.sendActions(for: .touchUpInside)
    #expect(log.take() == ["A"])
  }

  @Test("removed means silent at once, added means from the next round on")
  func reentrancy() {
    var tokens: [String: ActionToken] = [:]
    tokens["A"] = button.addAction(for: .touchUpInside) { [log] button in
      log.calls.append("A")
      tokens["A"].map(button.removeAction)
    }
    _ = add("B")
    button.addAction(for: .touchUpInside) { [log] button in
      log.calls.append("C")
      button.addAction(for: .touchUpInside) { _ in log.calls.append("D") }
    }
    button.addAction(for: .touchUpInside) { [log] button in
      log.calls.append("E")
      tokens["F"].map(button.removeAction)
    }
    tokens["F"] = add("F")
    button.sendActions(for: .touchUpInside)
    #expect(log.take() == ["A", "B", "C", "E"])
    button.sendActions(for: .touchUpInside)
    #expect(log.take() == ["B", "C", "E", "D"])
  }

  @Test("removing all in a round ends it")
  func removingAll() {
    button.addAction(for: .touchUpInside) { [log] button in
      log.calls.append("A")
      button.removeAllActions()
      button.addAction(for: .touchUpInside) { _ in log.calls.append("new") }
    }
    _ = add("B")
    button.sendActions(for: .touchUpInside)
    #expect(log.take() == ["A"])
    button.sendActions(for: .touchUpInside)
    #expect(log.take() == ["new"])
  }

  @Test("sending from inside an action is a round of its own, with what was added meanwhile")
  func nested() {
    button.addAction(for: .touchDown) { [log] button in
      log.calls.append("down")
      button.addAction(for: .touchUpInside) { _ in log.calls.append("late") }
      button.sendActions(for: .touchUpInside)
    }
    _ = add("up")
    _ = add("both", for: [.touchDown, .touchUpInside])
    button.sendActions(for: .touchDown)
    #expect(log.take() == ["down", "up", "both", "late", "both"])
  }

  @Test("an action for several events runs once for several, and loses them one by one")
  func masks() {
    _ = add("both", for: [.touchDown, .touchUpInside])
    button.sendActions(for: [.touchDown, .touchUpInside])
    #expect(log.take() == ["both"])
    button.removeAllActions(for: [.touchDown, .touchCancel])
    #expect(button.listenedEvents == .touchUpInside)
    button.sendActions(for: .touchDown)
    #expect(log.take() == [])
    button.sendActions(for: .allEvents)
    #expect(log.take() == ["both"])
    button.removeAllActions(for: .touchUpInside)
    #expect(button.listenedEvents == [])
    _ = add("never", for: [])
    button.sendActions(for: .allEvents)
    #expect(log.take() == [])
  }

  @Test("removing an event in a round is silent at once too")
  func maskInARound() {
    button.addAction(for: .touchDown) { $0.removeAllActions(for: .touchDown) }
    _ = add("both", for: [.touchDown, .touchUpInside])
    button.sendActions(for: .touchDown)
    #expect(log.take() == [])
    button.sendActions(for: .touchUpInside)
    #expect(log.take() == ["both"])
  }

  @Test("what is not enabled sends no touches, and still tells its value")
  func disabled() {
    _ = add("touch", for: .allTouchEvents)
    _ = add("primary", for: .primaryActionTriggered)
    _ = add("value", for: .valueChanged)
    button.isEnabled = false
    button.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    #expect(log.take() == [])
    button.sendActions(for: .allEvents)
    #expect(log.take() == ["value"])
    button.isEnabled = true
    button.sendActions(for: .allEvents)
    #expect(log.take() == ["touch", "primary", "value"])
  }

  @Test("ten thousand rounds in which everything changes")
  func manyRounds() {
    var runs = 0
    var round = 0
    func addNext(to button: Button) {
      var token: ActionToken?
      token = button.addAction(for: .touchUpInside) { button in
        runs += 1
        token.map(button.removeAction)
        addNext(to: button)
      }
    }
    addNext(to: button)
    addNext(to: button)
    _ = add("kept")
    while round < 10_000 {
      round += 1
      button.sendActions(for: .touchUpInside)
    }
    #expect(runs == 20_000)
    #expect(log.take() == Array(repeating: "kept", count: 10_000))
  }

  @Test("the names and bits are UIKit's")
  func bits() {
    let bits: [(ControlEvents, UInt, String)] = [
      (.touchDown, 0x1, "touchDown"), (.touchDownRepeat, 0x2, "touchDownRepeat"),
      (.touchDragInside, 0x4, "touchDragInside"), (.touchDragOutside, 0x8, "touchDragOutside"),
      (.touchDragEnter, 0x10, "touchDragEnter"), (.touchDragExit, 0x20, "touchDragExit"),
      (.touchUpInside, 0x40, "touchUpInside"), (.touchUpOutside, 0x80, "touchUpOutside"),
      (.touchCancel, 0x100, "touchCancel"), (.valueChanged, 0x1000, "valueChanged"),
      (.primaryActionTriggered, 0x2000, "primaryActionTriggered"),
      (.editingDidBegin, 0x1_0000, "editingDidBegin"),
      (.editingChanged, 0x2_0000, "editingChanged"), (.editingDidEnd, 0x4_0000, "editingDidEnd"),
      (.editingDidEndOnExit, 0x8_0000, "editingDidEndOnExit"),
    ]
    for (event, bit, name) in bits {
      #expect(event.rawValue == bit && event.description == "[\(name)]")
      #expect(ControlEvents.allEvents.contains(event))
      #expect(ControlEvents.allTouchEvents.contains(event) == (bit < 0x1000))
      #expect(ControlEvents.allEditingEvents.contains(event) == (bit > 0x8000))
    }
    #expect(ControlEvents.allEvents.description.split(separator: ",").count == bits.count)
  }
}

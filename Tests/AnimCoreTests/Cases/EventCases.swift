import AnimCore
import Testing

@Suite("Cases: events")
struct EventCases {
  private final class Log {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private final class Probe {}

  @Test("EVT-01: several actions of one event all run, in order")
  func several() {
    let (button, log) = (Button(title: "Tap"), Log())
    for name in ["A", "B", "A2"] {
      button.addAction(for: .touchUpInside) { _ in log.lines.append(name) }
    }
    button.sendActions(for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(log.lines == ["A", "B", "A2", "A", "B", "A2"])
  }

  @Test("EVT-04: what is removed is gone, and may be removed again")
  func removed() {
    let (button, log) = (Button(title: "Tap"), Log())
    let a = button.addAction(for: .touchUpInside) { _ in log.lines.append("A") }
    button.addAction(for: .touchUpInside) { _ in log.lines.append("B") }
    button.sendActions(for: .touchUpInside)
    #expect(log.take() == ["A", "B"])
    button.removeAction(a)
    button.removeAction(a)
    button.sendActions(for: .touchUpInside)
    #expect(log.take() == ["B"])
    button.addAction(for: .touchUpInside) { _ in log.lines.append("A") }
    button.sendActions(for: .touchUpInside)
    #expect(log.take() == ["B", "A"])
  }

  @Test("EVT-05: actions that add and remove actions")
  func changing() {
    let (button, log) = (Button(title: "Tap"), Log())
    var tokens: [String: ActionToken] = [:]
    func add(_ name: String, _ also: @escaping () -> Void = {}) {
      tokens[name] = button.addAction(for: .touchUpInside) { _ in
        log.lines.append(name)
        also()
      }
    }
    func remove(_ name: String) {
      if let token = tokens[name] { button.removeAction(token) }
    }
    add("A") { remove("A") }
    add("B")
    add("C") { button.addAction(for: .touchUpInside) { _ in log.lines.append("D") } }
    add("E") { remove("F") }
    add("F")
    button.sendActions(for: .touchUpInside)
    // Removed in the round, F is silent at once; added in it, D waits.
    #expect(log.take() == ["A", "B", "C", "E"])
    button.sendActions(for: .touchUpInside)
    #expect(log.take() == ["B", "C", "E", "D"])
    button.sendActions(for: .touchUpInside)
    #expect(log.take() == ["B", "C", "E", "D", "D"])
  }

  private enum End: CaseIterable { case ran, cancelled, removed, dropped }

  @Test("EVT-06: nothing keeps what an action or a completion held", arguments: End.allCases)
  private func lifetime(end: End) throws {
    weak var probe: Probe?
    var control: Button? = Button(title: "Tap")
    var animator: ButtonAnimator? = try ButtonAnimator(timing: .spring(.snappy)) {
      $0[.scale] = 0.9
    }
    var token: ActionToken?
    do {
      let held = Probe()
      probe = held
      if end == .removed || end == .dropped {
        token = control?.addAction(for: .touchUpInside) { _ in _ = held }
      }
      if end != .removed { animator?.addCompletion { _ in _ = held } }
    }
    #expect(probe != nil)
    animator?.startAnimation()
    animator?.advance(to: 3)
    switch end {
    case .ran: animator?.advance(to: 600)
    case .cancelled: animator?.stopAnimation(true)
    case .removed: if let token { control?.removeAction(token) }
    case .dropped: (control, animator) = (nil, nil)
    }
    #expect(probe == nil)
    _ = (control, animator, token)
  }

  @Test("EVT-06: a description keeps no button, and is refused by another")
  func gone() throws {
    weak var gone: Button?
    var plan: ButtonAnimations?
    do {
      let button = Button(title: "Gone")
      gone = button
      plan = button.animationSnapshot.scaleEffect(ratio: 0.9)
    }
    let (other, left) = (Button(title: "Other"), try #require(plan))
    #expect(gone == nil)
    #expect(throws: SnapshotError.self) { try other.apply(animationSnapshot: left) }
  }

  private final class Listener: TextFieldDelegate {
    let (name, log): (String, Log)
    init(_ name: String, _ log: Log) { (self.name, self.log) = (name, log) }
    func fieldDidBeginEditing(_ field: TextField) { log.lines.append(name) }
  }

  @Test(
    "EVT-07: the library hears it once, and so does the delegate that was set last",
    arguments: [
      ["user"], ["user1", "user2"], ["user", "none"], [],
    ])
  func delegates(set names: [String]) {
    let log = Log()
    let field = TextField(logic: Listener("library", log))
    let users = names.map { Listener($0, log) }
    for user in users { field.delegate = user.name == "none" ? nil : user }
    field.beginEditing()
    let last = names.last.flatMap { $0 == "none" ? nil : $0 }
    #expect(log.lines == ["library"] + (last.map { [$0] } ?? []))
    #expect((field.delegate as? Listener)?.name == last)
    // The field does not keep them, and a loop may let go of what it went through.
    withExtendedLifetime(users) {}
  }

  @Test("EVT-09: the order of filters is the caller's, and a blank is not empty")
  func streams() {
    let (taps, texts) = (Relay<Void>(), Relay<String>())
    let sampled = taps.stream.withLatest(from: texts.stream)
    var (first, second, third): ([String], [String], [String]) = ([], [], [])
    let subscriptions = [
      sampled.filter { !$0.isEmpty }.removeDuplicates().subscribe { first.append($0) },
      sampled.removeDuplicates().filter { !$0.isEmpty }.subscribe { second.append($0) },
      sampled.filter { !$0.isEmpty }.subscribe { third.append($0) },
    ]
    taps.send(())
    #expect(third.isEmpty)
    for text in ["a", "a", "", "a", "b", "b", " "] {
      texts.send(text)
      taps.send(())
    }
    #expect(first == ["a", "b", " "])
    #expect(second == ["a", "a", "b", " "])
    #expect(third == ["a", "a", "a", "b", "b", " "])
    #expect(subscriptions.count == 3)
  }
}

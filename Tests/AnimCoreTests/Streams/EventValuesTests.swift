import AnimCore
import Testing

@Suite("A stream in a loop that waits")
@MainActor
struct EventValuesTests {
  @Test("values that came before the loop asks are kept in order")
  func buffered() async {
    let relay = Relay<Int>()
    var iterator = relay.stream.map { $0 * 2 }.values.makeAsyncIterator()
    (1...3).forEach(relay.send)
    var values: [Int] = []
    while values.count < 3, let value = await iterator.next(isolation: #isolation) {
      values.append(value)
    }
    #expect(values == [2, 4, 6])
  }

  @Test("the loop waits for values to come")
  func waits() async {
    let relay = Relay<Int>()
    var iterator = relay.stream.values.makeAsyncIterator()
    let sender = Task { @MainActor in
      for value in 1...3 {
        relay.send(value)
        await Task.yield()
      }
    }
    var values: [Int] = []
    while values.count < 3, let value = await iterator.next(isolation: #isolation) {
      values.append(value)
    }
    await sender.value
    #expect(values == [1, 2, 3])
  }

  @Test("a loop ends when its control goes away")
  func sourceGone() async {
    func iterator() -> EventValues<String>.Iterator {
      let button = Button(title: "Start")
      let iterator = button.events(.touchUpInside).map { $0.title }.values.makeAsyncIterator()
      button.sendActions(for: .touchUpInside)
      return iterator
    }
    var titles = iterator()
    #expect(await titles.next(isolation: #isolation) == "Start")
    #expect(await titles.next(isolation: #isolation) == nil)
  }

  @Test("a cancelled task's loop ends and lets go of its subscription")
  func cancelled() async {
    let button = Button(title: "Start")
    let heard = Heard<String>()
    let task = Task { @MainActor in
      for await title in button.events(.touchUpInside).map({ $0.title }).values {
        heard.hear(title)
      }
    }
    while button.listenedEvents.isEmpty {
      await Task.yield()
    }
    button.sendActions(for: .touchUpInside)
    while heard.values.isEmpty {
      await Task.yield()
    }
    task.cancel()
    await task.value
    button.sendActions(for: .touchUpInside)
    #expect(heard.values == ["Start"] && button.listenedEvents == [])
  }

  @Test("leaving the loop lets go too")
  func left() async {
    let relay = Relay<Int>()
    weak var probe: Heard<Int>?
    do {
      let heard = Heard<Int>()
      probe = heard
      var iterator = relay.stream.map { value in
        heard.hear(value)
        return value
      }.values.makeAsyncIterator()
      relay.send(1)
      #expect(await iterator.next(isolation: #isolation) == 1)
    }
    relay.send(2)
    #expect(probe == nil)
  }
}

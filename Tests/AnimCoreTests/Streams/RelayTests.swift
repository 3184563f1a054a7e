import AnimCore
import Testing

@Suite("Relays and subscriptions")
struct RelayTests {
  private let relay = Relay<Int>()

  @Test("a value sent meanwhile waits its turn: everybody hears the same order")
  func order() {
    let (first, second) = (Heard<Int>(), Heard<Int>())
    let subscriptions = [
      relay.subscribe { [relay] value in
        first.hear(value)
        if value == 1 {
          relay.send(2)
          relay.send(3)
        }
        if value == 2 {
          relay.send(4)
        }
      },
      relay.subscribe(second.hear),
    ]
    relay.send(1)
    #expect(first.values == [1, 2, 3, 4])
    #expect(second.values == [1, 2, 3, 4])
    withExtendedLifetime(subscriptions) {}
  }

  @Test("sources of their own order get one by way of a relay")
  func throughARelay() {
    let (a, b) = (Relay<Int>(), Relay<Int>())
    let (first, second) = (Heard<Int>(), Heard<Int>())
    let subscriptions = [
      a.stream.merge(with: b.stream).send(to: relay),
      relay.subscribe { value in
        first.hear(value)
        if value < 3 {
          b.send(value + 10)
        }
      },
      relay.subscribe(second.hear),
    ]
    a.send(1)
    a.send(2)
    #expect(first.values == [1, 11, 2, 12] && second.values == first.values)
    withExtendedLifetime(subscriptions) {}
  }

  @Test("cancelled means silent at once; who subscribes hears what is sent from then on")
  func reentrancy() {
    let (heard, late) = (Heard<Int>(), Heard<Int>())
    var second: Subscription?
    var third: Subscription?
    let first = relay.subscribe { [relay] value in
      guard value == 1 else { return }
      relay.send(2)
      second?.cancel()
      third = relay.subscribe(late.hear)
      relay.send(3)
    }
    second = relay.subscribe(heard.hear)
    relay.send(1)
    #expect(heard.values == [] && late.values == [3])
    withExtendedLifetime((first, third)) {}
  }

  @Test("a subscription lives as long as it is kept, a bag's as long as the bag")
  func bags() {
    let heard = Heard<Int>()
    do {
      let bag = SubscriptionBag()
      relay.subscribe(heard.hear).store(in: bag)
      relay.subscribe { heard.hear(-$0) }.store(in: bag)
      relay.send(1)
    }
    relay.send(2)
    let bag = SubscriptionBag()
    bag.insert(relay.subscribe(heard.hear))
    relay.send(3)
    bag.cancelAll()
    relay.send(4)
    _ = relay.subscribe(heard.hear)
    relay.send(5)
    #expect(heard.values == [1, -1, 3])
  }

  @Test("the bag's owner goes away, and so does what its subscriptions hold")
  func owners() {
    final class Owner {
      let bag = SubscriptionBag()
      var sum = 0
      init(_ relay: Relay<Int>, _ probe: Heard<Int>) {
        relay.stream.subscribe(with: self) { $0.sum += $1 }.store(in: bag)
        relay.subscribe(probe.hear).store(in: bag)
      }
    }
    weak var owner: Owner?
    weak var probe: Heard<Int>?
    do {
      let (newOwner, newProbe) = (Owner(relay, Heard()), Heard<Int>())
      owner = newOwner
      probe = newProbe
      relay.subscribe(newProbe.hear).store(in: newOwner.bag)
      relay.send(2)
      #expect(owner?.sum == 2 && probe?.values == [2])
    }
    #expect(owner == nil && probe == nil)
  }

  @Test("a source that goes away takes the closures along, subscriptions or not")
  func sourceDropped() {
    weak var relay: Relay<Int>?
    weak var field: TextField?
    weak var probe: Heard<String>?
    var subscriptions: [Subscription] = []
    do {
      let (newRelay, newField, newProbe) = (Relay<Int>(), TextField(), Heard<String>())
      (relay, field, probe) = (newRelay, newField, newProbe)
      subscriptions = [
        newRelay.stream.withLatest(from: newField.texts).removeDuplicates()
          .subscribe(newProbe.hear),
        newField.events(.editingDidEnd).map { $0.text }.subscribe(newProbe.hear),
        newField.events(.editingDidEndOnExit).endEditing(of: newField),
      ]
      newRelay.send(1)
      #expect(newProbe.values == [""])
    }
    #expect(relay == nil && field == nil && probe == nil)
    subscriptions.forEach { $0.cancel() }
  }

  @Test("a bag may go away in the middle of a delivery, and what goes with it may come back")
  func droppedInADelivery() {
    final class Goodbye {
      let end: () -> Void
      init(_ end: @escaping () -> Void) { self.end = end }
      deinit { end() }
      func hold() {}
    }
    let (inBag, last) = (Heard<Int>(), Heard<Int>())
    var bag: SubscriptionBag?
    let first = relay.subscribe { _ in bag = nil }
    do {
      let (newBag, goodbye) = (SubscriptionBag(), Goodbye { [relay] in relay.send(9) })
      relay.subscribe { value in
        goodbye.hold()
        inBag.hear(value)
      }.store(in: newBag)
      bag = newBag
    }
    let final = relay.subscribe(last.hear)
    relay.send(1)
    #expect(bag == nil && inBag.values == [] && last.values == [1, 9])
    withExtendedLifetime((first, final)) {}
  }

  @Test("ten thousand subscriptions that come and go leave nothing behind")
  func churn() {
    let heard = Heard<Int>()
    let bag = SubscriptionBag()
    let button = Button(title: "Start")
    for round in 0..<10_000 {
      let subscription = relay.subscribe(heard.hear)
      subscription.store(in: bag)
      if round.isMultiple(of: 100) {
        relay.send(round)
      }
      subscription.cancel()
      let taps = button.events(.touchUpInside).subscribe { _ in heard.hear(-1) }
      taps.cancel()
    }
    button.sendActions(for: .touchUpInside)
    relay.send(-1)
    #expect(heard.values == (0..<100).map { $0 * 100 })
    #expect(button.listenedEvents == [])
  }

  @Test("ten thousand values sent from inside a delivery arrive in order")
  func deep() {
    let heard = Heard<Int>()
    let subscriptions = [
      relay.subscribe { [relay] value in
        if value < 10_000 {
          relay.send(value + 1)
        }
      },
      relay.subscribe(heard.hear),
    ]
    relay.send(1)
    #expect(heard.values == Array(1...10_000))
    withExtendedLifetime(subscriptions) {}
  }
}

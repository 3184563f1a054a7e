/// A source of values that code sends by hand. It has no errors and no end.
///
///     let words = Relay<String>()
///     let subscription = words.subscribe { print($0) }
///     words.send("button")
///
/// **Order.** A value sent while another is being delivered waits until everybody has that one, and is
/// then delivered to everybody in its turn: all subscribers see the same values in the same order,
/// whoever sent them and from where. A subscriber gets what is sent after it subscribed, and nothing any
/// more from the moment it is cancelled. Two relays, or two controls, know nothing of each other's
/// order; events of several sources that must come to all in one order are sent to one relay
/// (``EventStream/send(to:)``).
///
/// The relay keeps the subscribers' closures and no subscriber keeps the relay.
public final class Relay<Value> {
  private typealias Delivery = (value: Value, listeners: [Listener<Value>])

  private let listeners = Roll<Listener<Value>>()
  private var waiting: [Delivery] = []
  private var isDelivering = false

  /// Creates a relay that nobody listens to.
  public init() {}

  /// Delivers a value to all who have subscribed, or has it wait behind the one that is being delivered.
  public func send(_ value: Value) {
    waiting.append((value, listeners.members))
    guard !isDelivering else { return }
    isDelivering = true
    while !waiting.isEmpty {
      let deliveries = waiting
      waiting = []
      for (value, listeners) in deliveries {
        for listener in listeners {
          listener.body?(value)
        }
      }
    }
    isDelivering = false
  }

  /// The values sent from now on.
  public var stream: EventStream<Value> {
    EventStream { body in [self.add(body)] }
  }

  /// Runs a closure on every value from now on, until the subscription goes away or is cancelled.
  public func subscribe(_ body: @escaping (Value) -> Void) -> Subscription {
    Subscription([add(body)])
  }

  func add(_ body: @escaping (Value) -> Void) -> any RollMember {
    let listener = Listener(body)
    listeners.add(listener)
    return listener
  }
}

/// A closure that listens to a relay.
private final class Listener<Value>: RollMember {
  private(set) var body: ((Value) -> Void)?

  init(_ body: @escaping (Value) -> Void) {
    self.body = body
  }

  var isRemoved: Bool { body == nil }

  func remove() {
    // What the closure held may come back here while it goes, so it goes after the change.
    withExtendedLifetime(body) { body = nil }
  }
}

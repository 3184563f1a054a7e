/// Values that come one after another, and how they are changed on their way; nothing runs until
/// somebody subscribes.
///
///     let words = Relay<String>()
///     let long = words.stream.filter { $0.count > 3 }.map { $0.uppercased() }.removeDuplicates()
///     let subscription = long.subscribe { print($0) }
///     words.send("button")
///
/// Everything is synchronous: a value reaches every subscriber before the call that sent it returns
/// (``Relay`` tells what happens to one sent meanwhile). No clock and no queue of the system is asked,
/// so values sent in the order of their ticks arrive in that order, the same on every run. A stream has
/// no errors and no end; it stops with its source.
///
/// A stream is a description, and keeps its source alive; a subscription does not.
public struct EventStream<Value> {
  let attach: (_ body: @escaping (Value) -> Void) -> [any RollMember]

  init(attach: @escaping (_ body: @escaping (Value) -> Void) -> [any RollMember]) {
    self.attach = attach
  }

  /// Runs a closure on every value from now on, until the subscription goes away or is cancelled.
  public func subscribe(_ body: @escaping (Value) -> Void) -> Subscription {
    Subscription(attach(body))
  }

  /// Sends every value on to a relay, which keeps one order for all who listen there.
  public func send(to relay: Relay<Value>) -> Subscription {
    subscribe { relay.send($0) }
  }

  /// The values as a closure changes them.
  public func map<Result>(_ transform: @escaping (Value) -> Result) -> EventStream<Result> {
    EventStream<Result> { body in attach { body(transform($0)) } }
  }

  /// The values a closure accepts.
  public func filter(_ isIncluded: @escaping (Value) -> Bool) -> EventStream {
    EventStream { body in
      attach { value in
        if isIncluded(value) {
          body(value)
        }
      }
    }
  }
}

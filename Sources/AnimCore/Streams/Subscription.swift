/// Keeps a closure listening to a stream: for as long as somebody keeps the subscription.
///
///     let subscription = words.stream.subscribe { print($0) }
///     subscription.cancel()
///
/// It holds neither the source nor, once cancelled or once the source has gone, anything the closure
/// captured.
public final class Subscription {
  private var listeners: [any RollMember]

  init(_ listeners: [any RollMember]) {
    self.listeners = listeners
  }

  deinit {
    cancel()
  }

  /// Stops listening, at once, even while a value is being delivered. A second time changes nothing.
  public func cancel() {
    let stopped = listeners
    listeners = []
    for listener in stopped {
      listener.remove()
    }
  }

  /// Hands the subscription to a bag, which keeps it.
  public func store(in bag: SubscriptionBag) {
    bag.insert(self)
  }
}

extension Subscription: RollMember {
  var isRemoved: Bool { listeners.allSatisfy { $0.isRemoved } }

  func remove() {
    cancel()
  }
}

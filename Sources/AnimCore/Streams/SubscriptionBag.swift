/// Keeps subscriptions together: when the bag goes away, all of them are cancelled, in the order they
/// came.
///
///     let bag = SubscriptionBag()
///     words.stream.subscribe { print($0) }.store(in: bag)
///
/// Whoever owns a bag should not be captured strongly by what the bag's subscriptions run:
/// ``EventStream/subscribe(with:_:)`` holds its object weakly.
public final class SubscriptionBag {
  private let subscriptions = Roll<Subscription>()

  /// Creates an empty bag.
  public init() {}

  /// Keeps a subscription.
  public func insert(_ subscription: Subscription) {
    subscriptions.add(subscription)
  }

  /// Cancels all subscriptions and forgets them.
  public func cancelAll() {
    subscriptions.removeAll()
  }
}

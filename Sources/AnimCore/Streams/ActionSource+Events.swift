extension ActionSource where Self: Control {
  /// A control's events as a stream of the control itself: one value for each round that has any of
  /// them.
  ///
  ///     let taps = button.events(.touchUpInside).map { button in button.title }
  ///
  /// Subscriptions take their place among the control's actions, in the order of adding.
  public func events(_ events: ControlEvents) -> EventStream<Self> {
    EventStream { body in [self.addAction(for: events, body).action] }
  }
}

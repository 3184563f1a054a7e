/// What gives a control's actions the control's own type: a ``Slider``'s closure is given a ``Slider``.
///
/// ``Control`` conforms; nothing else has to.
public protocol ActionSource: AnyObject {}

extension ActionSource where Self: Control {
  /// Adds an action for some events, behind those there are already.
  ///
  ///     button.addAction(for: [.touchUpOutside, .touchCancel]) { $0.title = "Start" }
  ///
  /// The control keeps the closure until the action is removed or the control goes away. It is given the
  /// control, so it need not capture it; a closure that captures its own control strongly keeps it alive.
  ///
  /// - Returns: What ``Control/removeAction(_:)`` takes. It may be thrown away: the action stays.
  @discardableResult
  public func addAction(
    for events: ControlEvents, _ body: @escaping (_ control: Self) -> Void
  ) -> ActionToken {
    // The action is in the list of this very control alone, which hands itself over: a `Self`.
    add(ControlAction(events: events) { body(unsafeDowncast($0, to: Self.self)) })
  }
}

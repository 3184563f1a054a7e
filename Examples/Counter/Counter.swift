import AnimCore

/// A number and two buttons that change it, on ticks.
final class Counter {
  private(set) var count = 0
  let less: Button
  let more: Button
  /// What a key has pressed and nothing has let go yet.
  private var held: [(button: Button, until: Tick)] = []

  init() throws {
    less = try Self.button("-")
    more = try Self.button("+")
    less.addAction(for: .touchUpInside) { [weak self] _ in self?.count -= 1 }
    more.addAction(for: .touchUpInside) { [weak self] _ in self?.count += 1 }
  }

  /// A key goes down. A key in a terminal never comes up, so the button is let go six ticks later, or by
  /// the next press.
  func press(_ button: Button, at tick: Tick) throws {
    if held.contains(where: { $0.button === button }) {
      try button.release(at: tick)
      held.removeAll { $0.button === button }
    }
    try button.press(at: tick)
    held.append((button, until: tick.advanced(by: 6)))
  }

  /// Lets go what is due.
  func advance(to tick: Tick) throws {
    for (button, until) in held where until <= tick {
      try button.release(at: max(until, button.now))
    }
    held.removeAll { $0.until <= tick }
  }

  /// Whether nothing moves and nothing is due.
  func isAtRest(at tick: Tick) -> Bool {
    held.isEmpty && less.isAtRest(at: tick) && more.isAtRest(at: tick)
  }

  private static func button(_ title: String) throws -> Button {
    let button = Button(title: title)
    button[.backgroundColor] = try Color(hex: "#3A55E0")
    try button.apply(
      animationSnapshot: button.animationSnapshot
        .scaleEffect(
          ratio: 0.6, on: [.highlighted], style: .hold,
          enter: .spring(try Spring(response: 0.2, dampingRatio: 0.7)),
          exit: .spring(try Spring(response: 0.35, dampingRatio: 0.45))
        )
        .bgEffect(effectColor: .orange, on: [.highlighted]))
    return button
  }
}

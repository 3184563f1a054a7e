extension EventStream {
  /// The values of this stream and of others, each when it comes.
  ///
  /// Where one event brings values from several, they come in the order of the streams here.
  public func merge(with others: EventStream...) -> EventStream {
    EventStream { body in ([self] + others).flatMap { $0.attach(body) } }
  }

  /// At every value of this stream, the latest of another; nothing while the other has brought none.
  ///
  /// The other is subscribed to first: where one event brings values from both, its own counts.
  public func withLatest<Other>(from other: EventStream<Other>) -> EventStream<Other> {
    withLatest(from: other) { $1 }
  }

  /// At every value of this stream, what a closure makes of it and of the latest of another; nothing
  /// while the other has brought none.
  ///
  ///     let taps = button.events(.touchUpInside)
  ///     let titled = taps.withLatest(from: words.stream) { button, word in (button.title, word) }
  public func withLatest<Other, Result>(
    from other: EventStream<Other>, _ combine: @escaping (Value, Other) -> Result
  ) -> EventStream<Result> {
    EventStream<Result> { body in
      let latest = Remembered<Other>()
      let heard = other.attach { latest.value = $0 }
      return heard
        + attach { value in
          if let other = latest.value {
            body(combine(value, other))
          }
        }
    }
  }
}

extension EventStream where Value: Equatable {
  /// The values without those equal to the one just before. Each subscription remembers for itself.
  ///
  /// Where it stands in a chain matters: behind a filter, what the filter dropped does not count as
  /// before.
  public func removeDuplicates() -> EventStream {
    EventStream { body in
      let last = Remembered<Value>()
      return attach { value in
        guard last.value != value else { return }
        // Remembered before it is told: telling may bring the next.
        last.value = value
        body(value)
      }
    }
  }
}

/// What one subscription knows of what has come.
private final class Remembered<Value> {
  var value: Value?
}

// Embedded Swift has no AsyncStream.
#if !hasFeature(Embedded)
  /// A stream's values for a `for await` loop.
  ///
  ///     Task { @MainActor in
  ///       for await word in words.stream.values { print(word) }
  ///     }
  ///
  /// Values that come while the loop is busy wait for it, all of them, in order. The loop subscribes
  /// when it begins, and it ends when the source has gone away or its task is cancelled.
  ///
  /// The sequence and its iterator are not `Sendable`: the loop runs in the isolation of the source. The
  /// values cross from the sending call to the loop, so they have to be `Sendable`; of a control, that
  /// is some value of it, by ``EventStream/map(_:)``.
  public struct EventValues<Value: Sendable>: AsyncSequence {
    let stream: EventStream<Value>

    /// Subscribes.
    public func makeAsyncIterator() -> Iterator {
      Iterator(stream)
    }

    /// One loop's place in the values.
    public struct Iterator: AsyncIteratorProtocol {
      private let subscription: Subscription
      private var values: AsyncStream<Value>.Iterator

      init(_ stream: EventStream<Value>) {
        let (values, continuation) = AsyncStream.makeStream(of: Value.self)
        let end = End(continuation)
        subscription = stream.subscribe { end.continuation.yield($0) }
        self.values = values.makeAsyncIterator()
      }

      /// The next value; nil when there will be none.
      public mutating func next() async -> Value? {
        await values.next()
      }

      /// The next value; nil when there will be none.
      @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Value? {
        await values.next(isolation: actor)
      }
    }

    /// Goes away with the source's last closure, and then tells the loop.
    private final class End {
      let continuation: AsyncStream<Value>.Continuation

      init(_ continuation: AsyncStream<Value>.Continuation) {
        self.continuation = continuation
      }

      deinit {
        continuation.finish()
      }
    }
  }

  extension EventStream where Value: Sendable {
    /// The values from now on as an `AsyncSequence`.
    public var values: EventValues<Value> { EventValues(stream: self) }
  }
#endif

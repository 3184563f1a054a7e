/// One of several targets an effect runs through, and the way there.
///
///     let shake = try animations.effect(
///       .offsetX,
///       keyframes: [
///         Keyframe(to: -8, timing: .curve(.easeOut, duration: 0.06)),
///         Keyframe(to: 8, timing: .curve(.easeInOut, duration: 0.12)),
///         Keyframe(to: 0, timing: .spring(.snappy)),
///       ], on: [.selected])
public struct Keyframe<Value: AnimatableValue>: Hashable, Sendable {
  /// Where it goes, within the property's domain.
  public let target: Value
  /// When the way there begins, in seconds after the effect's beginning, within ``Timing/delays``; nil
  /// for the moment the one before has ended.
  public let start: Double?
  /// The way there; its delay is counted from `start`. Nil for the property's usual way.
  public let timing: Timing?

  /// Creates a keyframe; it is checked with its description.
  public init(to target: Value, at start: Double? = nil, timing: Timing? = nil) {
    self.target = target
    self.start = start
    self.timing = timing
  }
}

extension Effect {
  /// One of several targets, its type left behind.
  public struct Keyframe: Hashable, Sendable {
    /// Where it goes.
    public let target: PropertyValue
    /// When the way there begins, in seconds after the effect's beginning; nil for the moment the one
    /// before has ended.
    public let start: Double?
    /// The way there.
    public let timing: Timing
  }

  /// Whether its way there ever ends.
  package var comesToRest: Bool {
    // What does not end by itself is ended by the next that has a stated start.
    let open = keyframes.lastIndex { $0.start != nil } ?? 0
    return keyframes.isEmpty
      ? enter.kind.comesToRest : keyframes[open...].allSatisfy { $0.timing.kind.comesToRest }
  }

  /// The timings it has.
  package var timings: [Timing] {
    (keyframes.isEmpty ? [enter] : keyframes.map(\.timing)) + [exit]
  }

  /// How late after its beginning something of it can begin that is known beforehand, in seconds.
  package var latestStart: Double {
    max(
      exit.delay,
      keyframes.map { ($0.start ?? 0) + $0.timing.delay }.max() ?? enter.delay)
  }
}

extension ButtonAnimations {
  /// Adds an effect that runs through several targets, one after another.
  ///
  /// When the effect begins to match, it goes to the first target; each further one follows when the one
  /// before has ended, or at its stated time, whatever is still in motion then; as everywhere, velocity is
  /// handed on. Then it stays at the last target, as long as it matches; a pulse lasts until the last way
  /// there has ended. Where something else gets the property before, the targets still to come are left
  /// out; if the effect gets it back later, it goes to the last target by that one's way back.
  ///
  /// One keyframe without a start is the same as ``effect(_:to:on:style:enter:exit:)``.
  ///
  /// - Parameters:
  ///   - property: What changes.
  ///   - keyframes: What it changes to, at least one; stated starts must not go back in time.
  ///   - keys: The states it is for, any of them.
  ///   - style: How long it stays: by default a pulse for scale, a hold for the rest.
  ///   - exit: The way back; by default as the last keyframe's timing where that is given, else the
  ///     property's usual way.
  public func effect<Value>(
    _ property: Property<Value>, keyframes: [Keyframe<Value>],
    on keys: [ButtonState] = Effect.defaultKeys, style: Effect.Style? = nil, exit: Timing? = nil
  ) -> ButtonAnimations {
    adding(
      Effect(
        property.traits,
        keyframes: keyframes.map { ($0.target.erased, $0.start, $0.timing) }, on: keys,
        style: style,
        exit: exit))
  }
}

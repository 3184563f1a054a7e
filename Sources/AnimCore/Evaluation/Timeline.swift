/// What a button looks like at every tick: the compiled form of a description and a script.
///
/// A timeline is a pure value. Any tick can be asked for, and a table of many ticks has the same bits:
/// within a segment of motion, the value n ticks after its start is the closed form at the last
/// multiple of 256, carried on by the exact step of one tick.
///
///     let timeline = try animations.compile(.tap)
///     for tick in timeline.ticks {
///       print(tick, timeline.value(of: .scale, at: tick))
///     }
///
/// The last tick is the first at which every property rests after the last event; past it, everything
/// stays as it is there. A spring rests at
/// the first tick at which the energy √(x² + (v/ω₀)²) of its displacement x is at most ε times the
/// largest |x| it reaches; from then on it shows its target bit for bit.
public struct Timeline: Sendable {
  /// The last row: where everything rests, or where the frame cap cuts what does not.
  public let lastTick: Tick
  /// Whether everything comes to rest before the frame cap.
  public let isSettled: Bool
  /// What each event set in motion, in the order of events.
  public let transitions: [Transition]
  /// What happened, in order.
  public let log: [LogEntry]

  package let animations: ButtonAnimations
  package let tracks: [Track]
  let states: [(tick: Int, state: ButtonState)]
  package let history: MotionHistory

  init(
    animations: ButtonAnimations, tracks: [Track], states: [(tick: Int, state: ButtonState)],
    lastTick: Tick, isSettled: Bool, transitions: [Transition], log: [LogEntry],
    history: MotionHistory
  ) {
    self.animations = animations
    self.tracks = tracks
    columns = tracks.flatMap(\.property.columns)
    self.states = states
    self.lastTick = lastTick
    self.isSettled = isSettled
    self.transitions = transitions
    self.log = log
    self.history = history
  }

  /// All its ticks, from 0 to the last: one for each row of its table.
  public var ticks: ClosedRange<Tick> { .zero...lastTick }

  /// The tick everything comes to rest, once and for all; nil where the frame cap cuts it.
  public var settledAt: Tick? { isSettled ? lastTick : nil }

  /// The properties some effect animates, in the order of columns.
  public var properties: [PropertyTraits] { tracks.map(\.property) }

  /// The columns of its tables.
  public let columns: [FrameColumn]
}

// MARK: One tick

extension Timeline {
  /// The state at a tick, after that tick's events. Before tick 0 it is the starting state.
  public func state(at tick: Tick) -> ButtonState {
    states[stateIndex(at: shown(tick))].state
  }

  /// What a property shows at a tick: clamped to its domain; the resting value where no effect
  /// animates it.
  public func value<Value>(of property: Property<Value>, at tick: Tick) -> Value {
    guard let track = track(of: property.traits) else { return restingValue(of: property) }
    return property.value(published: track.published(at: shown(tick)))
  }

  /// What a property is on its way to at a tick, or rests at.
  public func target<Value>(of property: Property<Value>, at tick: Tick) -> Value {
    guard let track = track(of: property.traits) else { return restingValue(of: property) }
    return property.value(published: track.destination(at: shown(tick)).published)
  }

  /// A number's motion at a tick, free of its domain, after that tick's events.
  public func motion(of property: Property<Double>, at tick: Tick) -> Motion {
    guard let track = track(of: property.traits) else {
      return Motion(value: restingValue(of: property), velocity: 0)
    }
    return track.motion(at: shown(tick))
  }

  /// The row a tick has; past the last, the last.
  private func shown(_ tick: Tick) -> Int { min(tick, lastTick).index }

  private func track(of property: PropertyTraits) -> Track? {
    tracks.first { $0.property == property }
  }

  private func restingValue<Value>(of property: Property<Value>) -> Value {
    property.typed(animations.restingValue(of: property.traits))
  }

  func stateIndex(at tick: Int) -> Int { Self.stateIndex(in: states, at: tick) }

  /// The place of the state at a tick among all there were, in order of their ticks; the first before
  /// them.
  static func stateIndex(in states: [(tick: Int, state: ButtonState)], at tick: Int) -> Int {
    var low = 1
    var high = states.count
    while low < high {
      let middle = low + (high - low) / 2
      if states[middle].tick <= tick { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }
}

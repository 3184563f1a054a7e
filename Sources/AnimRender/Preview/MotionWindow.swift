import AnimCore

/// The part of a timeline from one of its ticks on, with its own tick 0 there.
///
/// A motion that goes on for minutes is shown from where it last began.
package struct MotionWindow: Sendable {
  /// The whole of which it is a part.
  package let timeline: Timeline
  private let first: Int
  /// The last tick there is something to show of.
  package let lastTick: Tick
  private let touches: TouchTrace

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - first: The timeline's tick that is the window's tick 0.
  ///   - length: The fewest ticks it shows, also where the timeline has come to rest before.
  package init(_ timeline: Timeline, from first: Tick = .zero, length: Int = 0) {
    self.timeline = timeline
    touches = TouchTrace(timeline.log)
    self.first = min(max(first.index, 0), max(timeline.lastTick.index, 0))
    lastTick = Tick(max(timeline.lastTick.index - self.first, length, 0))
  }

  /// The properties that are animated.
  package var properties: [PropertyTraits] { timeline.properties }
  /// Whether all has come to rest on the last tick.
  package var isSettled: Bool { timeline.isSettled }

  /// The state at a tick.
  package func state(at tick: Tick) -> ButtonState { timeline.state(at: place(tick)) }

  /// Where the touch is at a tick; nil where there is none.
  package func touch(at tick: Tick) -> TouchPlace? { touches.place(at: place(tick)) }

  /// A property's value at a tick.
  package func value<Value>(of property: Property<Value>, at tick: Tick) -> Value {
    timeline.value(of: property, at: place(tick))
  }

  /// The rows of some ticks; their own ticks count from the window's.
  package func table(of ticks: ClosedRange<Tick>) -> FrameTable {
    let table = timeline.table(of: place(ticks.lowerBound)...place(ticks.upperBound))
    return FrameTable(
      columns: table.columns, firstTick: ticks.lowerBound, states: table.states,
      values: table.values)
  }

  /// Where a property is heading, as the numbers of its columns.
  package func targets(of property: PropertyTraits, at tick: Tick) -> [Double] {
    if let number = Self.numbers.first(where: { $0.traits == property }) {
      return [timeline.target(of: number, at: place(tick))]
    }
    if let color = Self.colors.first(where: { $0.traits == property }) {
      let target = timeline.target(of: color, at: place(tick))
      return [target.red, target.green, target.blue, target.alpha]
    }
    return []
  }

  private func place(_ tick: Tick) -> Tick { Tick(tick.index + first) }

  private static let numbers: [Property<Double>] = [
    .scale, .opacity, .cornerRadius, .borderWidth, .offsetX, .offsetY, .rotation, .shadowRadius,
    .shadowOpacity,
  ]
  private static let colors: [Property<Color>] = [
    .backgroundColor, .foregroundColor, .borderColor,
  ]
}

import AnimCore
import Foundation

/// One way of a property from where it is to a target, as plain arrays of numbers: one for a number,
/// four for a colour.
struct NaiveSegment {
  /// Which event it belongs to, by its place in the log; nil for the rest before tick 0.
  let owner: Int?
  let target: PropertyValue
  let goal: [Double]
  let kind: Timing.Kind
  let start: Int
  let from: [Double]
  let speed: [Double]
  /// What is seen at its start, where it has not moved yet.
  let seen: [Double]
  /// The first tick that shows the target; nil where that is beyond the horizon.
  var end: Int?
  /// The greatest displacement it has, all numbers together.
  var reach = 0.0
  var steps: [(x: [Double], v: [Double])] = []

  /// Rest on a target since ever.
  init(restingOn target: PropertyValue, goal: [Double]) {
    owner = nil
    self.target = target
    self.goal = goal
    kind = .instant
    start = -1
    from = goal
    speed = goal.map { _ in 0 }
    seen = []
    end = -1
  }

  init(
    owner: Int?, target: PropertyValue, goal: [Double], kind: Timing.Kind, start: Int,
    from: [Double], inherited: [Double], seen: [Double], epsilon: Double, horizon: Int
  ) {
    self.seen = seen
    self.owner = owner
    self.target = target
    self.goal = goal
    self.kind = kind
    self.start = start
    self.from = from
    let push: Double
    switch kind {
    case .spring(_, let initialVelocity), .swiftUISpring(_, let initialVelocity):
      push = initialVelocity
    case .uikitSpring(let spring): push = spring.initialVelocity
    case .curve, .instant: push = 0
    }
    speed = from.indices.map { inherited[$0] + push * (goal[$0] - from[$0]) }
    findEnd(epsilon: epsilon, horizon: horizon)
  }

  /// How fast it is, in radians per second.
  var frequency: Double {
    switch kind {
    case .spring(let spring, _): spring.angularFrequency
    case .uikitSpring(let uikit): uikit.spring.angularFrequency
    case .swiftUISpring(let swiftUI, _): 2 * Double.pi / max(swiftUI.response, 0.03)
    case .curve(_, let duration): 1e3 / duration
    case .instant: .infinity
    }
  }

  /// About the greatest speed it has.
  var fastest: Double { frequency.isFinite ? reach * frequency : 0 }

  /// Whether it begins at progress 0: a staircase may jump at its very start.
  var startsWhereItComesFrom: Bool {
    if case .curve(let curve, _) = kind { return curve.progress(at: 0) == 0 }
    return true
  }

  /// Where the numbers are at a tick and how fast they go.
  func motion(at tick: Int) -> (values: [Double], velocities: [Double]) {
    if let end, tick >= end { return (goal, goal.map { _ in 0 }) }
    switch kind {
    case .instant: return (goal, goal.map { _ in 0 })
    case .curve(let curve, let duration):
      let share = Double(tick - start) / 60 / duration
      let progress = curve.progress(at: share)
      let slope = curve.slope(at: share) / duration
      return (
        from.indices.map { from[$0] + (goal[$0] - from[$0]) * progress },
        from.indices.map { (goal[$0] - from[$0]) * slope }
      )
    case .spring(let spring, _):
      let now = oscillation(spring, after: tick)
      return (now.x.indices.map { goal[$0] + now.x[$0] }, now.v)
    case .uikitSpring(let uikit):
      let now = oscillation(uikit.spring, after: tick)
      return (now.x.indices.map { goal[$0] + now.x[$0] }, now.v)
    case .swiftUISpring:
      let now = steps[tick - start]
      return (now.x.indices.map { goal[$0] + now.x[$0] }, now.v)
    }
  }

  func oscillation(_ spring: Spring, after tick: Int) -> (x: [Double], v: [Double]) {
    let carried = spring.propagator(after: Double(tick - start) / 60)
    let pairs = from.indices.map { carried(x: from[$0] - goal[$0], v: speed[$0]) }
    return (pairs.map(\.x), pairs.map(\.v))
  }
}

import AnimCore
import Foundation

// Where a way ends, looked for tick by tick.

extension NaiveSegment {
  mutating func findEnd(epsilon: Double, horizon: Int) {
    reach = length(from.indices.map { from[$0] - goal[$0] })
    switch kind {
    case .instant: end = start
    case .curve(_, let duration): end = start + Self.ticks(covering: duration)
    case .uikitSpring(let uikit):
      end = start + (uikit.duration == 0 ? 0 : Self.ticks(covering: uikit.duration))
      reach = length(
        from.indices.map { greatest(uikit.spring, from[$0] - goal[$0], speed[$0]) })
    case .spring(let spring, _):
      reach = length(from.indices.map { greatest(spring, from[$0] - goal[$0], speed[$0]) })
      for tick in stride(from: start, through: horizon, by: 1) {
        let now = oscillation(spring, after: tick)
        let energy = length(now.x + now.v.map { $0 / spring.angularFrequency })
        if energy <= epsilon * reach {
          end = tick
          break
        }
      }
    case .swiftUISpring(let swiftUI, _):
      step(swiftUI, epsilon: epsilon, horizon: horizon)
    }
  }

  /// SwiftUI's way: 300 steps a second, the first without a force.
  private mutating func step(_ swiftUI: SwiftUISpring, epsilon: Double, horizon: Int) {
    let raw = swiftUI.response > 0 ? pow(2 * Double.pi / swiftUI.response, 2) : 1
    let k = min(raw, 45_000)
    let c = 2 * swiftUI.dampingFraction * k.squareRoot()
    var x = from.indices.map { from[$0] - goal[$0] }
    var v = speed
    var force = x.map { _ in 0.0 }
    var farthest = x.map { abs($0) }
    for tick in stride(from: start, through: horizon, by: 1) {
      steps.append((x, v))
      // What lies between two ticks is not seen and does not count.
      farthest = x.indices.map { max(farthest[$0], abs(x[$0])) }
      reach = length(farthest)
      if length(x + v.map { $0 / k.squareRoot() }) <= epsilon * reach {
        end = tick
        return
      }
      for _ in 0..<5 {
        for i in x.indices {
          let middle = force[i] / 600 + v[i]
          x[i] += middle / 300
          force[i] = -k * x[i] - c * middle
          v[i] = force[i] / 600 + middle
        }
      }
    }
  }

  private func length(_ numbers: [Double]) -> Double {
    numbers.reduce(0) { $0 + $1 * $1 }.squareRoot()
  }

  /// The greatest |x| of a spring's motion: where it starts, or where it first stands still.
  private func greatest(_ spring: Spring, _ x: Double, _ v: Double) -> Double {
    guard v != 0 else { return abs(x) }
    func speed(_ t: Double) -> Double { spring.propagator(after: t)(x: x, v: v).v }
    var late: Double
    if spring.dampingRatio < 1 {
      let zeta = spring.dampingRatio
      late = Double.pi / (spring.angularFrequency * (1 - zeta * zeta).squareRoot())
      if !late.isFinite { late = 1e9 }
    } else {
      late = 1e-9 / spring.angularFrequency
      while speed(late) * v > 0, late < 1e4 / spring.angularFrequency { late *= 2 }
      if speed(late) * v > 0 { return abs(x) }
    }
    var early = 0.0
    for _ in 0..<200 {
      let middle = (early + late) / 2
      if speed(middle) * v > 0 { early = middle } else { late = middle }
    }
    return max(abs(x), abs(spring.propagator(after: early)(x: x, v: v).x))
  }

  /// The first tick at or after so many seconds, found in integer nanoseconds.
  static func ticks(covering seconds: Double) -> Int {
    let nanoseconds = Int((seconds * 1e9).rounded())
    var tick = nanoseconds * 60 / 1_000_000_000 - 1
    // A tick's own nanoseconds, rounded, reach the end.
    while Int((Double(tick) / 60 * 1e9).rounded()) < nanoseconds { tick += 1 }
    return tick
  }

  /// The nearest tick, ties up, found in integer nanoseconds.
  static func ticks(nearest seconds: Double) -> Int {
    let nanoseconds = Int((seconds * 1e9).rounded())
    return Int((Double(nanoseconds * 60) / 1e9 + 0.5).rounded(.down))
  }
}

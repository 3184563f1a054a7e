import AnimCore
import Foundation

/// How values turn into the numbers that move, and back.
struct NaiveMixing {
  let space: ColorSpace

  func numbers(_ value: PropertyValue) -> [Double] {
    switch value {
    case .number(let number): return [number]
    case .color(let color):
      let mixed = space.mixing(color)
      return [mixed.first, mixed.second, mixed.third, mixed.fourth]
    }
  }

  /// The ends of a way with their hues side by side.
  func aligned(from: [Double], to: [Double]) -> (from: [Double], to: [Double]) {
    guard space == .oklch, from.count == 4 else { return (from, to) }
    func isGrey(_ state: [Double]) -> Bool { abs(state[1]) <= 4e-6 * max(abs(state[3]), 4e-6) }
    var (from, to) = (from, to)
    if isGrey(from), !isGrey(to) {
      from[2] = to[2]
    } else if isGrey(to) {
      to[2] = from[2]
    } else {
      while to[2] - from[2] > Double.pi { to[2] -= 2 * Double.pi }
      while to[2] - from[2] < -Double.pi { to[2] += 2 * Double.pi }
    }
    return (from, to)
  }

  /// What is shown of numbers on their way to a target.
  func published(_ numbers: [Double], target: PropertyValue, domain: ClosedRange<Double>)
    -> [Double]
  {
    switch target {
    case .number:
      return [min(max(numbers[0], domain.lowerBound), domain.upperBound)]
    case .color(let color):
      if numbers[3] <= 0 { return [color.red, color.green, color.blue, 0] }
      let coded = space.gammaCoded(
        mixing: Channels(numbers[0], numbers[1], numbers[2], numbers[3]))
      return [coded.red, coded.green, coded.blue, numbers[3]].map { min(max($0, 0), 1) }
    }
  }

  static func exact(_ value: PropertyValue) -> [Double] {
    switch value {
    case .number(let number): [number]
    case .color(let color): [color.red, color.green, color.blue, color.alpha]
    }
  }
}

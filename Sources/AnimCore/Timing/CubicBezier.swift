/// A cubic Bézier curve from (0, 0) to (1, 1), as CSS and Core Animation state one: progress over the
/// share of the time.
///
///     let curve = try CubicBezier(0.42, 0, 0.58, 1)
///     curve.progress(at: 0.5)  // 0.5
public struct CubicBezier: Hashable, Sendable {
  /// The first control point's share of the time, 0…1.
  public let x1: Double
  /// The first control point's progress.
  public let y1: Double
  /// The second control point's share of the time, 0…1.
  public let x2: Double
  /// The second control point's progress.
  public let y2: Double

  /// How far a control point's progress may lie from 0.
  public static let progresses = -1e6...1e6

  /// Creates a curve from its two control points.
  ///
  /// - Throws: ``TimingError/badPoint(index:x:y:)`` unless x lies within 0…1 and y within
  ///   ``progresses``.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) throws(TimingError) {
    for (index, point) in [(x1, y1), (x2, y2)].enumerated() {
      guard (0...1).contains(point.0), Self.progresses.contains(point.1) else {
        throw .badPoint(index: index, x: point.0, y: point.1)
      }
    }
    self.init(unchecked: x1, y1, x2, y2)
  }

  package init(unchecked x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// The progress at a share of the time; 0 before the start, 1 after the end.
  public func progress(at share: Double) -> Double {
    if share <= 0 { return 0 }
    if share >= 1 { return 1 }
    let s = parameter(at: share)
    return Self.value(y1, y2, s)
  }

  /// The change of progress per share of the time. Where the curve stands upright it has none, and
  /// the answer is 0.
  package func slope(at share: Double) -> Double {
    let s = parameter(at: min(max(share, 0), 1))
    let slope = Self.derivative(y1, y2, s) / Self.derivative(x1, x2, s)
    return slope.isFinite ? slope : 0
  }

  /// The place along the curve that has this share of the time. Time never runs backwards along it,
  /// so bisection finds the place to the last bit, however steep the curve.
  private func parameter(at share: Double) -> Double {
    let place = bisected { Self.value(x1, x2, $0) - share }
    // Where the curve stands upright, the rounding of its shares would hide the place.
    guard Self.derivative(x1, x2, place) < 1e-2 else { return place }
    return bisected { exactExcess(at: $0, over: share) }
  }

  private func bisected(_ excess: (Double) -> Double) -> Double {
    var low = 0.0
    var high = 1.0
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { break }
      if excess(middle) < 0 {
        low = middle
      } else {
        high = middle
      }
    }
    return -excess(low) < excess(high) ? low : high
  }

  /// By how much the share of the time at a place exceeds another, in twice a double's digits.
  private func exactExcess(at s: Double, over share: Double) -> Double {
    let first = Elementary.product(3, x1)
    let second = Elementary.product(3, x2)
    // x = (((1 + a − b)s + b − 2a)s + a)s with a = 3x₁ and b = 3x₂.
    var sum = Wide(1).adding(first, 1).adding(second, -1)
    sum = sum.times(s).adding(second, 1).adding(first, -2)
    sum = sum.times(s).adding(first, 1)
    sum = sum.times(s).adding((share, 0), -1)
    return sum.head + sum.tail
  }

  /// A number as the sum of two doubles.
  private struct Wide {
    var head: Double
    var tail = 0.0

    init(_ head: Double, tail: Double = 0) {
      (self.head, self.tail) = Elementary.sum(head, tail)
    }

    /// With a power of two as the factor, which is exact.
    func adding(_ other: (head: Double, tail: Double), _ factor: Double) -> Wide {
      let sum = Elementary.sum(head, other.head * factor)
      return Wide(sum.head, tail: sum.tail + (tail + other.tail * factor))
    }

    func times(_ factor: Double) -> Wide {
      let product = Elementary.product(head, factor)
      return Wide(product.head, tail: product.tail + tail * factor)
    }
  }

  private static func value(_ first: Double, _ second: Double, _ s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * s * first + 3 * rest * s * s * second + s * s * s
  }

  private static func derivative(_ first: Double, _ second: Double, _ s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * first + 6 * rest * s * (second - first) + 3 * s * s * (1 - second)
  }
}

/// A cubic Bézier curve over a duration, from a start to a target, after a delay.
struct BezierCurve: FitCurve {
  /// The place of each number; the first four are those of ``OscillatorCurve``, the third unused.
  enum Place {
    static let logDuration = 4
    static let x1 = 5
    static let y1 = 6
    static let x2 = 7
    static let y2 = 8
  }

  /// The time delays count from.
  let origin: Double
  /// The greatest delay.
  let latest: Double
  /// How progress may lie beside 0…1.
  private static let progresses = -10.0...10.0
  private static let logDurations =
    Elementary.log(Spring.durations.lowerBound)...Elementary.log(Spring.durations.upperBound)

  let count = 9

  func confine(_ parameters: inout [Double]) {
    typealias Shared = OscillatorCurve.Place
    parameters[Shared.delay] = min(max(parameters[Shared.delay], 0), latest)
    parameters[Place.logDuration] = min(
      max(parameters[Place.logDuration], Self.logDurations.lowerBound),
      Self.logDurations.upperBound)
    for place in [Place.x1, Place.x2] { parameters[place] = min(max(parameters[place], 0), 1) }
    for place in [Place.y1, Place.y2] {
      parameters[place] = min(
        max(parameters[place], Self.progresses.lowerBound), Self.progresses.upperBound)
    }
  }

  func evaluate(
    _ parameters: [Double], at times: [Double], values: inout [Double], slopes: inout [Double]
  ) {
    typealias Shared = OscillatorCurve.Place
    let (start, target) = (parameters[Shared.start], parameters[Shared.target])
    let travel = target - start
    let duration = Elementary.exp(parameters[Place.logDuration])
    let begin = origin + parameters[Shared.delay]
    for index in times.indices {
      let row = index * count
      for place in 0..<count { slopes[row + place] = 0 }
      let share = (times[index] - begin) / duration
      guard share > 0, share < 1 else {
        let place = share > 0 ? Shared.target : Shared.start
        values[index] = parameters[place]
        slopes[row + place] = 1
        continue
      }
      let (x1, x2) = (parameters[Place.x1], parameters[Place.x2])
      let (y1, y2) = (parameters[Place.y1], parameters[Place.y2])
      let s = Self.parameter(x1, x2, at: share)
      let rest = 1 - s
      let (first, second) = (3 * rest * rest * s, 3 * rest * s * s)
      let progress = first * y1 + second * y2 + s * s * s
      // Where the curve stands upright it has no slope; a steep one will do.
      let slope = Self.derivative(y1, y2, s) / max(Self.derivative(x1, x2, s), 1e-3)
      values[index] = start + travel * progress
      slopes[row + Shared.start] = 1 - progress
      slopes[row + Shared.target] = progress
      slopes[row + Shared.delay] = -travel * slope / duration
      slopes[row + Place.logDuration] = -travel * slope * share
      slopes[row + Place.x1] = -travel * slope * first
      slopes[row + Place.x2] = -travel * slope * second
      slopes[row + Place.y1] = travel * first
      slopes[row + Place.y2] = travel * second
    }
  }

  /// The place along the curve that has a share of the time; by Newton's method within bounds.
  private static func parameter(_ x1: Double, _ x2: Double, at share: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var s = share
    for _ in 0..<60 {
      let rest = 1 - s
      let excess = 3 * rest * rest * s * x1 + 3 * rest * s * s * x2 + s * s * s - share
      if excess.magnitude < 1e-15 { break }
      if excess > 0 { high = s } else { low = s }
      let next = s - excess / derivative(x1, x2, s)
      s = next > low && next < high ? next : low + (high - low) / 2
      if high - low < 1e-16 { break }
    }
    return s
  }

  private static func derivative(_ first: Double, _ second: Double, _ s: Double) -> Double {
    let rest = 1 - s
    return 3 * rest * rest * first + 6 * rest * s * (second - first) + 3 * s * s * (1 - second)
  }
}

/// Two springs, the second of which takes over the first one's value and velocity: a press and its
/// release.
struct PressCurve: FitCurve {
  /// The place of each number; the first six are those of ``OscillatorCurve``.
  enum Place {
    /// When the second begins, in seconds from the origin.
    static let release = 6
    static let target = 7
    /// What the second adds to the velocity, in units per second.
    static let push = 8
    static let logFrequency = 9
    static let ratio = 10
  }

  let first: OscillatorCurve

  let count = 11

  func confine(_ parameters: inout [Double]) {
    first.confine(&parameters)
    typealias Shared = OscillatorCurve.Place
    parameters[Place.release] = min(
      max(parameters[Place.release], parameters[Shared.delay] + 1e-9), first.latest + 1e-9)
    var second = Self.second(parameters)
    first.confine(&second)
    parameters[Place.logFrequency] = second[Shared.logFrequency]
    parameters[Place.ratio] = second[Shared.ratio]
  }

  /// The second spring's numbers in the places of one.
  static func second(_ parameters: [Double]) -> [Double] {
    [
      parameters[Place.target], 0, parameters[Place.push], 0, parameters[Place.logFrequency],
      parameters[Place.ratio],
    ]
  }

  func evaluate(
    _ parameters: [Double], at times: [Double], values: inout [Double], slopes: inout [Double]
  ) {
    let handOver = HandOver(parameters, first: first)
    let release = first.origin + parameters[Place.release]
    let split = times.firstIndex { $0 > release } ?? times.count
    evaluateFirst(
      parameters, at: times[..<split], values: &values, slopes: &slopes)
    let spring = OscillatorCurve.spring(Self.second(parameters))
    let target = parameters[Place.target]
    let (x, v) = (handOver.value - target, handOver.velocity)
    for index in split..<times.count {
      let row = index * count
      let m = spring.sensitivity(after: times[index] - release)
      values[index] = target + x * m.u + v * m.s
      for place in 0..<6 {
        slopes[row + place] = handOver.valueBy[place] * m.u + handOver.velocityBy[place] * m.s
      }
      slopes[row + Place.release] =
        handOver.valueByTime * m.u + handOver.velocityByTime * m.s
        - (x * m.uVelocity + v * m.sVelocity)
      slopes[row + Place.target] = 1 - m.u
      slopes[row + Place.push] = m.s
      slopes[row + Place.logFrequency] =
        spring.angularFrequency * (x * m.uByFrequency + v * m.sByFrequency)
      slopes[row + Place.ratio] = x * m.uByRatio + v * m.sByRatio
    }
  }

  private func evaluateFirst(
    _ parameters: [Double], at times: ArraySlice<Double>, values: inout [Double],
    slopes: inout [Double]
  ) {
    let own = Array(parameters.prefix(first.count))
    var firstValues = Array(repeating: 0.0, count: times.count)
    var firstSlopes = Array(repeating: 0.0, count: times.count * first.count)
    first.evaluate(own, at: Array(times), values: &firstValues, slopes: &firstSlopes)
    for index in 0..<times.count {
      values[index] = firstValues[index]
      for place in 0..<count {
        slopes[index * count + place] =
          place < first.count ? firstSlopes[index * first.count + place] : 0
      }
    }
  }
}

/// Where the first spring is, and how fast it goes, when the second takes over; and how both change
/// with the first one's numbers and with the time.
struct HandOver {
  let value: Double
  /// With the second's own push.
  let velocity: Double
  private(set) var valueBy: [Double]
  private(set) var velocityBy: [Double]
  let valueByTime: Double
  let velocityByTime: Double

  init(_ parameters: [Double], first: OscillatorCurve) {
    typealias Place = OscillatorCurve.Place
    let spring = OscillatorCurve.spring(parameters)
    let (w, z) = (spring.angularFrequency, spring.dampingRatio)
    let target = parameters[Place.target]
    let x = parameters[Place.start] - target
    let n = first.relativeVelocity
    let v = parameters[Place.velocity] - n * x
    let m = spring.sensitivity(
      after: max(parameters[PressCurve.Place.release] - parameters[Place.delay], 0))
    value = target + x * m.u + v * m.s
    let own = x * m.uVelocity + v * m.sVelocity
    velocity = own + parameters[PressCurve.Place.push]
    valueByTime = own
    velocityByTime = -w * w * (value - target) - 2 * z * w * own
    let uvByFrequency = -2 * w * m.s - w * w * m.sByFrequency
    let uvByRatio = -w * w * m.sByRatio
    let svByFrequency = m.uByFrequency - 2 * z * m.s - 2 * z * w * m.sByFrequency
    let svByRatio = m.uByRatio - 2 * w * m.s - 2 * z * w * m.sByRatio
    let byStart = m.u - n * m.s
    let rateByStart = m.uVelocity - n * m.sVelocity
    // In the order of the places.
    valueBy = [
      1 - byStart, byStart, m.s, -own, w * (x * m.uByFrequency + v * m.sByFrequency),
      x * m.uByRatio + v * m.sByRatio,
    ]
    velocityBy = [
      -rateByStart, rateByStart, m.sVelocity, -velocityByTime,
      w * (x * uvByFrequency + v * svByFrequency), x * uvByRatio + v * svByRatio,
    ]
  }
}

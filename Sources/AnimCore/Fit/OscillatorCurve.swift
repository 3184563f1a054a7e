/// The closed form of one spring: from a start to a target, with a push, after a delay.
struct OscillatorCurve: FitCurve {
  /// The place of each number.
  enum Place {
    static let target = 0
    static let start = 1
    /// In units per second.
    static let velocity = 2
    /// In seconds from the origin.
    static let delay = 3
    /// ln ω₀, so that a step never leads below 0.
    static let logFrequency = 4
    static let ratio = 5
  }

  /// The time delays count from.
  let origin: Double
  /// A push that goes with the travel, in travels per second, beside the free one.
  var relativeVelocity = 0.0
  /// The greatest delay.
  let latest: Double

  let count = 6

  static let ratios = 0.0...1000.0
  private static let logFrequencies =
    Elementary.log(
      Spring.angularFrequencies.lowerBound)...Elementary.log(
      Spring.angularFrequencies.upperBound)

  func confine(_ parameters: inout [Double]) {
    parameters[Place.delay] = min(max(parameters[Place.delay], 0), latest)
    parameters[Place.ratio] =
      min(max(parameters[Place.ratio], Self.ratios.lowerBound), Self.ratios.upperBound)
    parameters[Place.logFrequency] = min(
      max(parameters[Place.logFrequency], Self.logFrequencies.lowerBound),
      Self.logFrequencies.upperBound)
  }

  static func spring(_ parameters: [Double]) -> Spring {
    let frequency = Elementary.exp(parameters[Place.logFrequency])
    let range = Spring.angularFrequencies
    return Spring(
      uncheckedDampingRatio: parameters[Place.ratio],
      angularFrequency: min(max(frequency, range.lowerBound), range.upperBound))
  }

  func evaluate(
    _ parameters: [Double], at times: [Double], values: inout [Double], slopes: inout [Double]
  ) {
    let spring = Self.spring(parameters)
    let target = parameters[Place.target]
    let x = parameters[Place.start] - target
    let v = parameters[Place.velocity] - relativeVelocity * x
    let start = origin + parameters[Place.delay]
    for index in times.indices {
      let row = index * count
      let t = times[index] - start
      guard t > 0 else {
        values[index] = parameters[Place.start]
        for place in 0..<count { slopes[row + place] = place == Place.start ? 1 : 0 }
        continue
      }
      let m = spring.sensitivity(after: t)
      let byStart = m.u - relativeVelocity * m.s
      values[index] = target + x * m.u + v * m.s
      slopes[row + Place.target] = 1 - byStart
      slopes[row + Place.start] = byStart
      slopes[row + Place.velocity] = m.s
      slopes[row + Place.delay] = -(x * m.uVelocity + v * m.sVelocity)
      slopes[row + Place.logFrequency] =
        spring.angularFrequency * (x * m.uByFrequency + v * m.sByFrequency)
      slopes[row + Place.ratio] = x * m.uByRatio + v * m.sByRatio
    }
  }
}

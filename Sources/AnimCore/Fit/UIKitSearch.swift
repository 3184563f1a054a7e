/// The search for UIKit's numbers: those of the best spring, and then plausible ones near by.
struct UIKitSearch {
  let samples: FitSamples
  let options: FitOptions

  private typealias Place = OscillatorCurve.Place

  /// How finely numbers are looked for, the coarsest first: what people type.
  private static let grids: [(duration: Double, ratio: Double, velocity: Double)] = [
    (20, 20, 2), (20, 20, 10), (100, 20, 10), (100, 100, 10),
  ]

  init(_ search: OscillatorSearch) {
    (samples, options) = (search.samples, search.options)
  }

  func trial(near spring: OscillatorSearch.Found) -> FitTrial? {
    var found = spring
    if found.spring.dampingRatio > 1 {
      let search = OscillatorSearch(samples: samples, options: options, ratio: 1)
      found = search.found ?? found
    }
    let report = OscillatorSearch.Report(found: found, samples: samples, options: options)
    let velocity = report.velocity
    guard let duration = found.spring.uikitDuration(initialVelocity: velocity),
      let near = try? UIKitSpring(
        duration: duration, dampingRatio: found.spring.dampingRatio, initialVelocity: velocity)
    else { return nil }
    var best = Match(near, found: found, samples: samples)
    let bar = FitStatistics.criterion(
      squares: found.minimum.squares, samples: samples.count, free: found.free,
      resolution: samples.resolution)
    var isSnapped = false
    for grid in Self.grids where !isSnapped {
      guard let match = bestMatch(near: near, grid, found) else { continue }
      let criterion = FitStatistics.criterion(
        squares: match.squares, samples: samples.count, free: match.free,
        resolution: samples.resolution)
      if criterion <= bar {
        best = match
        isSnapped = true
      }
    }
    return trial(of: best, isSnapped: isSnapped, found, report)
  }

  private func bestMatch(
    near: UIKitSpring, _ grid: (duration: Double, ratio: Double, velocity: Double),
    _ found: OscillatorSearch.Found
  ) -> Match? {
    var best: Match?
    for duration in Self.neighbours(near.duration, grid.duration) {
      for ratio in Self.neighbours(near.dampingRatio, grid.ratio) where ratio <= 1 {
        for velocity in velocities(near, grid.velocity, found) {
          let spring = try? UIKitSpring(
            duration: duration, dampingRatio: ratio, initialVelocity: velocity)
          guard let spring, spring.duration > 0 else { continue }
          let match = Match(spring, found: found, samples: samples)
          if match.squares < best?.squares ?? .infinity { best = match }
        }
      }
    }
    return best
  }

  /// Multiples of 1/`perOne` about a number; decimals, not sums.
  private static func neighbours(_ value: Double, _ perOne: Double) -> [Double] {
    let middle = (value * perOne).rounded()
    return [middle, middle - 1, middle + 1].filter { $0 > 0 }.map { $0 / perOne }
  }

  private func velocities(
    _ near: UIKitSpring, _ perOne: Double, _ found: OscillatorSearch.Found
  ) -> [Double] {
    if case .fixed(let velocity) = options.velocity { return [velocity] }
    guard found.isFree[Place.velocity] else { return [0] }
    let middle = (near.initialVelocity * perOne).rounded()
    return [middle, middle - 1, middle + 1].map { $0 / perOne }
  }

  private func trial(
    of match: Match, isSnapped: Bool, _ found: OscillatorSearch.Found,
    _ report: OscillatorSearch.Report
  ) -> FitTrial {
    let numbers = match.numbers
    let origin: FitParameter.Origin = isSnapped ? .snapped : .found
    let spring = match.spring
    var parameters: [FitParameter] = report.ends.map { parameter in
      switch parameter.name {
      case .start: parameter.moved(to: numbers[Place.start])
      case .target: parameter.moved(to: numbers[Place.target])
      case .delay: parameter.moved(to: numbers[Place.delay])
      default:
        FitParameter(
          .initialVelocity, spring.initialVelocity, interval: parameter.interval,
          parameter.origin == .found ? origin : parameter.origin)
      }
    }
    parameters += [
      FitParameter(.duration, spring.duration, origin),
      FitParameter(
        .dampingRatio, spring.dampingRatio, interval: report.causes[1].interval, origin),
    ]
    var trial = FitTrial(
      model: .uikit, parameters: parameters,
      segments: [
        FitSegment(
          time: samples.firstTime + numbers[Place.delay], from: numbers[Place.start],
          to: numbers[Place.target], timing: .uikitSpring(spring))
      ], fitted: match.fitted, squares: match.squares, free: found.free)
    trial.warnings = report.warnings.filter { if case .snappedEnd = $0 { false } else { true } }
    if !isSnapped { trial.warnings.append(.noPlausibleNumbers) }
    return trial
  }
}

/// UIKit's numbers beside the samples.
private struct Match {
  let spring: UIKitSpring
  let numbers: [Double]
  let fitted: [Double]
  let squares: Double
  let free: Int

  /// Fits what is left to find: start, target and perhaps the delay.
  init(_ spring: UIKitSpring, found: OscillatorSearch.Found, samples: FitSamples) {
    typealias Place = OscillatorCurve.Place
    var curve = found.curve
    curve.relativeVelocity = spring.initialVelocity
    var isFree = found.isFree
    for place in [Place.velocity, Place.logFrequency, Place.ratio] { isFree[place] = false }
    var start = found.minimum.parameters
    start[Place.velocity] = 0
    start[Place.logFrequency] = Elementary.log(spring.spring.angularFrequency)
    start[Place.ratio] = spring.dampingRatio
    let cut = UIKitCurve(curve: curve, duration: spring.duration)
    let minimum = LevenbergMarquardt(curve: cut, samples: samples, isFree: isFree)
      .minimum(from: start, iterations: 8)
    self.spring = spring
    numbers = minimum.parameters
    squares = minimum.squares
    fitted = cut.values(numbers, at: samples.times)
    free = isFree.count { $0 }
  }
}

/// A spring that shows its target from the end of its duration on.
private struct UIKitCurve: FitCurve {
  let curve: OscillatorCurve
  let duration: Double

  var count: Int { curve.count }

  func confine(_ parameters: inout [Double]) { curve.confine(&parameters) }

  func evaluate(
    _ parameters: [Double], at times: [Double], values: inout [Double], slopes: inout [Double]
  ) {
    curve.evaluate(parameters, at: times, values: &values, slopes: &slopes)
    // Times in a few decimals are off by half the last of them.
    let end = curve.origin + parameters[OscillatorCurve.Place.delay] + duration - 1e-6
    for index in times.indices where times[index] >= end {
      values[index] = parameters[OscillatorCurve.Place.target]
      for place in 0..<count {
        slopes[index * count + place] = place == OscillatorCurve.Place.target ? 1 : 0
      }
    }
  }
}

extension FitParameter {
  /// The same number at another place, as sure as it was.
  func moved(to value: Double) -> FitParameter {
    let shift = value - self.value
    return FitParameter(
      name, value, interval: interval.map { $0.lowerBound + shift...$0.upperBound + shift }, origin)
  }
}

/// The search for one spring.
struct OscillatorSearch {
  let samples: FitSamples
  let options: FitOptions
  /// ζ where it is not looked for.
  var ratio: Double?

  private typealias Place = OscillatorCurve.Place

  /// A spring that was found.
  struct Found: Sendable {
    let curve: OscillatorCurve
    var isFree: [Bool]
    /// The samples that were looked at: all, or those before the end that shows the target.
    let samples: FitSamples
    var minimum: LevenbergMarquardt<OscillatorCurve>.Minimum

    var free: Int { isFree.count { $0 } }
    var spring: Spring { OscillatorCurve.spring(minimum.parameters) }

    func criterion(resolution: Double) -> Double {
      FitStatistics.criterion(
        squares: minimum.squares, samples: samples.count, free: free, resolution: resolution)
    }
  }

  /// The best spring; nil where there are too few samples.
  var found: Found? {
    guard let whole = found(in: samples) else { return nil }
    let values = whole.curve.values(whole.minimum.parameters, at: samples.times)
    guard let before = samples.beforeSnappedEnd(of: values), let cut = found(in: before) else {
      return whole
    }
    return meanSquare(cut) < 0.5 * meanSquare(whole) ? cut : whole
  }

  private func meanSquare(_ found: Found) -> Double {
    found.minimum.squares / Double(found.samples.count)
  }

  // MARK: With and without delay and push

  private func found(in samples: FitSamples) -> Found? {
    var best: Found?
    let resolution = self.samples.resolution
    for (delay, isPushed) in attempts(samples) {
      guard let next = found(in: samples, delay: delay, isPushed: isPushed) else { continue }
      if delay == .free {
        // Nothing flat was seen before the motion, so the delay only bends its beginning.
        let seen = samples.times[1] - samples.firstTime
        if next.minimum.parameters[Place.delay] <= seen { continue }
      }
      let isBetter = best.map {
        next.criterion(resolution: resolution) < $0.criterion(resolution: resolution)
      }
      if isBetter ?? true { best = next }
    }
    return best
  }

  private enum Delay: Hashable {
    case fixed(Double), free
  }

  private func attempts(_ samples: FitSamples) -> [(Delay, isPushed: Bool)] {
    let pushes: [Bool] =
      switch options.velocity {
      case .automatic: [false, true]
      case .free: [true]
      case .fixed: [false]
      }
    if let delay = options.delay { return pushes.map { (.fixed(delay), $0) } }
    var attempts = pushes.map { (Delay.fixed(0), isPushed: $0) }
    if samples.leadIn > 0 {
      attempts.append((.free, isPushed: options.velocity == .free))
    }
    return attempts
  }

  private func found(in samples: FitSamples, delay: Delay, isPushed: Bool) -> Found? {
    var curve = OscillatorCurve(
      origin: samples.firstTime, latest: max(samples.span, options.delay ?? 0))
    if case .fixed(let velocity) = options.velocity { curve.relativeVelocity = velocity }
    var given = [options.target ?? 0, options.start ?? 0, 0, 0, 0, ratio ?? 0]
    var isFree = [options.target == nil, options.start == nil, isPushed, false, true, ratio == nil]
    var delays = [0.0]
    switch delay {
    case .fixed(let delay): delays = [delay]
    case .free:
      isFree[Place.delay] = true
      let seen = samples.times[samples.leadIn] - samples.firstTime
      delays = [seen, 0.7 * seen]
    }
    guard samples.count > isFree.count(where: { $0 }) else { return nil }
    var best: Found?
    let search = LevenbergMarquardt(curve: curve, samples: samples, isFree: isFree)
    for delay in delays {
      given[Place.delay] = delay
      let seeds = OscillatorSeeds(
        curve: curve, samples: samples, given: given, isFree: isFree, ratio: ratio)
      for seed in seeds.best(delays.count > 1 ? 2 : 4) {
        let minimum = search.minimum(from: seed, iterations: 30)
        if minimum.squares < best?.minimum.squares ?? .infinity {
          best = Found(curve: curve, isFree: isFree, samples: samples, minimum: minimum)
        }
      }
    }
    if let found = best {
      best?.minimum = search.minimum(from: found.minimum.parameters)
    }
    return best
  }
}

extension FitSamples {
  /// The last sample of a flat lead-in: of those at the beginning that are within a hundredth of the
  /// extent of the first. 0 where there is none.
  var leadIn: Int {
    let tolerance = 0.01 * extent
    let moving = values.firstIndex { abs($0 - values[0]) > tolerance } ?? 0
    return max(moving - 1, 0)
  }
}

extension FitSamples {
  /// The samples before those at the end that have the very same value, where these seem not to belong
  /// to the motion: the curve misses the first of them by more than it misses the others. Nil where
  /// they do, or hardly any would be left.
  func beforeSnappedEnd(of fitted: [Double]) -> FitSamples? {
    let last = values[count - 1]
    let first = (values.lastIndex { $0 != last } ?? -1) + 1
    guard first >= 8 else { return nil }
    let before = (0..<first).reduce(0.0) {
      $0 + (values[$1] - fitted[$1]) * (values[$1] - fitted[$1])
    }
    let usual = (before / Double(first)).squareRoot()
    let isSnapped = abs(values[first] - fitted[first]) > 3 * usual + resolution
    return isSnapped ? prefix(first) : nil
  }
}

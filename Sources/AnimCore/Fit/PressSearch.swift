/// The search for a press and its release.
struct PressSearch {
  let samples: FitSamples
  let options: FitOptions

  private typealias Shared = OscillatorCurve.Place
  private typealias Place = PressCurve.Place
  private typealias Minimum = LevenbergMarquardt<PressCurve>.Minimum

  /// How many places for the release are looked at, and how many of them in earnest.
  private static let places = 16
  private static let finalists = 3

  private var origin: Double { samples.firstTime }

  /// A press and its release that were found.
  private struct Found {
    var minimum: Minimum
    let curve: PressCurve
    let isFree: [Bool]

    var free: Int { isFree.count { $0 } }
  }

  var trial: FitTrial? {
    guard let whole = best(from: seeds) else { return nil }
    let values = whole.curve.values(whole.minimum.parameters, at: samples.times)
    guard let before = samples.beforeSnappedEnd(of: values),
      let cut = PressSearch(samples: before, options: options)
        .best(from: [whole.minimum.parameters]),
      cut.minimum.squares < 0.1 * whole.minimum.squares
    else { return trial(of: whole, in: samples) }
    return trial(of: cut, in: before)
  }

  private func best(from starts: [[Double]]) -> Found? {
    let pushes: [Bool] =
      options.velocity == .automatic ? [false, true] : [options.velocity == .free]
    var best: (found: Found, criterion: Double)?
    for isPushed in pushes {
      guard let next = found(isPushed: isPushed, from: starts) else { continue }
      let criterion = FitStatistics.criterion(
        squares: next.minimum.squares, samples: samples.count, free: next.free,
        resolution: samples.resolution)
      if criterion < best?.criterion ?? .infinity || best == nil { best = (next, criterion) }
    }
    return best?.found
  }

  private var first: OscillatorCurve {
    var first = OscillatorCurve(origin: origin, latest: max(samples.span, options.delay ?? 0))
    if case .fixed(let velocity) = options.velocity { first.relativeVelocity = velocity }
    return first
  }

  private func found(isPushed: Bool, from starts: [[Double]]) -> Found? {
    let curve = PressCurve(first: first)
    let hasLead = options.delay == nil && samples.leadIn > 0
    var isFree = Array(repeating: true, count: curve.count)
    isFree[Shared.target] = options.target == nil
    isFree[Shared.start] = options.start == nil
    // A flat lead-in tells when the press began; then its push cannot be told.
    isFree[Shared.velocity] = isPushed && !hasLead
    isFree[Shared.delay] = hasLead
    isFree[Place.push] = isPushed
    guard samples.count > isFree.count(where: { $0 }) + 1 else { return nil }
    let search = LevenbergMarquardt(curve: curve, samples: samples, isFree: isFree)
    var best: Minimum?
    for start in starts {
      var start = start
      for place in [Shared.velocity, Place.push] where !isFree[place] { start[place] = 0 }
      let minimum = search.minimum(from: start, iterations: 40)
      if minimum.squares < best?.squares ?? .infinity { best = minimum }
    }
    return best.map {
      Found(minimum: search.minimum(from: $0.parameters), curve: curve, isFree: isFree)
    }
  }

  /// Both springs found apart, for several times of the release; the best ones.
  private var seeds: [[Double]] {
    let first = self.first
    let lead = samples.leadIn
    let delay = options.delay ?? (samples.times[lead] - origin)
    let last = samples.values[samples.count - 1]
    let tolerance = 0.02 * samples.extent
    let calm = samples.values.lastIndex { abs($0 - last) > tolerance } ?? samples.count - 1
    let (low, high) = (lead + 4, min(calm, samples.count - 6))
    guard low < high else { return [] }
    let stride = max((high - low) / Self.places, 1)
    let isPushed =
      if case .fixed = options.velocity { false } else { options.delay != nil || lead == 0 }
    var all: [(numbers: [Double], squares: Double)] = []
    for split in Swift.stride(from: low, through: high, by: stride) {
      let left = samples.slice(0..<split + 1)
      let right = samples.slice(split..<samples.count)
      let given = [options.target ?? 0, options.start ?? 0, 0, delay, 0, 0]
      let leftFree = [
        options.target == nil, options.start == nil, isPushed, false, true, true,
      ]
      guard
        let (press, pressSquares) = seed(left, first, given: given, isFree: leftFree),
        let (back, backSquares) = seed(
          right, OscillatorCurve(origin: right.firstTime, latest: right.span),
          given: [0, 0, 0, 0, 0, 0], isFree: [true, true, true, false, true, true])
      else { continue }
      let release = samples.times[split] - origin
      var numbers = press + [release, back[Shared.target], 0, back[4], back[5]]
      let handOver = HandOver(numbers, first: first)
      numbers[Place.push] = back[Shared.velocity] - handOver.velocity
      all.append((numbers, pressSquares + backSquares))
    }
    return all.sorted { $0.squares < $1.squares }.prefix(Self.finalists).map { $0.numbers }
  }

  private func seed(
    _ part: FitSamples, _ curve: OscillatorCurve, given: [Double], isFree: [Bool]
  ) -> (numbers: [Double], squares: Double)? {
    let seeds = OscillatorSeeds(curve: curve, samples: part, given: given, isFree: isFree)
    guard let start = seeds.best(1).first else { return nil }
    let minimum = LevenbergMarquardt(curve: curve, samples: part, isFree: isFree)
      .minimum(from: start, iterations: 6)
    return (minimum.parameters, minimum.squares)
  }

  private func trial(of found: Found, in part: FitSamples) -> FitTrial {
    let (minimum, curve, isFree) = (found.minimum, found.curve, found.isFree)
    let numbers = minimum.parameters
    let shared = OscillatorSearch.Found(
      curve: curve.first, isFree: isFree, samples: part,
      minimum: .init(
        parameters: numbers, squares: minimum.squares, system: minimum.system))
    let report = OscillatorSearch.Report(found: shared, samples: samples, options: options)
    let spread = report.spread
    let handOver = HandOver(numbers, first: curve.first)
    let travel = numbers[Place.target] - handOver.value
    let range = Spring.initialVelocities
    let push =
      travel == 0 ? 0 : min(max(numbers[Place.push] / travel, range.lowerBound), range.upperBound)
    let spring = OscillatorCurve.spring(PressCurve.second(numbers))
    let growth = spread.margin(Place.logFrequency).map { Elementary.exp(min($0, 600)) }
    let frequency = spring.angularFrequency
    func told(
      _ name: FitParameter.Name, _ value: Double, _ margin: Double?, least: Double = -.infinity,
      _ place: Int
    ) -> FitParameter {
      FitParameter(
        name, value, interval: interval(value, margin: margin, least: least),
        isFree[place] ? .found : .assumed)
    }
    let pushMargin = travel == 0 ? nil : spread.margin([(Place.push, 1 / travel)])
    let release = numbers[Place.release]
    var trial = FitTrial(
      model: .press,
      parameters: report.ends + report.causes + [
        told(.release, origin + release, spread.margin(Place.release), Place.release),
        told(
          .releaseTarget, numbers[Place.target], spread.margin(Place.target), Place.target),
        told(.releaseInitialVelocity, push, pushMargin, Place.push),
        FitParameter(
          .releaseAngularFrequency, frequency,
          interval: growth.map { frequency / $0...frequency * $0 }, .found),
        told(
          .releaseDampingRatio, spring.dampingRatio, spread.margin(Place.ratio), least: 0,
          Place.ratio),
      ],
      segments: [
        report.segment,
        FitSegment(
          time: origin + release, from: handOver.value, to: numbers[Place.target],
          timing: Timing(kind: .spring(spring, initialVelocity: push))),
      ],
      fitted: curve.values(numbers, at: part.times) + samples.values.dropFirst(part.count),
      squares: minimum.squares, free: found.free + report.snaps)
    if report.snaps > 0 { trial.warnings = [.snappedEnd(time: samples.times[part.count])] }
    return trial
  }
}

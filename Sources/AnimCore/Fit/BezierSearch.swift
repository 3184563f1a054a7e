/// The search for a cubic Bézier curve.
struct BezierSearch {
  let samples: FitSamples
  let options: FitOptions

  private typealias Shared = OscillatorCurve.Place
  private typealias Place = BezierCurve.Place

  /// Where the search begins: even, CSS's `ease`, slow starts and ends, and one that overshoots.
  private static let starts: [[Double]] = [
    [0.3, 0.3, 0.7, 0.7], [0.25, 0.1, 0.25, 1], [0.42, 0, 0.9, 0.9], [0.1, 0.1, 0.58, 1],
    [0.42, 0, 0.58, 1], [0.3, 1.2, 0.6, 1],
  ]

  var trial: FitTrial? {
    let curve = BezierCurve(
      origin: samples.firstTime, latest: max(samples.span, options.delay ?? 0))
    let last = samples.values[samples.count - 1]
    let tolerance = 0.003 * samples.extent
    let calm = samples.values.lastIndex { abs($0 - last) > tolerance } ?? 0
    let end = samples.times[min(calm + 1, samples.count - 1)] - samples.firstTime
    var isFree = Array(repeating: true, count: curve.count)
    isFree[Shared.start] = options.start == nil
    isFree[Shared.target] = options.target == nil
    isFree[Shared.velocity] = false
    isFree[Shared.delay] = options.delay == nil && samples.leadIn > 0
    let lead = samples.times[samples.leadIn] - samples.firstTime
    let delay = options.delay ?? (isFree[Shared.delay] ? lead : 0)
    let search = LevenbergMarquardt(curve: curve, samples: samples, isFree: isFree)
    var best: LevenbergMarquardt<BezierCurve>.Minimum?
    for points in Self.starts {
      for part in [1.0, 1.25] {
        let duration = max((end - delay) * part, samples.interval)
        let start =
          [options.target ?? last, options.start ?? samples.values[0], 0, delay]
          + [Elementary.log(duration)] + points
        let minimum = search.minimum(from: start, iterations: 40)
        if minimum.squares < best?.squares ?? .infinity { best = minimum }
      }
    }
    return best.flatMap { trial(of: $0, isFree: isFree) }
  }

  private func trial(
    of minimum: LevenbergMarquardt<BezierCurve>.Minimum, isFree: [Bool]
  ) -> FitTrial? {
    let numbers = minimum.parameters
    let spread = FitSpread(
      system: minimum.system, isFree: isFree, squares: minimum.squares, samples: samples.count,
      resolution: samples.resolution)
    func told(_ name: FitParameter.Name, _ place: Int, isGiven: Bool = false) -> FitParameter {
      FitParameter(
        name, numbers[place], interval: interval(numbers[place], margin: spread.margin(place)),
        isFree[place] ? .found : isGiven ? .given : .assumed)
    }
    let duration = Elementary.exp(numbers[Place.logDuration])
    let growth = spread.margin(Place.logDuration).map { Elementary.exp(min($0, 600)) }
    let points = CubicBezier(
      unchecked: numbers[Place.x1], numbers[Place.y1], numbers[Place.x2], numbers[Place.y2])
    guard let timing = try? Timing.curve(.cubicBezier(points), duration: duration) else {
      return nil
    }
    let curve = BezierCurve(
      origin: samples.firstTime, latest: max(samples.span, options.delay ?? 0))
    return FitTrial(
      model: .cubicBezier,
      parameters: [
        told(.start, Shared.start, isGiven: true), told(.target, Shared.target, isGiven: true),
        told(.delay, Shared.delay, isGiven: options.delay != nil),
        FitParameter(
          .duration, duration, interval: growth.map { duration / $0...duration * $0 }, .found),
        told(.x1, Place.x1), told(.y1, Place.y1), told(.x2, Place.x2), told(.y2, Place.y2),
      ],
      segments: [
        FitSegment(
          time: samples.firstTime + numbers[Shared.delay], from: numbers[Shared.start],
          to: numbers[Shared.target], timing: timing)
      ], fitted: curve.values(numbers, at: samples.times), squares: minimum.squares,
      free: isFree.count { $0 })
  }
}

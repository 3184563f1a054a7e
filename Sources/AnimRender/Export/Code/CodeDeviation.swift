import AnimCore

/// How a platform plays a way from 0 to 1, where it is not as the engine does.
enum CodePlayback: Sendable {
  /// As the engine, to the last bits; what rests may go on for less than ε.
  case closedForm
  /// With a `Float`'s parameters, until its estimate of the end: 0.01 in the property's unit.
  case compose
  /// Until a frame on which it is slow and near enough; nearer where the way is short.
  case motion
  /// By Euler's steps of a millisecond, seventeen a frame, until it is near enough.
  case reactSpring

  /// The largest difference of a way from the engine's own table, in the property's unit, and where.
  ///
  /// - Parameter bezier: What is played instead of the timing; nil where that is stated.
  func deviation(of motion: CodeMotion, by bezier: CubicBezier? = nil) -> ExportDifference {
    let ours = CodeTrack(motion.timing)
    let theirs: [Double]
    if let bezier {
      theirs = ours.curve(bezier)
    } else if let (spring, velocity) = motion.timing.oscillator, motion.travel > 0 {
      theirs = played(spring, velocity, travel: motion.travel, frames: ours.places.count)
    } else {
      theirs = ours.places
    }
    var worst = (distance: 0.0, tick: 0)
    for (tick, place) in ours.places.enumerated() {
      let distance = abs(theirs[tick] - place) * motion.travel
      if distance > worst.distance { worst = (distance, tick) }
    }
    return ExportDifference(
      property: motion.property.column, largest: worst.distance, tick: Tick(worst.tick))
  }

  private func played(
    _ spring: Spring, _ velocity: Double, travel: Double, frames: Int
  ) -> [Double] {
    switch self {
    case .closedForm:
      return (0..<frames).map { Self.place(spring, velocity, $0) }
    case .compose:
      let float = Spring(
        uncheckedDampingRatio: Double(Float(spring.dampingRatio)),
        angularFrequency: Double(Float(spring.stiffness / spring.mass)).squareRoot())
      let end =
        float.composeDuration(displacement: -travel, velocity: velocity * travel) ?? .infinity
      return (0..<frames).map { tick in
        Tick(tick).seconds * 1_000 >= end ? 1 : Self.place(float, velocity, tick)
      }
    case .motion:
      let (nearness, slowness) = travel < 5 ? (0.005, 0.01) : (0.5, 2.0)
      var isOver = false
      return (0..<frames).map { tick in
        let step = spring.propagator(after: Tick(tick).seconds)(x: 1, v: -velocity)
        isOver =
          isOver || abs(step.x * travel) <= nearness && abs(step.v * travel) <= slowness && tick > 0
        return isOver ? 1 : 1 - step.x
      }
    case .reactSpring:
      return Self.eulerSteps(spring, velocity, travel: travel, frames: frames)
    }
  }

  private static func place(_ spring: Spring, _ velocity: Double, _ tick: Int) -> Double {
    1 - spring.propagator(after: Tick(tick).seconds)(x: 1, v: -velocity).x
  }

  /// Source: react-spring's `SpringValue.ts`; its precision is a thousandth of the way, at most 1.
  private static func eulerSteps(
    _ spring: Spring, _ velocity: Double, travel: Double, frames: Int
  ) -> [Double] {
    let precision = min(1, travel / 1_000) / travel
    var place = 0.0
    var speed = velocity / 1_000
    var isOver = false
    return (0..<frames).map { tick in
      guard tick > 0 else { return 0 }
      for _ in 0..<17 where !isOver {
        if abs(speed) <= precision / 10, abs(1 - place) <= precision {
          isOver = true
          break
        }
        let force = spring.stiffness * (1 - place) * 1e-6
        speed += (force - spring.damping * 1e-3 * speed) / spring.mass
        place += speed
      }
      return isOver ? 1 : place
    }
  }
}

/// A timing's way from 0 to 1 as the engine's table has it, without its delay.
struct CodeTrack {
  /// Where it is on each tick, from the first to the first at rest.
  let places: [Double]

  /// The most ticks that are compared: a minute.
  private static let longest = 3_600

  init(_ timing: Timing) {
    var resting = RestingValues()
    resting[.scale] = 0
    let alone = Timing(kind: timing.kind)
    let animations = ButtonAnimations(resting: resting)
      .effect(.scale, to: 1, on: [.highlighted], style: .hold, enter: alone)
    let press = try? InteractionScript([(.press, at: 0)])
    let timeline = press.flatMap {
      try? animations.compile($0, options: CompileOptions(frameCap: Self.longest))
    }
    places = timeline?.table(of: .zero...(timeline?.lastTick ?? .zero)).values ?? [1]
  }

  /// A curve over as long a time.
  func curve(_ bezier: CubicBezier) -> [Double] {
    let last = max(places.count - 1, 1)
    return places.indices.map { bezier.progress(at: Double($0) / Double(last)) }
  }

  /// How long it takes, in seconds.
  var duration: Double { Tick(max(places.count - 1, 0)).seconds }

  /// The cubic Bézier that comes nearest to it, by its largest distance on the ticks.
  ///
  /// Found by steps in all four numbers from several starts, halved when none helps; always the same.
  /// Numbers have three decimals.
  var nearestBezier: CubicBezier {
    let starts = [
      [0.25, 0.1, 0.25, 1], [0.42, 0, 0.58, 1], [0.1, 1.2, 0.3, 1], [0.2, 0.8, 0.2, 1.4],
      [0.3, 1.8, 0.6, 0.8],
    ]
    // Squares lead near without getting stuck; from there the largest distance counts.
    let found = starts.map { start in
      search(from: search(from: start, by: { squares($0) }), by: { distance($0) })
    }
    let best = found.min { distance($0) < distance($1) } ?? starts[0]
    return Self.bezier(best)
  }

  private static func bezier(_ numbers: [Double]) -> CubicBezier {
    CubicBezier(unchecked: numbers[0], numbers[1], numbers[2], numbers[3])
  }

  private func distance(_ numbers: [Double]) -> Double {
    distances(numbers).reduce(0) { max($0, $1) }
  }

  private func squares(_ numbers: [Double]) -> Double {
    distances(numbers).reduce(0) { $0 + $1 * $1 }
  }

  private func distances(_ numbers: [Double]) -> [Double] {
    let curve = Self.bezier(numbers)
    // Sixty places tell one curve from another; a long way has many more ticks.
    let last = max(places.count - 1, 1)
    let stride = max(last / 60, 1)
    return Swift.stride(from: 0, to: places.count, by: stride).map { tick in
      abs(curve.progress(at: Double(tick) / Double(last)) - places[tick])
    }
  }

  /// Hooke and Jeeves' search: steps in each number, and on in the direction that has helped.
  private func search(
    from start: [Double], by measure: ([Double]) -> Double
  ) -> [Double] {
    var best = start
    var least = measure(best)
    var step = 0.2
    while step >= 0.001 {
      var next = best
      var far = least
      explore(&next, &far, by: step, measure)
      guard far < least else {
        step /= 2
        continue
      }
      while far < least {
        let further = zip(best, next).map { $1 + ($1 - $0) }
        (best, least) = (next, far)
        next = further.enumerated().map { Self.rounded($1, at: $0) }
        far = measure(next)
        explore(&next, &far, by: step, measure)
      }
    }
    return best
  }

  private func explore(
    _ numbers: inout [Double], _ least: inout Double, by step: Double,
    _ measure: ([Double]) -> Double
  ) {
    for place in 0..<4 {
      for way in [-step, step] {
        var next = numbers
        next[place] = Self.rounded(next[place] + way, at: place)
        let far = measure(next)
        if far < least { (numbers, least) = (next, far) }
      }
    }
  }

  /// Three decimals; shares of the time stay within it.
  private static func rounded(_ number: Double, at place: Int) -> Double {
    let round = (number * 1_000).rounded() / 1_000
    return place % 2 == 0 ? min(max(round, 0), 1) : round
  }
}

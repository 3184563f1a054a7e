/// Where to begin looking for a spring: a net over frequencies and damping ratios. What is linear,
/// target, start and push, is solved for at each knot, so the net has two dimensions only.
struct OscillatorSeeds {
  let curve: OscillatorCurve
  let samples: FitSamples
  /// All six numbers; those that are looked for say nothing but the delay.
  let given: [Double]
  let isFree: [Bool]
  /// ζ where it is not looked for.
  var ratio: Double?

  private typealias Place = OscillatorCurve.Place

  /// The damping ratios of the net, and by how much frequencies grow from one knot to the next: a
  /// long swing shows its frequency sharply.
  private static let net: [(ratio: Double, growth: Double)] = [
    (0.02, 1.03), (0.06, 1.06), (0.15, 1.12), (0.35, 1.2), (0.6, 1.25), (0.85, 1.3), (1.1, 1.3),
    (1.8, 1.4), (5, 1.6),
  ]

  /// The best knots, the best first.
  func best(_ count: Int) -> [[Double]] {
    let thinned = self.thinned
    let fastest = 2 * Double.pi / max(samples.interval, 1e-9)
    let slowest = min(0.3 / max(samples.span, 1e-9), fastest / 4)
    var knots: [(ratio: Double, frequency: Double, squares: Double, numbers: [Double])] = []
    let net = ratio.map { [($0, 1.1)] } ?? Self.net
    for (ratio, growth) in net {
      var row: [(ratio: Double, frequency: Double, squares: Double, numbers: [Double])] = []
      var frequency = slowest
      // A wave faster than half the samples looks like a slower one.
      let top = ratio < 0.7 ? 0.45 * fastest : fastest
      while frequency < top, row.count < 500 {
        if let (numbers, squares) = solved(frequency: frequency, ratio: ratio, thinned) {
          row.append((ratio, frequency, squares, numbers))
        }
        frequency *= growth
      }
      // Of each row the lowest places only.
      knots += row.indices.filter { index in
        (index == 0 || row[index - 1].squares >= row[index].squares)
          && (index == row.count - 1 || row[index + 1].squares >= row[index].squares)
      }.map { row[$0] }
    }
    return knots.sorted { $0.squares < $1.squares }.prefix(count).map { $0.numbers }
  }

  /// At most 160 samples: all where something happens, else evenly chosen ones of there.
  private var thinned: FitSamples {
    let last = samples.values[samples.count - 1]
    let tolerance = 0.02 * samples.extent
    let calm = samples.values.lastIndex { abs($0 - last) > tolerance } ?? samples.count - 1
    let end = min(samples.count, max(calm + calm / 3 + 8, 12))
    let stride = (end + 159) / 160
    let chosen = Swift.stride(from: 0, to: end, by: stride)
    var times = chosen.map { samples.times[$0] }
    var values = chosen.map { samples.values[$0] }
    // A few of the calm end tell where the target is.
    for place in 1...4 where end < samples.count {
      let index = end + (samples.count - 1 - end) * place / 4
      times.append(samples.times[index])
      values.append(samples.values[index])
    }
    return FitSamples(sortedTimes: times, values: values)
  }

  private func solved(
    frequency: Double, ratio: Double, _ samples: FitSamples
  ) -> (numbers: [Double], squares: Double)? {
    let spring = Spring(uncheckedDampingRatio: ratio, angularFrequency: frequency)
    let start = curve.origin + given[Place.delay]
    // Sums of squares about a middle value lose least.
    let base = samples.values[0]
    func known(_ place: Int, from base: Double) -> Double {
      isFree[place] ? 0 : given[place] - base
    }
    let target = known(Place.target, from: base)
    let origin = known(Place.start, from: base)
    let push = known(Place.velocity, from: 0)
    var walk = Walk(spring: spring)
    var sums = Sums()
    for index in 0..<samples.count {
      let (u, s) = walk.at(max(samples.times[index] - start, 0))
      let byStart = u - curve.relativeVelocity * s
      let rest =
        samples.values[index] - base - (1 - byStart) * target - byStart * origin - s * push
      sums.add(1 - byStart, byStart, s, rest)
    }
    let linear = [Place.target, Place.start, Place.velocity].filter { isFree[$0] }
    let (system, right) = sums.equations(for: linear)
    var squares = sums.squares
    guard let found = system.solution(right, smallestPivot: 1e-10) else { return nil }
    var numbers = given
    for (index, place) in linear.enumerated() {
      numbers[place] = found[index] + (place < 2 ? base : 0)
      squares -= found[index] * right[index]
    }
    numbers[Place.logFrequency] = Elementary.log(frequency)
    numbers[Place.ratio] = ratio
    return (numbers, max(squares, 0))
  }

  /// The sums of least squares for target, start and push; one by one, as there are many of them.
  private struct Sums {
    private var (tt, st, ss, vt, vs, vv) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    private var (t, s, v) = (0.0, 0.0, 0.0)
    private(set) var squares = 0.0

    mutating func add(_ target: Double, _ start: Double, _ push: Double, _ rest: Double) {
      tt += target * target
      st += start * target
      ss += start * start
      vt += push * target
      vs += push * start
      vv += push * push
      t += target * rest
      s += start * rest
      v += push * rest
      squares += rest * rest
    }

    /// Of the places that are looked for.
    func equations(for places: [Int]) -> (SymmetricSystem, right: [Double]) {
      let (rows, sides) = ([[tt, st, vt], [st, ss, vs], [vt, vs, vv]], [t, s, v])
      var system = SymmetricSystem(count: places.count)
      system.matrix = places.flatMap { row in places.map { rows[row][$0] } }
      return (system, places.map { sides[$0] })
    }
  }

  /// A spring's motion at growing times, stepped where the steps are even.
  private struct Walk {
    let spring: Spring
    private var time = 0.0
    private var now = Propagator(xx: 1, xv: 0, vx: 0, vv: 1)
    private var span = 0.0
    private var step = Propagator(xx: 1, xv: 0, vx: 0, vv: 1)

    init(spring: Spring) {
      self.spring = spring
    }

    mutating func at(_ next: Double) -> (u: Double, s: Double) {
      let ahead = next - time
      time = next
      guard ahead > 0 else { return (now.xx, now.xv) }
      // A net needs no more than this; times in six decimals differ by as much.
      if abs(ahead - span) > 1e-3 * span {
        span = ahead
        step = spring.propagator(after: ahead)
      }
      now = Propagator(
        xx: step.xx * now.xx + step.xv * now.vx, xv: step.xx * now.xv + step.xv * now.vv,
        vx: step.vx * now.xx + step.vv * now.vx, vv: step.vx * now.xv + step.vv * now.vv)
      return (now.xx, now.xv)
    }
  }
}

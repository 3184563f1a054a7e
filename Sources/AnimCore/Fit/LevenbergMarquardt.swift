/// Least squares by the method of Levenberg and Marquardt: Gauss's step, damped until it helps.
///
/// Source: J. J. Moré, The Levenberg–Marquardt Algorithm: Implementation and Theory (1978), with
/// Marquardt's scaling of the damping.
struct LevenbergMarquardt<Curve: FitCurve> {
  let curve: Curve
  let samples: FitSamples
  /// Which numbers are looked for; the others stay.
  let isFree: [Bool]

  /// Where a search ended.
  struct Minimum: Sendable {
    var parameters: [Double]
    /// The sum of the squared differences.
    var squares: Double
    /// JᵀJ over the free numbers.
    var system: SymmetricSystem
  }

  /// The search ends where a step gains no more than this share of the squares.
  private static var leastGain: Double { 1e-13 }

  /// Searches from a start. Total: the worst that happens is that it ends where it began.
  func minimum(from start: [Double], iterations: Int = 60) -> Minimum {
    var start = start
    curve.confine(&start)
    var work = Work(curve: curve, samples: samples)
    var (best, right) = state(at: start, &work)
    var damping = 1e-3
    for _ in 0..<iterations {
      guard best.squares > 0, best.squares.isFinite else { break }
      var hasMoved = false
      while damping < 1e12 {
        guard let step = self.step(best.system, right, damping: damping) else {
          damping *= 10
          continue
        }
        // The most that the step can gain; more damping makes it less.
        let promise = 2 * zip(step, right).reduce(0) { $0 + $1.0 * $1.1 }
        if promise <= Self.leastGain * best.squares { break }
        var moved = best.parameters
        for (index, free) in freeIndices.enumerated() { moved[free] += step[index] }
        curve.confine(&moved)
        guard moved.allSatisfy({ $0.isFinite }) else {
          damping *= 10
          continue
        }
        let (next, nextRight) = state(at: moved, &work)
        if next.squares < best.squares {
          let gain = (best.squares - next.squares) / best.squares
          (best, right) = (next, nextRight)
          damping = max(damping / 10, 1e-12)
          hasMoved = gain > Self.leastGain
          break
        }
        damping *= 10
      }
      if !hasMoved { break }
    }
    return best
  }

  private var freeIndices: [Int] { isFree.indices.filter { isFree[$0] } }

  private func step(
    _ system: SymmetricSystem, _ right: [Double], damping: Double
  ) -> [Double]? {
    var damped = system
    for index in 0..<system.count {
      let place = index * system.count + index
      damped.matrix[place] += damping * max(damped.matrix[place], 1e-300)
    }
    return damped.solution(right)
  }

  private func state(
    at parameters: [Double], _ work: inout Work
  ) -> (Minimum, right: [Double]) {
    curve.evaluate(
      parameters, at: samples.times, values: &work.values, slopes: &work.slopes)
    let free = freeIndices
    var system = SymmetricSystem(count: free.count)
    var right = Array(repeating: 0.0, count: free.count)
    var squares = 0.0
    var row = Array(repeating: 0.0, count: free.count)
    for sample in 0..<samples.count {
      let difference = samples.values[sample] - work.values[sample]
      squares += difference * difference
      for i in 0..<free.count {
        row[i] = work.slopes[sample * curve.count + free[i]]
        right[i] += row[i] * difference
        for j in 0...i { system.matrix[i * free.count + j] += row[i] * row[j] }
      }
    }
    if !squares.isFinite { squares = .infinity }
    return (Minimum(parameters: parameters, squares: squares, system: system), right)
  }

  private struct Work {
    var values: [Double]
    var slopes: [Double]

    init(curve: Curve, samples: FitSamples) {
      values = Array(repeating: 0, count: samples.count)
      slopes = Array(repeating: 0, count: samples.count * curve.count)
    }
  }
}

/// The shift and the stretch of time that bring one motion nearest to another, and what is then left.
///
/// The motion now is compared with the one before, seen `shift` frames later and `stretch` times as
/// slowly: after(t) with before((t − shift) / stretch). Both are found by least squares, first on a
/// grid, then by halving steps; between frames the values before lie on a Catmull–Rom spline.
public struct MotionAlignment: Hashable, Sendable {
  /// What accounts for a difference.
  public enum Verdict: String, Hashable, Sendable {
    /// The motion comes later or earlier.
    case shift
    /// The motion is slower or faster.
    case stretch
    /// Both at once.
    case shiftAndStretch
    /// Neither: the motion has another shape.
    case shape
  }

  /// What accounts for the difference: the simplest that leaves no more than ``explained`` of it.
  public let verdict: Verdict
  /// How many frames later the motion comes; below 0 earlier.
  public let shift: Double
  /// How many times as long the motion takes; below 1 it is faster.
  public let stretch: Double
  /// The root of the mean of the squared differences as they are.
  public let difference: Double
  /// The same after the shift and the stretch.
  public let left: Double

  /// What share of a difference may be left where a shift or a stretch is said to account for it.
  public static let explained = 0.05
  /// The stretches that are searched.
  public static let stretches = 0.25...4.0
  /// The shifts that are searched, in frames; never more than the motion is long.
  public static let largestShift = 120

  init(_ before: MotionTable.Column, _ after: MotionTable.Column, allowed: Double) {
    let search = AlignmentSearch(before: before, after: after)
    let found = search.results
    let difference = search.none.left
    let enough = max(allowed, Self.explained * difference)
    let best = found.first { $0.fit.left <= enough } ?? found[found.count - 1]
    verdict = best.fit.left <= enough ? best.verdict : .shape
    shift = best.fit.shift
    stretch = best.fit.stretch
    self.difference = difference
    left = best.fit.left
  }
}

/// The search for the best shift and stretch.
private struct AlignmentSearch {
  struct Fit {
    var shift = 0.0
    var stretch = 1.0
    var left = Double.infinity
  }

  let before: MotionTable.Column
  let after: MotionTable.Column

  /// How many frames a coarse look takes.
  private static let coarse = 96
  private static let fine = 1_024

  private var rows: Int { max(before.values.count, after.values.count) }

  /// As it is.
  var none: Fit { fit(0, 1, samples: Self.fine) }

  /// The best by each way, the simplest first.
  var results: [(verdict: MotionAlignment.Verdict, fit: Fit)] {
    let most = min(rows - 1, MotionAlignment.largestShift)
    let shifts = stride(from: -most, through: most, by: max(most / 40, 1)).map(Double.init)
    let stretches = (-16...16).map { Elementary.exp(Double($0) * 0.0866) }
    let shift = best(shifts: shifts, stretches: [1], steps: (1, 0))
    let stretch = best(shifts: [0], stretches: stretches, steps: (0, 0.05))
    let both = best(shifts: shifts, stretches: stretches, steps: (1, 0.05))
    return [(.shift, shift), (.stretch, stretch), (.shiftAndStretch, both)]
  }

  private func best(
    shifts: [Double], stretches: [Double], steps: (shift: Double, stretch: Double)
  ) -> Fit {
    var best = Fit()
    for stretch in stretches {
      for shift in shifts {
        let next = fit(shift, stretch, samples: Self.coarse)
        if next.left < best.left { best = next }
      }
    }
    return refined(best, steps)
  }

  /// Goes to the best neighbour while there is a better one, then halves the steps.
  private func refined(_ start: Fit, _ steps: (shift: Double, stretch: Double)) -> Fit {
    var best = fit(start.shift, start.stretch, samples: Self.fine)
    var steps = steps
    for _ in 0..<20 {
      for _ in 0..<40 {
        var next = best
        for (x, y) in [(1.0, 0.0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1)] {
          let stretch = best.stretch * (1 + y * steps.stretch)
          guard x * steps.shift != 0 || y * steps.stretch != 0,
            MotionAlignment.stretches.contains(stretch)
          else { continue }
          let other = fit(best.shift + x * steps.shift, stretch, samples: Self.fine)
          if other.left < next.left { next = other }
        }
        guard next.left < best.left else { break }
        best = next
      }
      steps = (steps.shift / 2, steps.stretch / 2)
    }
    // Whole frames are likelier than any others.
    let whole = fit(best.shift.rounded(), best.stretch, samples: Self.fine)
    return abs(best.shift - whole.shift) < 0.02 && whole.left <= best.left * 1.01 + 1e-9
      ? whole : best
  }

  private func fit(_ shift: Double, _ stretch: Double, samples: Int) -> Fit {
    let count = min(rows, samples)
    var squares = 0.0
    for sample in 0..<count {
      let frame = count < rows ? sample * (rows - 1) / max(count - 1, 1) : sample
      let error =
        after.value(at: frame) - before.value(between: (Double(frame) - shift) / stretch)
      squares += error * error
    }
    return Fit(shift: shift, stretch: stretch, left: (squares / Double(count)).squareRoot())
  }
}

extension MotionTable.Column {
  /// The value at a time in frames: on a Catmull–Rom spline through the frames around it.
  fileprivate func value(between time: Double) -> Double {
    guard time > 0 else { return values[0] }
    guard time < Double(values.count - 1) else { return values[values.count - 1] }
    let frame = Int(time)
    let part = time - Double(frame)
    if part == 0 { return values[frame] }
    let (a, b, c, d) = (
      value(at: frame - 1), values[frame], value(at: frame + 1), value(at: frame + 2)
    )
    let slope = (c - a) / 2
    let next = (d - b) / 2
    let cubic = 2 * (b - c) + slope + next
    let square = 3 * (c - b) - 2 * slope - next
    return b + part * (slope + part * (square + part * cubic))
  }
}

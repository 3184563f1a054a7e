/// A row of numbers, one a tick, as cubic pieces: what a smooth curve is drawn by.
///
/// A piece begins and ends on a tick with the number there, and with the slope that the three numbers
/// nearest on its own side have; so a kick, where an event sets in, stays one. In a Bézier curve whose
/// middle points stand at thirds of its time, the number is a cubic of time.
struct CubicPieces: Sendable {
  /// A piece: the ticks it begins and ends on, and the heights of its four points.
  struct Piece: Hashable, Sendable {
    let from: Int
    let to: Int
    var heights: [Double]

    /// The number at a tick within.
    func height(at tick: Double) -> Double {
      let share = to > from ? (tick - Double(from)) / Double(to - from) : 0
      let rest = 1 - share
      return heights[0] * rest * rest * rest + 3 * heights[1] * rest * rest * share
        + 3 * heights[2] * rest * share * share + heights[3] * share * share * share
    }
  }

  /// The pieces, each beginning where the one before ends; none for fewer than two numbers.
  private(set) var pieces: [Piece] = []

  /// A piece covers no more ticks than this, unless nothing moves.
  private static let longest = 240

  /// Covers numbers by pieces, each as long as all ticks are near enough.
  ///
  /// - Parameter reach: How far a tick may be off.
  init(_ numbers: [Double], within reach: Double) {
    var from = 0
    while from < numbers.count - 1 {
      let piece = Self.piece(of: numbers, from: from, within: reach)
      pieces.append(piece)
      from = piece.to
    }
  }

  private static func piece(of numbers: [Double], from: Int, within reach: Double) -> Piece {
    var still = from
    while still + 1 < numbers.count, numbers[still + 1] == numbers[from] { still += 1 }
    if still > from + 1 {
      return Piece(from: from, to: still, heights: Array(repeating: numbers[from], count: 4))
    }
    var found = candidate(numbers, from, from + 1)
    var misses = 0
    for to in from + 2..<max(from + 2, min(from + longest, numbers.count)) {
      let piece = candidate(numbers, from, to)
      let fits = (from...to).allSatisfy {
        (piece.height(at: Double($0)) - numbers[$0]).magnitude <= reach
      }
      if fits { found = piece }
      misses = fits ? 0 : misses + 1
      if misses > 3 { break }
    }
    return found
  }

  private static func candidate(_ numbers: [Double], _ from: Int, _ to: Int) -> Piece {
    let run = Double(to - from)
    let (start, end) = (numbers[from], numbers[to])
    var (first, last) = ((end - start) / run, (end - start) / run)
    if to - from >= 2 {
      first = (4 * numbers[from + 1] - 3 * start - numbers[from + 2]) / 2
      last = (3 * end - 4 * numbers[to - 1] + numbers[to - 2]) / 2
    }
    return Piece(
      from: from, to: to,
      heights: [start, start + first * run / 3, end - last * run / 3, end])
  }
}

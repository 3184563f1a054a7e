/// A few linear equations with a symmetric, positive matrix, as least squares has them.
struct SymmetricSystem {
  /// How many unknowns there are.
  let count: Int
  /// The matrix, row by row; only its lower half is read.
  var matrix: [Double]

  init(count: Int) {
    self.count = count
    matrix = Array(repeating: 0, count: count * count)
  }

  /// The lower factor L of the matrix scaled to ones on its diagonal, and the scales; nil where the
  /// unknowns cannot be told apart.
  private func factor(smallestPivot: Double) -> (lower: [Double], scales: [Double])? {
    var scales: [Double] = []
    for i in 0..<count {
      let diagonal = matrix[i * count + i]
      guard diagonal > 0, diagonal.isFinite else { return nil }
      scales.append(1 / diagonal.squareRoot())
    }
    var lower = Array(repeating: 0.0, count: count * count)
    for i in 0..<count {
      for j in 0...i {
        var sum = matrix[i * count + j] * scales[i] * scales[j]
        for k in 0..<j { sum -= lower[i * count + k] * lower[j * count + k] }
        if i == j {
          guard sum > smallestPivot else { return nil }
          lower[i * count + i] = sum.squareRoot()
        } else {
          lower[i * count + j] = sum / lower[j * count + j]
        }
      }
    }
    return (lower, scales)
  }

  /// The unknowns for a right side; nil where they cannot be told apart.
  func solution(_ right: [Double], smallestPivot: Double = 1e-14) -> [Double]? {
    guard let (lower, scales) = factor(smallestPivot: smallestPivot) else { return nil }
    var x = right
    for i in 0..<count {
      var sum = right[i] * scales[i]
      for k in 0..<i { sum -= lower[i * count + k] * x[k] }
      x[i] = sum / lower[i * count + i]
    }
    for i in (0..<count).reversed() {
      var sum = x[i]
      for k in i + 1..<max(count, i + 1) { sum -= lower[k * count + i] * x[k] }
      x[i] = sum / lower[i * count + i]
    }
    for i in 0..<count { x[i] *= scales[i] }
    return x
  }

  /// The inverse matrix, row by row; nil where the unknowns cannot be told apart.
  var inverse: [Double]? {
    var inverse = Array(repeating: 0.0, count: count * count)
    for column in 0..<count {
      var unit = Array(repeating: 0.0, count: count)
      unit[column] = 1
      guard let solved = solution(unit) else { return nil }
      for row in 0..<count { inverse[row * count + column] = solved[row] }
    }
    return inverse
  }
}

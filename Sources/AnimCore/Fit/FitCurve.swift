/// A family of curves that numbers pick one from.
protocol FitCurve: Sendable {
  /// How many numbers pick a curve.
  var count: Int { get }

  /// The curve's values at times, and how each changes with each number, row by row.
  ///
  /// The arrays have the right size already: as many values as times, `count` times as many slopes.
  func evaluate(
    _ parameters: [Double], at times: [Double], values: inout [Double], slopes: inout [Double])

  /// Moves numbers to where they have a meaning.
  func confine(_ parameters: inout [Double])
}

extension FitCurve {
  /// The curve's values at times.
  func values(_ parameters: [Double], at times: [Double]) -> [Double] {
    var values = Array(repeating: 0.0, count: times.count)
    var slopes = Array(repeating: 0.0, count: times.count * count)
    evaluate(parameters, at: times, values: &values, slopes: &slopes)
    return values
  }
}

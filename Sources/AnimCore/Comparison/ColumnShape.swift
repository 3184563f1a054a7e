/// What a number's motion looks like from afar.
public struct ColumnShape: Hashable, Sendable {
  /// The value in the first row.
  public let first: Double
  /// The value in the last row.
  public let last: Double
  /// The value farthest from the first; the first itself where nothing moves.
  public let farthest: Double
  /// The first frame with another value than the first row; nil where nothing moves.
  public let startFrame: Int?
  /// The first frame from which on the value is the last one.
  public let restFrame: Int
  /// By which share of the travel it goes beyond its end; where it comes back, beyond its beginning
  /// after it was farthest. Nil where nothing moves.
  public let overshoot: Double?
  /// Whether it ends where it began.
  let comesBack: Bool

  /// Looks at a column, or at some frames of one.
  ///
  /// - Parameters:
  ///   - values: The values; at least one.
  ///   - threshold: What counts as no motion.
  init(_ values: some Collection<Double>, threshold: Double) {
    let values = Array(values)
    let first = values[0]
    let last = values[values.count - 1]
    var farthest = (value: first, frame: 0)
    var start: Int?
    var rest = 0
    for (frame, value) in values.enumerated() {
      if abs(value - first) > threshold, start == nil { start = frame }
      if abs(value - last) > threshold { rest = frame + 1 }
      if abs(value - first) > abs(farthest.value - first) { farthest = (value, frame) }
    }
    let reach = farthest.value - first
    let comesBack = abs(last - first) <= max(threshold, abs(reach) * 0.01)
    var beyond = 0.0
    if start != nil {
      // Beyond the end on the way there, or beyond the beginning on the way back.
      let (end, travel) = comesBack ? (first, -reach) : (last, last - first)
      for value in values[(comesBack ? farthest.frame : 0)...] {
        beyond = max(beyond, (value - end) * (travel < 0 ? -1 : 1))
      }
      beyond /= abs(travel)
    }
    self.first = first
    self.last = last
    self.farthest = farthest.value
    startFrame = start
    restFrame = rest
    overshoot = start == nil || !beyond.isFinite ? nil : beyond
    self.comesBack = comesBack
  }

  /// Whether anything moves.
  public var moves: Bool { startFrame != nil }
  /// How far the farthest value is away from the first.
  var reach: Double { abs(farthest - first) }
}

/// How one number's motion differs from what it was.
public struct ColumnDiff: Hashable, Sendable {
  /// A frame, and the values there.
  public struct Place: Hashable, Sendable {
    /// The frame.
    public let frame: Int
    /// The value before.
    public let before: Double
    /// The value now.
    public let after: Double

    /// How far the values are apart.
    public var difference: Double { abs(after - before) }
  }

  /// The column's name.
  public let name: String
  /// What was allowed, in the column's unit: the tolerance, or what comes of printing if that is more.
  public let allowed: Double
  /// The first frame at which more than what is allowed lies between the two; nil where there is none.
  public let firstFrame: Int?
  /// Where the two are farthest apart; of equals the first.
  public let largest: Place
  /// The root of the mean of the squared differences, over all frames of the longer table.
  public let rootMeanSquare: Double
  /// What it looked like.
  public let before: ColumnShape
  /// What it looks like now.
  public let after: ColumnShape
  /// What changed; nothing where nothing differs by more than is allowed.
  public let changes: [MotionChange]
  /// Whether a shift or a stretch of time would undo the difference; nil where nothing differs, where it
  /// is none of time by what ``changes`` says, or where that was not asked for.
  public let alignment: MotionAlignment?

  /// Whether the two count as the same.
  public var isSame: Bool { firstFrame == nil }

  init(
    _ before: MotionTable.Column, _ after: MotionTable.Column, legs: [MotionLeg],
    settled: (Bool?, Bool?), tolerance: Double, rounding: Double, aligns: Bool
  ) {
    let rows = max(before.values.count, after.values.count)
    var first: Int?
    var largest = Place(frame: 0, before: before.value(at: 0), after: after.value(at: 0))
    var squares = 0.0
    let allowed = max(tolerance, rounding)
    for frame in 0..<rows {
      let place = Place(
        frame: frame, before: before.value(at: frame), after: after.value(at: frame))
      // Two doubles a rounding apart may differ by a little more than that.
      let slack =
        rounding > 0 ? 4 * max(place.before.magnitude, place.after.magnitude).ulp : 0
      if first == nil, place.difference > allowed + slack { first = frame }
      if place.difference > largest.difference { largest = place }
      squares += place.difference * place.difference
    }
    let threshold = max(allowed, rounding) * 1.000001
    name = before.name
    self.allowed = allowed
    firstFrame = first
    self.largest = largest
    rootMeanSquare = (squares / Double(rows)).squareRoot()
    self.before = ColumnShape(before.values, threshold: threshold)
    self.after = ColumnShape(after.values, threshold: threshold)
    let reader = ChangeReader(
      before: before, after: after, old: self.before, new: self.after, legs: legs,
      threshold: threshold)
    let changes = first == nil ? [] : reader.changes(settled: settled)
    self.changes = changes
    let isTimely = changes.allSatisfy { change in
      switch change {
      case .goes, .lies, .beginsToMove, .standsStill: false
      default: true
      }
    }
    alignment =
      first == nil || !aligns || !isTimely
      ? nil : MotionAlignment(before, after, allowed: allowed)
  }
}

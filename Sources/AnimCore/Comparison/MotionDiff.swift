/// How a motion differs from what it was: the check behind a committed table that must not drift.
///
///     let golden = try MotionTable(animations.compile(.tap))
///     let changed = try MotionTable(ButtonAnimations().scaleEffect(ratio: 0.9).compile(.tap))
///     let diff = try MotionDiff(from: golden, to: changed)
///     diff.parts[0].columns[0].changes  // it goes twice as far
///
/// Two tables of different length are compared to the end of the longer: what rests goes on resting.
public struct MotionDiff: Hashable, Sendable {
  /// One button's part.
  public struct Part: Hashable, Sendable {
    /// The button's name in a group; nil for a button alone.
    public let button: String?
    /// How many rows there were.
    public let rowsBefore: Int
    /// How many rows there are.
    public let rowsAfter: Int
    /// The columns of both, in the order they are in now.
    public let columns: [ColumnDiff]
    /// The columns that are new.
    public let added: [String]
    /// The columns that are gone.
    public let removed: [String]
    /// The states; nil where they are not known on both sides.
    public let states: StateDiff?

    /// Whether there is no difference.
    public var isSame: Bool {
      added.isEmpty && removed.isEmpty && states?.isSame != false
        && columns.allSatisfy { $0.isSame }
    }
  }

  /// The buttons of both, in the order they are in now.
  public let parts: [Part]
  /// The buttons that are new.
  public let addedButtons: [String]
  /// The buttons that are gone.
  public let removedButtons: [String]

  /// Whether there is no difference.
  public var isSame: Bool {
    addedButtons.isEmpty && removedButtons.isEmpty && parts.allSatisfy { $0.isSame }
  }

  /// Compares the motions of one button.
  ///
  /// - Throws: ``MotionDiffError`` where there is nothing to compare.
  public init(
    from before: MotionTable, to after: MotionTable, tolerance: MotionTolerance = .exact,
    aligns: Bool = false
  ) throws(MotionDiffError) {
    try self.init(from: [before], to: [after], tolerance: tolerance, aligns: aligns)
  }

  /// Compares the motions of some buttons, each with that of the same name.
  ///
  /// - Parameters:
  ///   - before: What the motion was.
  ///   - after: What it is now.
  ///   - tolerance: How far apart numbers may be and count as the same.
  ///   - aligns: Whether to search for the shift and the stretch of time that undo most of each
  ///     difference. That takes some milliseconds a column.
  /// - Throws: ``MotionDiffError`` where there is nothing to compare.
  public init(
    from before: [MotionTable], to after: [MotionTable], tolerance: MotionTolerance = .exact,
    aligns: Bool = false
  ) throws(MotionDiffError) {
    let (was, now) = (before.compactMap { $0.button }, after.compactMap { $0.button })
    let isOne = before.count == 1 && after.count == 1
    if !isOne, was.isEmpty || now.isEmpty {
      throw .groupAgainstButton(names: was.isEmpty ? now : was)
    }
    let pairs = after.compactMap { table -> (before: MotionTable, after: MotionTable)? in
      // A group of one is that one.
      let other = before.first { $0.button == table.button }
      return (isOne && (was.isEmpty || now.isEmpty) ? before.first : other).map { ($0, table) }
    }
    guard !pairs.isEmpty else { throw .noCommonButton(before: was, after: now) }
    var parts: [Part] = []
    for pair in pairs {
      parts.append(try Part(pair.before, pair.after, tolerance: tolerance, aligns: aligns))
    }
    self.parts = parts
    let paired = pairs.count == after.count && pairs.count == before.count
    addedButtons = paired ? [] : now.filter { !was.contains($0) }
    removedButtons = paired ? [] : was.filter { !now.contains($0) }
  }
}

extension MotionDiff.Part {
  init(
    _ before: MotionTable, _ after: MotionTable, tolerance: MotionTolerance, aligns: Bool
  ) throws(MotionDiffError) {
    let (was, now) = (before.columns.map { $0.name }, after.columns.map { $0.name })
    let (known, kept) = (Set(was), Set(now))
    let common = now.filter(known.contains)
    let states = StateDiff(before, after)
    guard !common.isEmpty || states != nil else { throw .noCommonColumn(before: was, after: now) }
    // The same number printed twice alike is the same text; else each print may be off by its half.
    let rounding =
      before.decimals == after.decimals ? 0 : (before.rounding + after.rounding) * 1.000001
    button = after.button ?? before.button
    rowsBefore = before.rowCount
    rowsAfter = after.rowCount
    var columnsBefore: [String: MotionTable.Column] = [:]
    for column in before.columns where columnsBefore[column.name] == nil {
      columnsBefore[column.name] = column
    }
    columns = after.columns.compactMap { new in
      guard let old = columnsBefore[new.name] else { return nil }
      return ColumnDiff(
        old, new, legs: MotionLeg.legs(of: old, new, in: before, after),
        settled: (before.isSettled, after.isSettled),
        tolerance: tolerance.allowed(in: new.name), rounding: rounding, aligns: aligns)
    }
    added = before.isPartial ? [] : now.filter { !known.contains($0) }
    removed = after.isPartial ? [] : was.filter { !kept.contains($0) }
    self.states = states
  }
}

/// Why two motions cannot be compared.
public enum MotionDiffError: Error, Hashable, Sendable {
  /// They have no column in common, nor the states.
  case noCommonColumn(before: [String], after: [String])
  /// They have no button in common.
  case noCommonButton(before: [String], after: [String])
  /// One is a group of buttons, with these names, and the other a button alone.
  case groupAgainstButton(names: [String])
}

import AnimCore
import Testing

@Suite("Motion diffs")
struct MotionDiffTests {
  static let animations = ButtonAnimations(resting: BuiltInExample.resting)
    .bgEffect(effectColor: .blue).scaleEffect(ratio: 0.9)

  private static func table(
    _ values: [Double], states: [ButtonState]? = nil, decimals: Int? = nil
  ) throws -> MotionTable {
    try MotionTable(
      columns: [.init(name: "scale", values: values)], states: states, decimals: decimals)
  }

  private static func column(
    _ before: [Double], _ after: [Double], tolerance: MotionTolerance = .exact,
    aligns: Bool = false
  ) throws -> ColumnDiff {
    let diff = try MotionDiff(
      from: table(before), to: table(after), tolerance: tolerance, aligns: aligns)
    return diff.parts[0].columns[0]
  }

  /// A bump that begins at a frame and takes so many frames.
  private static func bump(at start: Double, lasting width: Double, of height: Double = 1)
    -> [Double]
  {
    (0..<80).map { frame in
      let part = (Double(frame) - start) / width
      return part > 0 && part < 1 ? height * part * part * (1 - part) * (1 - part) * 16 : 0
    }
  }

  @Test("nothing differs from itself, however it is written")
  func same() throws {
    for script in [InteractionScript.tap, try InteractionScript(text: "hover@0ms select@1s")] {
      let table = MotionTable(try Self.animations.compile(script), velocities: true)
      let diff = try MotionDiff(from: table, to: table, aligns: true)
      #expect(diff.isSame)
      #expect(diff.parts[0].columns.allSatisfy { $0.changes.isEmpty && $0.rootMeanSquare == 0 })
      #expect(diff.parts[0].columns.allSatisfy { $0.alignment == nil })
    }
  }

  @Test("what rests goes on resting, so that a longer table of the same motion is the same")
  func rest() throws {
    let column = try Self.column([1, 0.5, 0.7], [1, 0.5, 0.7, 0.7, 0.7])
    #expect(column.isSame)
    let other = try Self.column([1, 0.5], [1, 0.5, 0.5, 0.5, 0.4])
    #expect(other.firstFrame == 4)
    #expect(other.largest.frame == 4 && abs(other.largest.difference - 0.1) < 1e-15)
  }

  @Test("numbers tell where and how much")
  func numbers() throws {
    let column = try Self.column([0, 1, 2, 3], [0, 1, 2.5, 2.75])
    #expect(column.firstFrame == 2)
    #expect(column.largest.frame == 2 && column.largest.difference == 0.5)
    #expect(column.largest.before == 2 && column.largest.after == 2.5)
    #expect(column.rootMeanSquare == ((0.25 + 0.0625) / 4.0).squareRoot())
  }

  @Test(
    "printed numbers may be half a last decimal off, and no more",
    arguments: [(6, 4.9e-7, true), (6, 5.1e-7, false), (2, 0.0049, true), (2, 0.0051, false)])
  func rounding(decimals: Int, off: Double, isSame: Bool) throws {
    let printed = try Self.table([1, 0.5], decimals: decimals)
    let exact = try Self.table([1, 0.5 + off])
    #expect(try MotionDiff(from: printed, to: exact).isSame == isSame)
    #expect(try MotionDiff(from: exact, to: printed).isSame == isSame)
    // Two prints of one number alike are the same text.
    let other = try Self.table([1, 0.5 + off], decimals: decimals)
    #expect(try !MotionDiff(from: printed, to: other).isSame)
  }

  @Test("tolerances are for all columns, or by column, by its name in tables, by property")
  func tolerances() throws {
    let tolerance = try MotionTolerance(
      0.1, for: ["background": 0.2, "background_g": 0.3, "cornerRadius": 2])
    #expect(tolerance.allowed(in: "scale") == 0.1)
    #expect(tolerance.allowed(in: "background_r") == 0.2)
    #expect(tolerance.allowed(in: "background_g") == 0.3)
    #expect(tolerance.allowed(in: "corner_radius") == 2)
    #expect(tolerance.allowed(in: "something else") == 0.1)
    #expect(try Self.column([0, 1], [0, 1.09], tolerance: tolerance).isSame)
    #expect(try !Self.column([0, 1], [0, 1.11], tolerance: tolerance).isSame)
    for wrong in [-1, .nan, .infinity] {
      #expect(throws: MotionToleranceError.self) { try MotionTolerance(wrong) }
      #expect(throws: MotionToleranceError.self) { try MotionTolerance(for: ["scale": wrong]) }
    }
  }

  @Test("changes are told by the fewest words that account for them")
  func changes() throws {
    let bump = Self.bump(at: 5, lasting: 20)
    let changes = { (after: [Double]) in try Self.column(bump, after).changes }
    #expect(try changes(Self.bump(at: 8, lasting: 20)) == [.comes(later: 3)])
    #expect(try changes(Self.bump(at: 4, lasting: 20)) == [.comes(later: -1)])
    #expect(
      try changes(bump.map { $0 * 2 }) == [.goes(timesAsFar: 2, farthest: 2, insteadOf: 1)])
    #expect(
      try changes(bump.map { -$0 }) == [.goes(timesAsFar: -1, farthest: -1, insteadOf: 1)])
    #expect(
      try changes(bump.map { $0 + 0.5 }) == [.lies(higher: 0.5, last: 0.5, insteadOf: 0)])
    #expect(
      try changes(bump.map { _ in 0 }) == [.standsStill(at: 0, insteadOfMovingTo: 1)])
    #expect(
      try Self.column([0, 0], bump).changes == [.beginsToMove(from: 0, to: 1)])
    let wider = try changes(Self.bump(at: 5, lasting: 24))
    #expect(wider == [.rests(later: 4, longer: 4, frame: 29, insteadOf: 25)])
    #expect(
      try Self.column([0, 0.5, 1, 1], [0, 0.5, 1.25, 1.25]).changes
        == [.ends(at: 1.25, insteadOf: 1)])
    #expect(
      try Self.column([0, 0.5, 1, 1], [0, 0.5, 1.25, 1]).changes
        == [
          .overshoots(share: 0.25, insteadOf: 0),
          .rests(later: 1, longer: 1, frame: 3, insteadOf: 2),
        ])
    #expect(
      try Self.column([0, 0.25, 0.5, 1], [0, 0.25, 0.75, 1]).changes == [.runs(ahead: true)])
    #expect(
      try Self.column([0, 0.25, 0.5, 1], [0, 0.25, 0.4, 1]).changes == [.runs(ahead: false)])
  }

  @Test("a motion that only waits for the state has not changed itself")
  func follows() throws {
    let hold = ButtonAnimations().effect(
      .opacity, to: 0.5, on: [.hovered], enter: try .curve(.linear, duration: 0.1))
    let before = MotionTable(try hold.compile(InteractionScript(text: "hover@0ms unhover@500ms")))
    let after = MotionTable(try hold.compile(InteractionScript(text: "hover@0ms unhover@600ms")))
    let diff = try MotionDiff(from: before, to: after)
    #expect(diff.parts[0].columns[0].changes == [.followsTheStates])
    #expect(
      diff.parts[0].states?.changes
        == [.lasts(.hovered, turn: 0, longer: 6, frames: 36, insteadOf: 30)])
  }

  @Test("states tell how long they last, or which there are")
  func states() throws {
    let before = try MotionTable(
      columns: [], states: [.highlighted, .highlighted, .normal, .normal])
    let after = try MotionTable(columns: [], states: [.highlighted, .normal, .normal, .normal])
    let diff = try MotionDiff(from: before, to: after)
    #expect(!diff.isSame)
    #expect(diff.parts[0].states?.firstFrame == 1)
    #expect(
      diff.parts[0].states?.changes
        == [.lasts(.highlighted, turn: 0, longer: -1, frames: 1, insteadOf: 2)])
    let other = try MotionTable(columns: [], states: [.normal, .selected])
    #expect(
      try MotionDiff(from: before, to: other).parts[0].states?.changes
        == [.goes(through: [.normal, .selected], insteadOf: [.highlighted, .normal])])
    #expect(try MotionDiff(from: before, to: before).isSame)
  }

  @Test("alignment tells a shift and a stretch of time from another shape")
  func alignment() throws {
    let bump = Self.bump(at: 10, lasting: 20)
    let align = { (after: [Double]) in
      try #require(try Self.column(bump, after, aligns: true).alignment)
    }
    let later = try align(Self.bump(at: 13, lasting: 20))
    #expect(later.verdict == .shift)
    #expect(later.shift == 3 && later.stretch == 1 && later.left < 1e-12)
    let between = try align(Self.bump(at: 11.5, lasting: 20))
    #expect(between.verdict == .shift)
    #expect(abs(between.shift - 1.5) < 0.01)
    let slower = try align(Self.bump(at: 15, lasting: 30))
    #expect(slower.verdict == .stretch)
    #expect(abs(slower.stretch - 1.5) < 0.005 && slower.shift == 0)
    let both = try align(Self.bump(at: 10, lasting: 30))
    #expect(both.verdict == .shiftAndStretch)
    #expect(abs(both.stretch - 1.5) < 0.01 && abs(both.shift + 5) < 0.1)
    let two = zip(bump, Self.bump(at: 40, lasting: 12)).map { $0 + $1 }
    let shape = try align(two)
    #expect(shape.verdict == .shape)
    #expect(shape.left > shape.difference * MotionAlignment.explained)
    #expect(shape.left <= shape.difference)
  }

  @Test("buttons of a group are compared by their names")
  func groups() throws {
    let timeline = try Self.animations.compile(.tap)
    let slower = try ButtonAnimations(resting: BuiltInExample.resting)
      .bgEffect(effectColor: .blue).scaleEffect(ratio: 0.8).compile(.tap)
    let before = GroupTimeline([("a", timeline), ("b", timeline)]).motionTables()
    let after = GroupTimeline([("b", slower), ("c", timeline)]).motionTables()
    let diff = try MotionDiff(from: before, to: after)
    #expect(diff.parts.map(\.button) == ["b"])
    #expect(diff.addedButtons == ["c"] && diff.removedButtons == ["a"])
    #expect(!diff.parts[0].isSame && !diff.isSame)
    #expect(try MotionDiff(from: before, to: before).isSame)
    let one = MotionTable(timeline)
    #expect(throws: MotionDiffError.groupAgainstButton(names: ["a", "b"])) {
      try MotionDiff(from: before, to: [one])
    }
    #expect(throws: MotionDiffError.noCommonButton(before: ["a", "b"], after: ["c", "d"])) {
      try MotionDiff(
        from: before, to: GroupTimeline([("c", timeline), ("d", timeline)]).motionTables())
    }
    // A group of one is that one.
    #expect(try MotionDiff(from: [before[0]], to: [one]).isSame)
  }

  @Test("columns come and go, unless a table has only some of them")
  func columns() throws {
    let one = try MotionTable(
      columns: [.init(name: "scale", values: [1]), .init(name: "opacity", values: [1])])
    let two = try MotionTable(
      columns: [.init(name: "scale", values: [1]), .init(name: "rotation", values: [1])])
    let part = try MotionDiff(from: one, to: two).parts[0]
    #expect(part.added == ["rotation"] && part.removed == ["opacity"] && !part.isSame)
    let some = try MotionTable(columns: [.init(name: "scale", values: [1])], isPartial: true)
    #expect(try MotionDiff(from: one, to: some).isSame)
    #expect(try MotionDiff(from: some, to: one).isSame)
    let none = try MotionTable(columns: [.init(name: "x", values: [1])])
    #expect(throws: MotionDiffError.noCommonColumn(before: ["scale", "opacity"], after: ["x"])) {
      try MotionDiff(from: one, to: none)
    }
  }

  @Test("tables are whole rectangles of finite numbers")
  func doors() {
    #expect(throws: MotionTableError.noRows) { try MotionTable(columns: []) }
    #expect(throws: MotionTableError.noRows) {
      try MotionTable(columns: [.init(name: "a", values: [])])
    }
    #expect(throws: MotionTableError.duplicateColumn("a")) {
      try MotionTable(columns: [.init(name: "a", values: [1]), .init(name: "a", values: [1])])
    }
    #expect(throws: MotionTableError.otherLength(column: "b", count: 2, expected: 1)) {
      try MotionTable(columns: [.init(name: "a", values: [1]), .init(name: "b", values: [1, 2])])
    }
    #expect(throws: MotionTableError.notFinite(column: "a", row: 1)) {
      try MotionTable(columns: [.init(name: "a", values: [1, .nan])])
    }
  }

  @Test("numbers of any size are compared without a trap", arguments: [1e300, -1e300, 1e-300, 0])
  func extremes(number: Double) throws {
    for values in [[number, 0, -number], [0, number], [number]] {
      for others in [[0, 0, 0], [number, -number, number, 1], [1e308, -1e308]] {
        let column = try Self.column(values, others, aligns: true)
        #expect(column.isSame == (column.firstFrame == nil))
      }
    }
  }
}

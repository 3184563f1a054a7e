import AnimCore
import AnimRender
import Testing

/// Expects a motion to be what a committed table says.
///
/// The tables beside these tests are written by `animctl export`, or by `print(try timeline.csv())`. One
/// that should change is written anew and committed, so that the change is seen in the review.
///
/// - Parameters:
///   - timeline: What the button does now.
///   - golden: The bytes of the table.
///   - tolerance: How far numbers may be apart beyond what comes of printing them.
func expect(
  _ timeline: Timeline, isPinnedBy golden: [UInt8], tolerance: MotionTolerance = .exact,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let pinned = try MotionRecording(golden)
  let diff = try MotionDiff(
    from: pinned.tables, to: [MotionTable(timeline)], tolerance: tolerance)
  for part in diff.parts {
    for change in part.states?.changes ?? [] {
      Issue.record("state: \(change)", sourceLocation: sourceLocation)
    }
    for column in part.columns where !column.isSame {
      Issue.record("\(column.name): \(column.changes)", sourceLocation: sourceLocation)
    }
    let others = part.added + part.removed
    #expect(others.isEmpty, "columns that are new or gone", sourceLocation: sourceLocation)
  }
}

import AnimCore

extension DiffReport {
  /// The report for programs.
  var json: String {
    JSONText.report(
      "diff",
      [
        ("same", .truth(diff.isSame)),
        ("before", side(before)), ("after", side(after)),
        ("addedButtons", .array(diff.addedButtons.map(JSONText.text))),
        ("removedButtons", .array(diff.removedButtons.map(JSONText.text))),
        ("parts", .array(diff.parts.map(part))),
        ("notes", .array(notes.map(JSONText.text))),
      ]
    ).file
  }

  private func side(_ side: DiffSide) -> JSONText {
    .object([
      ("name", .text(side.name)), ("kind", .text(side.isTable ? "table" : "spec")),
      ("frames", .whole(side.rowCount)), ("interpolated", .truth(side.isInterpolated)),
    ])
  }

  private func part(_ part: MotionDiff.Part) -> JSONText {
    .object([
      ("button", part.button.map(JSONText.text) ?? .null),
      ("same", .truth(part.isSame)),
      ("framesBefore", .whole(part.rowsBefore)), ("framesAfter", .whole(part.rowsAfter)),
      ("addedColumns", .array(part.added.map(JSONText.text))),
      ("removedColumns", .array(part.removed.map(JSONText.text))),
      ("state", part.states.map(states) ?? .null),
      ("columns", .array(part.columns.map(column))),
    ])
  }

  private func states(_ states: StateDiff) -> JSONText {
    .object([
      ("same", .truth(states.isSame)),
      ("firstFrame", states.firstFrame.map(JSONText.whole) ?? .null),
      ("sentences", .array(states.changes.map { .text($0.sentence) })),
    ])
  }

  private func column(_ column: ColumnDiff) -> JSONText {
    let most = column.largest
    return .object([
      ("name", .text(column.name)), ("same", .truth(column.isSame)),
      ("allowed", .number(column.allowed)),
      ("firstFrame", column.firstFrame.map(JSONText.whole) ?? .null),
      (
        "largest",
        .object([
          ("frame", .whole(most.frame)), ("before", .number(most.before)),
          ("after", .number(most.after)), ("difference", .number(most.difference)),
        ])
      ),
      ("rms", .number(column.rootMeanSquare)),
      ("before", shape(column.before)), ("after", shape(column.after)),
      ("sentences", .array(column.changes.map { .text($0.sentence) })),
      ("alignment", column.alignment.map(alignment) ?? .null),
    ])
  }

  private func shape(_ shape: ColumnShape) -> JSONText {
    .object([
      ("first", .number(shape.first)), ("last", .number(shape.last)),
      ("farthest", .number(shape.farthest)),
      ("startFrame", shape.startFrame.map(JSONText.whole) ?? .null),
      ("restFrame", .whole(shape.restFrame)),
      ("overshoot", shape.overshoot.map(JSONText.number) ?? .null),
    ])
  }

  private func alignment(_ alignment: MotionAlignment) -> JSONText {
    .object([
      ("verdict", .text(alignment.verdict.rawValue)), ("shiftFrames", .number(alignment.shift)),
      ("stretch", .number(alignment.stretch)), ("rms", .number(alignment.difference)),
      ("rmsLeft", .number(alignment.left)), ("sentence", .text(alignment.sentence)),
    ])
  }
}

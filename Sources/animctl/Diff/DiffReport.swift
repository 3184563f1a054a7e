import AnimCore

/// What a comparison found, in words.
struct DiffReport: Sendable {
  /// What was.
  let before: DiffSide
  /// What is now.
  let after: DiffSide
  let diff: MotionDiff

  /// Columns that have the same to say, and what that is.
  struct Entry: Sendable {
    /// The button's name in a group.
    let button: String?
    /// What it is about: a column, several, `state`, or a button.
    let names: [String]
    /// What changed, a sentence each, without full stops.
    let sentences: [String]
    /// The columns' numbers; none where it is not about columns.
    let columns: [ColumnDiff]

    /// What it is called.
    var title: String {
      let names = names.joined(separator: ", ")
      return button.map { "\($0): \(names)" } ?? names
    }
  }

  /// Everything that differs, in order.
  var entries: [Entry] {
    var entries = diff.removedButtons.map {
      Entry(button: $0, names: ["button"], sentences: ["is gone"], columns: [])
    }
    entries += diff.addedButtons.map {
      Entry(button: $0, names: ["button"], sentences: ["is new"], columns: [])
    }
    for part in diff.parts { entries += Self.entries(of: part) }
    return entries
  }

  private static func entries(of part: MotionDiff.Part) -> [Entry] {
    var entries: [Entry] = []
    if let states = part.states, !states.isSame {
      entries.append(
        Entry(
          button: part.button, names: ["state"], sentences: sentences(of: states), columns: []))
    }
    for name in part.removed {
      entries.append(
        Entry(button: part.button, names: [name], sentences: ["is gone"], columns: []))
    }
    for name in part.added {
      entries.append(
        Entry(button: part.button, names: [name], sentences: ["is new"], columns: []))
    }
    for column in part.columns where !column.isSame {
      let sentences = column.sentences
      if let last = entries.last, last.sentences == sentences, !last.columns.isEmpty {
        entries[entries.count - 1] = Entry(
          button: part.button, names: last.names + [column.name], sentences: sentences,
          columns: last.columns + [column])
      } else {
        entries.append(
          Entry(
            button: part.button, names: [column.name], sentences: sentences, columns: [column]))
      }
    }
    return entries
  }

  /// No more is told of states.
  private static let mostSentences = 8

  private static func sentences(of states: StateDiff) -> [String] {
    let shown = states.changes.prefix(mostSentences).map(\.sentence)
    let more = states.changes.count - shown.count
    return more > 0 ? shown + ["and \(more) more like these"] : shown
  }

  /// How many columns were compared.
  var columnCount: Int { diff.parts.reduce(0) { $0 + $1.columns.count } }

  /// What to know of the way the two were compared, a sentence each.
  var notes: [String] {
    var notes: [String] = []
    if before.rowCount != after.rowCount {
      let shorter = before.rowCount < after.rowCount ? before : after
      let longer = before.rowCount < after.rowCount ? after : before
      notes.append(
        "\(quoted(longer.name)) has \(longer.rowCount) frames and \(quoted(shorter.name)) "
          + "\(shorter.rowCount): from there on it is taken to rest.")
    }
    for side in [before, after] where side.isInterpolated {
      notes.append(
        "\(quoted(side.name)) has no row on some frames: values between rows are interpolated.")
    }
    return notes
  }
}

extension ColumnDiff {
  /// What changed, a sentence each.
  var sentences: [String] { changes.map(\.sentence) + (alignment.map { [$0.sentence] } ?? []) }

  /// Where it differs, in numbers.
  var place: String {
    let most =
      "at most by \(largest.difference.told), at frame \(largest.frame): \(largest.after.told) instead "
      + "of \(largest.before.told)"
    return "from frame \(firstFrame ?? 0) on, \(most); RMS \(rootMeanSquare.told)"
  }
}

import AnimCore

extension DiffReport {
  /// The report as people read it.
  var text: String {
    guard !diff.isSame else {
      let columns = "\(columnCount) column\(columnCount == 1 ? "" : "s")"
      let same =
        "\(quoted(after.name)) and \(quoted(before.name)) show the same motion: \(columns), "
        + "\(after.rowCount) frames."
      return ([same] + notes).map { "\($0)\n" }.joined()
    }
    var lines = ["--- \(spelledOut(before.name))", "+++ \(spelledOut(after.name))", ""]
    for entry in entries {
      lines.append(spelledOut(entry.title))
      lines += entry.sentences.map { "  \($0)" }
      for column in entry.columns {
        lines.append("  " + (entry.columns.count > 1 ? "\(column.name): " : "") + column.place)
      }
      lines.append("")
    }
    return (lines + notes).map { "\($0)\n" }.joined()
  }

  /// The report as a comment on a change.
  var markdown: String {
    let (old, new) = (Self.code(before.name), Self.code(after.name))
    guard !diff.isSame else { return "**Same motion**: \(new) and \(old).\n" }
    var lines = [
      "**Motion differs**: \(old) → \(new)", "",
      "| column | what changed | from frame | largest difference | RMS |",
      "| --- | --- | ---: | --- | ---: |",
    ]
    for entry in entries {
      let words = entry.sentences.map(Self.cell).joined(separator: "<br>")
      let title = Self.code(entry.title)
      guard !entry.columns.isEmpty else {
        lines.append("| \(title) | \(words) | | | |")
        continue
      }
      for column in entry.columns {
        let name = Self.code(entry.button.map { "\($0): \(column.name)" } ?? column.name)
        let most = column.largest
        lines.append(
          "| \(name) | \(words) | \(column.firstFrame ?? 0) | \(most.difference.told) at frame "
            + "\(most.frame): \(most.after.told) instead of \(most.before.told) | "
            + "\(column.rootMeanSquare.told) |")
      }
    }
    if !notes.isEmpty { lines += [""] + notes.map(Self.cell) }
    return lines.map { "\($0)\n" }.joined()
  }

  /// A text as code within a table: without what would end either.
  private static func code(_ text: String) -> String {
    let plain = spelledOut(text).map { $0 == "`" ? "'" : $0 == "|" ? "\u{2223}" : $0 }
    return "`\(String(plain))`"
  }

  private static func cell(_ text: String) -> String {
    spelledOut(text).unicodeScalars.reduce(into: "") { cell, scalar in
      switch scalar {
      case "|", "\\", "`", "*", "_", "[", "]": cell += "\\\(scalar)"
      case "<": cell += "&lt;"
      case ">": cell += "&gt;"
      case "&": cell += "&amp;"
      default: cell.unicodeScalars.append(scalar)
      }
    }
  }
}

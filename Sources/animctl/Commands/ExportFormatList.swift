import AnimRender

/// What `export --list-formats` shows: the table of formats, at 80 columns.
enum ExportFormatList {
  /// The whole table and what its letters mean.
  static let text: String = {
    let head = row("FORMAT", "ENDING", "KEEPS", "ERROR", ["READ BY"])
    let rows = ExportFormat.all.map { format in
      row(
        format.name, format.ending.map { ".\($0)" } ?? "-", letters(of: format.keeps),
        format.typicalError ?? "none", wrapped(format.readers, to: 80 - indent))
    }
    let legend =
      "KEEPS: " + marks.map { "\($0.letter) \($0.meaning)" }.joined(separator: "; ") + "."
    let error =
      "ERROR: the most by which readers usually see other numbers than the engine's; each file and "
      + "a note beside it say by how much they do. A format without an ending is chosen by --format."
    return head + rows.joined() + "\n"
      + (wrapped(legend, to: 80) + wrapped(error, to: 80)).joined(separator: "\n") + "\n"
  }()

  private static let widths = [15, 9, 7, 14]
  private static let indent = widths.reduce(0, +)

  private static let marks: [(letter: Character, of: ExportFormat.Contents, meaning: String)] = [
    ("s", .springs, "the springs' own parameters"),
    ("i", .retargets, "interruptions, velocity handed on"),
    ("c", .colors, "colours finer than bytes"),
    ("b", .states, "the button's states"),
    ("r", .reduced, "the motion for those who asked for less, too"),
  ]

  private static func letters(of contents: ExportFormat.Contents) -> String {
    let letters = marks.filter { contents.contains($0.of) }.map(\.letter)
    return letters.isEmpty ? "-" : String(letters)
  }

  private static func row(
    _ name: String, _ ending: String, _ keeps: String, _ error: String, _ readers: [String]
  ) -> String {
    let fields = zip([name, ending, keeps, error], widths).map { text, width in
      text + String(repeating: " ", count: max(1, width - text.count))
    }
    let gap = "\n" + String(repeating: " ", count: indent)
    return fields.joined() + readers.joined(separator: gap) + "\n"
  }
}

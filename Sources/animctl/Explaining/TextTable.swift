import AnimRender

/// A table of texts in aligned columns.
struct TextTable {
  /// A column.
  struct Column {
    let title: String
    /// Whether its texts stand at its right edge, as numbers do.
    var isNumber = false
  }

  private let columns: [Column]
  private var rows: [[String]] = []
  private static let gap = 2

  init(_ columns: [Column]) {
    self.columns = columns
  }

  /// Adds a row; it has as many texts as there are columns.
  mutating func add(_ texts: [String]) {
    rows.append(texts)
  }

  /// The lines. A column without any text is left out; the last one is broken where it reaches beyond
  /// the width.
  func lines(indent: Int, width: Int) -> [String] {
    let shown = columns.indices.filter { place in rows.contains { !$0[place].isEmpty } }
    guard let last = shown.last else { return [] }
    let widths = columns.indices.map { place in
      (rows.map { $0[place] } + [columns[place].title]).map(Glyph.width).max() ?? 0
    }
    let taken = shown.dropLast().reduce(indent) { $0 + widths[$1] + Self.gap }
    let margin = String(repeating: " ", count: indent)
    return ([columns.map(\.title)] + rows).flatMap { row -> [String] in
      let head = shown.dropLast().map { place in
        padded(row[place], to: widths[place], isNumber: columns[place].isNumber)
          + String(repeating: " ", count: Self.gap)
      }
      let tails =
        columns[last].isNumber
        ? [padded(row[last], to: widths[last], isNumber: true)]
        : wrapped(row[last], to: max(width - taken, 16))
      let lines = (tails.isEmpty ? [""] : tails).enumerated().map { number, tail in
        number == 0
          ? margin + head.joined() + tail : String(repeating: " ", count: taken) + tail
      }
      return lines.map(\.withoutTrailingBlanks)
    }
  }

  private func padded(_ text: String, to width: Int, isNumber: Bool) -> String {
    let blanks = String(repeating: " ", count: max(0, width - Glyph.width(of: text)))
    return isNumber ? blanks + text : text + blanks
  }
}

extension String {
  /// The text without blanks at its end.
  var withoutTrailingBlanks: String { String(reversed().drop { $0 == " " }.reversed()) }
}

/// How large a terminal is, in cells.
struct TerminalSize: Hashable, Sendable {
  var columns: Int
  var rows: Int

  /// What a program takes a terminal for that does not say.
  static let usual = TerminalSize(columns: 80, rows: 24)
  /// Sizes taken at their word.
  static let sides = 1...1_000
}

extension TerminalSize {
  /// Reads `COLUMNSxROWS`; a side of 0 stands for the usual one.
  init(option text: String) throws(ValueFault) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false)
      .map { DecimalText.wholeNumber($0) }
    guard sides.count == 2, let columns = sides[0], let rows = sides[1],
      (0...Self.sides.upperBound).contains(columns), (0...Self.sides.upperBound).contains(rows)
    else { throw .expected(.size) }
    self.init(
      columns: columns == 0 ? Self.usual.columns : columns,
      rows: rows == 0 ? Self.usual.rows : rows)
  }
}

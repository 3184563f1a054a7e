import AnimCore

/// A rectangle of cells: a picture before it becomes bytes.
///
///     var canvas = Canvas(columns: 10, rows: 1)
///     canvas.write("Start", column: 2, row: 0)
///     canvas.text()  // "  Start\n"
///
/// Whatever is done to it, the widths of a row's glyphs add up to ``columns``.
public struct Canvas: Hashable, Sendable {
  /// How many columns it has, 0…``largestSide``.
  public let columns: Int
  /// How many rows it has, 0…``largestSide``.
  public let rows: Int
  private var cells: [Cell]

  /// More columns or rows than this are cut off: no terminal has them.
  public static let largestSide = 1_000

  /// Creates a blank canvas; sizes are clamped to 0…``largestSide``.
  public init(columns: Int, rows: Int) {
    self.columns = min(max(columns, 0), Self.largestSide)
    self.rows = min(max(rows, 0), Self.largestSide)
    cells = Array(repeating: .blank, count: self.columns * self.rows)
  }

  /// The cell in a column and a row, both counted from 0.
  ///
  /// Outside the canvas reading gives a blank and writing does nothing. A wide glyph covers the place
  /// right of it; one that does not fit becomes a blank, and so does one of which half is overwritten.
  public subscript(column column: Int, row row: Int) -> Cell {
    get { contains(column, row) ? cells[row * columns + column] : .blank }
    set {
      guard contains(column, row), newValue.glyph.width > 0 else { return }
      let place = row * columns + column
      clearOtherHalf(column, place)
      if newValue.glyph.width == 1 {
        cells[place] = newValue
      } else if column + 1 < columns {
        clearOtherHalf(column + 1, place + 1)
        cells[place] = newValue
        cells[place + 1] = Cell(.secondHalf, newValue.ink)
      } else {
        cells[place] = Cell(.blank, newValue.ink)
      }
    }
  }

  /// The cells of a row, from left to right; empty outside the canvas.
  package func cells(ofRow row: Int) -> ArraySlice<Cell> {
    (0..<rows).contains(row) ? cells[row * columns..<(row + 1) * columns] : []
  }

  private func contains(_ column: Int, _ row: Int) -> Bool {
    column >= 0 && column < columns && row >= 0 && row < rows
  }

  // What is about to be overwritten may be half of a wide glyph: the half that stays becomes a blank.
  private mutating func clearOtherHalf(_ column: Int, _ place: Int) {
    switch cells[place].glyph.width {
    case 0 where column > 0: cells[place - 1].glyph = .blank
    case 2 where column + 1 < columns: cells[place + 1].glyph = .blank
    default: break
    }
  }
}

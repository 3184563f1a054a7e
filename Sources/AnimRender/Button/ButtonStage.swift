/// The cells a button moves in, and how its points become cells.
package struct ButtonStage: Hashable, Sendable {
  /// The stage's size, in cells.
  package let columns: Int
  /// The stage's size, in cells.
  package let rows: Int
  /// How many columns a point is wide.
  package let columnsPerPoint: Double
  /// How many rows a point is high.
  package let rowsPerPoint: Double
  /// Where the middle of a button at rest is, in columns from the left edge.
  package let centreColumn: Double
  /// Where the middle of a button at rest is, in rows from the top.
  package let centreRow: Double
  /// Whether the left edge keeps to the places of which the right-hand remainder can be drawn without
  /// inverse, so that the picture is as exact in plain text as in colour; the middle then wavers by up
  /// to a quarter of a cell.
  package let keepsPlain: Bool

  package init(
    columns: Int, rows: Int, columnsPerPoint: Double, rowsPerPoint: Double, centreColumn: Double,
    centreRow: Double, keepsPlain: Bool
  ) {
    self.columns = columns
    self.rows = rows
    self.columnsPerPoint = columnsPerPoint
    self.rowsPerPoint = rowsPerPoint
    self.centreColumn = centreColumn
    self.centreRow = centreRow
    self.keepsPlain = keepsPlain
  }

  /// Which points of every cell a button covers, row by row.
  package func masks(of look: ButtonLook) -> [CellMask] {
    var masks = Array(repeating: CellMask.empty, count: columns * rows)
    for line in 0..<rows * 8 {
      let covered = covered(look, line: line)
      guard let first = covered.first, let last = covered.last else { continue }
      // Eighths of a cell at once, all of them but at the two ends.
      for cell in first / 8...last / 8 {
        let low = UInt64(max(first - cell * 8, 0))
        let high = UInt64(min(last - cell * 8, 7))
        let eighths = (0xFF >> (7 - high)) & (0xFF << low) & UInt64(0xFF)
        masks[line / 8 * columns + cell].bits |= eighths << UInt64(line % 8 * 8)
      }
    }
    return masks
  }

  // The points a button covers on one line of points, counted in eighths of a cell. The shape is
  // convex, so they are a range; turned, its ends are looked for point by point.
  private func covered(_ look: ButtonLook, line: Int) -> Range<Int> {
    let y = (Double(line) + 0.5) / 8 - centreRow
    let down = y / rowsPerPoint - look.offsetY
    let middle = centreColumn + look.offsetX * columnsPerPoint
    if look.rotation == 0 {
      guard let half = halfWidth(look, down: down) else { return 0..<0 }
      let width = half * 2 * columnsPerPoint
      if keepsPlain {
        let full = look.width * abs(look.scale) * columnsPerPoint
        let shift = Self.plainStart(middle - full / 2, width: full) - (middle - full / 2)
        return eighths(from: middle - width / 2 + shift, width: width)
      }
      return eighths(from: middle - width / 2, width: width)
    }
    let turn = Turn(degrees: look.rotation)
    let inside = (0..<columns * 8).filter { place in
      let x = ((Double(place) + 0.5) / 8 - middle) / columnsPerPoint
      let upright = turn.back(x, down)
      guard let half = halfWidth(look, down: upright.y) else { return false }
      return abs(upright.x) <= half
    }
    guard let first = inside.first, let last = inside.last else { return 0..<0 }
    return first..<last + 1
  }

  // Half the width of the upright, scaled shape so far below its middle, in points; nil outside.
  private func halfWidth(_ look: ButtonLook, down: Double) -> Double? {
    let scale = abs(look.scale)
    guard scale > 0, look.width > 0 else { return nil }
    let y = abs(down) / scale
    guard y <= look.height / 2 else { return nil }
    let radius = min(max(look.cornerRadius, 0), min(look.width, look.height) / 2)
    let above = max(y - (look.height / 2 - radius), 0)
    let cut = radius - max(radius * radius - above * above, 0).squareRoot()
    return (look.width / 2 - cut) * scale
  }

  private func eighths(from start: Double, width: Double) -> Range<Int> {
    let edge = Double(columns * 8)
    let first = (start * 8).rounded()
    let end = ((start + width) * 8).rounded()
    let low = min(max(first, 0), edge)
    return Int(low)..<Int(min(max(end, low), edge))
  }

  // Of the eighths near, the one whose rest of the cell is a block of its own: all, half or an eighth.
  private static func plainStart(_ start: Double, width: Double) -> Double {
    guard abs(start) < 1e6 else { return start }
    let cell = start.rounded(.down)
    let places = [0, 0.5, 0.875, 1].map { cell + $0 }
    return places.min { abs($0 - start) < abs($1 - start) } ?? start
  }
}

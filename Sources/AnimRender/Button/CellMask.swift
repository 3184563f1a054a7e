/// Which of a cell's 8 × 8 points are covered: bit 8·y + x, y counted from the top, x from the left.
///
/// A button's outline is sampled on these points, so that every edge is known to an eighth of a cell
/// both ways, and the block glyph that covers most nearly the same points is drawn.
package struct CellMask: Hashable, Sendable {
  /// The points as bits.
  package var bits: UInt64

  package init(bits: UInt64) {
    self.bits = bits
  }

  /// No point covered.
  package static let empty = CellMask(bits: 0)
  /// Every point covered.
  package static let full = CellMask(bits: .max)

  /// The points of some columns and rows, both of 0..<8.
  package init(columns: Range<Int>, rows: Range<Int>) {
    bits = 0
    for row in rows.clamped(to: 0..<8) {
      for column in columns.clamped(to: 0..<8) {
        bits |= 1 << UInt64(8 * row + column)
      }
    }
  }

  /// The points this one does not cover.
  package var complement: CellMask { CellMask(bits: ~bits) }

  /// How many points are covered, 0…64.
  package var count: Int { bits.nonzeroBitCount }

  /// In how many points two masks differ.
  package func distance(to other: CellMask) -> Int {
    (bits ^ other.bits).nonzeroBitCount
  }

  /// The points covered by either.
  package func union(_ other: CellMask) -> CellMask { CellMask(bits: bits | other.bits) }
}

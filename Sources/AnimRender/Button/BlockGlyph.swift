/// The block elements of Unicode as what they cover of a cell.
package enum BlockGlyph {
  /// A block and whether it is drawn in inverse: the ink then covers what the glyph leaves free.
  package struct Choice: Hashable, Sendable {
    package let glyph: Glyph
    package let inverse: Bool
  }

  private struct Entry {
    let glyph: Glyph
    let mask: CellMask
  }

  // Earlier entries win ties. Quadrants come last: an edge that is straight stays straight.
  private static let table: [Entry] =
    [Entry(glyph: .blank, mask: .empty), Entry(glyph: "█", mask: .full)]
    + zip(Array("▏▎▍▌▋▊▉"), 1...).map {
      Entry(glyph: Glyph($0), mask: CellMask(columns: 0..<$1, rows: 0..<8))
    }
    + zip(Array("▁▂▃▄▅▆▇"), 1...).map {
      Entry(glyph: Glyph($0), mask: CellMask(columns: 0..<8, rows: 8 - $1..<8))
    }
    + [
      Entry(glyph: "▐", mask: CellMask(columns: 4..<8, rows: 0..<8)),
      Entry(glyph: "▀", mask: CellMask(columns: 0..<8, rows: 0..<4)),
      Entry(glyph: "▕", mask: CellMask(columns: 7..<8, rows: 0..<8)),
      Entry(glyph: "▔", mask: CellMask(columns: 0..<8, rows: 0..<1)),
    ]
    + [
      ("▘", [0]), ("▝", [1]), ("▖", [2]), ("▗", [3]), ("▚", [0, 3]), ("▞", [1, 2]),
      ("▛", [0, 1, 2]), ("▜", [0, 1, 3]), ("▙", [0, 2, 3]), ("▟", [1, 2, 3]),
    ].map { Entry(glyph: $0.0, mask: quadrants($0.1)) }

  // Quadrants counted as in reading: upper left, upper right, lower left, lower right.
  private static func quadrants(_ which: [Int]) -> CellMask {
    which.reduce(.empty) { mask, quadrant in
      let (x, y) = (quadrant % 2 * 4, quadrant / 2 * 4)
      return mask.union(CellMask(columns: x..<x + 4, rows: y..<y + 4))
    }
  }

  private static let maskOfGlyph = Dictionary(
    uniqueKeysWithValues: table.map { ($0.glyph, $0.mask) })

  /// What a glyph covers; nil for one that is no block.
  package static func mask(of glyph: Glyph) -> CellMask? { maskOfGlyph[glyph] }

  /// The block that covers most nearly the points given.
  ///
  /// - Parameter inverse: Whether a block may be drawn in inverse, which doubles the choice.
  package static func nearest(to mask: CellMask, inverse: Bool) -> Choice {
    var best = Choice(glyph: .blank, inverse: false)
    var least = Int.max
    for upside in inverse ? [false, true] : [false] {
      let wanted = upside ? mask.complement : mask
      for entry in table where entry.mask.distance(to: wanted) < least {
        least = entry.mask.distance(to: wanted)
        best = Choice(glyph: entry.glyph, inverse: upside)
      }
    }
    return best
  }

  /// The block most like a cell in which a glyph is drawn in inverse; other glyphs stay as they are.
  package static func complement(of glyph: Glyph) -> Glyph {
    guard let mask = mask(of: glyph) else { return glyph }
    return nearest(to: mask.complement, inverse: false).glyph
  }
}

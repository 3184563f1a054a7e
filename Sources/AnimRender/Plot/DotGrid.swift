/// Curves on dots finer than cells, on their way to glyphs.
///
/// In Unicode a cell has 2 × 4 dots, drawn in braille; in ASCII it has one.
package struct DotGrid: Hashable, Sendable {
  /// Size in cells.
  package let columns: Int
  /// Size in cells.
  package let rows: Int
  /// Which characters the dots become.
  package let charset: Charset
  // For each track in order, the dots of each cell as braille bits.
  private var layers: [[UInt8]] = []

  package init(columns: Int, rows: Int, charset: Charset) {
    self.columns = max(columns, 0)
    self.rows = max(rows, 0)
    self.charset = charset
  }

  /// How many dots a cell is wide.
  package static func dotsAcross(_ charset: Charset) -> Int { charset == .unicode ? 2 : 1 }

  private var down: Int { charset == .unicode ? 4 : 1 }

  /// The bit of a dot in a braille pattern, U+2800 + bits; by row from the top, then by column.
  /// Source: The Unicode Standard, chapter 21.1.
  private static let bits: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]

  /// Draws a trace as a new layer: in each dot column all dots its range touches.
  package mutating func draw(_ trace: Trace, scale: ValueScale) {
    let across = Self.dotsAcross(charset)
    var layer = Array(repeating: UInt8(0), count: columns * rows)
    for column in 0..<min(columns * across, trace.low.count)
    where trace.low[column] <= trace.high[column] {
      let first = line(of: trace.high[column], scale)
      for line in first...max(line(of: trace.low[column], scale), first) {
        let cell = line / down * columns + column / across
        guard layer.indices.contains(cell) else { continue }
        layer[cell] |= Self.bits[line % down][column % across]
      }
    }
    layers.append(layer)
  }

  // The dot nearest to a value, from the top; the plot's edges hold what lies outside.
  private func line(of value: Double, _ scale: ValueScale) -> Int {
    let line = (scale.position(of: value) * Double(down) - 0.5).rounded()
    return Int(min(max(line, 0), Double(max(rows * down - 1, 0))))
  }

  /// The layer with the most dots in a cell, of equals the last; nil where there are none.
  package func layer(column: Int, row: Int) -> Int? {
    let cell = row * columns + column
    var best: (layer: Int, dots: Int)?
    for (place, layer) in layers.enumerated() where layer[cell] != 0 {
      let dots = layer[cell].nonzeroBitCount
      if dots >= best?.dots ?? 0 { best = (place, dots) }
    }
    return best?.layer
  }

  /// Whether a layer has dots in a cell and no other has any in it or right above or below.
  package func isAlone(layer: Int, column: Int, row: Int) -> Bool {
    let near = (max(row - 1, 0)...min(row + 1, rows - 1)).map { $0 * columns + column }
    return layers[layer][row * columns + column] != 0
      && layers.indices.allSatisfy { other in
        other == layer || near.allSatisfy { layers[other][$0] == 0 }
      }
  }

  /// The braille pattern of all layers in a cell.
  package func pattern(column: Int, row: Int) -> Glyph {
    let bits = layers.reduce(UInt8(0)) { $0 | $1[row * columns + column] }
    return Glyph(Character(Unicode.Scalar(UInt16(0x2800) + UInt16(bits)) ?? " "))
  }
}

/// Writes runs to a terminal, keeping track of its cursor and its pen.
///
/// It begins and ends in column 1 of the picture's first row with the terminal's own colours.
struct RunWriter {
  private(set) var bytes: [UInt8] = []
  private let depth: ColorDepth
  private let columns: Int
  private let erases: Bool
  private var pen = Pen.initial
  private var row = 0
  /// Nil where terminals differ: past the last column, and behind a glyph not all know the width of.
  private var column: Int? = 0

  /// So many blanks are erased rather than written.
  private static let leastErased = 9

  /// - Parameters:
  ///   - columns: The picture's width.
  ///   - erases: Whether an erased cell takes the background in force.
  init(depth: ColorDepth, columns: Int, erases: Bool) {
    self.depth = depth
    self.columns = columns
    self.erases = erases
  }

  /// Draws a run where it belongs.
  mutating func write(_ run: Run) {
    move(to: run.row, run.column)
    if run.pen != nil || pen.background != run.ground || !pen.canErase {
      let wanted = run.pen ?? Pen(foreground: pen.foreground, background: run.ground)
      bytes += Self.sgr(from: pen, to: wanted, depth: depth)
      pen = wanted
    }
    var rest = run.cells
    while let cell = rest.first {
      let blanks = rest.prefix { $0.isBare && $0.glyph.width == 1 }.count
      if blanks > 0 {
        rest = rest.dropFirst(blanks)
        put(blanks: blanks, isLast: rest.isEmpty)
      } else {
        rest = rest.dropFirst()
        put(cell.glyph)
      }
    }
    if let place = column, place >= columns { column = nil }
  }

  private mutating func put(_ glyph: Glyph) {
    bytes += glyph.text.utf8
    let isSure = glyph.width < 2 && glyph.text.unicodeScalars.count < 2
    column = isSure ? column.map { $0 + glyph.width } : nil
  }

  // An erasure leaves the cursor where it was.
  private mutating func put(blanks count: Int, isLast: Bool) {
    guard erases, pen.canErase, count >= Self.leastErased, column != nil else {
      bytes += Array(repeating: UInt8(ascii: " "), count: count)
      column = column.map { $0 + count }
      return
    }
    bytes += Self.csi(count, "X")
    if !isLast {
      bytes += Self.csi(count, "C")
      column = column.map { $0 + count }
    }
  }

  /// Takes colours off and brings the cursor back.
  mutating func finish() {
    bytes += Self.sgr(from: pen, to: .initial, depth: depth)
    pen = .initial
    if row == 0 && column == 0 { return }
    bytes.append(UInt8(ascii: "\r"))
    if row > 0 { bytes += Self.csi(row, "A") }
    (row, column) = (0, 0)
  }

  // Moves within the picture, by the shortest of the ways there are.
  private mutating func move(to newRow: Int, _ newColumn: Int) {
    let down = newRow - row
    if down != 0 {
      let straight = Self.csi(abs(down), down > 0 ? "B" : "A") + sideways(from: column, newColumn)
      let lines = Array(repeating: Array("\r\n".utf8), count: max(down, 0)).joined()
      let byLines = lines + sideways(from: 0, newColumn)
      bytes += down > 0 && byLines.count <= straight.count ? byLines : straight
    } else {
      bytes += sideways(from: column, newColumn)
    }
    (row, column) = (newRow, newColumn)
  }

  private func sideways(from here: Int?, _ there: Int) -> [UInt8] {
    if here == there { return [] }
    let fromEdge = [UInt8(ascii: "\r")] + (there > 0 ? Self.csi(there, "C") : [])
    guard let here else { return fromEdge }
    let direct = there > here ? Self.csi(there - here, "C") : Self.csi(here - there, "D")
    return direct.count <= fromEdge.count ? direct : fromEdge
  }

  private static func csi(_ count: Int, _ final: String) -> [UInt8] {
    Array("\u{1B}[\(count == 1 ? "" : String(count))\(final)".utf8)
  }

  /// The sequence that turns one pen into another; empty where they are the same.
  static func sgr(from old: Pen, to new: Pen, depth: ColorDepth) -> [UInt8] {
    if old == new { return [] }
    return Array("\u{1B}[".utf8) + new.parameters(from: old, depth: depth) + [UInt8(ascii: "m")]
  }
}

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
    glyph.append(to: &bytes)
    let isSure = glyph.width < 2 && glyph.isOneScalar
    column = isSure ? column.map { $0 + glyph.width } : nil
  }

  // An erasure leaves the cursor where it was.
  private mutating func put(blanks count: Int, isLast: Bool) {
    guard erases, pen.canErase, count >= Self.leastErased, column != nil else {
      bytes += Array(repeating: UInt8(ascii: " "), count: count)
      column = column.map { $0 + count }
      return
    }
    csi(count, "X")
    if !isLast {
      csi(count, "C")
      column = column.map { $0 + count }
    }
  }

  /// Takes colours off and brings the cursor back.
  mutating func finish() {
    bytes += Self.sgr(from: pen, to: .initial, depth: depth)
    pen = .initial
    if row == 0 && column == 0 { return }
    bytes.append(UInt8(ascii: "\r"))
    if row > 0 { csi(row, "A") }
    (row, column) = (0, 0)
  }

  // Moves within the picture, by the shortest of the ways there are.
  private mutating func move(to newRow: Int, _ newColumn: Int) {
    let down = newRow - row
    let direct = Self.sideways(from: column, newColumn)
    let byLines = Self.sideways(from: 0, newColumn)
    if down > 0, 2 * down + byLines.length <= Self.length(down) + direct.length {
      for _ in 0..<down { bytes += [UInt8(ascii: "\r"), UInt8(ascii: "\n")] }
      go(byLines)
    } else {
      if down != 0 { csi(abs(down), down > 0 ? "B" : "A") }
      go(direct)
    }
    (row, column) = (newRow, newColumn)
  }

  private enum Sideways {
    case stay
    /// To the edge, and from there so many columns to the right.
    case fromEdge(Int)
    /// So many columns to the right, or to the left.
    case by(Int)

    /// How many bytes it takes.
    var length: Int {
      switch self {
      case .stay: 0
      case .fromEdge(let count): count > 0 ? 1 + RunWriter.length(count) : 1
      case .by(let count): RunWriter.length(abs(count))
      }
    }
  }

  private static func sideways(from here: Int?, _ there: Int) -> Sideways {
    if here == there { return .stay }
    let fromEdge = Sideways.fromEdge(there)
    guard let here else { return fromEdge }
    let direct = Sideways.by(there - here)
    return direct.length <= fromEdge.length ? direct : fromEdge
  }

  private mutating func go(_ way: Sideways) {
    switch way {
    case .stay: break
    case .fromEdge(let count):
      bytes.append(UInt8(ascii: "\r"))
      if count > 0 { csi(count, "C") }
    case .by(let count): csi(abs(count), count > 0 ? "C" : "D")
    }
  }

  /// How many bytes a sequence of one count takes; a count of one is left out.
  private static func length(_ count: Int) -> Int {
    count == 1 ? 3 : count < 10 ? 4 : count < 100 ? 5 : count < 1_000 ? 6 : 7
  }

  private mutating func csi(_ count: Int, _ final: Unicode.Scalar) {
    bytes += [0x1B, UInt8(ascii: "[")]
    if count != 1 { bytes += String(count).utf8 }
    bytes.append(UInt8(ascii: final))
  }

  /// The sequence that turns one pen into another; empty where they are the same.
  static func sgr(from old: Pen, to new: Pen, depth: ColorDepth) -> [UInt8] {
    if old == new { return [] }
    return Array("\u{1B}[".utf8) + new.parameters(from: old, depth: depth) + [UInt8(ascii: "m")]
  }
}

/// Turns canvases into bytes for a terminal, each as the change from the one before.
///
///     var encoder = CanvasEncoder(depth: .truecolor)
///     var bytes = encoder.begin(rows: 8)
///     bytes += encoder.frame(canvas)
///     bytes += encoder.end()
///
/// The picture stands in the lines below the prompt: the encoder moves relative to them, never clears
/// the screen and never goes home. Between frames the cursor rests in column 1 of the picture's first
/// row and the terminal draws in its own colours. What the terminal is must be decided by the caller.
public struct CanvasEncoder: Sendable {
  /// How many colours the terminal shows.
  public let depth: ColorDepth
  /// Whether an erased cell takes the background in force, as nearly every terminal does it.
  public let erasesInColor: Bool
  private var inkwell: Inkwell
  /// What is on the screen, and the canvas it was drawn from; cells of that need not be drawn again.
  private var shown: [DrawnCell] = []
  private var source: Canvas?
  private var columns = 0
  private var rows: Int?
  private var isKnown = false

  /// Creates an encoder for a terminal.
  ///
  /// - Parameters:
  ///   - depth: How many colours it shows.
  ///   - erasesInColor: Whether an erased cell takes the background in force (the `bce` of terminfo);
  ///     false for GNU screen. Then blanks are written out, which takes more bytes.
  public init(depth: ColorDepth, erasesInColor: Bool = true) {
    self.depth = depth
    self.erasesInColor = erasesInColor
    inkwell = Inkwell(depth: depth)
  }

  /// Brings a terminal back from anything an encoder does, at any moment: for signal handlers.
  ///
  /// It ends a frame that was begun, takes colours and attributes off and shows the cursor.
  public static let restore: [UInt8] = Array("\u{1B}[?2026l\u{1B}[0m\u{1B}[?25h".utf8)

  /// Makes room for a picture of so many rows below the cursor's line start and hides the cursor.
  public mutating func begin(rows: Int) -> [UInt8] {
    let rows = min(max(rows, 0), Canvas.largestSide)
    self.rows = rows
    columns = 0
    shown = []
    source = nil
    isKnown = true
    return Array("\u{1B}[?25l".utf8) + Self.erase(rows: rows)
  }

  /// The bytes that turn what is on the screen into a picture; none where nothing changes.
  ///
  /// Rows beyond those made room for are left out. A picture of another width than the one before is
  /// drawn anew.
  public mutating func frame(_ canvas: Canvas) -> [UInt8] {
    let height = min(canvas.rows, rows ?? canvas.rows)
    var bytes: [UInt8] = []
    if !isKnown || (canvas.columns != columns && !shown.isEmpty) {
      bytes = Self.erase(rows: max(height, rows ?? 0))
      shown = []
      source = nil
    }
    rows = rows ?? height
    columns = canvas.columns
    isKnown = true
    let runs = change(to: canvas, rows: height)
    var writer = RunWriter(depth: depth, columns: columns, erases: erasesInColor)
    for run in runs.ordered() { writer.write(run) }
    writer.finish()
    bytes += writer.bytes
    if bytes.isEmpty { return [] }
    return Array("\u{1B}[?2026h".utf8) + bytes + Array("\u{1B}[?2026l".utf8)
  }

  /// Draws what changes, and tells it.
  private mutating func change(to canvas: Canvas, rows height: Int) -> ChangedRuns {
    var runs = ChangedRuns()
    guard columns > 0 else { return runs }
    // A picture lower than the one before leaves the rows below it blank.
    let all = max(height, shown.count / columns)
    shown += Array(repeating: .blank, count: all * columns - shown.count)
    let before = shown
    var changed: [Int] = []
    for row in 0..<all {
      let cells = row < height ? canvas.cells(ofRow: row) : []
      let old = source?.cells(ofRow: row) ?? []
      if !cells.isEmpty, old == cells { continue }
      changed.append(row)
      let start = row * columns
      for place in 0..<columns {
        guard !cells.isEmpty else {
          shown[start + place] = .blank
          continue
        }
        let cell = cells[cells.startIndex + place]
        if old.isEmpty || old[old.startIndex + place] != cell {
          shown[start + place] = inkwell.draw(cell)
        }
      }
    }
    // Runs hold on to the cells, so these must not change any more.
    for row in changed {
      runs.add(row: row, columns: columns, from: before, to: shown)
    }
    source = canvas
    return runs
  }

  /// Puts the cursor on the line below the picture and shows it; the picture stays.
  public func end() -> [UInt8] {
    let down = (rows ?? 0) > 1 ? "\u{1B}[\((rows ?? 0) - 1)B" : ""
    let below = (rows ?? 0) > 0 ? "\r\n" : ""
    return Array("\u{1B}[0m\(down)\(below)\u{1B}[?25h".utf8)
  }

  /// Forgets what is on the screen, so that the next frame draws everything: after a stop, a resize.
  public mutating func forget() {
    isKnown = false
  }

  /// A picture by itself, line by line, each ended by a line feed; without colours plain text.
  public func whole(_ canvas: Canvas) -> [UInt8] {
    if depth == .none { return Array(canvas.text().utf8) }
    var well = inkwell
    var bytes: [UInt8] = []
    for row in 0..<canvas.rows {
      let line = canvas.cells(ofRow: row).map { well.draw($0) }
      let end = line.lastIndex { $0 != .blank }.map { $0 + 1 } ?? 0
      var pen = Pen.initial
      for cell in line[..<end] where cell.glyph.width > 0 {
        if !cell.suits(pen) {
          bytes += RunWriter.sgr(from: pen, to: cell.pen, depth: depth)
          pen = cell.pen
        }
        cell.glyph.append(to: &bytes)
      }
      bytes += RunWriter.sgr(from: pen, to: .initial, depth: depth)
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  // From column 1 of the first row and back there.
  private static func erase(rows: Int) -> [UInt8] {
    guard rows > 0 else { return [] }
    let lines = Array(repeating: "\u{1B}[K", count: rows).joined(separator: "\r\n")
    let up = rows > 1 ? "\r\u{1B}[\(rows - 1)A" : "\r"
    return Array(("\r" + lines + up).utf8)
  }
}

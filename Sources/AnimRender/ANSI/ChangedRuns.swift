/// A stretch of a row that one pen draws.
struct Run {
  let row: Int
  let column: Int
  var cells: ArraySlice<DrawnCell>
  /// The pen of its first cell that is more than ground; nil while there is none.
  var pen: Pen?
  /// The background in force.
  let ground: Paint

  init(row: Int, column: Int, first cell: ArraySlice<DrawnCell>, isBare: Bool, pen: Pen) {
    self.row = row
    self.column = column
    cells = cell
    self.pen = isBare ? nil : pen
    ground = pen.background
  }

  /// Whether a cell can be drawn in the run; the run takes the cell's pen if it has none yet.
  ///
  /// Ground is left to a pen that can erase it.
  mutating func takes(_ cell: DrawnCell) -> Bool {
    if cell.isBare { return pen?.canErase ?? true && cell.pen.background == ground }
    if let pen { return cell.pen == pen }
    guard cell.pen.background == ground, cell.pen.canErase else { return false }
    pen = cell.pen
    return true
  }
}

/// What changes between two pictures, in the order that asks for the fewest bytes.
///
/// Runs drawn with one pen follow one another, as a change of colour costs more than a move: a button
/// of one colour sets it once a frame, not once a row.
struct ChangedRuns {
  private var runs: [Run] = []

  /// As many unchanged cells as this are written again rather than jumped over.
  private static let longestBridge = 4

  /// Notes what changes in a row.
  mutating func add(row: Int, columns: Int, from old: [DrawnCell], to new: [DrawnCell]) {
    let start = row * columns
    var open: Run?
    var bridge = 0
    for place in start..<start + columns {
      let cell = new[place]
      let changed = cell != old[place]
      if var run = open {
        if run.takes(cell), changed || bridge < Self.longestBridge {
          bridge = changed ? 0 : bridge + 1
          run.cells = new[run.cells.startIndex...place]
          open = run
          continue
        }
        close(run, dropping: bridge)
        open = nil
      }
      if changed {
        open = Run(
          row: row, column: place - start, first: new[place...place], isBare: cell.isBare,
          pen: cell.pen)
        bridge = 0
      }
    }
    if let open { close(open, dropping: bridge) }
  }

  private mutating func close(_ run: Run, dropping count: Int) {
    var run = run
    run.cells = run.cells.dropLast(count)
    runs.append(run)
  }

  /// The runs by pen; those that are nothing but ground join a pen that has it, if there is one.
  func ordered() -> [Run] {
    var byPen: [Pen: [Run]] = [:]
    var pens: [Pen] = []
    func note(_ run: Run, _ pen: Pen) {
      if byPen[pen] == nil { pens.append(pen) }
      byPen[pen, default: []].append(run)
    }
    for run in runs {
      if let pen = run.pen { note(run, pen) }
    }
    let inked = pens
    for run in runs where run.pen == nil {
      let host = inked.first { $0.background == run.ground && $0.canErase }
      note(run, host ?? Pen(background: run.ground))
    }
    return Self.chained(pens).flatMap { pen in
      (byPen[pen] ?? []).sorted { ($0.row, $0.column) < ($1.row, $1.column) }
    }
  }

  // Pens with the same foreground follow one another.
  private static func chained(_ pens: [Pen]) -> [Pen] {
    var left = pens
    var chain: [Pen] = []
    while let pen = left.first {
      chain += left.filter { $0.foreground == pen.foreground }
      left.removeAll { $0.foreground == pen.foreground }
    }
    return chain
  }
}

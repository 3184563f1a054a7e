import AnimCore

/// One property over time: its curves, where they are heading, when they come to rest.
package struct Plot: Sendable {
  /// The curves; one for a number, some for a colour.
  package let tracks: [PlotTrack]
  /// The ticks at which something happened to the button.
  package let events: [Int]
  /// The tick from which on nothing moves; nil if it never rests.
  package let settled: Int?
  /// How ticks become columns.
  package let time: TimeScale
  /// How values become rows.
  package let scale: ValueScale

  /// Creates a plot whose scale shows every value and every target there is.
  package init(
    tracks: [PlotTrack], events: [Int], settled: Int?, time: TimeScale, scale: ValueScale
  ) {
    self.tracks = tracks
    self.events = events
    self.settled = settled
    self.time = time
    self.scale = scale
  }

  /// The value axis: labels flush right and a line, `width` columns wide.
  package func valueAxis(width: Int, style: PreviewStyle) -> Canvas {
    let marks = PlotMarks(style)
    var canvas = Canvas(columns: width, rows: scale.rows)
    for row in 0..<scale.rows {
      canvas.write(marks.axis, column: width - 1, row: row, ink: .dim)
    }
    for tick in scale.ticks {
      let column = width - 2 - tick.label.utf8.count
      guard column >= 0 else { continue }
      canvas.write(tick.label, column: column, row: tick.row, ink: .dim)
      canvas.write(marks.tick, column: width - 1, row: tick.row, ink: .dim)
    }
    return canvas
  }

  /// The plot without its axes: what a cursor moving to the right uncovers.
  package func body(style: PreviewStyle) -> Canvas {
    let marks = PlotMarks(style)
    var canvas = Canvas(columns: time.columns, rows: scale.rows)
    drawEvents(marks, on: &canvas)
    drawTargets(marks, on: &canvas)
    var grid = DotGrid(columns: time.columns, rows: scale.rows, charset: style.charset)
    for track in tracks { grid.draw(track.trace, scale: scale) }
    for row in 0..<scale.rows {
      for column in 0..<time.columns {
        guard let layer = grid.layer(column: column, row: row) else { continue }
        let glyph =
          style.charset == .ascii
          ? Glyph(tracks[layer].asciiMark) : grid.pattern(column: column, row: row)
        canvas[column: column, row: row] = Cell(glyph, Ink(tracks[layer].color))
      }
    }
    if style.charset == .unicode, tracks.count > 1 { drawLetters(grid, on: &canvas) }
    drawSettling(marks, on: &canvas)
    return canvas
  }

  private func drawEvents(_ marks: PlotMarks, on canvas: inout Canvas) {
    for tick in events where tick > 0 && tick < time.lastTick {
      for row in 0..<scale.rows {
        canvas.write(marks.event, column: time.column(of: tick), row: row, ink: .dim)
      }
    }
  }

  private func drawTargets(_ marks: PlotMarks, on canvas: inout Canvas) {
    for track in tracks {
      for (column, target) in track.targets.enumerated() where column.isMultiple(of: 2) {
        guard let target else { continue }
        let place = min(max(scale.position(of: target), 0), Double(scale.rows) - 0.01)
        let row = Int(place)
        let part = min(Int((place - Double(row)) * 3), 2)
        let cell = Cell(marks.target[part], Ink(tracks.count > 1 ? track.color : nil, .dim))
        canvas[column: column, row: row] = cell
      }
    }
  }

  // A letter upon a curve where it runs alone, so that curves are told apart without colour.
  private func drawLetters(_ grid: DotGrid, on canvas: inout Canvas) {
    for (layer, track) in tracks.enumerated() {
      var next = Self.letterDistance * (layer + 1) / (tracks.count + 1)
      for column in 0..<time.columns where column >= next {
        let row = (0..<scale.rows).first {
          grid.isAlone(layer: layer, column: column, row: $0)
        }
        guard let row else { continue }
        canvas.write(
          String(track.letter), column: column, row: row, ink: Ink(track.color, .bold))
        next = column + Self.letterDistance
      }
    }
  }

  private static let letterDistance = 24

  // Beside the curve, where it is free, at the tick from which on nothing moves.
  private func drawSettling(_ marks: PlotMarks, on canvas: inout Canvas) {
    guard let settled, let track = tracks.first else { return }
    let column = time.column(of: settled)
    let dot = min(column * track.trace.low.count / time.columns, track.trace.low.count - 1)
    let value = track.trace.high[dot]
    guard value.isFinite else { return }
    let row = Int(min(max(scale.position(of: value), 0), Double(scale.rows - 1)))
    let free = [row - 1, row + 1, row].first {
      (0..<scale.rows).contains($0) && (canvas[column: column, row: $0].isFaint || $0 == row)
    }
    canvas.write(marks.settled, column: column, row: free ?? row, ink: .bold)
  }
}

extension Cell {
  // Nothing, or a mark that may be covered.
  fileprivate var isFaint: Bool { glyph.isBlank || ink.attributes.contains(.dim) }
}

/// The characters of a plot that are no curve.
package struct PlotMarks: Sendable {
  package let axis: String
  package let tick: String
  package let event: String
  package let settled: String
  /// For a target in the upper, middle or lower third of its row.
  package let target: [Glyph]

  package init(_ style: PreviewStyle) {
    let isUnicode = style.charset == .unicode
    axis = isUnicode ? "│" : "|"
    tick = isUnicode ? "┤" : "+"
    event = isUnicode ? "┊" : "|"
    settled = isUnicode ? "◆" : "S"
    target = isUnicode ? ["˙", "·", "."] : [".", ".", "."]
  }
}

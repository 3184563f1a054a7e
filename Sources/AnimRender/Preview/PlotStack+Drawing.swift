import AnimCore

extension PlotStack {
  /// What stands still: titles, value axes, the time axis with the states below it.
  package func frame() -> Canvas {
    var canvas = Canvas(columns: columns, rows: height)
    for (entry, top) in zip(entries, tops) {
      header(entry, row: top, on: &canvas)
      let axis = entry.plot.valueAxis(width: gutter, style: style)
      canvas.draw(axis, column: 0, row: top + 1 + stripRows(entry))
    }
    timeAxis(row: height - 3, on: &canvas)
    return canvas
  }

  /// What a cursor moving to the right uncovers: curves and colours, placed as in ``frame()``.
  package func curves() -> Canvas {
    var canvas = Canvas(columns: columns, rows: height)
    for (entry, top) in zip(entries, tops) {
      for (column, color) in entry.strip.enumerated() where color != style.terminalBackground {
        let shade = style.shade(of: color)
        canvas[column: gutter + column, row: top + 1] = Cell(shade, Ink(color, on: color))
      }
      let body = entry.plot.body(style: style)
      canvas.draw(body, column: gutter, row: top + 1 + stripRows(entry))
    }
    return canvas
  }

  /// Everything at once.
  package func canvas() -> Canvas {
    var canvas = frame()
    canvas.cover(with: curves(), columns: 0..<columns)
    return canvas
  }

  /// The column a cursor is in at a tick.
  package func reached(at tick: Int) -> Int { gutter + time.column(of: tick) }

  /// How many rows it has.
  package var height: Int {
    entries.reduce(Self.axisRows + blanks * max(entries.count - 1, 0)) { $0 + rows(of: $1) }
  }

  private var blanks: Int { plan.isAiry ? 1 : 0 }

  private func rows(of entry: Entry) -> Int { 1 + stripRows(entry) + entry.plot.scale.rows }

  private func stripRows(_ entry: Entry) -> Int { entry.property.isColor ? 1 : 0 }

  // The row each plot's title is in.
  private var tops: [Int] {
    var next = 0
    return entries.map { entry in
      defer { next += rows(of: entry) + blanks }
      return next
    }
  }

  private func header(_ entry: Entry, row: Int, on canvas: inout Canvas) {
    var column = canvas.write(
      style.clip(entry.property.column, to: columns), column: 0, row: row, ink: .bold)
    if entry.plot.tracks.count > 1 {
      for track in entry.plot.tracks {
        let mark = style.charset == .ascii ? "\(track.asciiMark) " : ""
        column += 2
        column += canvas.write(
          mark + track.name, column: column, row: row, ink: Ink(track.color, .bold))
      }
    }
    let words = MotionText(lastTick: survey.lastTick, style: style)
    let mark = PlotMarks(style).settled
    let rest = entry.plot.settled.map { "\(mark) at rest \(words.time($0))" } ?? "not settled"
    for text in [entry.summary + "  " + rest, rest, entry.summary] {
      let width = Glyph.width(of: text)
      if column + 2 + width <= columns {
        canvas.write(text, column: columns - width, row: row, ink: .dim)
        return
      }
    }
  }

  private func timeAxis(row: Int, on canvas: inout Canvas) {
    canvas.draw(time.axis(gutter: gutter, style: style), column: 0, row: row)
    states(row: row + 2, axis: row, on: &canvas)
  }

  // The state in force below the time it holds; where it changes, a mark on the axis.
  private func states(row: Int, axis: Int, on canvas: inout Canvas) {
    let isUnicode = style.charset == .unicode
    let more = plan.left > 0 ? "+\(plan.left) more" : ""
    let end = columns - gutter - (more.isEmpty ? 0 : more.utf8.count + 1)
    canvas.write(more, column: columns - more.utf8.count, row: row, ink: .dim)
    let starts = [0] + survey.stateChanges
    for (place, start) in starts.enumerated() {
      let column = time.column(of: start)
      let next = place + 1 < starts.count ? time.column(of: starts[place + 1]) - 1 : end
      canvas.write(isUnicode ? "▲" : "|", column: gutter + column, row: axis, ink: .bold)
      let state = scene.motion.state(at: Tick(start)).description
      let room = min(next, end) - column
      guard room >= min(Glyph.width(of: state), 3) else { continue }
      canvas.write(style.clip(state, to: room), column: gutter + column, row: row)
    }
  }
}

extension Canvas {
  /// Copies those cells of another canvas that are not blank, in some columns only.
  package mutating func cover(with other: Canvas, columns: Range<Int>) {
    for row in 0..<other.rows {
      for column in columns where other[column: column, row: row] != .blank {
        self[column: column, row: row] = other[column: column, row: row]
      }
    }
  }
}

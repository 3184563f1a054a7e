import AnimCore
import AnimRender

extension DiffReport {
  /// The columns that differ, to be drawn.
  private var curves: [DiffCurve] {
    diff.parts.flatMap { part in
      part.columns.filter { !$0.isSame }.compactMap { column -> DiffCurve? in
        guard let old = values(column.name, part.button, before.tables),
          let new = values(column.name, part.button, after.tables)
        else { return nil }
        let name = part.button.map { "\($0): \(column.name)" } ?? column.name
        return DiffCurve(
          name: spelledOut(name),
          sentences: (column.sentences + [column.place]).flatMap { wrapped($0, to: 100) },
          before: old, after: new, firstFrame: column.firstFrame)
      }
    }
  }

  private func values(
    _ column: String, _ button: String?, _ tables: [MotionTable]
  ) -> [Double]? {
    let table = tables.count == 1 ? tables[0] : tables.first { $0.button == button }
    return table?[column]?.values
  }

  /// Draws the curves in the terminal, one plot below the other.
  func plot(_ request: DiffRequest, in surroundings: Surroundings) throws(Failure) {
    let style = PreviewStyle(charset: surroundings.charset)
    let depth = ColorDepth(
      request.reporting.color, isTerminal: surroundings.terminal != nil,
      environment: surroundings.environment)
    let encoder = CanvasEncoder(depth: depth)
    for curve in curves {
      let plot = DiffPlot(curve, style: style, columns: surroundings.size.columns)
      try output { () throws(OutputError) in
        try surroundings.output.write(encoder.whole(plot.canvas()) + [UInt8(ascii: "\n")])
      }
    }
  }

  /// Draws the curves for a review.
  func draw(to destination: ExportDestination, in surroundings: Surroundings) throws(Failure) {
    let title = diff.isSame ? "Same motion" : "Motion differs"
    let drawing = DiffDrawing(
      title: title, before: spelledOut(before.name), after: spelledOut(after.name), curves: curves)
    try destination.write(in: surroundings) { writer throws(Failure) in
      try output { () throws(OutputError) in try writer.write(drawing.svg) }
    }
  }
}

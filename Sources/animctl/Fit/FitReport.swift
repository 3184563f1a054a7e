import AnimCore
import AnimRender

/// A curve that was fitted, and to what.
struct FitReport: Sendable {
  let fit: SpringFit
  let curve: RecordedCurve
  /// What messages call the table.
  let name: String
  /// How far the curve may be from the samples; nil where that was not asked.
  let tolerance: Double?

  var isWithinTolerance: Bool { tolerance.map { fit.residual.largest <= $0 } ?? true }

  /// What there is to beware of, besides what the fit itself says.
  var notes: [String] {
    var notes: [String] = []
    if curve.timeName == nil {
      notes.append("No column says it has times: the rows are taken for frames, 60 a second.")
    }
    if curve.skipped > 0 {
      notes.append("\(counted(curve.skipped, "row")) without a time or a value left out.")
    }
    let interval = curve.samples.interval
    if curve.unit == .seconds, (5...100).contains(interval) {
      notes.append(
        "The rows are \(interval.brief) s apart: if these are milliseconds, say '--time-unit ms'.")
    }
    return notes
  }

  /// Draws data, fit and residual.
  func plot(_ request: FitRequest, in surroundings: Surroundings) throws(Failure) {
    let charset = request.charset.charset ?? surroundings.charset
    let size = request.size ?? surroundings.size
    let plot = FitPlot(
      fit, name: spelledOut(curve.valueName), style: PreviewStyle(charset: charset),
      columns: size.columns, rows: request.size?.rows ?? 18)
    let depth = ColorDepth(
      request.reporting.color, isTerminal: surroundings.terminal != nil,
      environment: surroundings.environment)
    try output { () throws(OutputError) in
      try surroundings.output.write(CanvasEncoder(depth: depth).whole(plot.canvas()))
    }
  }
}

extension CharsetChoice {
  /// The glyphs that are asked for; nil leaves it to the locale.
  var charset: Charset? {
    switch self {
    case .auto: nil
    case .unicode: .unicode
    case .ascii: .ascii
    }
  }
}

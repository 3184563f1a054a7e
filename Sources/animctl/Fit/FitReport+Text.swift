import AnimCore
import AnimRender

extension FitReport {
  /// What was found: above the plot.
  func head(width: Int) -> String {
    var lines = wrapped(
      "\(spelledOut(name)): \(spelledOut(curve.valueName)) over "
        + "\(spelledOut(curve.timeName ?? "frames")), \(fit.samples.count) samples in "
        + "\(fit.samples.span.brief) s", to: width)
    lines += wrapped("Model: \(choice)", to: width)
    lines += [""] + parameterLines(width: width) + [""]
    lines += wrapped("Residual: \(residual)", to: width)
    if let tolerance {
      let verdict = isWithinTolerance ? "Within" : "Not within"
      lines.append("\(verdict) the tolerance \(tolerance.brief).")
    }
    for warning in fit.warnings {
      lines += wrapped("Warning: \(warning.sentence)", to: width)
    }
    for note in notes { lines += wrapped("Note: \(note)", to: width) }
    return lines.map { "\($0)\n" }.joined()
  }

  private var choice: String {
    let others = fit.candidates.dropFirst().map { candidate in
      "\(candidate.model.words) \((candidate.criterion - fit.criterion).signed)"
    }
    return fit.model.words
      + (others.isEmpty ? "" : " (AICc of the others: \(others.joined(separator: ", ")))")
  }

  private func parameterLines(width: Int) -> [String] {
    var table = TextTable([
      .init(title: "NUMBER"), .init(title: "VALUE", isNumber: true), .init(title: "UNIT"),
      .init(title: "95 % FROM", isNumber: true), .init(title: "TO", isNumber: true),
      .init(title: ""),
    ])
    for parameter in fit.parameters {
      let digits = parameter.digits
      table.add([
        parameter.name.rawValue, parameter.value.brief(digits: digits), parameter.name.unit,
        parameter.interval.map { $0.lowerBound.brief(digits: digits) } ?? "",
        parameter.interval.map { $0.upperBound.brief(digits: digits) } ?? "",
        parameter.origin == .found ? "" : parameter.origin.rawValue,
      ])
    }
    return table.lines(indent: 2, width: width)
  }

  private var residual: String {
    let residual = fit.residual
    let size =
      "RMS \(residual.rootMeanSquare.brief(digits: 3)), at most \(residual.largest.brief(digits: 3)) "
      + "at \(residual.largestTime.brief) s"
    return residual.isRounding
      ? "\(size): what rounding the values to \(fit.samples.resolution.shown) makes; the intervals "
        + "stand for that alone."
      : "\(size); \((residual.rootMeanSquare / max(fit.samples.extent, 1e-300)).percent) of the "
        + "extent."
  }

  /// The spring in all its parametrisations, and code: below the plot.
  func tail(width: Int) -> String {
    var lines: [String] = []
    for (place, segment) in fit.segments.enumerated() {
      if fit.segments.count > 1 {
        lines.append(
          "\(place == 0 ? "PRESS" : "RELEASE"), at \(segment.time.brief) s: "
            + "\(segment.from.brief(digits: 6)) to \(segment.to.brief(digits: 6))")
      }
      if let facts = SpringFacts(segment.timing.kind) {
        lines += ["PARAMETERS"] + facts.lines(indent: 2, width: width) + [""]
      }
      lines += ["CODE"] + FitCode(segment).lines.map { "  \($0)" } + [""]
    }
    return lines.dropLast().map { "\($0)\n" }.joined()
  }
}

extension FitParameter {
  /// How many digits are told: those the interval bears out, and two more.
  fileprivate var digits: Int {
    guard let interval, interval.upperBound > interval.lowerBound, value != 0 else { return 6 }
    var ratio = abs(value) / (interval.upperBound - interval.lowerBound)
    var digits = 3
    while ratio >= 1, digits < 9 {
      ratio /= 10
      digits += 1
    }
    return digits
  }
}

extension Double {
  /// The number with its sign, in few digits.
  fileprivate var signed: String {
    isFinite ? (self >= 0 ? "+" : "") + brief(digits: 4) : "out of reach"
  }
}

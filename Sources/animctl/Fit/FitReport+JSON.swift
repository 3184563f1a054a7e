import AnimCore

extension FitReport {
  /// The report for programs.
  var json: JSONText {
    let residual = fit.residual
    return JSONText.report(
      "fit",
      [
        ("model", .text(fit.model.rawValue)),
        (
          "source",
          .object([
            ("name", .text(name)), ("time", curve.timeName.map(JSONText.text) ?? .null),
            ("timeUnit", .text(curve.unit.rawValue)), ("value", .text(curve.valueName)),
            ("samples", .whole(fit.samples.count)), ("skippedRows", .whole(curve.skipped)),
            ("resolution", .number(fit.samples.resolution)),
          ])
        ),
        ("parameters", .array(fit.parameters.map(\.json))),
        (
          "residual",
          .object([
            ("rms", .number(residual.rootMeanSquare)), ("largest", .number(residual.largest)),
            ("largestTime_s", .number(residual.largestTime)),
            ("rounding", .truth(residual.isRounding)),
          ])
        ),
        ("tolerance", tolerance.map(JSONText.number) ?? .null),
        ("withinTolerance", tolerance == nil ? .null : .truth(isWithinTolerance)),
        ("candidates", .array(fit.candidates.map(\.json))),
        ("segments", .array(fit.segments.map(\.json))),
        (
          "warnings",
          .array(
            fit.warnings.map {
              .object([("code", .text($0.code)), ("message", .text($0.sentence))])
            })
        ),
        ("notes", .array(notes.map(JSONText.text))),
        (
          "samples",
          .array(
            fit.samples.times.indices.map { index in
              .array([
                .number(fit.samples.times[index]), .number(fit.samples.values[index]),
                .number(fit.fitted[index]),
              ])
            })
        ),
      ])
  }
}

extension FitParameter {
  fileprivate var json: JSONText {
    .object([
      ("name", .text(name.rawValue)), ("value", .number(value)),
      ("unit", name.unit.isEmpty ? .null : .text(name.unit)),
      ("low", interval.map { .number($0.lowerBound) } ?? .null),
      ("high", interval.map { .number($0.upperBound) } ?? .null),
      ("origin", .text(origin.rawValue)),
    ])
  }
}

extension FitCandidate {
  fileprivate var json: JSONText {
    .object([
      ("model", .text(model.rawValue)), ("rms", .number(rootMeanSquare)),
      ("aicc", .number(criterion)),
    ])
  }
}

extension FitSegment {
  fileprivate var json: JSONText {
    .object([
      ("time_s", .number(time)), ("from", .number(from)), ("to", .number(to)),
      ("timing", timing.text),
      ("spring", SpringFacts(timing.kind).map { .object($0.members) } ?? .null),
      ("code", .array(FitCode(self).lines.map(JSONText.text))),
    ])
  }
}

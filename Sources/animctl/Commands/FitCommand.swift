import AnimCore
import AnimRender

extension Commands {
  static let fit: Command = Command(
    "fit",
    overview: "Read a spring back out of a recorded curve.",
    discussion: [
      "CURVE is a table: CSV with any delimiter, sampled in any way, rows missing or not; or what "
        + "export writes. It tells the numbers with the least squares, where they lie with a "
        + "probability of 95 %, what is left between curve and data, and code to paste. The status is "
        + "1 where the largest residual is beyond --tolerance.",
      "Start, delay and initial velocity cannot all be told from one curve: without a flat lead-in "
        + "the delay is 0; with one the velocity is, unless --initial-velocity is free.",
    ],
    examples: [
      ["fit", "recorded.csv", "--time-column", "t", "--value-column", "value"],
      ["fit", "press.csv", "--value-column", "scale", "--model", "press"],
      ["fit", "press.csv", "--value-column", "background_b", "--tolerance", "0.05", "--json"],
    ],
    arguments: [
      ArgumentHelp(
        label: "CURVE", abstract: "A table, or - for standard input.", isOptional: false)
    ],
    options: FitRequest.lines,
    initial: FitRequest(),
    word: { request, word throws(UsageError) in
      guard request.path == nil else { throw .unexpectedArgument(word) }
      request.path = word
    },
    reporting: \.reporting,
    work: { request, surroundings throws(Failure) in
      guard let path = request.path else { throw .usage(.missingArgument("CURVE")) }
      let input: SpecInput
      do throws(InputError) {
        input = try SpecInput(path, limit: RecordedTable.sizeLimit, in: surroundings)
      } catch {
        throw .input(error)
      }
      let progress = surroundings.progress("Fitting \(quoted(input.name))")
      let report = try progress.spanning { () throws(Failure) -> FitReport in
        try Commands.report(request, input)
      }
      if request.isJSON {
        try surroundings.print(report.json.file)
      } else {
        let width = min(request.size?.columns ?? .max, surroundings.reportWidth)
        try surroundings.print(report.head(width: width) + "\n")
        try report.plot(request, in: surroundings)
        try surroundings.print("\n" + report.tail(width: width))
      }
      guard report.isWithinTolerance else {
        try output { () throws(OutputError) in try surroundings.output.flush() }
        throw .reported(.checkFailed)
      }
    })

  private static func report(
    _ request: FitRequest, _ input: SpecInput
  ) throws(Failure) -> FitReport {
    let curve: RecordedCurve
    do throws(RecordedCurveError) {
      curve = try RecordedCurve(
        input.bytes, time: request.timeColumn, value: request.valueColumn, unit: request.timeUnit)
    } catch {
      if case .severalMove(let names) = error {
        throw .usage(.ambiguousColumn(option: "--value-column", file: input.name, names: names))
      }
      throw .curve(name: input.name, error)
    }
    let stranger = request.tolerance?.named.keys.sorted().first { $0 != curve.valueName }
    if let stranger {
      throw .usage(
        .unknownColumn(
          option: "--tolerance", stranger, names: [curve.valueName],
          nearest: NearestWord.to(stranger, among: [curve.valueName])))
    }
    do throws(FitError) {
      let fit = try SpringFit(curve.samples, model: request.model, options: request.options)
      return FitReport(
        fit: fit, curve: curve, name: input.name,
        tolerance: request.tolerance.map { $0.named[curve.valueName] ?? $0.standard })
    } catch {
      throw .curve(name: input.name, .samples(error))
    }
  }
}

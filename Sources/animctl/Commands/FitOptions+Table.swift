import AnimCore
import AnimRender

extension FitRequest {
  /// The lines of the table of options.
  static let lines: [CommandOption<FitRequest>] =
    [
      CommandOption(
        "--time-column", value: "NAME", essential: true, "Take the times from this column.",
        default: "what is called a time, or grows; else rows are frames"
      ) { request, text in request.timeColumn = text },
      CommandOption(
        "--value-column", value: "NAME", essential: true, "Fit the values of this column.",
        default: "the only one that changes"
      ) { request, text in request.valueColumn = text },
      CommandOption(
        "--time-unit", value: "UNIT", "Count times in this unit; a frame is 1/60 s.",
        choices: TimeUnitChoice.words,
        default: "auto: as the column's name says, or s"
      ) { request, text throws(ValueFault) in
        request.timeUnit = try TimeUnitChoice(option: text).unit
      },
      CommandOption(
        "--model", value: "MODEL", essential: true, "Fit this kind of curve.",
        choices: FitModelChoice.words,
        default: "auto: the best by AICc"
      ) { request, text throws(ValueFault) in
        request.model = try FitModelChoice(option: text).model
      },
      CommandOption(
        "--initial-velocity", value: "V", takesNegative: true, essential: true,
        "The velocity at the start, in travels per second.",
        values: "free, where it is to be found, 0, or a number", choices: ["free"],
        default: "free, but 0 after a flat lead-in"
      ) { request, text throws(ValueFault) in
        let range = Spring.initialVelocities
        if text == "free" {
          request.options.velocity = .free
        } else if let velocity = DecimalText.number(text), range.contains(velocity) {
          request.options.velocity = .fixed(velocity)
        } else {
          throw .expected(.numberWithin(range, or: "free"))
        }
      },
      CommandOption(
        "--start", value: "VALUE", takesNegative: true, "Begin at this value.",
        default: "it is found"
      ) { request, text throws(ValueFault) in
        request.options.start = try Double(option: text, within: values)
      },
      CommandOption(
        "--target", value: "VALUE", takesNegative: true, "Lead to this value.",
        default: "it is found"
      ) { request, text throws(ValueFault) in
        request.options.target = try Double(option: text, within: values)
      },
      CommandOption(
        "--delay", value: "TIME", takesNegative: true,
        "Begin this long after the first sample.", values: "120ms, 0.12s, 7f, or seconds",
        default: "0, or found after a flat lead-in"
      ) { request, text throws(ValueFault) in
        guard let time = TimeText(text) else { throw .expected(.time) }
        guard Timing.delays.contains(time.seconds) else {
          throw .expected(.timeWithin(Timing.delays.upperBound))
        }
        request.options.delay = time.seconds
      },
      .tolerance(default: "any residual will do") { $0.tolerance = $1 },
      .json { $0.isJSON = true },
      .charset { $0.charset = $1 },
      .size { $0.size = $1 },
    ] + ReportingOptions.lines(readsSpecs: false)

  private static let values =
    -FitSamples.magnitudes.upperBound...FitSamples.magnitudes.upperBound
}

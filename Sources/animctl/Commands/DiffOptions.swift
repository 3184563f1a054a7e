import AnimRender

extension DiffRequest {
  /// The lines of the table that are only `diff`'s.
  static let options: [CommandOption<DiffRequest>] = [
    .tolerance(default: "what comes of printing them") { $0.tolerance = $1 },
    CommandOption(
      "--align", essential: true,
      "Tell a shift or a stretch of time from a change of shape.", default: "compare by frames only"
    ) { request, _ in
      request.aligns = true
    },
    CommandOption(
      "--columns", value: "NAME=COL,...",
      "Take another tool's table: what its columns are here, such as time=t,scale=value.",
      values: "names: time (s), time_ms, frame, state, button, and those that export writes",
      default: "the columns that export writes"
    ) { request, text throws(ValueFault) in
      request.naming = try ColumnNaming(option: text)
    },
    CommandOption(
      "--format", letter: "f", value: "FORMAT", essential: true, "Write this format.",
      choices: DiffFormat.words, default: "text"
    ) { request, text throws(ValueFault) in
      request.format = try DiffFormat(option: text)
    },
    CommandOption(
      "--json", "Write the report in JSON, for programs.", default: "text for people"
    ) { request, _ in
      request.format = .json
    },
    CommandOption(
      "--quiet", letter: "q", "Say nothing: only the status tells.", default: "report"
    ) { request, _ in
      request.isQuiet = true
    },
    CommandOption(
      "--plot", essential: true, "Draw what differs, before and now, below the text.",
      default: "words only"
    ) { request, _ in
      request.plots = true
    },
    CommandOption(
      "--svg", value: "FILE", "Draw what differs to FILE as SVG, for a review.",
      default: "no drawing"
    ) { request, text throws(ValueFault) in
      guard !text.isEmpty else { throw .expected(.fileName) }
      request.drawing = text
    },
    CommandOption(
      "--update", essential: true,
      "Rewrite the table B from the spec A where they differ; never where CI is set.",
      default: "B stays as it is"
    ) { request, _ in
      request.updates = true
    },
  ]
}

import AnimCore

/// What `inspect` is asked for.
struct InspectRequest: MotionAsking, Sendable {
  var motion = MotionRequest()
  var reporting = Reporting()
  /// The button of a group to tell about.
  var button: String?
  /// Whether to write for programs.
  var isJSON = false
  /// The names that are wanted and nothing else.
  var names: SpecNames?

  /// The lines of the table that are only `inspect`'s.
  static let options: [CommandOption<InspectRequest>] = [
    .json { $0.isJSON = true },
    .button { $0.button = $1 },
    CommandOption(
      "--names", value: "KIND", "Write only the names there are of this, a line each.",
      choices: SpecNames.words, default: "all that there is to tell"
    ) { request, text throws(ValueFault) in
      request.names = try SpecNames(option: text)
    },
  ]
}

extension Commands {
  static let inspect: Command = Command(
    "inspect",
    overview: "Tell what moves, how far and how fast, and which effect wins in which state.",
    discussion: [
      "Effects are numbered as in the SPEC, from [0]. Each timing is told in every parametrisation. "
        + "Of each way a property goes it tells the frames it takes, how far the target is (TRAVEL), "
        + "the velocity it begins with and the greatest it has (START, PEAK, in units per second), "
        + "how far beyond the target it gets (OVER) and what its end snaps over (END), as shares of "
        + "the travel. A colour's lengths are distances in the space it is mixed in.",
      MotionOptions.discussion,
    ],
    examples: [
      ["inspect", "button.json"],
      ["inspect", "--spring", "duration=0.4,bounce=0.3", "--json"],
      ["inspect", "--scale", "0.9", "--script", "press@0ms release@50ms press@90ms"],
    ],
    arguments: MotionOptions.arguments,
    options: InspectRequest.options + MotionOptions.lines() + ReportingOptions.lines(),
    initial: InspectRequest(),
    word: { request, word throws(UsageError) in try request.motion.take(spec: word) },
    reporting: \.reporting,
    work: { request, surroundings throws(Failure) in
      if let names = request.names {
        guard !request.isJSON else { throw .usage(.clash(option: "--json", with: "--names")) }
        let spec = try request.motion.described(in: surroundings)
        return try surroundings.print(names.of(spec).map { "\(spelledOut($0))\n" }.joined())
      }
      let motion = try request.motion.played(in: surroundings)
      let parts = try usage { () throws(UsageError) in
        try motion.parts(named: request.button, of: request.motion.spec)
      }
      let reports = parts.map(InspectReport.init)
      if request.isJSON {
        let report = JSONText.report(
          "inspect",
          [
            ("notSettled", .truth(!parts.allSatisfy(\.timeline.isSettled))),
            ("buttons", .array(reports.map(\.json))),
          ])
        try surroundings.print(report.file)
      } else {
        let width = surroundings.reportWidth
        try surroundings.print(
          reports.map { $0.text(width: width) }.joined(separator: "\n"))
      }
      surroundings.warnIfCut(parts)
    })
}

extension Surroundings {
  /// How wide to set reports.
  var reportWidth: Int { min(max(textWidth, 60), 160) }
}

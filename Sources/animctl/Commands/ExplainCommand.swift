import AnimCore

/// What `explain` is asked for.
struct ExplainRequest: MotionAsking, Sendable {
  var motion = MotionRequest()
  var reporting = Reporting()
  /// The button of a group to tell about.
  var button: String?
  /// Whether to write for programs.
  var isJSON = false
  /// The frame, as it was given.
  var frame: (text: String, number: Int)?
  /// The time, as it was given.
  var time: (text: String, value: TimeText)?
  /// The property to tell about; nil for all.
  var property: PropertyTraits?

  /// The lines of the table that are only `explain`'s.
  static let options: [CommandOption<ExplainRequest>] = [
    CommandOption(
      "--frame", value: "N", takesNegative: true, essential: true, "Explain frame N.",
      default: "0"
    ) { request, text throws(ValueFault) in
      request.frame = (text, try Int(option: text, within: 0...Int.max))
    },
    .instant { request, text, time in request.time = (text, time) },
    CommandOption(
      "--property", value: "NAME", essential: true, "Explain this property only.",
      values: "values: scale, backgroundColor and so on",
      choices: PropertyTraits.all.map(\.name), names: .properties, default: "all that are animated"
    ) { request, text throws(ValueFault) in
      request.property = try PropertyTraits(option: text)
    },
    .json { $0.isJSON = true },
    .button { $0.button = $1 },
  ]

  /// The frame that is asked for, checked against the last one there is.
  func tick(within last: Tick) throws(UsageError) -> Tick {
    if frame != nil, time != nil { throw .clash(option: "--at", with: "--frame") }
    if let time, time.value.tick > last {
      throw .badValue(
        option: "--at", value: time.text, .expected(.timeWithin(last.seconds)))
    }
    if let frame, frame.number > last.index {
      throw .badValue(
        option: "--frame", value: frame.text, .expected(.wholeNumberWithin(0...last.index)))
    }
    return time?.value.tick ?? Tick(frame?.number ?? 0)
  }
}

extension PropertyTraits {
  /// Reads the name of a property.
  init(option text: String) throws(ValueFault) {
    guard let property = Self.all.first(where: { $0.name == text || $0.column == text }) else {
      let names = Self.all.map(\.name)
      throw .notAmong(names, nearest: NearestWord.to(text, among: names))
    }
    self = property
  }
}

extension Commands {
  static let explain: Command = Command(
    "explain",
    overview: "Tell why the button looks as it does on one frame.",
    discussion: [
      "It names the event that led there, which effect has each property and why the others have "
        + "not, the segment that moves it, what that took on from the one before, and when it "
        + "will rest. Effects are numbered as in the SPEC, from [0]. Everything is told as it is "
        + "after the frame's own events.",
      MotionOptions.discussion,
    ],
    examples: [
      ["explain", "button.json", "--frame", "7"],
      ["explain", "--at", "120ms", "--property", "scale"],
      ["explain", "--scale", "0.9", "--frame", "3", "--json"],
    ],
    arguments: MotionOptions.arguments,
    options: ExplainRequest.options + MotionOptions.lines() + ReportingOptions.lines(),
    initial: ExplainRequest(),
    word: { request, word throws(UsageError) in try request.motion.take(spec: word) },
    reporting: \.reporting,
    work: { request, surroundings throws(Failure) in
      let motion = try request.motion.played(in: surroundings)
      let reports = try usage { () throws(UsageError) -> [ExplainReport] in
        try explained(request, motion)
      }
      if request.isJSON {
        let report = JSONText.report(
          "explain",
          [
            ("frame", .whole(reports[0].tick.index)), ("time_s", .number(reports[0].tick.seconds)),
            ("buttons", .array(reports.map(\.json))),
          ])
        try surroundings.print(report.file)
      } else {
        let width = surroundings.reportWidth
        try surroundings.print(reports.map { $0.text(width: width) }.joined(separator: "\n"))
      }
      surroundings.warnIfCut(motion.parts)
    })

  private static func explained(
    _ request: ExplainRequest, _ motion: ShownMotion
  ) throws(UsageError) -> [ExplainReport] {
    let parts = try motion.parts(named: request.button, of: request.motion.spec)
    let last = motion.group?.lastTick ?? motion.parts[0].timeline.lastTick
    let tick = try request.tick(within: last)
    if let property = request.property,
      !parts.contains(where: { $0.timeline.properties.contains(property) })
    {
      let names = parts.flatMap { $0.timeline.properties.map(\.name) }
      throw .notAnimated(property.name, animated: Set(names).sorted())
    }
    return parts.map { ExplainReport($0, at: tick, of: request.property) }
  }
}

import AnimCore

/// What `lint` is asked for.
struct LintRequest: MotionAsking, Sendable {
  var motion = MotionRequest()
  var reporting = Reporting()
  /// The paths of the specs, in their order.
  var specs: [String] = []
  var format = LintFormat.text
  /// What goes before the specs' own settings.
  var settings = LintSettings()

  /// The lines of the table that are only `lint`'s.
  static let options: [CommandOption<LintRequest>] = [
    CommandOption(
      "--format", letter: "f", value: "FORMAT", essential: true, "Write this format.",
      choices: LintFormat.words, default: "text"
    ) { request, text throws(ValueFault) in
      request.format = try LintFormat(option: text)
    },
    .json { $0.format = .json },
    CommandOption(
      "--rule", value: "CODE=SEVERITY", essential: true, "Set how bad what a rule finds is.",
      values: "off, warning, error; 'animctl help rules' lists the rules",
      default: "as the spec says, or as the rule has it"
    ) { request, text throws(ValueFault) in
      let list = try KeyedList(text, keys: LintRule.all.map(\.code))
      for (code, word) in list.items {
        guard let severity = LintSeverity(rawValue: word) else {
          throw .badPart(key: code, part: word, .word(LintSeverity.allCases.map(\.rawValue)))
        }
        try? request.settings.set(severity, for: code)
      }
    },
    CommandOption(
      "--threshold", value: "NAME=NUMBER", essential: true, "Set what a rule compares with.",
      values: "names as 'animctl help rules' lists them",
      default: "as the spec says, or as the rule has it"
    ) { request, text throws(ValueFault) in
      let list = try KeyedList(text, keys: LintThreshold.all.map(\.name))
      for (name, text) in list.items {
        guard let number = DecimalText.number(text) else {
          throw .badPart(key: name, part: text, .number)
        }
        do throws(LintError) {
          try request.settings.setThreshold(name, to: number)
        } catch {
          guard case .outOfRange(_, _, let allowed) = error else { continue }
          throw .badPart(key: name, part: text, .numberWithin(allowed))
        }
      }
    },
  ]

  /// The requests for each of the specs; one where none is named.
  var motions: [MotionRequest] {
    guard !specs.isEmpty else { return [motion] }
    return specs.map { path in
      var motion = motion
      motion.spec = path
      return motion
    }
  }
}

/// The words of `--format`.
enum LintFormat: String, CaseIterable {
  case text, json, sarif, github
}

extension Commands {
  static let lint: Command = Command(
    "lint",
    overview:
      "Hold motions to rules: jumps, taps that are not seen, overshoot, contrast and so on.",
    discussion: [
      "Each finding names its rule, whose code 'animctl help CODE' explains, and the place in the SPEC "
        + "that it is about. What rules there are and what they compare with, 'animctl help rules' "
        + "lists; a SPEC sets them in its \"lint\". The status is 65 if a SPEC is none, 1 if a rule of "
        + "severity error finds something (with --strict a warning too), else 0.",
      "With --diagnostics json findings go to standard error, an object a line.",
      MotionOptions.discussion,
    ],
    examples: [
      ["lint", "button.json"],
      ["lint", "--scale", "0.9", "--threshold", "overshoot=0.3"],
      ["lint", "button.json", "--format", "sarif", "--rule", "L0203=off,L0104=error"],
    ],
    arguments: [
      ArgumentHelp(
        label: "SPEC", abstract: "Spec files, or -. (default: the built-in example)",
        repeats: true)
    ],
    options: LintRequest.options + MotionOptions.lines() + ReportingOptions.lines(),
    initial: LintRequest(),
    word: { request, word throws(UsageError) in
      if word == "-", request.specs.contains("-") { throw .inputTwice }
      request.specs.append(word)
    },
    reporting: \.reporting,
    work: { request, surroundings throws(Failure) in
      var reports: [LintReport] = []
      var status = ExitStatus.done
      for motion in request.motions {
        do throws(Failure) {
          reports.append(try report(on: motion, request, surroundings))
        } catch {
          // The other specs are looked at all the same.
          guard request.specs.count > 1, error.isAboutSpec else { throw error }
          surroundings.report(error, lint.help)
          if status != .badSpec { status = error.status }
        }
      }
      try write(reports, as: request.format, surroundings)
      if status == .done, reports.contains(where: { $0.count(.error) > 0 }) {
        status = .checkFailed
      }
      guard status == .done else {
        try output { () throws(OutputError) in try surroundings.output.flush() }
        throw .reported(status)
      }
    })

  private static func report(
    on motion: MotionRequest, _ request: LintRequest, _ surroundings: Surroundings
  ) throws(Failure) -> LintReport {
    var motion = motion
    try usage { () throws(UsageError) in try motion.check() }
    motion.read = try motion.spec.map { path throws(Failure) in
      try SpecInput.found(at: path, in: surroundings)
    }
    let spec = try motion.described(in: surroundings)
    do {
      let findings = try MotionLint.findings(
        in: spec, settings: request.settings, motion: motion.isReduced ? .reduced : .full)
      // What options make has no file; it is shown as it would stand in one.
      let input = motion.read ?? SpecInput(name: "<options>", bytes: Array(spec.json.utf8))
      return LintReport(
        input: input, findings: findings, isStrict: surroundings.reporting.isStrict)
    } catch {
      throw .description(MotionRequest.problems(of: error))
    }
  }

  private static func write(
    _ reports: [LintReport], as format: LintFormat, _ surroundings: Surroundings
  ) throws(Failure) {
    switch (format, surroundings.reporting.format) {
    case (.text, .json): surroundings.complain(reports.jsonLines)
    case (.text, .text): try surroundings.print(reports.text(surroundings.resultStyle))
    case (.json, _): try surroundings.print(reports.json)
    case (.sarif, _): try surroundings.print(reports.sarif)
    case (.github, _): try surroundings.print(reports.github)
    }
  }
}

extension Failure {
  /// Whether it is about one spec, so that others can still be looked at.
  fileprivate var isAboutSpec: Bool {
    switch self {
    case .input, .spec: true
    default: false
    }
  }
}

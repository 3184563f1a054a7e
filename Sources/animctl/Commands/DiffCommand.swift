import AnimCore
import AnimRender

extension Commands {
  static let diff: Command = Command(
    "diff",
    overview: "Tell how two motions differ, and by how much.",
    discussion: [
      "A and B are specs or tables: CSV of either layout, JSON, or NDJSON. The status is 0 where they "
        + "show the same motion, 1 where they differ, 65 where they cannot be compared.",
      "It is told how the motion changed from A to B; where one is a spec and the other a table, from "
        + "the table to the spec. Numbers of a table may be off by half of their last decimal. What "
        + "ends first is taken to rest. A single A is compared with the motion that quick options make.",
    ],
    examples: [
      ["diff", "button.json", "press.csv"],
      ["diff", "old.json", "button.json", "--align", "--plot"],
      ["diff", "button.json", "press.csv", "--tolerance", "scale=0.001,background=0.01"],
      ["diff", "button.json", "recorded.csv", "--columns", "time=t,scale=value"],
      ["diff", "button.json", "press.csv", "--format", "github"],
      ["diff", "button.json", "press.csv", "--update"],
    ],
    arguments: [
      ArgumentHelp(label: "A", abstract: "A spec or a table, or -.", isOptional: false),
      ArgumentHelp(label: "B", abstract: "A spec or a table, or -."),
    ],
    options: DiffRequest.options + MotionOptions.lines() + ReportingOptions.lines(),
    initial: DiffRequest(),
    word: { request, word throws(UsageError) in
      guard request.paths.count < 2 else { throw .unexpectedArgument(word) }
      request.paths.append(word)
    },
    reporting: \.reporting,
    work: { request, surroundings throws(Failure) in
      try usage { () throws(UsageError) in try request.check(surroundings) }
      let drawing = try request.drawing.map { path throws(Failure) in
        try output { () throws(OutputError) in try ExportDestination(path) }
      }
      let pair = try DiffPair(request, in: surroundings)
      let diff: MotionDiff
      do throws(MotionDiffError) {
        diff = try MotionDiff(
          from: pair.before.tables, to: pair.after.tables, tolerance: pair.tolerance,
          aligns: request.aligns)
      } catch {
        throw .comparison(error)
      }
      let report = DiffReport(before: pair.before, after: pair.after, diff: diff)
      if let drawing { try report.draw(to: drawing, in: surroundings) }
      if !request.isQuiet {
        try surroundings.print(report.text(request.format))
        if request.plots { try report.plot(request, in: surroundings) }
      }
      for side in [pair.before, pair.after] {
        if case .spec(let shown, _) = side.source { surroundings.warnIfCut(shown.parts) }
      }
      guard !diff.isSame else { return }
      if request.updates {
        try pair.update(in: surroundings)
        if !request.isQuiet, request.format == .text {
          try surroundings.print("Updated \(quoted(pair.golden.name)).\n")
        }
        return
      }
      try output { () throws(OutputError) in try surroundings.output.flush() }
      throw .reported(.checkFailed)
    })
}

extension DiffRequest {
  /// Checks what only shows when all options are known.
  fileprivate func check(_ surroundings: Surroundings) throws(UsageError) {
    let hasQuickOptions = !motion.quickOptions.isEmpty
    guard paths.count == 2 || paths.count == 1 && hasQuickOptions else {
      throw .notTwo(count: paths.count)
    }
    guard paths != ["-", "-"] else { throw .inputTwice }
    if paths.count == 2 {
      var named = motion
      named.spec = paths[0]
      try named.check()
    }
    if plots, format != .text { throw .clash(option: "--plot", with: "--format") }
    if updates {
      let golden = paths[paths.count - 1]
      guard surroundings.environment["CI"] == nil else { throw .updateInCI(path: golden) }
    }
  }
}

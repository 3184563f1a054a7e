import AnimCore

/// How a platform's source file says a description: what stands around the snippets of ``CodePlatform``.
struct CodeDialect: Sendable {
  let platform: CodePlatform
  let playback: CodePlayback
  /// What the reader has to know, before the code.
  let remarks: [String]
  /// What is imported.
  let imports: [String]
  /// Opens what holds a button's constants and functions, and closes it.
  let opening: @Sendable (String) -> [String]
  let closing: [String]
  /// How far what stands in it is from the left.
  let indent: Int
  /// A constant.
  let constant: @Sendable (CodeTarget) -> String
  /// The first line of a function, and its last.
  let function: @Sendable (CodeMotion) -> String
  let functionEnd: String
  /// The condition of those who asked for less motion.
  let ifReduced: String
  /// What a snippet becomes within a function for a property: its lines with what they lead to.
  let body: @Sendable (_ snippet: [String], _ timing: Timing, _ motion: CodeMotion) -> [String]
  /// What ends a function early behind such lines.
  let leaving: [String]
  /// A curve for which the platform has no name, by its points; nil where it cannot have any.
  let points: (@Sendable (CodePoints) -> [String])?
  /// What such curves need at the end of the file.
  let pointsHelp: [String]

  /// The file of a scene.
  func file(of scene: ExportScene) -> ExportedFile {
    var differences: [ExportDifference] = []
    var lines: [String] = []
    var needsPoints = false
    var names: Set<String> = []
    for part in scene.parts {
      let stem = CodeText.upperCamel(
        scene.name + (part.member.map { " " + $0 } ?? ""), fallback: "Button")
      var name = stem + "Motion"
      var count = 2
      while !names.insert(name).inserted {
        name = "\(stem)\(count)Motion"
        count += 1
      }
      let outline = CodeOutline(part.scene.timeline.animations)
      var inside = outline.targets.map(constant)
      for motion in outline.motions {
        let stated = statement(of: motion)
        differences.append(stated.difference)
        needsPoints = needsPoints || stated.hasPoints
        inside += [""] + stated.lines
      }
      if inside.first?.isEmpty == true { inside.removeFirst() }
      lines += [""] + opening(name) + CodeText.indented(inside, by: indent) + closing
    }
    let merged = ExportDifference.merged(differences)
    let head = CodeText.comments(
      ["\(scene.name), by \(scene.generator)", ""] + remarks + [
        "Which effect holds in which state is for the program to say; so are interruptions.",
        "Sizes are in points, rotations in degrees, times in seconds where nothing else is said.",
        "Largest differences from the engine's table: \(ExportDifference.list(merged)).",
      ])
    let all = head + (imports.isEmpty ? [] : [""] + imports) + lines
    let help = needsPoints ? [""] + pointsHelp : []
    return ExportedFile(
      (all + help).map { $0 + "\n" }.joined(), differences: merged)
  }

  private func statement(
    of motion: CodeMotion
  ) -> (lines: [String], difference: ExportDifference, hasPoints: Bool) {
    let full = snippet(motion.timing, motion)
    let calm = motion.reduced == motion.timing ? nil : snippet(motion.reduced, motion)
    let difference = playback.deviation(of: motion, by: full.bezier)
    let length = code(CodeTrack(motion.timing).duration + motion.timing.delay)
    var lines = CodeText.comments([
      motion.sentence + ".",
      "At rest after \(length) s; at most \(difference.text) from the engine's table.",
    ])
    lines.append(function(motion))
    if let calm {
      lines += CodeText.indented([ifReduced] + CodeText.indented(calm.lines + leaving) + ["}"])
    }
    lines += CodeText.indented(full.lines) + [functionEnd]
    return (lines, difference, full.hasPoints || calm?.hasPoints == true)
  }

  private func snippet(
    _ timing: Timing, _ motion: CodeMotion
  ) -> (lines: [String], bezier: CubicBezier?, hasPoints: Bool) {
    if let snippet = platform.snippet(for: timing) {
      return (body(snippet.lines, timing, motion), nil, false)
    }
    if let points {
      return (body(points(CodePoints(timing)), timing, motion), nil, true)
    }
    // A staircase or a line of several pieces: the nearest curve there is a name for.
    let track = CodeTrack(timing)
    let bezier = track.nearestBezier
    let curve = Timing(
      kind: .curve(.cubicBezier(bezier), duration: track.duration), delay: timing.delay)
    let remark = "// Stands for a curve that has no name here."
    let lines = platform.snippet(for: curve)?.lines ?? []
    return (body([remark] + lines, curve, motion), bezier, false)
  }
}

/// A curve as points that are joined by straight lines: those of the engine's ticks that are needed.
struct CodePoints {
  /// Shares of the time and of the way, each 0…1 as a rule.
  let points: [(share: Double, progress: Double)]
  /// How long it takes, in seconds.
  let duration: Double
  /// How long it waits before, in seconds.
  let delay: Double

  init(_ timing: Timing) {
    let track = CodeTrack(timing)
    let last = max(track.places.count - 1, 1)
    var points: [(share: Double, progress: Double)] = []
    for (tick, place) in track.places.enumerated() {
      let share = Double(tick) / Double(last)
      // What lies on the line between its neighbours says nothing.
      while points.count > 1 {
        let (before, between) = (points[points.count - 2], points[points.count - 1])
        let way = (between.share - before.share) / (share - before.share)
        let onLine = before.progress + (place - before.progress) * way
        guard abs(onLine - between.progress) < 1e-12 else { break }
        points.removeLast()
      }
      points.append((share, place))
    }
    self.points = points
    duration = track.duration
    delay = timing.delay
  }

  /// The points as pairs, several on a line.
  func pairs(_ pair: (String, String) -> String) -> [String] {
    var lines: [String] = []
    var line = ""
    for point in points {
      let text = pair(code(point.share), code(point.progress)) + ","
      if !line.isEmpty, line.utf8.count + text.utf8.count > 72 {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? text : " " + text
    }
    return lines + [line]
  }
}

extension ExportFormat {
  /// A format of source code.
  static func code(
    _ name: String, readers: String, error: String, _ dialect: CodeDialect
  ) -> ExportFormat {
    ExportFormat(
      name, ending: nil, readers: readers, keeps: [.springs, .colors, .reduced],
      typicalError: error
    ) { scene, _ throws(ExportError) in dialect.file(of: scene) }
  }
}

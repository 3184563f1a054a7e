import AnimCore

extension ExportFormat {
  /// One frame a line.
  static let ndjson = ExportFormat(
    "ndjson", ending: "ndjson", readers: "polars, pandas, DuckDB, jq",
    keeps: [.retargets, .colors, .states], typicalError: nil
  ) { scene, options throws(ExportError) in
    var records = FrameRecords(scene, options: options)
    return ExportedFile(share: { records.share }) { () throws(ExportError) in
      try records.nextRecords().map { lines in
        Array((lines.joined(separator: "\n") + "\n").utf8)
      }
    }
  }

  /// One document: what moves, what happens, and every frame.
  static let json = ExportFormat(
    "json", ending: "json", readers: "programs in any language, jq",
    keeps: [.retargets, .colors, .states], typicalError: nil
  ) { scene, options throws(ExportError) in
    var records = FrameRecords(scene, options: options)
    var isBegun = false
    var isEnded = false
    return ExportedFile(share: { records.share }) { () throws(ExportError) in
      guard !isEnded else { return nil }
      var text = isBegun ? "" : MotionDocument.head(of: scene, options: options)
      if let lines = try records.nextRecords() {
        text += (isBegun ? ",\n    " : "\n    ") + lines.joined(separator: ",\n    ")
        isBegun = true
      } else {
        text += "\n  ]\n}\n"
        isEnded = true
      }
      return Array(text.utf8)
    }
  }
}

/// The document a motion is as JSON.
private enum MotionDocument {
  /// Everything before the frames.
  static func head(of scene: ExportScene, options: ExportOptions) -> String {
    let members: [JSONText.Member] = [
      ("generator", .text(scene.generator)),
      ("name", .text(scene.name)),
      ("framesPerSecond", .whole(Tick.perSecond)),
      ("lastFrame", .whole(scene.lastTick.index)),
      ("duration_s", .number(scene.lastTick.seconds)),
      ("isSettled", .truth(scene.isSettled)),
      ("motion", .text(scene.options.motion == .full ? "full" : "reduced")),
      ("colorSpace", .text(scene.parts[0].scene.timeline.animations.colorSpace.rawValue)),
      ("tracks", .array(tracks(of: scene, options: options))),
      ("buttons", .array(scene.parts.map(button))),
    ]
    let text = JSONText.report("export", members).file
    return String(text.dropLast(3)) + ",\n  \"frames\": ["
  }

  private static func tracks(of scene: ExportScene, options: ExportOptions) -> [JSONText] {
    let properties = Set(scene.parts.flatMap(\.scene.timeline.properties))
      .sorted { $0.order < $1.order }
    return properties.map { property in
      let columns = property.columns(velocities: options.velocities).map(\.name)
      return .object([
        ("property", .text(property.name)), ("unit", .text(property.unit.rawValue)),
        ("columns", .array(columns.map(JSONText.text))),
      ])
    }
  }

  private static func button(_ part: ExportScene.Part) -> JSONText {
    let timeline = part.scene.timeline
    return .object([
      ("name", .text(part.label)), ("title", .text(part.scene.title)),
      ("width", .number(part.scene.width)), ("height", .number(part.scene.height)),
      ("events", .array(timeline.log.map(entry))),
      ("transitions", .array(timeline.transitions.map(transition))),
    ])
  }

  private static func entry(_ entry: LogEntry) -> JSONText {
    let cause =
      switch entry.cause {
      case .event(let event): event.description
      case .minimumPressEnded: "minimumPressEnded"
      }
    return .object([
      ("frame", .whole(entry.tick.index)), ("event", .text(cause)),
      ("state", .text(entry.state.description)),
    ])
  }

  private static func transition(_ transition: Transition) -> JSONText {
    .object([
      ("event", .text(transition.event.description)),
      ("properties", .array(transition.properties.map(JSONText.text))),
      ("start", .whole(transition.start.index)), ("end", .whole(transition.end.index)),
      ("finished", .truth(transition.finished)),
    ])
  }
}

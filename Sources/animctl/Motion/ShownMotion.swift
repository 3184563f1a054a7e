import AnimCore
import AnimRender

/// A motion as commands show it: that of a button, or of a group of buttons on one clock.
struct ShownMotion: Sendable {
  /// A button, and how it moves.
  struct Part: Sendable {
    /// Its name in a group; nil for a button alone.
    let member: String?
    /// What a preview calls its motion.
    let name: String
    let button: ButtonSpec
    /// The rules its motion follows.
    let options: CompileOptions
    /// How often its own script is played; nil for once.
    let repetition: MotionGroup.Repetition?
    /// What it is held to.
    let lint: LintSettings
    let timeline: Timeline

    /// What a preview shows of it.
    var scene: PreviewScene {
      PreviewScene(
        timeline: timeline, title: button.title, name: name, width: button.width,
        height: button.height)
    }
  }

  /// The buttons in their order, at least one.
  let parts: [Part]
  /// All of them on one clock; nil for a button alone.
  let group: GroupTimeline?

  /// Plays a spec.
  init(_ spec: MotionSpec, motion: CompileOptions.MotionPreference) throws(SnapshotError) {
    var options = spec.options
    options.motion = motion
    guard !spec.group.isEmpty else {
      let timeline = try spec.compile(motion: motion)
      let name = spec.name ?? spec.title
      parts = [
        Part(
          member: nil, name: name, button: spec.button, options: options,
          repetition: spec.repetition, lint: spec.lint, timeline: timeline)
      ]
      group = nil
      return
    }
    let group = try spec.compileGroup(motion: motion)
    self.group = group
    parts = zip(spec.group, group.members).map { member, played in
      let name = spec.name.map { "\($0): \(member.name)" } ?? member.name
      return Part(
        member: member.name, name: name, button: member.button, options: options,
        repetition: member.repetition, lint: spec.lint, timeline: played.timeline)
    }
  }

  /// The buttons, or the one that is asked for by its name.
  func parts(named name: String?, of spec: String?) throws(UsageError) -> [Part] {
    guard let name else { return parts }
    let names = parts.compactMap(\.member)
    guard !names.isEmpty else { throw .noGroup(spec: spec) }
    guard let part = parts.first(where: { $0.member == name }) else {
      throw .unknownButton(name, names: names, nearest: NearestWord.to(name, among: names))
    }
    return [part]
  }
}

extension MotionRequest {
  /// Reads the spec if one is given, and plays the motion, its faults as a run reports them.
  func played(in surroundings: Surroundings) throws(Failure) -> ShownMotion {
    let spec = try described(in: surroundings)
    let shown = try Self.playing { () throws(SnapshotError) in
      try ShownMotion(spec, motion: isReduced ? .reduced : .full)
    }
    surroundings.tell(shown.parts)
    return shown
  }

  /// The same as something to export.
  ///
  /// - Parameter withTwin: Whether the motion for those who asked for less goes beside the full one.
  func exported(
    in surroundings: Surroundings, withTwin: Bool
  ) throws(Failure) -> (shown: ShownMotion, scene: ExportScene) {
    let spec = try described(in: surroundings)
    let exported = try Self.playing { () throws(SnapshotError) in
      let shown = try ShownMotion(spec, motion: isReduced ? .reduced : .full)
      let twin = withTwin && !isReduced ? try ShownMotion(spec, motion: .reduced) : nil
      var options = spec.options
      options.motion = isReduced ? .reduced : .full
      let parts = shown.parts.enumerated().map { place, part in
        ExportScene.Part(
          member: part.member, scene: part.scene, reduced: twin?.parts[place].timeline)
      }
      let scene = ExportScene(
        name: spec.name ?? spec.title, parts: parts, options: options,
        generator: "animctl \(Version.number)")
      return (shown: shown, scene: scene)
    }
    surroundings.tell(exported.shown.parts)
    return exported
  }

  /// The spec, as it is given or as the quick options make it, with what the options replace of it.
  func described(in surroundings: Surroundings) throws(Failure) -> MotionSpec {
    try usage { () throws(UsageError) in try check() }
    let described = try spec.map { path throws(Failure) in
      try MotionSpec(at: path, read: read, in: surroundings)
    }
    do {
      return try replacing(in: described ?? quickSpec())
    } catch {
      throw .description(Self.problems(of: error))
    }
  }

  private static func playing<Value>(
    _ body: () throws(SnapshotError) -> Value
  ) throws(Failure) -> Value {
    do {
      return try body()
    } catch {
      throw .description(problems(of: error))
    }
  }

  /// What the quick options make.
  private func quickSpec() throws -> MotionSpec {
    let button = try ButtonSpec(title: BuiltInExample.title, animations: animations)
    return try MotionSpec(button, name: namesEffects ? "Button" : BuiltInExample.name)
  }

  /// A spec with what the options replace of it.
  private func replacing(in spec: MotionSpec) throws -> MotionSpec {
    guard script != nil || frameCap != nil else { return spec }
    var options = spec.options
    if let frameCap { options.frameCap = frameCap }
    guard !spec.group.isEmpty else {
      return try MotionSpec(
        replacing(in: spec.button), name: spec.name, options: options, repetition: spec.repetition
      ).linting(by: spec.lint)
    }
    let group = try spec.group.map { member in
      try GroupMember(
        name: member.name, button: replacing(in: member.button), start: member.start,
        repetition: member.repetition)
    }
    return try MotionSpec(
      group: group, name: spec.name, options: options, repetition: spec.repetition
    ).linting(by: spec.lint)
  }

  /// The problems of a description; none for an error of another kind, which nothing that was checked
  /// before can have.
  static func problems(of error: any Error) -> [DescriptionProblem] {
    switch error {
    case SpecError.invalid(let problems), SnapshotError.invalid(let problems): problems
    default: []
    }
  }

  private func replacing(in button: ButtonSpec) throws -> ButtonSpec {
    try ButtonSpec(
      title: button.title, width: button.width, height: button.height,
      animations: button.animations, script: script ?? button.script)
  }
}

extension Surroundings {
  /// Tells those who want to hear it how long the motions are.
  fileprivate func tell(_ parts: [ShownMotion.Part]) {
    for part in parts {
      let whose = part.member.map { "The motion of \(quoted($0))" } ?? "The motion"
      detail("\(whose) takes frames 0 to \(part.timeline.lastTick.index).")
    }
  }

  /// Says so where a motion was cut before it came to rest.
  func warnIfCut(_ parts: [ShownMotion.Part]) {
    for part in parts where !part.timeline.isSettled {
      let whose = part.member.map { "the motion of \(quoted($0))" } ?? "the motion"
      warn(
        "\(whose) has not come to rest by frame \(part.timeline.lastTick.index) and is cut there"
          + " ('--frame-cap' says when).")
    }
  }
}

extension MotionSpec {
  /// Plays every button's script on one clock, each from when it begins.
  ///
  /// Before its beginning a button rests. All are cut at the same tick, the frame cap after the last
  /// event of any. The spec of one button gives a group of that one, named by its title.
  ///
  /// - Parameter motion: How much motion the user wants.
  /// - Throws: ``SnapshotError`` as ``compile(motion:)`` does.
  public func compileGroup(
    motion: CompileOptions.MotionPreference = .full
  ) throws(SnapshotError) -> GroupTimeline {
    var options = options
    options.motion = motion
    let problems = options.problems
    guard problems.isEmpty else { throw .invalid(problems) }
    let parts = zip(buttons, starts).map { button, start in
      let part = MotionGroup.button(
        button.name, button.button.animations, script: button.button.script)
      return Self.repeated(part, button.repetition).postponed(by: start)
    }
    return Self.repeated(.parallel(parts), repetition).compile(checked: options)
  }

  private static func repeated(
    _ group: MotionGroup, _ repetition: MotionGroup.Repetition?
  ) -> MotionGroup {
    repetition.map(group.repeated) ?? group
  }

  private var buttons: [(name: String, button: ButtonSpec, repetition: MotionGroup.Repetition?)] {
    group.isEmpty ? [(title, button, nil)] : group.map { ($0.name, $0.button, $0.repetition) }
  }

  /// When each button's script begins, in ticks.
  private var starts: [Int] {
    var starts: [Int] = []
    for member in group {
      switch member.start {
      case .after(let seconds):
        starts.append(Tick.nearest(to: seconds))
      case .stagger(let seconds):
        starts.append((starts.last ?? 0) + Tick.nearest(to: seconds))
      }
    }
    return group.isEmpty ? [0] : starts
  }
}

extension InteractionScript {
  /// The tick of the last event; 0 for an empty script.
  package var lastTick: Tick { steps.last?.tick ?? .zero }
}

// MARK: Repetitions

extension MotionSpec {
  /// How many events a script has in all its rounds; a turn counts as one.
  static func events(
    of script: InteractionScript, _ repetition: MotionGroup.Repetition?
  ) -> Int {
    let count = max(script.steps.count, 1) + 1
    return repetition.map { count * $0.count } ?? count
  }

  /// The same for a group, each member's own rounds included.
  static func events(of group: [GroupMember]) -> Int {
    group.reduce(0) { $0 + events(of: $1.button.script, $1.repetition) }
  }

  /// Checks a repetition.
  ///
  /// - Parameter events: How many events one round has.
  static func check(
    _ repetition: MotionGroup.Repetition?, events: Int
  ) throws(SpecError) {
    guard let repetition else { return }
    let allowed = 1...max(1, MotionGroup.eventLimit / max(events, 1))
    guard allowed.contains(repetition.count) else {
      throw .countOutOfRange(repetition.count, allowed: allowed)
    }
    guard case .cut(let period) = repetition.mode else { return }
    guard MotionGroup.periods.contains(period) else { throw .periodOutOfRange(period) }
  }
}

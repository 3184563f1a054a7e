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
    let scripts = zip(buttons, starts).map { $0.button.script.postponed(by: $1) }
    let lastEvent = scripts.map(\.lastTick.index).max() ?? 0
    var members: [(name: String, timeline: Timeline)] = []
    for (member, script) in zip(buttons, scripts) {
      var options = options
      options.motion = motion
      let problems = options.problems
      guard problems.isEmpty else { throw .invalid(problems) }
      options.frameCap += lastEvent - script.lastTick.index
      let timeline = try member.button.animations.compile(checked: script, options: options)
      members.append((member.name, timeline))
    }
    return GroupTimeline(members)
  }

  private var buttons: [(name: String, button: ButtonSpec)] {
    group.isEmpty ? [(title, button)] : group.map { ($0.name, $0.button) }
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

  /// The same events so many ticks later.
  package func postponed(by ticks: Int) -> InteractionScript {
    InteractionScript(
      checked: steps.map { Step(event: $0.event, tick: Tick($0.tick.index + ticks)) })
  }
}

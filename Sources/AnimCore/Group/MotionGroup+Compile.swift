extension MotionGroup {
  /// Plays all scripts on one clock.
  ///
  /// Before its beginning a button rests. All are cut at the same tick, the frame cap after the last event
  /// of any, or the last end of a way back.
  ///
  /// - Parameter options: The rules for all buttons alike.
  /// - Throws: ``GroupError`` for the first problem in the order of the group.
  /// - Complexity: Linear in the buttons and their events in all rounds.
  public func compile(
    options: CompileOptions = CompileOptions()
  ) throws(GroupError) -> GroupTimeline {
    let parts = try checkedParts(options: options)
    return Self.compile(
      parts, GroupSchedule(self, parts: parts, options: options), options: options)
  }

  /// The same for what has been checked.
  func compile(checked options: CompileOptions) -> GroupTimeline {
    let parts = self.parts
    return Self.compile(
      parts, GroupSchedule(self, parts: parts, options: options), options: options)
  }

  private static func compile(
    _ parts: [Part], _ schedule: GroupSchedule, options: CompileOptions
  ) -> GroupTimeline {
    let horizon = schedule.lastAct + options.frameCap
    return GroupTimeline(
      zip(parts, schedule.programs).map { part, program in
        (part.name, part.animations.play(program, options: options, horizon: horizon))
      })
  }

  /// The buttons, in their order.
  var parts: [Part] {
    var parts: [Part] = []
    collect(into: &parts)
    return parts
  }

  private func collect(into parts: inout [Part]) {
    switch form {
    case .button(let part): parts.append(part)
    case .stagger(let groups, _), .sequence(let groups, _):
      for group in groups { group.collect(into: &parts) }
    case .delayed(let group, _), .postponed(let group, _), .repeated(let group, _):
      group.collect(into: &parts)
    case .tooDeep: break
    }
  }
}

// MARK: Checks

extension MotionGroup {
  /// How much there is to do: how many events all rounds have, and how many ticks they could take.
  private struct Size {
    var acts = 0
    var ticks = 0.0
  }

  private func checkedParts(options: CompileOptions) throws(GroupError) -> [Part] {
    let size = try checkedSize(frameCap: options.frameCap)
    guard size.ticks < 1e15 else { throw .tooLong }
    let parts = self.parts
    guard let first = parts.first else { throw .noButtons }
    guard options.problems.isEmpty else { throw .invalid(button: first.name, options.problems) }
    var names: Set<String> = []
    for part in parts {
      guard GroupMember.isUsable(part.name) else { throw .unusableName(part.name) }
      guard names.insert(part.name).inserted else { throw .duplicateName(part.name) }
      let problems = part.animations.problems
      guard problems.isEmpty else { throw .invalid(button: part.name, problems) }
    }
    return parts
  }

  private func checkedSize(frameCap: Int) throws(GroupError) -> Size {
    var size = Size()
    switch form {
    case .tooDeep: throw .tooDeep(limit: Self.depthLimit)
    case .button(let part):
      size.acts = max(part.script.steps.count, 1)
      size.ticks = Double(part.script.lastTick.index) + Double(frameCap)
    case .stagger(let groups, let delay):
      try Self.check(delay, within: Self.times)
      for group in groups {
        let part = try group.checkedSize(frameCap: frameCap)
        size.acts += part.acts
        size.ticks = max(size.ticks, part.ticks)
      }
      size.ticks += Double(groups.count) * delay * Double(Tick.perSecond)
    case .sequence(let groups, let gap):
      try Self.check(gap, within: Self.times)
      for group in groups {
        let part = try group.checkedSize(frameCap: frameCap)
        size.acts += part.acts
        size.ticks += part.ticks + gap * Double(Tick.perSecond)
      }
    case .delayed(let group, let delay):
      try Self.check(delay, within: Self.times)
      size = try group.checkedSize(frameCap: frameCap)
      size.ticks += delay * Double(Tick.perSecond)
    case .postponed(let group, let ticks):
      size = try group.checkedSize(frameCap: frameCap)
      size.ticks += Double(ticks)
    case .repeated(let group, let repetition):
      size = try group.checkedSize(of: repetition, frameCap: frameCap)
    }
    guard size.acts <= Self.eventLimit else { throw .tooManyEvents(limit: Self.eventLimit) }
    return size
  }

  private func checkedSize(
    of repetition: Repetition, frameCap: Int
  ) throws(GroupError) -> Size {
    guard Self.counts.contains(repetition.count) else {
      throw .countOutOfRange(repetition.count, allowed: Self.counts)
    }
    var size = try checkedSize(frameCap: frameCap)
    if case .cut(let period) = repetition.mode {
      try Self.check(period, within: Self.periods)
      size.ticks = max(size.ticks, period * Double(Tick.perSecond))
    }
    let turns = repetition.autoreverses ? max(parts.count, 1) : 0
    // Neither factor is over a million, nor is the sum over two, so this is no overflow.
    size.acts = max(size.acts + turns, 1) * repetition.count
    size.ticks *= Double(repetition.count) * (repetition.autoreverses ? 2 : 1)
    return size
  }

  private static func check(
    _ time: Double, within allowed: ClosedRange<Double>
  ) throws(GroupError) {
    guard allowed.contains(time) else { throw .timeOutOfRange(time, allowed: allowed) }
  }
}

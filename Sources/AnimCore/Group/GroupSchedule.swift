/// What happens when to each button of a group.
///
/// Where a part waits for others to come to rest, these are played that far to find out when that is.
struct GroupSchedule {
  /// What each button goes through, in the order of the buttons.
  private(set) var programs: [[Act]] = []
  /// The last tick anything is done at.
  private(set) var lastAct = 0

  private let parts: [MotionGroup.Part]
  private let options: CompileOptions
  private var rehearsals: [Rehearsal?]

  /// Plans a group that has been checked.
  init(_ group: MotionGroup, parts: [MotionGroup.Part], options: CompileOptions) {
    self.parts = parts
    self.options = options
    programs = Array(repeating: [], count: parts.count)
    rehearsals = Array(repeating: nil, count: parts.count)
    var cursor = 0
    _ = play(group, at: 0, until: .max, isAwaited: false, &cursor)
  }

  /// Plans a group's acts from a tick on.
  ///
  /// - Parameters:
  ///   - until: The tick at which it is cut: nothing of it is done then or later.
  ///   - isAwaited: Whether somebody wants to know when it has come to rest.
  ///   - cursor: The place of its first button among all, and then that behind its last.
  /// - Returns: The tick at which it has come to rest or is cut, where that is awaited.
  private mutating func play(
    _ group: MotionGroup, at start: Int, until: Int, isAwaited: Bool, _ cursor: inout Int
  ) -> Int {
    var end = start
    switch group.form {
    case .tooDeep: break
    case .button(let part):
      end = play(part.script, of: cursor, at: start, until: until, isAwaited: isAwaited)
      cursor += 1
    case .stagger(let groups, let delay):
      let step = Tick.nearest(to: delay)
      for (place, group) in groups.enumerated() {
        end = max(
          end,
          play(group, at: start + place * step, until: until, isAwaited: isAwaited, &cursor))
      }
    case .sequence(let groups, let gap):
      var next = start
      for (place, group) in groups.enumerated() {
        let isLast = place == groups.count - 1
        end = play(group, at: next, until: until, isAwaited: isAwaited || !isLast, &cursor)
        next = end + Tick.nearest(to: gap)
      }
    case .delayed(let group, let delay):
      end = play(
        group, at: start + Tick.nearest(to: delay), until: until, isAwaited: isAwaited, &cursor)
    case .postponed(let group, let ticks):
      end = play(group, at: start + ticks, until: until, isAwaited: isAwaited, &cursor)
    case .repeated(let group, let repetition):
      end = play(
        group, repetition, at: start, until: until, isAwaited: isAwaited, &cursor)
    }
    return min(end, until)
  }

  private mutating func play(
    _ script: InteractionScript, of button: Int, at start: Int, until: Int, isAwaited: Bool
  ) -> Int {
    for step in script.steps {
      let tick = start + step.tick.index
      guard tick < until else { break }
      add(.step(InteractionScript.Step(event: step.event, tick: Tick(tick))), to: button, at: tick)
    }
    guard isAwaited else { return start }
    let lastEvent = start + script.lastTick.index
    var rehearsal = rehearsals[button] ?? Rehearsal(parts[button].animations, options: options)
    // Taken out of the list, it is not copied when it changes.
    rehearsals[button] = nil
    let rest = rehearsal.rest(after: programs[button], from: lastEvent, until: until)
    rehearsals[button] = rehearsal
    return max(rest, lastEvent)
  }

  private mutating func play(
    _ group: MotionGroup, _ repetition: MotionGroup.Repetition, at start: Int, until: Int,
    isAwaited: Bool, _ cursor: inout Int
  ) -> Int {
    let first = cursor
    let buttons = first..<first + group.parts.count
    cursor = buttons.upperBound
    var period: Int?
    if case .cut(let every) = repetition.mode { period = Tick.nearest(to: every) }
    var begin = start
    var end = start
    for round in 0..<repetition.count {
      guard begin < until else { break }
      // Each round has an end that something follows, but the last that does not turn back.
      let isOpen = round == repetition.count - 1 && !repetition.autoreverses
      let cut = isOpen ? nil : period.map { begin + $0 }
      if repetition.autoreverses {
        for button in buttons { add(.remember(begin), to: button, at: begin) }
      }
      var place = first
      let rest = play(
        group, at: begin, until: min(until, cut ?? until),
        isAwaited: isOpen ? isAwaited : period == nil, &place)
      end = cut ?? rest
      if repetition.autoreverses, end < until {
        let back = end + (end - begin)
        for button in buttons { add(.turnBack(end, to: begin), to: button, at: back) }
        end = back
      }
      begin = end
    }
    return end
  }

  private mutating func add(_ act: Act, to button: Int, at tick: Int) {
    programs[button].append(act)
    lastAct = max(lastAct, tick)
  }
}

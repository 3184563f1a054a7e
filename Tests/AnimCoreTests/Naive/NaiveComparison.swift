import AnimCore

/// Where the engine and the naive evaluator differ on a scene; nothing where they agree.
enum NaiveComparison {
  static func differences(_ scene: NaiveScene) throws -> [String] {
    let naive = NaiveEvaluator.outcome(scene.animations, scene.script, scene.options)
    let engine = try scene.animations.compile(scene.script, options: scene.options)
    var found: [String] = []
    if engine.lastTick.index != naive.lastTick {
      found.append("lastTick: engine \(engine.lastTick.index), naive \(naive.lastTick)")
    }
    if engine.isSettled != naive.isSettled {
      found.append("isSettled: engine \(engine.isSettled), naive \(naive.isSettled)")
    }
    let log = engine.log.map {
      NaiveLine(tick: $0.tick.index, cause: $0.cause, state: $0.state, actions: $0.actions)
    }
    if log != naive.log {
      found.append("log: " + firstDifference(log, naive.log))
    }
    let transitions = engine.transitions.map {
      NaiveTransition(
        event: $0.event, properties: $0.properties, start: $0.start.index, end: $0.end.index,
        finished: $0.finished)
    }
    if transitions != naive.transitions {
      found.append("transitions: " + firstDifference(transitions, naive.transitions))
    }
    let last = min(engine.lastTick.index, naive.lastTick)
    let table = engine.table(of: 0...Tick(last))
    for tick in 0...last where table.states[tick] != naive.states[tick] {
      found.append("state: at \(tick) engine \(table.states[tick]), naive \(naive.states[tick])")
      break
    }
    for property in engine.properties {
      if let difference = firstDifference(property, engine, table, naive, last) {
        found.append(difference)
      }
    }
    return found
  }

  private static func firstDifference<Line: Equatable>(_ engine: [Line], _ naive: [Line]) -> String
  {
    for place in 0..<max(engine.count, naive.count) {
      let one = place < engine.count ? "\(engine[place])" : "nothing"
      let other = place < naive.count ? "\(naive[place])" : "nothing"
      if place >= engine.count || place >= naive.count || engine[place] != naive[place] {
        return "[\(place)] engine \(one), naive \(other)"
      }
    }
    return ""
  }

  private static func firstDifference(
    _ property: PropertyTraits, _ engine: Timeline, _ table: FrameTable, _ naive: NaiveOutcome,
    _ last: Int
  ) -> String? {
    let places = table.columns.indices.filter { table.columns[$0].property == property.name }
    guard let course = naive.courses[property.name] else { return "\(property.name): no course" }
    let number = numbers.first { $0.traits == property }
    let color = colors.first { $0.traits == property }
    for tick in 0...last {
      let row = course.rows[tick]
      let shown = places.map { table[row: tick, column: $0] }
      if !agrees(shown, row, scale: course.scale) {
        return "\(property.name): at \(tick) engine \(shown), naive \(row.shown)"
      }
      if let number {
        let velocity = engine.motion(of: number, at: Tick(tick)).velocity
        if !(abs(velocity - row.velocities[0]) <= 1e-9 * course.speedScale) {
          return "\(property.name): at \(tick) velocity \(velocity), naive \(row.velocities[0])"
        }
      }
      let target =
        number.map { PropertyValue.number(engine.target(of: $0, at: Tick(tick))) }
        ?? color.map { PropertyValue.color(engine.target(of: $0, at: Tick(tick))) }
      if target != row.target {
        return "\(property.name): at \(tick) heading for \(target as Any), naive \(row.target)"
      }
    }
    return nil
  }

  static let numbers: [Property<Double>] = [.scale, .opacity, .offsetX, .rotation]
  static let colors: [Property<Color>] = [.backgroundColor, .borderColor]

  private static func agrees(_ shown: [Double], _ row: NaiveCourse.Row, scale: Double) -> Bool {
    let tolerance = 1e-9 * scale
    guard shown.count == 4 else { return abs(shown[0] - row.shown[0]) <= tolerance }
    guard abs(shown[3] - row.shown[3]) <= tolerance else { return false }
    // Dividing by a small alpha makes any error large; where rounding decides whether there is any
    // alpha, there is nothing to compare.
    guard (shown[3] > 0) == (row.shown[3] > 0) else { return true }
    let share = shown[3] > 0 ? max(row.alpha, 1e-300) : 1
    return (0..<3).allSatisfy { abs(shown[$0] - row.shown[$0]) <= tolerance / share }
  }
}

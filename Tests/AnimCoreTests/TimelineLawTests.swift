import AnimCore
import Testing

@Suite("Timeline: laws over random chains and scripts")
struct TimelineLaws {
  private static let seeds = Array(UInt64(0)..<150)

  @Test("a table has the bits of single ticks, in whatever runs it is read", arguments: seeds)
  func randomAccess(seed: UInt64) throws {
    let scene = try RandomScene(seed: seed)
    let timeline = try scene.compile()
    let last = min(timeline.lastTick.index, 700)
    let whole = timeline.table(of: 0...Tick(last))
    for run in [0...0, 3...last / 2 + 3, last / 2...last] as [ClosedRange<Int>] {
      let part = timeline.table(of: Tick(run.lowerBound)...Tick(run.upperBound))
      #expect(
        part.states == Array(whole.states[run.clamped(to: 0...last)]) || run.upperBound > last)
      for row in 0..<part.rowCount where run.lowerBound + row <= last {
        for column in part.columns.indices {
          #expect(
            part[row: row, column: column] == whole[row: run.lowerBound + row, column: column])
        }
      }
    }
    for row in 0...last {
      #expect(whole.states[row] == timeline.state(at: Tick(row)))
      var column = 0
      for track in timeline.tracks {
        let shown = track.published(at: row)
        let numbers =
          track.property.isColor
          ? [shown.first, shown.second, shown.third, shown.fourth] : [shown.first]
        for number in numbers {
          #expect(number == whole[row: row, column: column])
          #expect(number.isFinite && track.property.domain.contains(number))
          column += 1
        }
      }
    }
  }

  @Test("past the last tick its row is repeated", arguments: seeds.prefix(40))
  func pastTheEnd(seed: UInt64) throws {
    let timeline = try RandomScene(seed: seed).compile()
    let last = timeline.lastTick
    let row = timeline.table(of: last...last)
    let width = row.columns.count
    for run in [last...Tick(last.index + 9), Tick(last.index + 3)...Tick(last.index + 12)] {
      let table = timeline.table(of: run)
      #expect(table.rowCount == 10 && table.states.allSatisfy { $0 == row.states[0] })
      for place in table.values.indices {
        #expect(table.values[place] == row.values[place % width])
      }
    }
    let far = Tick(.max)
    #expect(timeline.value(of: .scale, at: far) == timeline.value(of: .scale, at: last))
    #expect(timeline.state(at: far) == timeline.state(at: last))
    #expect(timeline.motion(of: .opacity, at: far) == timeline.motion(of: .opacity, at: last))
  }

  @Test("settled stays settled, on the targets bit for bit", arguments: seeds)
  func settled(seed: UInt64) throws {
    let timeline = try RandomScene(seed: seed).compile()
    guard timeline.isSettled else { return }
    for track in timeline.tracks {
      let target = track.segments.last?.destination.published ?? track.rest.published
      for after in [0, 1, 17, 255, 256, 100_000] {
        #expect(track.published(at: timeline.lastTick.index + after) == target)
      }
    }
    // It is the first such tick: one tick earlier something moves, or an event is still to come.
    guard timeline.lastTick > 0 else { return }
    let lastHappening = timeline.log.map(\.tick).max() ?? 0
    let ends = timeline.tracks.compactMap { $0.segments.last?.end }.max() ?? 0
    #expect(timeline.lastTick.index == max(lastHappening.index, ends))
  }

  @Test("retargeting is seamless", arguments: seeds)
  func seamless(seed: UInt64) throws {
    let timeline = try RandomScene(seed: seed).compile()
    for track in timeline.tracks {
      for (segment, next) in zip(track.segments, track.segments.dropFirst()) {
        let before = segment.motion(at: next.start)
        let jumps = next.path == .jump
        #expect(jumps || next.departure.state == before.state)
        #expect(jumps || track.published(at: next.start) == segment.published(at: next.start))
        let isSpring =
          switch next.path {
          case .spring, .stepped: true
          case .curve, .jump, .reversed: false
          }
        if isSpring {
          let push = (next.departure.velocity - before.velocity).largest
          let travel = (next.destination.state - next.departure.state).largest
          // What was not handed on is the timing's own, which is stated in travels per second.
          #expect(push <= 5 * travel + 1e-9)
        }
      }
    }
  }

  @Test("one record for each event that set something in motion", arguments: seeds)
  func records(seed: UInt64) throws {
    let timeline = try RandomScene(seed: seed).compile()
    #expect(timeline.transitions.map(\.start) == timeline.transitions.map(\.start).sorted())
    #expect(timeline.transitions.count <= timeline.log.count)
    for transition in timeline.transitions {
      #expect(transition.end >= transition.start && !transition.properties.isEmpty)
    }
    guard timeline.isSettled, !RandomScene.isReduced(seed) else { return }
    // What ran to its end last in a property is told by the record of the event that began it.
    for track in timeline.tracks {
      guard let last = track.segments.last, let end = last.end else { continue }
      let told = timeline.transitions.filter { $0.properties.contains(track.property.name) }
      #expect(told.map(\.end.index).max().map { $0 >= end } == true)
    }
  }

  @Test("equal input, equal output; the chain's order makes no difference", arguments: seeds)
  func determinism(seed: UInt64) throws {
    let scene = try RandomScene(seed: seed)
    let timeline = try scene.compile()
    let again = try scene.compile()
    let reordered = try RandomScene(seed: seed, reversed: true).compile()
    let ticks = 0...Tick(min(timeline.lastTick.index, 300))
    for other in [again, reordered] {
      #expect(other.lastTick == timeline.lastTick && other.log == timeline.log)
      #expect(other.transitions == timeline.transitions)
      #expect(other.table(of: ticks) == timeline.table(of: ticks))
    }
  }
}

/// A chain and a script drawn from a seed.
private struct RandomScene {
  let animations: ButtonAnimations
  let script: InteractionScript
  let options: CompileOptions

  static func isReduced(_ seed: UInt64) -> Bool { seed % 5 == 0 }

  func compile() throws -> Timeline { try animations.compile(script, options: options) }

  init(seed: UInt64, reversed: Bool = false) throws {
    var random = SeededGenerator(seed: seed)
    var resting = RestingValues()
    if Bool.random(using: &random) {
      resting[.backgroundColor] = Self.color(&random)
    }
    let keys = (0..<3).map { _ in
      ButtonState(rawValue: UInt8.random(in: 0...31, using: &random))
    }
    var effects: [(ButtonAnimations) -> ButtonAnimations] = []
    for key in Set(keys).sorted(by: { $0.rank < $1.rank }) {
      let style: Effect.Style = Bool.random(using: &random) ? .hold : .pulse
      let enter = try Self.timing(&random)
      let exit = try Self.timing(&random)
      let scale = Double.random(in: 0.5...1.5, using: &random)
      let opacity = Double.random(in: 0...1, using: &random)
      let color = Self.color(&random)
      effects.append {
        $0.scaleEffect(ratio: scale, on: [key], style: style, enter: enter, exit: exit)
      }
      effects.append { $0.effect(.opacity, to: opacity, on: [key], style: style, enter: exit) }
      effects.append { $0.bgEffect(effectColor: color, on: [key], enter: enter, exit: exit) }
    }
    animations = (reversed ? effects.reversed() : effects)
      .reduce(ButtonAnimations(resting: resting)) { $1($0) }
      .mixing(in: ColorSpace.allCases[Int(seed % 4)])
    let events: [InteractionEvent] = [
      .press, .release, .dragExit, .dragEnter, .cancel, .hover, .unhover, .focus, .blur, .select,
      .deselect, .toggle, .enable, .disable, .press(touch: 2), .release(touch: 2),
    ]
    script = try InteractionScript(
      (0..<Int.random(in: 1...12, using: &random)).map { _ in
        let tick = Tick(Int.random(in: 0...60, using: &random))
        if Int.random(in: 0..<5, using: &random) == 0 {
          return (.state(ButtonState(rawValue: .random(in: 0...31, using: &random))), at: tick)
        }
        return (events.randomElement(using: &random) ?? .press, at: tick)
      })
    options = CompileOptions(
      initialState: ButtonState(rawValue: .random(in: 0...31, using: &random)),
      minimumPress: Bool.random(using: &random) ? 0.07 : 0, frameCap: 400,
      motion: Self.isReduced(seed) ? .reduced : .full)
  }

  private static func color(_ random: inout SeededGenerator) -> Color {
    func channel() -> Double { Double(Int.random(in: 0...255, using: &random)) / 255 }
    let alpha = Bool.random(using: &random) ? 1 : channel()
    return Color(clamping: channel(), channel(), channel(), alpha)
  }

  private static func timing(_ random: inout SeededGenerator) throws -> Timing {
    let delay = Int.random(in: 0..<4, using: &random) == 0 ? 0.05 : 0
    let velocity = Double.random(in: -5...5, using: &random)
    let timing: Timing
    switch Int.random(in: 0..<7, using: &random) {
    case 0: timing = .instant
    case 4:
      timing = try .swiftUISpring(
        SwiftUISpring(
          response: .random(in: 0.05...1, using: &random),
          dampingFraction: .random(in: 0.05...1, using: &random)),
        initialVelocity: velocity)
    case 1: timing = try .curve(.easeInOut, duration: .random(in: 0.01...1, using: &random))
    case 2:
      timing = try .uikitSpring(
        duration: .random(in: 0.05...0.6, using: &random),
        dampingRatio: .random(in: 0.2...1, using: &random), initialVelocity: velocity)
    case 3: timing = try .curve(.steps(Steps(3)), duration: 0.2)
    default:
      timing = try .spring(
        Spring(
          response: .random(in: 0.05...1, using: &random),
          dampingRatio: .random(in: 0.05...2, using: &random)),
        initialVelocity: velocity)
    }
    return try timing.delayed(by: delay)
  }
}

import AnimCore
import Foundation
import Testing

/// A button that is told what happens to it as it happens.
///
/// `LIVE_SESSIONS=20000 swift test -c release --filter LiveButtonTests` tries more sessions than every
/// run does.
@Suite("A live button")
struct LiveButtonTests {
  @Test("what it went through replays to the same table, bit for bit", arguments: 0..<10)
  func replays(part: UInt64) throws {
    let sessions = UInt64(ProcessInfo.processInfo.environment["LIVE_SESSIONS"] ?? "") ?? 400
    for seed in part * (sessions / 10)..<(part + 1) * (sessions / 10) {
      let scene = try NaiveScene(seed: seed)
      var dice = NaiveDice(seed: seed &* 31)
      let button = Button(title: "Live")
      try button.apply(animationSnapshot: scene.animations)
      try button.goLive(options: scene.options)
      var told: [Transition] = []
      button.transitionHandler = { told.append($0) }
      let expected = try scene.animations.compile(scene.script, options: scene.options)
      let last = expected.lastTick.index
      var shown: [Int: [Double]] = [:]
      var events = scene.script.steps[...]
      var tick = 0
      // Some ticks are looked at before their events, some after, some not at all.
      while tick <= last {
        while let step = events.first, step.tick.index == tick {
          if dice.chance(0.3) { _ = numbers(button, expected, at: tick) }
          try button.handle(step.event, at: step.tick)
          events.removeFirst()
        }
        shown[tick] = numbers(button, expected, at: tick)
        let next = events.first.map(\.tick.index) ?? .max
        tick = min(tick + (dice.chance(0.7) ? 1 : dice.whole(1, 40)), max(next, tick + 1))
      }
      #expect(events.isEmpty, "seed \(seed)")
      let recording = button.recording
      #expect(recording.script == scene.script && recording.options == scene.options)
      let replay = try recording.timeline()
      #expect(replay.wholeTable == expected.wholeTable)
      for (tick, numbers) in shown {
        let row = Self.row(replay, at: tick)
        #expect(numbers == row, "seed \(seed) tick \(tick)")
      }
      // What has been shown is still there.
      #expect(shown.allSatisfy { numbers(button, expected, at: $0.key) == $0.value })
      button.advance(to: Tick(last + 1))
      // Less motion is cut where it rests; its records are those of full motion, which may go on.
      guard replay.isSettled, scene.options.motion == .full else { continue }
      // A pulse that has lost its property may get it again and go back, as long as it lasts.
      if told.count < replay.transitions.count { button.advance(to: Tick(last + 500_000)) }
      #expect(told.sorted(by: inOrder) == replay.transitions.sorted(by: inOrder), "seed \(seed)")
    }
  }

  private func inOrder(_ one: Transition, _ other: Transition) -> Bool {
    (one.start, one.end, one.properties.count, "\(one.event)")
      < (other.start, other.end, other.properties.count, "\(other.event)")
  }

  /// Everything a button shows at a tick, as the timeline lays it out.
  private func numbers(_ button: Button, _ timeline: Timeline, at tick: Int) -> [Double] {
    var row = [Double(button.state(at: Tick(tick)).rawValue)]
    for property in timeline.properties {
      if let number = NaiveComparison.numbers.first(where: { $0.traits == property }) {
        row.append(button.value(of: number, at: Tick(tick)))
        row.append(button.motion(of: number, at: Tick(tick)).velocity)
        row.append(button.target(of: number, at: Tick(tick)))
      } else if let color = NaiveComparison.colors.first(where: { $0.traits == property }) {
        let value = button.value(of: color, at: Tick(tick))
        row += [value.red, value.green, value.blue, value.alpha]
      }
    }
    return row
  }

  private static func row(_ timeline: Timeline, at tick: Int) -> [Double] {
    let table = timeline.table(of: Tick(tick)...Tick(tick))
    var row = [Double(table.states[0].rawValue)]
    for property in timeline.properties {
      if let number = NaiveComparison.numbers.first(where: { $0.traits == property }) {
        row.append(timeline.value(of: number, at: Tick(tick)))
        row.append(timeline.motion(of: number, at: Tick(tick)).velocity)
        row.append(timeline.target(of: number, at: Tick(tick)))
      } else {
        row += table.columns.indices.filter { table.columns[$0].property == property.name }
          .map { table[row: 0, column: $0] }
      }
    }
    return row
  }
}

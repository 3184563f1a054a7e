import AnimCore
import Foundation
import Testing

/// What holds for every description and every script.
///
/// `SCRIPT_SCENES=100000 swift test -c release --filter ScriptLaws` tries more of them than every run
/// does; `SCRIPT_FIRST` is the first one's seed.
@Suite("Scripts: laws over random scenes")
struct ScriptLaws {
  private static let seeds: Range<UInt64> = {
    let environment = ProcessInfo.processInfo.environment
    let first = UInt64(environment["SCRIPT_FIRST"] ?? "") ?? 500_000
    return first..<first + (UInt64(environment["SCRIPT_SCENES"] ?? "") ?? 2_000)
  }()

  @Test("motion is seamless, ends on its targets, and is told once; equal input, equal bytes")
  func laws() throws {
    for seed in Self.seeds {
      let scene = try NaiveScene(seed: seed)
      let timeline = try scene.animations.compile(scene.script, options: scene.options)
      for track in timeline.tracks {
        for (segment, next) in zip(track.segments, track.segments.dropFirst()) {
          expectSeamless(segment, next, in: track, scene, seed)
        }
      }
      expectTold(timeline, scene, seed)
      expectAtRest(timeline, seed)
      let last = Tick(min(timeline.lastTick.index, 400))
      let table = timeline.table(of: 0...last)
      for other in [scene.animations, Self.reordered(scene.animations, seed)] {
        let again = try other.compile(scene.script, options: scene.options)
        #expect(again.lastTick == timeline.lastTick && again.log == timeline.log, "seed \(seed)")
        #expect(again.transitions == timeline.transitions, "seed \(seed)")
        #expect(again.table(of: 0...last) == table, "seed \(seed)")
      }
    }
  }

  /// A segment begins where the one before it has got to; a spring with its velocity, but for the push
  /// of its own timing.
  private func expectSeamless(
    _ segment: Segment, _ next: Segment, in track: Track, _ scene: NaiveScene, _ seed: UInt64
  ) {
    let before = segment.motion(at: next.start)
    let reach = max(1, before.state.largest, next.destination.state.largest)
    if next.path != .jump, next.startsAtDeparture, !next.hasEnded(at: next.start) {
      // Hue may be unwrapped the other way round, and then is the same colour.
      let isHue = scene.animations.colorSpace == .oklch && track.property.isColor
      let after = next.motion(at: next.start)
      #expect(
        isHue || (after.state - before.state).largest <= 1e-9 * reach, "seed \(seed)")
      let shown = segment.published(at: next.start)
      #expect((next.published(at: next.start) - shown).largest <= 1e-9 * reach, "seed \(seed)")
    }
    guard case let pushes = pushes(scene.animations, of: track.property),
      let own = ownVelocity(of: next, after: before.velocity)
    else { return }
    // The push is one of those the property's timings have, in travels per second.
    let travel = next.destination.state - next.departure.state
    let isKnown = pushes.contains { push in
      let left = own - travel * push
      return left.largest <= 1e-9 * max(1, before.velocity.largest, (travel * push).largest)
    }
    #expect(isKnown, "seed \(seed) \(track.property.name)")
  }

  /// The velocity a spring begins with beyond what it takes over; nil for what is none.
  private func ownVelocity(of segment: Segment, after velocity: Channels) -> Channels? {
    switch segment.path {
    case .spring, .stepped: segment.departure.velocity - velocity
    case .curve, .jump, .reversed: nil
    }
  }

  private func pushes(_ animations: ButtonAnimations, of property: PropertyTraits) -> [Double] {
    animations.effects.filter { $0.property == property }.flatMap { [$0.enter, $0.exit] }
      .map { timing in
        switch timing.kind {
        case .spring(_, let push), .swiftUISpring(_, let push): push
        case .uikitSpring(let spring): spring.initialVelocity
        case .curve, .instant: 0
        }
      }
  }

  /// Every record is of another event, in their order; every segment is in a record.
  private func expectTold(_ timeline: Timeline, _ scene: NaiveScene, _ seed: UInt64) {
    // The records of less motion are those of all of it, which may go on when the other rests.
    let isReduced = scene.options.motion == .reduced
    var events = timeline.log[...]
    for transition in timeline.transitions {
      let place = events.firstIndex {
        $0.tick == transition.start && $0.cause == .event(transition.event)
      }
      #expect(place != nil, "seed \(seed)")
      events = events[((place ?? events.endIndex - 1) + 1)...]
      #expect(transition.end >= transition.start && !transition.properties.isEmpty)
      #expect(
        transition.end <= timeline.lastTick || !timeline.isSettled || isReduced, "seed \(seed)")
    }
    for track in timeline.tracks where !isReduced {
      for segment in track.segments {
        let told = timeline.transitions.contains { transition in
          transition.properties.contains(track.property.name)
            && transition.start.index <= segment.start
        }
        #expect(told, "seed \(seed)")
      }
    }
  }

  private func expectAtRest(_ timeline: Timeline, _ seed: UInt64) {
    guard timeline.isSettled else { return }
    for track in timeline.tracks {
      let target = track.segments.last?.destination ?? track.rest
      for tick in [timeline.lastTick.index, timeline.lastTick.index + 257] {
        #expect(track.published(at: tick) == target.published, "seed \(seed)")
        #expect(track.segment(at: tick)?.motion(at: tick).velocity ?? .zero == .zero)
      }
    }
  }

  /// The same effects, chained in another order.
  private static func reordered(_ animations: ButtonAnimations, _ seed: UInt64) -> ButtonAnimations
  {
    var dice = NaiveDice(seed: seed &* 7)
    var chain = ButtonAnimations(resting: animations.resting).mixing(in: animations.colorSpace)
    for effect in dice.shuffled(animations.effects) {
      func add<Value>(_ property: Property<Value>) {
        guard property.traits == effect.property, let target = Value(erased: effect.target) else {
          return
        }
        chain = chain.effect(
          property, to: target, on: dice.shuffled(effect.keys), style: effect.style,
          enter: effect.enter, exit: effect.exit)
      }
      NaiveComparison.numbers.forEach(add)
      NaiveComparison.colors.forEach(add)
    }
    return chain
  }
}

import AnimCore
import Testing

@Suite("Explanations of a frame")
struct MotionExplanationTests {
  @Test("agree with the engine on who has what, and why", arguments: UInt64(0)..<150)
  func scenes(seed: UInt64) throws {
    let scene = try NaiveScene(seed: seed)
    let timeline = try scene.animations.compile(scene.script, options: scene.options)
    for tick in timeline.ticks {
      let explanation = timeline.explanation(at: tick)
      #expect(explanation.state == timeline.state(at: tick) && explanation.tick == tick)
      for (place, property) in explanation.properties.enumerated() {
        // Who has it was written down by the engine as it went.
        let change = timeline.history.leadChanges.last {
          $0.place == place && $0.tick <= tick.index
        }
        if let change {
          #expect(property.winner?.effect == change.effect, "seed \(seed), \(tick)")
          #expect(property.winner?.key == change.key, "seed \(seed), \(tick)")
        }
        try check(property, in: scene.animations)
        if let segment = property.segment {
          #expect(segment.start <= tick && segment.replaced.map { $0 > tick } ?? true)
          #expect(property.target == segment.to)
        }
        let target =
          property.winner.map { scene.animations.effects[$0.effect].target }
          ?? scene.animations.restingValue(of: property.property)
        if scene.options.motion == .full {
          #expect((property.waiting?.to ?? property.target) == target)
        }
        if property.waiting == nil, let rests = property.rests {
          #expect(property.isMoving == (rests > tick))
        }
      }
    }
  }

  /// What the verdicts on a property's effects have to do with one another.
  private func check(_ property: PropertyExplanation, in animations: ButtonAnimations) throws {
    let candidates = property.candidates
    let own = animations.effects.indices.filter {
      animations.effects[$0].property == property.property
    }
    #expect(candidates.map(\.effect).sorted() == Array(own))
    let ranks = candidates.compactMap(\.rank)
    #expect(ranks == ranks.sorted(by: >) && Set(ranks).count == ranks.count)
    #expect(candidates.first?.verdict == .wins || ranks.isEmpty)
    for candidate in candidates {
      let isMet = candidate.keys.contains { $0.isMet }
      switch candidate.verdict {
      case .wins: #expect(candidate == candidates.first)
      case .outranked(let winner): #expect(candidates.first?.effect == winner)
      case .notMet: #expect(!isMet && candidate.rank == nil)
      case .spent, .neverBegan: #expect(isMet && candidate.style == .pulse)
      }
      if candidate.style == .hold { #expect(isMet == (candidate.key != nil)) }
    }
  }

  @Test("a pulse that is spent, one that never began, one that is outranked")
  func verdicts() throws {
    let chain = ButtonAnimations()
      .scaleEffect(ratio: 0.9, on: [.highlighted])
      .scaleEffect(ratio: 1.1, on: [.selected], style: .hold)
      .scaleEffect(ratio: 1.2, on: [.normal])
      .scaleEffect(ratio: 1.3, on: [[.highlighted, .selected]], style: .hold)
    let timeline = try chain.compile(
      try script((.press, at: 5), (.select, at: 40), (.release, at: 60)))
    func verdicts(_ tick: Tick) -> [EffectCandidate.Verdict] {
      timeline.explanation(at: tick).properties[0].candidates
        .sorted { $0.effect < $1.effect }.map(\.verdict)
    }
    #expect(verdicts(0) == [.notMet, .notMet, .neverBegan, .notMet])
    #expect(verdicts(6) == [.wins, .notMet, .neverBegan, .notMet])
    #expect(verdicts(23) == [.spent(23), .notMet, .neverBegan, .notMet])
    #expect(verdicts(40) == [.spent(23), .outranked(by: 3), .neverBegan, .wins])
    #expect(verdicts(60) == [.notMet, .wins, .neverBegan, .notMet])
    let pulse = timeline.explanation(at: 6).properties[0].winner
    #expect(pulse?.began == 5 && pulse?.ends == 23 && pulse?.key == .highlighted)
    #expect(timeline.explanation(at: 4).happenings.isEmpty)
    #expect(timeline.explanation(at: 39).happenings == [0])
    #expect(timeline.explanation(at: 999).tick == timeline.lastTick)
    #expect(timeline.explanation(at: -3).tick == 0)
  }

  @Test("what waits for its delay, and what was taken on")
  func delays() throws {
    let spring = try Spring(response: 0.4, dampingRatio: 0.6)
    let timeline = try hold(scale: 0.5, spring, delay: 0.1)
      .compile(try script((.press, at: 0), (.release, at: 9)))
    let before = timeline.explanation(at: 3).properties[0]
    #expect(before.segment == nil && !before.isMoving && before.value == .number(1))
    #expect(before.waiting?.start == 6 && before.waiting?.to == .number(0.5))
    #expect(before.winner?.effect == 0 && before.target == .number(1) && before.rests == .zero)
    let between = timeline.explanation(at: 12).properties[0]
    #expect(between.segment?.start == 6 && between.segment?.replaced == 15)
    #expect(between.waiting?.way == .exit(0) && between.winner == nil && between.rests == nil)
    let after = timeline.explanation(at: 15).properties[0]
    #expect(after.waiting == nil && after.segment?.start == 15 && after.segment?.ordered == 9)
    #expect(after.velocity == timeline.motion(of: .scale, at: 15).velocity)
    #expect(after.segment?.inheritedVelocity == after.velocity && after.rests == timeline.lastTick)
  }

  @Test("several events on one tick are all named")
  func happenings() throws {
    let timeline = try BuiltInExample.animations.compile(
      try script((.hover, at: 2), (.press, at: 2), (.release, at: 9)))
    #expect(timeline.explanation(at: 2).happenings == [0, 1])
    #expect(timeline.explanation(at: 8).happenings == [0, 1])
    #expect(timeline.explanation(at: 9).happenings == [2])
  }
}

import AnimCore
import Testing

@Suite("State coverage")
struct CoverageTests {
  private typealias Winner = StateCoverage.Winner

  /// A valid chain of effects of three properties, no two of one property with a key or target in
  /// common, all slow enough to be still on their way when they are looked at.
  private func chain(_ dice: inout NaiveDice) throws
    -> [@Sendable (ButtonAnimations) -> ButtonAnimations]
  {
    let slow = try Timing.curve(.linear, duration: 10)
    var links: [@Sendable (ButtonAnimations) -> ButtonAnimations] = []
    for property in [Property.scale, .opacity, .rotation] {
      var free = dice.shuffled(ButtonState.allCases)
      for number in 0..<dice.whole(0, 6) {
        let keys = (0..<dice.whole(1, 4)).map { _ in free.removeLast() }
        let style = dice.pick(Effect.Style.allCases)
        let target = Double(number + 2) / 10
        links.append {
          $0.effect(property, to: target, on: keys, style: style, enter: slow)
        }
      }
    }
    return dice.shuffled(links)
  }

  private func joined(
    _ links: [@Sendable (ButtonAnimations) -> ButtonAnimations]
  ) -> ButtonAnimations {
    links.reduce(ButtonAnimations()) { $1($0) }
  }

  /// Whether a key outranks another, word by word.
  private func outranks(_ key: ButtonState, _ other: ButtonState) -> Bool {
    let (members, others) = (names(key), names(other))
    guard members.count == others.count else { return members.count > others.count }
    for name in ["disabled", "highlighted", "selected", "focused", "hovered"]
    where members.contains(name) != others.contains(name) {
      return members.contains(name)
    }
    return false
  }

  private func names(_ state: ButtonState) -> Set<String> {
    state.isEmpty ? [] : Set(state.description.split(separator: "+").map(String.init))
  }

  @Test("winners are those of the rules, one by one", arguments: 0..<40)
  func rules(seed: UInt64) throws {
    var dice = NaiveDice(seed: seed)
    let animations = joined(try chain(&dice))
    let coverage = animations.coverage()
    #expect(coverage.rows.map(\.property) == animations.animatedProperties)
    for row in coverage.rows {
      #expect(row.winners.count == 32)
      for (state, winner) in zip(ButtonState.allCases, row.winners) {
        var best: Winner?
        for (place, effect) in animations.effects.enumerated() where effect.property == row.property
        {
          if effect.style == .pulse, effect.keys.contains(.normal) { continue }
          for key in effect.keys where names(key).isSubset(of: names(state)) {
            if best.map({ outranks(key, $0.key) }) ?? true {
              best = Winner(effect: place, key: key)
            }
          }
        }
        #expect(winner == best, "\(row.property.name) in \(state)")
      }
    }
  }

  @Test("winners are those the engine plays", arguments: 40..<52)
  func engine(seed: UInt64) throws {
    var dice = NaiveDice(seed: seed)
    let animations = joined(try chain(&dice))
    let coverage = animations.coverage()
    for state in ButtonState.allCases {
      let timeline = try animations.compile(
        try script((.state(state), at: 1)), options: CompileOptions(frameCap: 10))
      for property in [Property.scale, .opacity, .rotation] {
        let target = coverage.winner(of: property, in: state).map {
          animations.effects[$0.effect].target.number
        }
        let resting = property.traits.resting
        #expect(timeline.target(of: property, at: 1) == target ?? resting, "\(seed) \(state)")
      }
    }
  }

  @Test("the order of a chain changes nothing but the places in it", arguments: 52..<72)
  func order(seed: UInt64) throws {
    var dice = NaiveDice(seed: seed)
    let links = try chain(&dice)
    let (one, other) = (joined(links), joined(dice.shuffled(links)))
    func named(_ animations: ButtonAnimations) -> [[String]] {
      let coverage = animations.coverage()
      func name(_ winner: Winner) -> String {
        let effect = animations.effects[winner.effect]
        return "\(effect.property.name) \(effect.target) by \(winner.key)"
      }
      return coverage.rows.map { row in row.winners.map { $0.map(name) ?? "-" } }
        + [coverage.unreachedKeys, coverage.keysOnlySetOutright].map { $0.map(name).sorted() }
        + [coverage.unreachedEffects.map { "\(animations.effects[$0])" }.sorted()]
    }
    #expect(named(one) == named(other))
    #expect(one.coverage().statesWithoutEffect == other.coverage().statesWithoutEffect)
  }

  @Test(
    "in a valid chain only what is always met and would have to begin is never reached",
    arguments: 72..<92)
  func reached(seed: UInt64) throws {
    var dice = NaiveDice(seed: seed)
    let animations = joined(try chain(&dice))
    let coverage = animations.coverage()
    let never = animations.effects.indices.filter {
      animations.effects[$0].style == .pulse && animations.effects[$0].keys.contains(.normal)
    }
    #expect(coverage.unreachedEffects == never)
    #expect(
      coverage.unreachedKeys
        == never.flatMap { place in
          animations.effects[place].keys.map { Winner(effect: place, key: $0) }
        })
    let outright: ButtonState = [.disabled, .highlighted]
    let expected = animations.effects.indices.flatMap { place in
      animations.effects[place].keys.filter {
        $0.isSuperset(of: outright) && !never.contains(place)
      }
      .map { Winner(effect: place, key: $0) }
    }
    #expect(coverage.keysOnlySetOutright == expected)
  }

  @Test("what cannot win in a chain with problems is told")
  func problems() {
    let twice = ButtonAnimations()
      .scaleEffect(ratio: 0.9)
      .scaleEffect(ratio: 0.8, on: [.selected, .hovered])
      .scaleEffect(ratio: 0.7, on: [.selected])
      .bgEffect(effectColor: .blue, on: [])
      .coverage()
    #expect(twice.unreachedEffects == [2, 3])
    #expect(
      twice.unreachedKeys
        == [Winner(effect: 1, key: .selected), Winner(effect: 2, key: .selected)])
    #expect(twice.winner(of: .backgroundColor, in: .highlighted) == nil)
    #expect(twice.rows.map(\.property.name) == ["scale", "backgroundColor"])
  }

  @Test("the built-in example covers what is highlighted or selected")
  func builtIn() {
    let coverage = BuiltInExample.animations.coverage()
    #expect(coverage.unreachedEffects.isEmpty && coverage.unreachedKeys.isEmpty)
    #expect(coverage.keysOnlySetOutright.isEmpty)
    #expect(coverage.statesWithoutEffect.count == 8)
    #expect(
      coverage.statesWithoutEffect.allSatisfy { $0.isDisjoint(with: [.highlighted, .selected]) })
    let both = coverage.winner(of: .scale, in: [.selected, .highlighted])
    #expect(both == Winner(effect: 1, key: .highlighted))
    #expect(
      coverage.winner(of: .backgroundColor, in: .selected) == Winner(effect: 0, key: .selected))
    #expect(coverage.winner(of: .opacity, in: .selected) == nil)
  }

  @Test("without effects every state is without")
  func empty() {
    let coverage = ButtonAnimations().coverage()
    #expect(coverage.rows.isEmpty && coverage.unreachedEffects.isEmpty)
    #expect(coverage.statesWithoutEffect == ButtonState.allCases)
  }

  @Test("32 states, those with fewer conditions first")
  func states() {
    let all = ButtonState.allCases
    #expect(all.count == 32 && Set(all).count == 32)
    #expect(
      all.prefix(7).map(\.description) == [
        "normal", "disabled", "highlighted", "selected", "focused", "hovered",
        "disabled+highlighted",
      ])
    #expect(all.last?.description == "disabled+highlighted+selected+focused+hovered")
    for (state, next) in zip(all.dropFirst(), all.dropFirst(2)) {
      let sizes = (names(state).count, names(next).count)
      #expect(sizes.0 < sizes.1 || sizes.0 == sizes.1 && outranks(state, next))
    }
    #expect(all.filter { !$0.isReachedByEvents }.count == 8)
  }

  @Test("no event leads to a disabled button that is highlighted", arguments: 92..<96)
  func events(seed: UInt64) throws {
    var dice = NaiveDice(seed: seed)
    let start = dice.pick(ButtonState.allCases.filter(\.isReachedByEvents))
    var tracker = TouchTracker(state: start, minimumPress: dice.whole(0, 4))
    for tick in 0..<500 {
      if tracker.waitingDrop?.tick == tick { tracker.drop() }
      let event = dice.event()
      if case .state(let state) = event, !state.isReachedByEvents { continue }
      _ = tracker.handle(event, at: tick, cause: tick)
      #expect(tracker.state.isReachedByEvents, "\(event)")
    }
  }
}

extension PropertyValue {
  fileprivate var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }
}

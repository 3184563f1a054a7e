import Foundation
import Testing

@testable import AnimCore

/// `ANIMATOR_SEEDS=5000 swift test -c release --filter AnimatorLaws` tries more than every run does.
@Suite("Animator: laws over random timings")
struct AnimatorLaws {
  private static let seeds = Array(
    0..<(UInt64(ProcessInfo.processInfo.environment["ANIMATOR_SEEDS"] ?? "") ?? 40))

  /// A timing of a motion that ends, and not only after minutes.
  private static func timing(_ dice: inout NaiveDice) throws -> Timing {
    while true {
      let timing = try dice.timing()
      guard timing.kind.comesToRest else { continue }
      let ticks = try animator(timing).durationInTicks ?? .max
      if ticks <= 600 { return timing }
    }
  }

  private static func animator(_ timing: Timing) throws -> ButtonAnimator {
    var resting = RestingValues()
    resting[.backgroundColor] = .gray
    resting[.offsetX] = 12.5
    return try ButtonAnimator(timing: timing, from: resting, colorSpace: .oklab) {
      $0[.scale] = 0.9
      $0[.offsetX] = -300
      $0[.opacity] = 0.25
      $0[.backgroundColor] = .blue
    }
  }

  /// Everything it shows.
  private func look(_ animator: ButtonAnimator, at tick: Tick? = nil) -> [Double] {
    let tick = tick ?? animator.now
    let color = animator.value(of: .backgroundColor, at: tick)
    let motions = [.scale, .offsetX, .opacity].map { animator.motion(of: $0, at: tick) }
    return [color.red, color.green, color.blue, color.alpha]
      + motions.flatMap { [$0.value, $0.velocity] }
  }

  @Test("scrubbed to a tick and let go, it goes on as if nothing had been", arguments: seeds)
  func scrubbing(seed: UInt64) throws {
    var dice = NaiveDice(seed: seed)
    for _ in 0..<3 {
      let timing = try Self.timing(&dice)
      let plain = try Self.animator(timing)
      let scrubbed = try Self.animator(timing)
      plain.startAnimation()
      let length = try #require(plain.durationInTicks)
      scrubbed.advance(to: Tick(dice.whole(0, 100)))
      for _ in 0..<3 { scrubbed.fractionComplete = dice.number(-1, 2) }
      #expect(scrubbed.state == .active && !scrubbed.isRunning)
      let place = dice.whole(0, length)
      scrubbed.fractionComplete = length > 0 ? Double(place) / Double(length) : 1
      scrubbed.advance(to: Tick(dice.whole(100, 200)))
      let start = scrubbed.now.index
      #expect(look(scrubbed) == look(plain, at: Tick(place)))
      var ends: [Int] = []
      scrubbed.addCompletion { _ in ends.append(scrubbed.now.index) }
      try scrubbed.continueAnimation()
      for tick in stride(from: place, through: length, by: 1 + (length - place) / 20) {
        #expect(
          look(scrubbed, at: Tick(start + tick - place)) == look(plain, at: Tick(tick)),
          "seed \(seed) \(timing)")
      }
      scrubbed.advance(to: Tick(start + length - place))
      #expect(ends == [start + length - place])
    }
  }

  @Test("between ticks a scrub finds the motion itself", arguments: seeds)
  func betweenTicks(seed: UInt64) throws {
    var dice = NaiveDice(seed: seed &+ 1_000)
    for _ in 0..<3 {
      let timing = try Self.timing(&dice)
      if case .curve(.steps, _) = timing.kind { continue }
      if case .curve(.piecewiseLinear, _) = timing.kind { continue }
      let animator = try Self.animator(timing)
      animator.pauseAnimation()
      let length = try #require(animator.durationInTicks)
      guard length > 2 else { continue }
      let tick = dice.whole(0, length - 2)
      func look(_ ticks: Double) -> [Double] {
        animator.fractionComplete = ticks / Double(length)
        return self.look(animator)
      }
      // Next to a tick it is next to what the tick shows.
      for side in [1e-7, 1 - 1e-7] {
        let near = look(Double(tick) + side)
        let there = look(Double(tick) + side.rounded())
        let speed = there.map(abs).max() ?? 0
        #expect(
          zip(near, there).allSatisfy { abs($0 - $1) <= 1e-3 * (1 + speed) }
            || tick + 2 >= length || startsHere(timing, tick),
          "seed \(seed) \(timing) \(tick + Int(side.rounded()))")
      }
    }
  }

  /// A push begins at once, after the delay.
  private func startsHere(_ timing: Timing, _ tick: Int) -> Bool {
    abs(Double(tick) - timing.delay * 60) < 2
  }

  @Test("turned twice in one place, it is as if nothing had been", arguments: seeds)
  func turnedTwice(seed: UInt64) throws {
    var dice = NaiveDice(seed: seed &+ 2_000)
    for _ in 0..<3 {
      let timing = try Self.timing(&dice)
      let plain = try Self.animator(timing)
      let turned = try Self.animator(timing)
      let length = try #require(plain.durationInTicks)
      guard length > 0 else { continue }
      let place = dice.whole(0, length - 1)
      for animator in [plain, turned] {
        animator.startAnimation()
        animator.advance(to: Tick(place))
      }
      for _ in 0..<2 * dice.whole(1, 3) { turned.isReversed.toggle() }
      if dice.chance(0.5) {
        turned.isReversed = true
        turned.pauseAnimation()
        turned.isReversed = false
        turned.startAnimation()
      }
      #expect(turned.fractionComplete == plain.fractionComplete)
      for tick in stride(from: place, through: length + 2, by: 1 + (length - place) / 20) {
        plain.advance(to: Tick(tick))
        turned.advance(to: Tick(tick))
        #expect(look(turned) == look(plain), "seed \(seed) \(timing)")
        #expect(turned.state == plain.state)
      }
    }
  }

  @Test(
    "turned and continued, it has the value it had, and a spring the velocity", arguments: seeds)
  func seamless(seed: UInt64) throws {
    var dice = NaiveDice(seed: seed &+ 3_000)
    for _ in 0..<3 {
      let animator = try Self.animator(try Self.timing(&dice))
      var ends: [ButtonAnimator.Position] = []
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      if dice.chance(0.3) { animator.fractionComplete = dice.number(0, 1) }
      var tick = 0
      for _ in 0..<dice.whole(1, 6) {
        tick += dice.whole(1, 12)
        animator.advance(to: Tick(tick))
        guard animator.state == .active, animator.fractionComplete > 0 else { break }
        let before = [Property.scale, .offsetX, .opacity].map { animator.motion(of: $0) }
        let color = animator.value(of: .backgroundColor)
        // A way that is left on its very first tick hands on nothing.
        let place = animator.fractionComplete * (animator.way?.span ?? 0)
        let old = try #require(animator.way?.lanes[0].segment)
        let isFirstTick = abs(Double(old.start) - place) < 1e-6
        if isFirstTick, !old.startsAtDeparture { continue }
        var push = 0.0
        if dice.chance(0.6) {
          animator.isReversed.toggle()
        } else if dice.chance(0.3) {
          try animator.continueAnimation(durationFactor: dice.number(0.1, 3))
        } else {
          let timing = try Self.timing(&dice)
          push = timing.push
          try animator.continueAnimation(
            withTiming: timing, durationFactor: dice.pick([0, dice.number(0.1, 3)]))
        }
        guard let way = animator.way, !way.lanes.isEmpty else {
          Issue.record("no way")
          return
        }
        let segment = way.lanes[0].segment
        // A motion of no time at all is where it goes; a staircase may begin with a step.
        guard !segment.hasEnded(at: 0), segment.startsAtDeparture else { continue }
        let color2 = animator.value(of: .backgroundColor)
        #expect(color2 == color, "seed \(seed)")
        for (property, before) in zip([Property.scale, .offsetX, .opacity], before) {
          let after = animator.motion(of: property)
          let scale = max(1, abs(before.value))
          #expect(abs(after.value - before.value) <= 1e-9 * scale, "seed \(seed)")
          guard segment.isSpring, !isFirstTick else { continue }
          let travel = animator.goal(of: property, reversed: animator.isReversed) - before.value
          let own = push * travel
          #expect(
            abs(after.velocity - own - before.velocity)
              <= 1e-9 * max(1, abs(before.velocity), abs(own)), "seed \(seed)")
        }
      }
      guard animator.state == .active, animator.durationInTicks != nil else { continue }
      let reversed = animator.isReversed
      animator.startAnimation()
      animator.advance(to: Tick(1_000_000))
      #expect(ends == [reversed ? .start : .end] && animator.state == .inactive)
      #expect(animator.value(of: .scale) == (reversed ? 1 : 0.9))
      #expect(animator.value(of: .offsetX) == (reversed ? 12.5 : -300))
      #expect(animator.value(of: .backgroundColor) == (reversed ? .gray : .blue))
    }
  }

  @Test("a curve goes back in the time it came, and forth again in what is left")
  func curveThereAndBack() throws {
    let animator = try Self.animator(.curve(.linear, duration: 1))
    animator.startAnimation()
    animator.advance(to: 15)
    animator.isReversed = true
    #expect(animator.durationInTicks == 15)
    animator.advance(to: 25)
    #expect(abs(animator.value(of: .offsetX) - (12.5 - 312.5 * 5 / 60)) <= 1e-9)
    animator.isReversed = false
    #expect(animator.durationInTicks == 55)
    animator.advance(to: 80)
    #expect(animator.state == .inactive && animator.value(of: .offsetX) == -300)
  }

  @Test("left while it waits for its delay, it has not begun")
  func leftWaiting() throws {
    for timing in [Timing.instant, .spring(.bouncy), try .curve(.linear, duration: 0.5)] {
      let animator = try Self.animator(timing.delayed(by: 1))
      animator.startAnimation()
      animator.advance(to: 20)
      animator.isReversed = true
      #expect(animator.value(of: .offsetX) == 12.5 && animator.motion(of: .offsetX).velocity == 0)
      animator.isReversed = false
      try animator.continueAnimation(withTiming: .curve(.linear, duration: 1), durationFactor: 0)
      #expect(animator.value(of: .offsetX) == 12.5)
    }
    // A delay is no part of the time there and back.
    let animator = try Self.animator(.curve(.linear, duration: 0.5).delayed(by: 1))
    animator.startAnimation()
    animator.advance(to: 70)
    animator.isReversed = true
    #expect(animator.durationInTicks == 10)
    animator.advance(to: 75)
    animator.isReversed = false
    #expect(animator.durationInTicks == 25)
  }

  @Test("continued by another timing: in what is left, or in a multiple of the whole")
  func durationFactors() throws {
    func continued(by timing: Timing?, _ factor: Double) throws -> Int? {
      let animator = try Self.animator(.curve(.easeInOut, duration: 1))
      animator.startAnimation()
      animator.advance(to: 15)
      animator.pauseAnimation()
      animator.advance(to: 99)
      try animator.continueAnimation(withTiming: timing, durationFactor: factor)
      #expect(animator.isRunning)
      return animator.durationInTicks
    }
    let linear = try Timing.curve(.linear, duration: 7)
    #expect(try continued(by: linear, 0) == 45 && continued(by: linear, 0.5) == 30)
    #expect(try continued(by: nil, 2) == 120 && continued(by: .instant, 3) == 0)
    // UIKit's spring states a duration too.
    let uikit = try Timing.uikitSpring(duration: 0.3, dampingRatio: 0.5)
    #expect(try continued(by: uikit, 0) == 45 && continued(by: uikit, 0.25) == 15)
    // A spring that comes to rest by itself takes its own time, or so many times that.
    let spring = Timing.spring(try Spring(response: 0.4, dampingRatio: 0.6))
    let own = try #require(try continued(by: spring, 0))
    let slow = try #require(try continued(by: spring, 2))
    #expect(abs(slow - 2 * own) <= 2 && own > 10)
  }
}

extension Segment {
  fileprivate var isSpring: Bool {
    switch path {
    case .spring, .stepped: true
    case .curve, .jump, .reversed: false
    }
  }
}

extension Timing {
  /// The velocity of its own, in travels per second.
  fileprivate var push: Double {
    switch kind {
    case .spring(_, let push), .swiftUISpring(_, let push): push
    case .uikitSpring(let spring): spring.initialVelocity
    case .curve, .instant: 0
    }
  }
}

extension ButtonAnimator {
  fileprivate func goal(of property: Property<Double>, reversed: Bool) -> Double {
    let goal = goals.first { $0.property == property.traits }
    return (reversed ? goal?.start : goal?.end)?.state.first ?? .nan
  }
}

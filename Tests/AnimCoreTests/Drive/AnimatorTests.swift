import AnimCore
import Testing

@Suite("Animator")
struct AnimatorTests {
  static let press: Timing = .uikitSpring(.press)

  func animator(_ timing: Timing = press) throws -> ButtonAnimator {
    var resting = RestingValues()
    resting[.backgroundColor] = .gray
    return try ButtonAnimator(timing: timing, from: resting) {
      $0[.scale] = 0.9
      $0[.backgroundColor] = .blue
      $0[.offsetX] = -40
    }
  }

  func run(_ animator: ButtonAnimator, to tick: Int) {
    for tick in animator.now.index...max(tick, animator.now.index) {
      animator.advance(to: Tick(tick))
    }
  }

  @Test("the way there has the bits of a timeline, whatever the timing")
  func sameBits() throws {
    let timings: [Timing] = [
      Self.press, .spring(.bouncy), .instant, try .curve(.easeInOut, duration: 0.41),
      try .spring(Spring(response: 3, dampingRatio: 0.2), initialVelocity: 4).delayed(by: 0.07),
      try .swiftUISpring(SwiftUISpring(response: 0.5, dampingFraction: 0.8)),
      try .curve(.steps(Steps(3, position: .start)), duration: 0.2),
    ]
    for timing in timings {
      var resting = RestingValues()
      resting[.backgroundColor] = .gray
      let timeline = try ButtonAnimations(resting: resting)
        .scaleEffect(ratio: 0.9, style: .hold, enter: timing)
        .effect(.offsetX, to: -40, enter: timing)
        .bgEffect(effectColor: .blue, enter: timing)
        .compile(InteractionScript([(.press, at: 0)]))
      let animator = try animator(timing)
      var positions: [ButtonAnimator.Position] = []
      animator.addCompletion { positions.append($0) }
      #expect(animator.state == .inactive && !animator.isRunning)
      #expect(animator.value(of: .scale) == 1)
      animator.startAnimation()
      #expect(animator.state == .active && animator.isRunning)
      #expect(animator.durationInTicks == timeline.lastTick.index)
      for tick in timeline.ticks.dropLast() {
        animator.advance(to: tick)
        #expect(animator.value(of: .scale) == timeline.value(of: .scale, at: tick))
        #expect(animator.motion(of: .scale) == timeline.motion(of: .scale, at: tick))
        #expect(animator.value(of: .offsetX) == timeline.value(of: .offsetX, at: tick))
        #expect(
          animator.value(of: .backgroundColor) == timeline.value(of: .backgroundColor, at: tick))
        #expect(positions.isEmpty && animator.state == .active)
      }
      animator.advance(to: timeline.lastTick)
      #expect(positions == [.end] && animator.state == .inactive && !animator.isRunning)
      #expect(animator.value(of: .scale) == 0.9 && animator.value(of: .backgroundColor) == .blue)
      #expect(animator.motion(of: .scale) == Motion(value: 0.9, velocity: 0))
    }
  }

  @Test("a delay is waited for; a pause ends it")
  func delay() throws {
    let animator = try animator()
    let plain = try self.animator()
    try animator.startAnimation(afterDelay: 0.1)
    plain.startAnimation()
    #expect(animator.isRunning && animator.fractionComplete == 0)
    for tick in 0...12 {
      #expect(
        animator.value(of: .scale, at: Tick(tick + 6)) == plain.value(of: .scale, at: Tick(tick)))
      if tick <= 6 { #expect(animator.value(of: .scale, at: Tick(tick)) == 1) }
    }
    animator.advance(to: 3)
    animator.pauseAnimation()
    animator.advance(to: 50)
    #expect(animator.value(of: .scale) == 1)
    animator.startAnimation()
    #expect(animator.value(of: .scale, at: 54) == plain.value(of: .scale, at: 4))
  }

  @Test("numbers out of range name themselves, and nothing has happened")
  func numbers() throws {
    let animator = try animator()
    for delay in [-1, .nan, .infinity, 1e7] {
      #expect(throws: AnimatorError.self) { try animator.startAnimation(afterDelay: delay) }
    }
    #expect(animator.state == .inactive)
    animator.startAnimation()
    animator.advance(to: 4)
    let scale = animator.value(of: .scale)
    for factor in [-0.1, .nan, .infinity, 1e7] {
      #expect(throws: AnimatorError.self) {
        try animator.continueAnimation(durationFactor: factor)
      }
    }
    animator.fractionComplete = .nan
    #expect(animator.value(of: .scale) == scale)
    #expect(
      throws: SnapshotError.invalid([
        .targetOutOfRange(property: "opacity", value: 2, allowed: 0...1)
      ])
    ) {
      try ButtonAnimator(timing: .instant) { $0[.opacity] = 2 }
    }
  }

  @Test("a call that makes no sense does nothing and says so")
  func wrongStates() throws {
    let animator = try animator()
    #expect(!animator.stopAnimation(false) && !animator.finishAnimation(at: .end))
    #expect(try !animator.continueAnimation())
    #expect(animator.state == .inactive)
    animator.startAnimation()
    animator.advance(to: 5)
    #expect(animator.stopAnimation(false) && animator.state == .stopped)
    let held = animator.value(of: .scale)
    #expect(!animator.startAnimation() && !animator.pauseAnimation())
    #expect(try !animator.continueAnimation(withTiming: .instant))
    animator.fractionComplete = 1
    animator.isReversed = true
    #expect(!animator.isReversed && animator.state == .stopped)
    animator.advance(to: 500)
    #expect(animator.value(of: .scale) == held && held != 1 && held != 0.9)
    #expect(animator.finishAnimation(at: .current) && animator.value(of: .scale) == held)
    #expect(animator.state == .inactive)
  }

  @Test(
    "finishing shows the asked-for values bit for bit",
    arguments: [ButtonAnimator.Position.start, .end, .current])
  func finishing(at position: ButtonAnimator.Position) throws {
    for stops in [true, false] {
      let animator = try animator()
      var told: [ButtonAnimator.Position] = []
      animator.addCompletion { told.append($0) }
      animator.startAnimation()
      animator.advance(to: 5)
      let scale = animator.value(of: .scale)
      let color = animator.value(of: .backgroundColor)
      if stops { animator.stopAnimation(false) }
      #expect(told.isEmpty)
      animator.finishAnimation(at: position)
      #expect(told == [position] && animator.state == .inactive)
      let values: (Double, Color) =
        switch position {
        case .start: (1, .gray)
        case .end: (0.9, .blue)
        case .current: (scale, color)
        }
      #expect(animator.value(of: .scale) == values.0)
      #expect(animator.value(of: .backgroundColor) == values.1)
      animator.advance(to: 400)
      #expect(animator.value(of: .scale) == values.0 && told.count == 1)
      #expect(animator.motion(of: .scale).velocity == 0)
    }
  }

  @Test("however far it is fed at once, a motion ends on its own tick")
  func coarseDriver() throws {
    func ends(step: Int) throws -> [Int] {
      let animator = try animator()
      var ends: [Int] = []
      func again(_: ButtonAnimator.Position) {
        ends.append(animator.now.index)
        guard ends.count < 5 else { return }
        animator.addCompletion(again)
        animator.startAnimation()
      }
      animator.addCompletion(again)
      animator.startAnimation()
      for tick in stride(from: 0, through: 1_000, by: step) { animator.advance(to: Tick(tick)) }
      return ends
    }
    #expect(try ends(step: 1) == [18, 36, 54, 72, 90])
    #expect(try ends(step: 1_000) == ends(step: 1) && ends(step: 7) == ends(step: 1))
  }

  @Test("what never rests runs on until it is stopped")
  func endless() throws {
    let animator = try animator(.spring(Spring(response: 0.3, dampingRatio: 0)))
    var told: [ButtonAnimator.Position] = []
    animator.addCompletion { told.append($0) }
    animator.startAnimation()
    #expect(animator.durationInTicks == nil)
    animator.advance(to: Tick(.max))
    #expect(animator.isRunning && told.isEmpty && animator.value(of: .scale).isFinite)
    #expect(animator.fractionComplete == 1)
    animator.finishAnimation(at: .end)
    #expect(told == [.end] && animator.value(of: .scale) == 0.9)
  }

  @Test("from the looks of one state to those of another")
  func states() throws {
    let timeline = try BuiltInExample.animations.compile(InteractionScript([(.press, at: 0)]))
    let animator = try ButtonAnimator(BuiltInExample.animations, to: .highlighted)
    animator.startAnimation()
    for tick in Tick.zero...17 {
      animator.advance(to: tick)
      #expect(animator.value(of: .scale) == timeline.value(of: .scale, at: tick))
      #expect(
        animator.value(of: .backgroundColor) == timeline.value(of: .backgroundColor, at: tick))
    }
    #expect(animator.value(of: .cornerRadius) == 12 && animator.value(of: .opacity) == 1)
    let back = try ButtonAnimator(BuiltInExample.animations, from: .selected, to: .normal)
    #expect(back.value(of: .scale) == 0.95)
    back.startAnimation()
    back.advance(to: 100)
    #expect(back.value(of: .scale) == 1)
    let none = try ButtonAnimator(BuiltInExample.animations, from: .selected, to: .highlighted)
    #expect(none.durationInTicks == 0)
  }

  @Test("less motion: what moves gets there at once, nothing overshoots")
  func reduced() throws {
    let animator = try ButtonAnimator(timing: .spring(.bouncy), motion: .reduced) {
      $0[.scale] = 0.9
      $0[.opacity] = 0.5
    }
    animator.startAnimation()
    #expect(animator.value(of: .scale) == 0.9)
    let opacities = (0...60).map { animator.value(of: .opacity, at: Tick($0)) }
    #expect(opacities.allSatisfy { $0 >= 0.5 } && opacities.first == 1 && opacities.last == 0.5)
  }

  @Test("the page's example ends where it says")
  func page() throws {
    let animator = try ButtonAnimator(timing: .spring(.bouncy)) {
      $0[.scale] = 0.9
      $0[.backgroundColor] = .blue
    }
    var told: [ButtonAnimator.Position] = []
    animator.addCompletion { told.append($0) }
    animator.startAnimation()
    animator.advance(to: 5)
    #expect(animator.value(of: .backgroundColor).alpha > 0)
    animator.isReversed = true
    animator.advance(to: 120)
    #expect(animator.value(of: .scale) == 1 && told == [.start])
    #expect(animator.value(of: .backgroundColor).alpha == 0)
  }
}

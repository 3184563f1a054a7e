import AnimCore
import Testing

extension AnimatorTests {
  @Test("stopped without finishing, no completion is called, then or later, and none is held")
  func dropped() throws {
    final class Probe {}
    let animator = try animator()
    weak var probe: Probe?
    do {
      let captured = Probe()
      probe = captured
      animator.addCompletion { _ in withExtendedLifetime(captured) { _ = Issue.record("called") } }
    }
    #expect(probe != nil)
    animator.startAnimation()
    animator.advance(to: 3)
    #expect(animator.stopAnimation(true) && animator.state == .inactive)
    #expect(probe == nil)
    animator.startAnimation()
    animator.advance(to: 400)
    #expect(animator.state == .inactive)
  }

  @Test("completions run in order, once each; those of the run before are forgotten and let go")
  func completions() throws {
    final class Probe {}
    let animator = try animator()
    var told: [String] = []
    weak var probe: Probe?
    do {
      let captured = Probe()
      probe = captured
      animator.addCompletion { position in
        withExtendedLifetime(captured) { told.append("A \(position)") }
        animator.addCompletion { told.append("late \($0)") }
      }
    }
    animator.addCompletion { told.append("B \($0)") }
    animator.startAnimation()
    animator.advance(to: 1_000)
    #expect(told == ["A end", "B end"] && probe == nil)
    animator.isReversed = true
    animator.startAnimation()
    animator.advance(to: 2_000)
    #expect(told == ["A end", "B end", "late start"])
    #expect(animator.value(of: .scale) == 1)
  }

  @Test("paused on completion: it stays active at its end, and can be turned round")
  func pausesOnCompletion() throws {
    let animator = try animator()
    animator.pausesOnCompletion = true
    var told = 0
    animator.addCompletion { _ in told += 1 }
    animator.startAnimation()
    animator.advance(to: 100)
    #expect(animator.state == .active && !animator.isRunning && told == 0)
    #expect(animator.fractionComplete == 1 && animator.value(of: .scale) == 0.9)
    animator.isReversed = true
    animator.startAnimation()
    animator.advance(to: 105)
    #expect(animator.value(of: .scale) > 0.9)
    animator.pausesOnCompletion = false
    animator.advance(to: 1_000)
    #expect(told == 1 && animator.value(of: .scale) == 1 && animator.state == .inactive)
  }

  @Test("each completion starts the opposite way, 10,000 times, without the stack growing")
  func reentrant() throws {
    for timing in [try Timing.curve(.linear, duration: 0.03), .instant] {
      let animator = try animator(timing)
      var rounds: [ButtonAnimator.Position] = []
      var deepest = 0
      var depth = 0
      func again(_ position: ButtonAnimator.Position) {
        depth += 1
        deepest = max(deepest, depth)
        rounds.append(position)
        if rounds.count < 10_000 {
          animator.addCompletion(again)
          animator.isReversed.toggle()
          animator.startAnimation()
          // One that is ended within another's telling is told after it.
          if rounds.count % 3 == 0 {
            animator.finishAnimation(at: animator.isReversed ? .start : .end)
          }
        }
        depth -= 1
      }
      animator.addCompletion(again)
      animator.startAnimation()
      animator.advance(to: 30_000)
      #expect(rounds.count == 10_000 && deepest == 1)
      #expect(rounds.indices.allSatisfy { rounds[$0] == ($0 % 2 == 0 ? .end : .start) })
      #expect(animator.now == 30_000 && animator.state == .inactive)
    }
  }
}

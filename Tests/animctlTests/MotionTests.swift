import AnimCore
import Testing

@testable import animctl

@Suite("Quick options")
struct MotionTests {
  @Test("without an effect named they change the built-in example")
  func example() throws {
    #expect(MotionRequest().animations == BuiltInExample.animations)
    var request = MotionRequest()
    request.style = .hold
    request.keys = [.disabled]
    request.spring = .spring(.snappy)
    let effects = request.animations.effects
    #expect(effects.map(\.target) == BuiltInExample.animations.effects.map(\.target))
    for effect in effects {
      #expect(effect.style == .hold)
      #expect(effect.keys == [.disabled])
      #expect(effect.enter == .spring(.snappy) && effect.exit == .spring(.snappy))
    }
  }

  @Test("an effect named makes a description of what is named only")
  func named() {
    var request = MotionRequest()
    request.scale = 0.9
    #expect(
      request.animations
        == ButtonAnimations(resting: BuiltInExample.resting).scaleEffect(ratio: 0.9))
    request.background = .red
    request.uikitSpring = .uikitSpring(UIKitSpring.press)
    #expect(
      request.animations
        == ButtonAnimations(resting: BuiltInExample.resting)
        .bgEffect(effectColor: .red, enter: .uikitSpring(.press), exit: .uikitSpring(.press))
        .scaleEffect(ratio: 0.9, enter: .uikitSpring(.press), exit: .uikitSpring(.press)))
  }

  @Test(
    "each way of stating a spring means that spring",
    arguments: [
      ("response=0.3,dampingRatio=0.5", try? Spring(response: 0.3, dampingRatio: 0.5)),
      ("dampingRatio=0.5,response=300ms", try? Spring(response: 0.3, dampingRatio: 0.5)),
      ("duration=0.4s,bounce=-0.2", try? Spring(duration: 0.4, bounce: -0.2)),
      ("stiffness=9,damping=2", try? Spring(stiffness: 9, damping: 2)),
      ("mass=2,stiffness=9,damping=2", try? Spring(mass: 2, stiffness: 9, damping: 2)),
      ("stiffness=9,dampingRatio=2", try? Spring(stiffness: 9, dampingRatio: 2)),
      ("stiffness=9,dampingRatio=2,mass=3", try? Spring(stiffness: 9, dampingRatio: 2, mass: 3)),
      ("settlingDuration=1,dampingRatio=1", try? Spring(settlingDuration: 1, dampingRatio: 1)),
      ("preset=smooth", .smooth), ("preset=snappy", .snappy),
      ("preset=bouncy,extraBounce=0.2", try? Spring.bouncy.adding(extraBounce: 0.2)),
    ] as [(String, Spring?)])
  func springs(text: String, spring: Spring?) throws {
    let spring = try #require(spring)
    let timing = try SpringDoor.timing(text, through: SpringDoor.plain)
    #expect(timing == .spring(spring))
    let pushed = try SpringDoor.timing(text + ",initialVelocity=-3", through: SpringDoor.plain)
    #expect(try pushed == .spring(spring, initialVelocity: -3))
  }

  @Test("a duration of 0 takes no time, the other numbers checked all the same")
  func instant() throws {
    for text in ["duration=0,bounce=0.2", "settlingDuration=0s,dampingRatio=1"] {
      #expect(try SpringDoor.timing(text, through: SpringDoor.plain) == .instant)
    }
    #expect(throws: ValueFault.badPart(key: "bounce", part: "7", .numberWithin(-0.99...1))) {
      try SpringDoor.timing("duration=0,bounce=7", through: SpringDoor.plain)
    }
  }

  @Test("a UIKit spring takes its three numbers")
  func uikit() throws {
    let text = "duration=0.3,dampingRatio=0.4,initialVelocity=1"
    #expect(
      try SpringDoor.timing(text, through: SpringDoor.uikit) == .uikitSpring(UIKitSpring.press))
  }

  @Test("every two keys that share no way are told so, in the order given")
  func clashes() {
    let ways = SpringDoor.plain.map { $0.required + $0.optional }
    let keys = Set(ways.flatMap(\.self))
    for first in keys {
      for second in keys where first != second {
        let fits = ways.contains { $0.contains(first) && $0.contains(second) }
        var fault: ValueFault?
        do {
          _ = try SpringDoor.timing("\(first)=1,\(second)=1", through: SpringDoor.plain)
        } catch {
          fault = error
        }
        #expect((fault == .clashingKeys(first, second)) == !fits)
      }
    }
  }

  @Test("an undamped spring is exported to the frame cap, with a warning")
  func cut() {
    let run = MemoryRun(
      [
        "export", "--scale", "0.9", "--style", "hold", "--spring", "stiffness=144,damping=0",
        "--frame-cap", "600", "--script", "press@0ms",
      ])
    #expect(run.status == .done)
    #expect(run.output.utf8.filter { $0 == 0x0A }.count == 602)
    #expect(run.errors.contains("not come to rest by frame 600"))
  }

  @Test("neither the environment nor the order of options changes an export")
  func determinism() {
    let environment = ["LC_ALL": "de_DE.UTF-8", "TZ": "Asia/Tokyo", "COLUMNS": "40", "CI": "1"]
    let plain = MemoryRun(["export", "--scale", "0.9", "--background", "#F80"])
    let other = MemoryRun(
      ["export", "--background=#FF8800", "-f", "csv", "--scale=.9"], environment: environment)
    #expect(plain.output == other.output)
    #expect(plain.status == .done)
  }
}

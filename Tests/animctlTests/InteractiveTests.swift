import AnimCore
import AnimRender
import Testing

@testable import animctl

@Suite("The interactive preview")
struct InteractiveTests {
  private func session() throws -> InteractiveSession {
    let button = try ButtonSpec(title: "Start", animations: BuiltInExample.animations)
    return try InteractiveSession(button, options: CompileOptions())
  }

  private func show(_ session: InteractiveSession) -> InteractiveShow {
    let surroundings = MemoryRun.surroundings()
    var show = InteractiveShow(
      session, name: "Test", style: PreviewStyle(), view: .both, zoom: 1, speed: 1,
      files: SessionFiles(spec: nil, name: "Test", in: surroundings))
    show.layOut(in: TerminalSize(columns: 80, rows: 24))
    return show
  }

  private func type(_ keys: String, into show: inout InteractiveShow, atFrame frame: Int) {
    for key in keys { _ = show.take(.key(.character(key), .typed), atFrame: frame) }
  }

  @Test("what is shown is the engine's table of the script so far")
  func engine() throws {
    var show = show(try session())
    type(" ", into: &show, atFrame: 100)
    type("h", into: &show, atFrame: 120)
    type("s", into: &show, atFrame: 160)
    #expect(show.session.script.text == "press@0f release@7f hover@20f toggle@60f")
    let table = try BuiltInExample.animations.compile(show.session.script)
    #expect(show.session.timeline.table(of: 0...90) == table.table(of: 0...90))
    #expect(show.session.origin == 60)
  }

  @Test("a key that tells its release presses as long as it is down")
  func keyUps() throws {
    var show = show(try session())
    _ = show.take(.key(.character(" "), .down), atFrame: 10)
    _ = show.take(.key(.character(" "), .again), atFrame: 20)
    _ = show.take(.key(.character(" "), .up), atFrame: 41)
    #expect(show.session.script.text == "press@0f release@31f")
    _ = show.take(.key(.enter, .typed), atFrame: 60)
    _ = show.take(.key(.character(" "), .typed), atFrame: 61)
    _ = show.take(.key(.enter, .typed), atFrame: 70)
    #expect(show.session.script.text == "press@0f release@31f press@50f release@60f")
  }

  @Test("the mouse presses the button, leaves it and comes back, and misses beside it")
  func mouse() throws {
    var show = show(try session())
    let point = { (action: Mouse.Action, column: Int, frame: Int, show: inout InteractiveShow) in
      _ = show.take(.mouse(Mouse(action: action, column: column, row: 4)), atFrame: frame)
    }
    point(.down, 78, 5, &show)
    point(.up, 20, 6, &show)
    #expect(show.session.isUntouched)
    point(.down, 20, 10, &show)
    point(.drag, 21, 11, &show)
    point(.drag, 79, 20, &show)
    point(.drag, -5, 21, &show)
    point(.drag, 20, 30, &show)
    point(.up, 20, 35, &show)
    #expect(
      show.session.script.text == "press@0f dragExit@10f dragEnter@20f release@25f")
  }

  @Test("tuning changes the spec that is written, and is undone step by step")
  func tuning() throws {
    var show = show(try session())
    let before = show.session.animations
    // The chain is background, scale; the scale's enter comes behind four numbers.
    for _ in 0..<4 { _ = show.take(.key(.tab, .typed), atFrame: 0) }
    type("++", into: &show, atFrame: 0)
    _ = show.take(.key(.tab, .typed), atFrame: 0)
    type("-", into: &show, atFrame: 0)
    let spring = show.session.animations.effects[1].enter
    #expect(spring == (try .uikitSpring(duration: 0.32, dampingRatio: 0.35, initialVelocity: 1)))
    let written = try show.session.spec(named: "Test").json
    #expect(
      try MotionSpec(reading: Array(written.utf8)).button.animations.effects[1].enter == spring)
    type("2", into: &show, atFrame: 0)
    #expect(show.session.animations.effects[1].enter == .spring(.snappy))
    type("uuuu", into: &show, atFrame: 0)
    #expect(show.session.animations == before)
    type("u", into: &show, atFrame: 0)
    #expect(show.message == "nothing to undo")
  }

  @Test("what is saved keeps the rules it is held to, and the repetition of its own script")
  func saved() throws {
    var lint = LintSettings()
    try lint.setThreshold("overshoot", to: 0.5)
    let repetition = MotionGroup.Repetition(count: 3)
    let button = try ButtonSpec(title: "Start", animations: BuiltInExample.animations)
    let session = try InteractiveSession(
      button, options: CompileOptions(), repetition: repetition, lint: lint)
    let tuned = try session.spec(named: "Test")
    #expect(tuned.repetition == repetition)
    #expect(tuned.lint == lint)
    #expect(try MotionSpec(reading: Array(tuned.json.utf8)) == tuned)
    var show = show(session)
    type(" ", into: &show, atFrame: 0)
    #expect(try show.session.spec(named: "Test").repetition == nil)
  }

  @Test("at rest nothing is due, and a held motion is stepped through")
  func time() throws {
    var show = show(try session())
    #expect(show.nextFrame(after: 3) == nil)
    type(" ", into: &show, atFrame: 10)
    #expect(show.nextFrame(after: 10) == 11)
    #expect(show.nextFrame(after: 200) == nil)
    type("p", into: &show, atFrame: 20)
    #expect(show.nextFrame(after: 20) == nil)
    for _ in 0..<3 { _ = show.take(.key(.right, .again), atFrame: 25) }
    _ = show.take(.key(.down, .typed), atFrame: 26)
    #expect(show.looked == 3)
    for _ in 0..<9 { _ = show.take(.key(.up, .typed), atFrame: 26) }
    #expect(show.looked == show.session.restTick)
    type("p", into: &show, atFrame: 50)
    #expect(show.clock.tick(atFrame: 52) == 12)
    type("r", into: &show, atFrame: 60)
    #expect(show.session.isUntouched && show.nextFrame(after: 60) == nil)
  }

  @Test("any keys at any size leave a picture of the size asked for")
  func noise() throws {
    var show = show(try session())
    var state: UInt64 = 7
    let keys = Array("  hfsdrmp+-u123456789?xq\u{1}é")
    for frame in 0..<400 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let pick = Int(state >> 40)
      _ = show.take(.key(.character(keys[pick % keys.count]), .typed), atFrame: frame * 3)
      let other: [Key] = [.up, .down, .left, .right, .tab, .backTab, .enter, .home]
      _ = show.take(.key(other[pick % other.count], .typed), atFrame: frame * 3)
      if frame % 20 == 0 {
        show.layOut(in: TerminalSize(columns: 1 + pick % 120, rows: 1 + pick % 50))
      }
      let canvas = show.canvas(atFrame: frame * 3)
      #expect(canvas.rows == show.height)
    }
  }
}

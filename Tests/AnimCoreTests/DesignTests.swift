import AnimCore
import ReferenceTables
import Testing

@Suite("The origin's design")
struct DesignTests {
  @Test("a press to 0.9 and its way back, row by row")
  func rows() throws {
    let rows = try ReferenceTable("design_60fps.csv")
    let expected = try zip(rows.rows, rows.numbers("frame", "shown")).map { row, numbers in
      (isPress: row["leg"] == "press", frame: Int(numbers[0]), shown: numbers[1])
    }
    let timeline = try ButtonAnimations().scaleEffect(ratio: 0.9).compile(.tap)
    var compared = 0
    for row in expected where row.frame <= 18 {
      // The press shows in rows 0…17; row 18 is its target and the start of the way back.
      let tick = Tick(row.isPress ? row.frame : row.frame + 18)
      // The table is computed from the exact root of UIKit's equation. iOS's iteration, which the
      // engine follows, ends 5e-9 of the frequency away from it, so the rows differ by up to 5e-10 …
      #expect(abs(timeline.value(of: .scale, at: tick) - row.shown) <= 1e-9, "\(row)")
      // … and with the exact root they do not differ at all.
      let uikit = row.isPress ? UIKitSpring.press : UIKitSpring.release
      let exact = Spring(
        uncheckedDampingRatio: uikit.dampingRatio, angularFrequency: uikit.exactRoot)
      let (from, to) = row.isPress ? (1, 0.9) : (0.9, 1.0)
      let motion = exact.propagator(after: Tick(row.frame).seconds)(
        x: from - to, v: uikit.initialVelocity * (to - from))
      #expect(row.frame == 18 || abs(to + motion.x - row.shown) <= 1e-14)
      compared += 1
    }
    #expect(compared == 38)
    #expect(timeline.lastTick == 36)
    #expect(timeline.value(of: .scale, at: 18) == 0.9)
    #expect(timeline.value(of: .scale, at: 36) == 1)
  }

  @Test("the built-in example")
  func builtIn() throws {
    let timeline = try BuiltInExample.animations.compile(BuiltInExample.script)
    #expect(timeline.lastTick == 36 && timeline.isSettled)
    #expect(
      timeline.columns.map(\.name)
        == ["scale", "background_r", "background_g", "background_b", "background_a"])
    #expect(timeline.state(at: 0) == .highlighted && timeline.state(at: 6) == .highlighted)
    #expect(timeline.state(at: 7) == .normal)
    #expect(timeline.value(of: .backgroundColor, at: 0).hex == "#8E8E93")
    #expect(timeline.value(of: .backgroundColor, at: 36).hex == "#8E8E93")
    #expect(timeline.value(of: .cornerRadius, at: 3) == 12)
  }

  @Test("the origin's usage, line by line")
  func usage() throws {
    let button = Button(title: "Start")
    button[.backgroundColor] = .gray
    let animations = button.animationSnapshot
      .bgEffect(effectColor: .blue)
      .scaleEffect(ratio: 0.95)
    try button.apply(animationSnapshot: animations)
    let played = try button.timeline(playing: .tap)
    #expect(played.lastTick == 36)
    #expect(played.value(of: .backgroundColor, at: 0) == .gray)
  }

  @Test("a snapshot belongs to its button, and a refusal changes nothing")
  func otherButton() throws {
    let first = Button(title: "First")
    let second = Button(title: "Second")
    let own = second.animationSnapshot.scaleEffect(ratio: 0.9)
    try second.apply(animationSnapshot: own)
    let foreign = first.animationSnapshot.scaleEffect(ratio: 0.5)
    #expect(throws: SnapshotError.buttonNotSame(snapshot: first.id, button: second.id)) {
      try second.apply(animationSnapshot: foreign)
    }
    #expect(throws: SnapshotError.self) { try foreign.checkSame(button: second) }
    #expect(second.animations == own)
    try first.apply(animationSnapshot: foreign)
    // Two buttons with the same title are two buttons; one bound to none applies to any.
    #expect(Button(title: "Twin").id != Button(title: "Twin").id)
    try second.apply(animationSnapshot: ButtonAnimations().scaleEffect(ratio: 0.8))
    #expect(second.animations?.buttonID == nil)
  }

  @Test("a snapshot keeps nothing of its button alive")
  func lifetime() {
    weak var gone: Button?
    var snapshot: ButtonAnimations?
    do {
      let button = Button(title: "Short")
      gone = button
      snapshot = button.animationSnapshot.scaleEffect(ratio: 0.9)
      try? button.apply(animationSnapshot: snapshot ?? ButtonAnimations())
    }
    #expect(gone == nil && snapshot?.buttonID?.title == "Short")
  }

  @Test("resting values are those of the moment the snapshot was made")
  func captured() throws {
    let button = Button(title: "Start")
    button[.backgroundColor] = try Color(hex: "#101010")
    try button.apply(animationSnapshot: button.animationSnapshot.bgEffect(effectColor: .blue))
    button[.backgroundColor] = try Color(hex: "#EFEFEF")
    let timeline = try button.timeline(playing: .tap)
    #expect(timeline.value(of: .backgroundColor, at: timeline.lastTick).hex == "#101010")
  }
}

@Suite("Validation")
struct ValidationTests {
  @Test("all problems of a chain are told together")
  func together() {
    let chain = ButtonAnimations()
      .scaleEffect(ratio: .nan)
      .scaleEffect(ratio: 0.9, on: [.selected])
      .effect(.opacity, to: 1.5, on: [.disabled])
      .effect(.cornerRadius, to: -1, on: [])
    do throws(SnapshotError) {
      try chain.validate()
      Issue.record("a bad chain got through")
    } catch .invalid(let problems) {
      #expect(problems.count == 5)
      #expect(problems.contains(.duplicateEffect(property: "scale", key: .selected)))
      #expect(
        problems.contains(.targetOutOfRange(property: "opacity", value: 1.5, allowed: 0...1)))
      #expect(problems.contains(.noKeys(property: "cornerRadius")))
      #expect(
        problems.contains(.targetOutOfRange(property: "cornerRadius", value: -1, allowed: 0...1e6)))
      guard case .targetOutOfRange("scale", let value, _) = problems[0] else {
        Issue.record("\(problems[0])")
        return
      }
      #expect(value.isNaN)
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test("the same effect twice is an error where a key is shared, and only there")
  func duplicates() throws {
    let twice = ButtonAnimations().scaleEffect(ratio: 0.9).scaleEffect(ratio: 0.8)
    #expect(throws: SnapshotError.self) { try twice.compile() }
    let colours = ButtonAnimations().bgEffect(effectColor: .red, on: [.highlighted])
    #expect(throws: SnapshotError.self) {
      try colours.bgEffect(effectColor: .blue, on: [.highlighted]).validate()
    }
    try colours.validate()
    try colours.bgEffect(effectColor: .blue, on: [.selected]).validate()
    try colours.bgEffect(effectColor: .blue, on: [[.selected, .highlighted]]).validate()
  }

  @Test("rules out of range name themselves")
  func options() {
    let bad: [(CompileOptions, CompileOptions.Parameter)] = [
      (CompileOptions(epsilon: 0), .epsilon), (CompileOptions(epsilon: -0.01), .epsilon),
      (CompileOptions(epsilon: 1e-300), .epsilon), (CompileOptions(epsilon: .nan), .epsilon),
      (CompileOptions(frameCap: 0), .frameCap), (CompileOptions(frameCap: .max), .frameCap),
      (CompileOptions(minimumPress: -1), .minimumPress),
      (CompileOptions(minimumPress: .infinity), .minimumPress),
    ]
    for (options, parameter) in bad {
      do throws(SnapshotError) {
        _ = try BuiltInExample.animations.compile(.tap, options: options)
        Issue.record("\(parameter) got through")
      } catch .invalid(let problems) {
        guard case .optionOutOfRange(parameter, _, _)? = problems.first else {
          Issue.record("\(problems)")
          continue
        }
      } catch {
        Issue.record("\(error)")
      }
    }
  }

  @Test("resting values have domains too")
  func resting() {
    var resting = RestingValues()
    resting[.opacity] = 2
    #expect(
      throws: SnapshotError.invalid([
        .restingOutOfRange(property: "opacity", value: 2, allowed: 0...1)
      ])
    ) {
      try ButtonAnimations(resting: resting).compile()
    }
  }

  @Test("a description without effects has rows but no columns")
  func empty() throws {
    let timeline = try ButtonAnimations().compile(.tap)
    #expect(timeline.columns.isEmpty && timeline.lastTick == 7 && timeline.isSettled)
    #expect(timeline.transitions.isEmpty)
    #expect(timeline.wholeTable.rowCount == 8)
    #expect(try ButtonAnimations().compile(script()).lastTick == 0)
  }

  @Test("twelve properties, each with its columns in order")
  func table() {
    #expect(PropertyTraits.all.map(\.order) == Array(0..<12))
    #expect(
      PropertyTraits.all.flatMap(\.columns).map(\.name) == [
        "scale", "background_r", "background_g", "background_b", "background_a", "foreground_r",
        "foreground_g", "foreground_b", "foreground_a", "border_r", "border_g", "border_b",
        "border_a", "opacity", "corner_radius", "border_width", "offset_x", "offset_y", "rotation",
        "shadow_radius", "shadow_opacity",
      ])
    #expect(
      PropertyTraits.all.filter(\.moves).map(\.name) == ["scale", "offsetX", "offsetY", "rotation"])
    let numbers: [Property<Double>] = [
      .scale, .opacity, .cornerRadius, .borderWidth, .offsetX, .offsetY, .rotation, .shadowRadius,
      .shadowOpacity,
    ]
    #expect(
      numbers.map(\.traits.name) == [
        "scale", "opacity", "cornerRadius", "borderWidth", "offsetX", "offsetY", "rotation",
        "shadowRadius", "shadowOpacity",
      ])
    let colors: [Property<Color>] = [.backgroundColor, .foregroundColor, .borderColor]
    #expect(
      colors.map(\.traits.name) == ["backgroundColor", "foregroundColor", "borderColor"])
  }
}

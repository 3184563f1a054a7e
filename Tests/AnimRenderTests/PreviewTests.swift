import AnimCore
import AnimRender
import Testing

/// Scenes of all kinds, by name.
enum Scenes {
  static func builtIn() throws -> PreviewScene {
    PreviewScene(
      timeline: try BuiltInExample.animations.compile(BuiltInExample.script),
      title: BuiltInExample.title, name: BuiltInExample.name)
  }

  static func scene(_ name: String) throws -> PreviewScene {
    switch name {
    case "nothing":
      return PreviewScene(timeline: try ButtonAnimations().compile(.tap), title: "", name: "")
    case "one frame":
      let animations = ButtonAnimations().effect(.opacity, to: 0.5, enter: .instant, exit: .instant)
      let script = try InteractionScript(text: "press@0ms")
      return PreviewScene(timeline: try animations.compile(script), title: "Go", name: "Instant")
    case "constant":
      let animations = ButtonAnimations().effect(.scale, to: 1).effect(.rotation, to: 0)
      return PreviewScene(timeline: try animations.compile(.tap), title: "Go", name: "Constant")
    case "quick":
      let animations = ButtonAnimations().bgEffect(effectColor: .red).scaleEffect(ratio: 0.8)
      return PreviewScene(timeline: try animations.compile(.tap), title: "Go", name: "Quick")
    case "undamped":
      let swing = Timing.spring(try Spring(response: 0.7, dampingRatio: 0))
      let animations = ButtonAnimations().effect(.offsetX, to: 40, enter: swing)
      let script = try InteractionScript(text: "press@0ms")
      let timeline = try animations.compile(script, options: CompileOptions(frameCap: 600))
      return PreviewScene(timeline: timeline, title: "Swing", name: "Undamped")
    case "huge":
      let animations = ButtonAnimations().effect(.scale, to: 1e6).effect(.offsetY, to: -1e6)
        .effect(.cornerRadius, to: 1e6)
      return PreviewScene(
        timeline: try animations.compile(.tap), title: "Huge", name: "Huge", width: 1e9,
        height: .nan)
    case "many":
      var resting = RestingValues()
      resting[.backgroundColor] = .orange
      resting[.borderColor] = .white
      resting[.borderWidth] = 2
      let animations = ButtonAnimations(resting: resting)
        .effect(.rotation, to: 12, on: [.selected]).effect(.offsetX, to: 30)
        .effect(.opacity, to: 0.3, on: [.disabled]).effect(.borderColor, to: .red)
        .effect(.foregroundColor, to: .yellow, on: [.selected]).bgEffect(effectColor: .purple)
        .scaleEffect(ratio: 1.3).effect(.shadowRadius, to: 9)
      let script = try InteractionScript(
        text: "press@0ms release@200ms select@800ms hover@1s disable@1600ms")
      return PreviewScene(
        timeline: try animations.compile(script), title: "设置\u{1B}[2J e\u{301}👍🏽",
        name: "\u{202E}Many\u{9B}31m 界\r\n")
    default:
      return try builtIn()
    }
  }

  static let names = [
    "built-in", "nothing", "one frame", "constant", "quick", "undamped", "huge", "many",
  ]
}

@Suite struct PreviewTests {
  static func isClean(_ text: String, charset: Charset) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      if scalar == "\n" { return true }
      if charset == .ascii { return (0x20...0x7E).contains(scalar.value) }
      return ![.control, .format, .lineSeparator].contains(scalar.properties.generalCategory)
    }
  }

  @Test(arguments: Scenes.names)
  func stillPicturesKeepToTheirSize(name: String) throws {
    let scene = try Scenes.scene(name)
    for charset in Charset.allCases {
      let still = StillPreview(scene, style: PreviewStyle(charset: charset))
      for columns in [0, 1, 5, 19, 20, 40, 80, 300] {
        for rows in columns == 40 ? [nil, 0, 1, 2, 5, 9, 12, 24] : [nil] {
          let canvas = still.canvas(columns: columns, rows: rows)
          #expect(canvas.columns == (columns == 0 ? 80 : columns))
          #expect(canvas.rows >= 1)
          if let rows, rows > 0 { #expect(canvas.rows <= rows) }
          #expect(CanvasTests.widths(canvas).allSatisfy { $0 == canvas.columns })
          #expect(Self.isClean(canvas.text(), charset: charset), "\(name) at \(columns)")
        }
      }
    }
  }

  @Test(arguments: Scenes.names, LivePreview.View.allCases)
  func liveFramesKeepTheirHeight(name: String, view: LivePreview.View) throws {
    let scene = try Scenes.scene(name)
    let last = scene.timeline.lastTick.index
    for charset in Charset.allCases {
      let style = PreviewStyle(charset: charset)
      for (columns, rows) in [(80, 24), (40, 8), (21, 5), (1, 1), (0, 0)] {
        let live = LivePreview(scene, style: style, columns: columns, rows: rows, view: view)
        #expect((1...(rows == 0 ? 24 : rows)).contains(live.height))
        for tick in [-5, last / 2, last + 9] {
          let canvas = live.canvas(at: Tick(tick))
          #expect(canvas.rows == live.height)
          #expect(canvas.columns == (columns == 0 ? 80 : columns))
          #expect(CanvasTests.widths(canvas).allSatisfy { $0 == canvas.columns })
          #expect(Self.isClean(canvas.text(), charset: charset))
        }
      }
    }
  }

  @Test func theBuiltInExampleIsTheReadmesPicture() throws {
    let still = StillPreview(try Scenes.builtIn(), style: PreviewStyle())
    #expect(still.canvas(columns: 80).text() == Self.builtIn)
  }

  @Test func unlimitedAndBareSizesAreTheSame() throws {
    let still = StillPreview(try Scenes.builtIn(), style: PreviewStyle())
    #expect(still.canvas(columns: 0) == still.canvas(columns: 80, rows: 0))
    #expect(still.canvas(columns: .max).columns == StillPreview.widest)
    #expect(still.canvas(columns: .min, rows: .min) == still.canvas(columns: 80))
  }

  @Test func theButtonHasTheExportedColourAtEveryTick() throws {
    let scene = try Scenes.builtIn()
    let live = LivePreview(scene, style: PreviewStyle(), columns: 80, rows: 24)
    for tick in 0...scene.timeline.lastTick.index {
      let canvas = live.canvas(at: Tick(tick))
      let color = scene.timeline.value(of: .backgroundColor, at: Tick(tick))
      #expect(canvas[column: 12, row: 4].background == color)
    }
  }

  @Test func seeThroughFacesAreLaidOverTheTerminal() throws {
    let ground = try Color(hex: "#204060")
    let style = PreviewStyle(terminalBackground: ground)
    let scene = try Scenes.scene("one frame")
    let face = scene.look(at: .zero, style: style).fill
    // Half of the neutral grey, half of the ground.
    #expect(face.hex == "#57677A")
    #expect(style.seen(.blue) == .blue)
    #expect(style.seen(.blue, opacity: 0) == ground)
  }

  @Test func theLastFrameIsTheWholePlot() throws {
    let scene = try Scenes.builtIn()
    let last = scene.timeline.lastTick
    let live = LivePreview(scene, style: PreviewStyle(), columns: 80, rows: 24, view: .plot)
    func dots(_ canvas: Canvas) -> Int {
      canvas.text().unicodeScalars.count { (0x2801...0x28FF).contains($0.value) }
    }
    let counts = (0...last.index).map { dots(live.canvas(at: Tick($0))) }
    #expect(zip(counts, counts.dropFirst()).allSatisfy { $0 <= $1 })
    #expect((counts.last ?? 0) > 140)
    #expect((counts.first ?? 99) < 5)
  }

  @Test func theMomentsAreTheEndsTheExtremesAndTheEvents() throws {
    let survey = MotionSurvey(try Scenes.builtIn().motion)
    // Tick 4 is the deepest press, 7 the release, 18 the way back's start, 23 the overshoot.
    #expect(Moments.choose(survey, limit: 6) == [0, 4, 7, 18, 23, 36])
    for name in Scenes.names {
      let survey = MotionSurvey(try Scenes.scene(name).motion)
      for limit in [-1, 1, 2, 5, 8, 100] {
        let moments = Moments.choose(survey, limit: limit)
        #expect(moments == Set(moments).sorted())
        #expect((1...max(limit, 1)).contains(moments.count))
        #expect(moments.first == 0)
        #expect(limit < 2 || moments.last == survey.lastTick)
      }
    }
  }

  @Test func longTimelinesAreReadWhole() throws {
    let swing = Timing.spring(try Spring(response: 0.7, dampingRatio: 1e-4))
    let timeline = try ButtonAnimations().effect(.offsetX, to: 40, enter: swing).compile(
      try InteractionScript(text: "press@0ms"), options: CompileOptions(frameCap: 9_000))
    let survey = MotionSurvey(MotionWindow(timeline))
    let values = (0...9_000).map { timeline.value(of: .offsetX, at: Tick($0)) }
    #expect(survey.lastTick == 9_000)
    #expect(survey.columns.map(\.greatest.value) == [values.max()])
    #expect(survey.columns.map(\.least.value) == [values.min()])
    #expect(survey.columns.map(\.last) == [values.last])
    #expect(survey.columns[0].turns.count == MotionSurvey.Column.mostTurns)
    let text = StillPreview(
      PreviewScene(timeline: timeline, title: "Swing", name: "Swing"), style: PreviewStyle()
    ).canvas(columns: 80).text()
    #expect(text.contains("150.00 s · 9001 frames · not settled"))
  }

  @Test func curvesOfAColourAreToldApartWithoutColour() throws {
    let scene = try Scenes.builtIn()
    let unicode = StillPreview(scene, style: PreviewStyle()).canvas(columns: 80).text()
    #expect(unicode.contains("⣀b") && unicode.contains("r⠲"))
    let ascii = StillPreview(scene, style: PreviewStyle(charset: .ascii)).canvas(columns: 80).text()
    #expect(ascii.contains("* r=g") && ascii.contains("+ b"))
  }

  @Test func framesAreSmall() throws {
    let scene = try Scenes.builtIn()
    for (view, depth, most) in [
      (LivePreview.View.button, ColorDepth.truecolor, 350), (.both, .truecolor, 700),
      (.button, .palette256, 250),
    ] {
      let live = LivePreview(scene, style: PreviewStyle(), columns: 80, rows: 24, view: view)
      var encoder = CanvasEncoder(depth: depth)
      _ = encoder.begin(rows: live.height)
      let sizes = (0...scene.timeline.lastTick.index).map {
        encoder.frame(live.canvas(at: Tick($0))).count
      }
      let moving = sizes.dropFirst()
      #expect(moving.reduce(0, +) <= most * moving.count, "\(view), \(depth): \(sizes)")
      #expect((sizes.max() ?? 0) <= 2_600)
    }
  }
}

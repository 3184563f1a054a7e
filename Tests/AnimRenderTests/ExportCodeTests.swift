import AnimCore
import Foundation
import Testing

@testable import AnimRender

@Suite("Export: code and design tokens")
struct ExportCodeTests {
  static let formats = [
    "uikit", "swiftui", "coreanimation", "compose", "flutter", "motion", "react-spring",
  ]

  @Test("state each effect's target and both of its ways", arguments: formats)
  func ways(format: String) throws {
    let text = try ExportScenes.builtIn.text(format)
    for name in [
      "backgroundColorTarget", "backgroundColorEnter", "backgroundColorExit", "scaleTarget",
      "scaleEnter", "scaleExit",
    ] {
      #expect(text.contains(name), "\(name)")
    }
    #expect(text.contains("OnboardingButtonMotion") && text.contains("0.95"))
    #expect(text.contains("Largest differences from the engine's table: "))
  }

  @Test("what moves the button stands still for those who asked for it", arguments: formats)
  func reducedMotion(format: String) throws {
    let text = try ExportScenes.builtIn.text(format)
    let branches = text.components(separatedBy: "\n").filter {
      $0.contains("if reduceMotion") || $0.contains("if (reduceMotion)")
    }
    // The background is a spring of ζ 1 already and stays as it is.
    #expect(branches.count == 2)
  }

  @Test("no text from a spec ends a comment, a text or a line", arguments: formats + ["tokens"])
  func escapes(format: String) throws {
    let scene = ExportScenes.scene(
      "nasty", BuiltInExample.animations, "press@0ms", title: "Start",
      sceneName: "a */ \u{2028}\nfatal() ${b} \u{202E}\"c\" \\")
    let text = try scene.text(format)
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.visibleSign == nil })
    #expect(!text.contains("*/ ") && !text.contains("\nfatal"))
    if format == "tokens" {
      _ = try scene.json(format)
    } else {
      #expect(text.contains("AFatalBCMotion"))
    }
  }

  @Test("two buttons of one name have names of their own, and so have two effects of a property")
  func names() throws {
    let outline = CodeOutline(
      ButtonAnimations()
        .effect(.scale, to: 0.9, on: [.highlighted]).effect(.scale, to: 1.1, on: [.hovered])
        .effect(.scale, to: 1.2, on: [.hovered]))
    #expect(
      outline.targets.map(\.name)
        == ["scaleOnHighlightedTarget", "scaleOnHoveredTarget", "scaleOnHovered2Target"])
    #expect(CodeText.upperCamel("3 más", fallback: "Button") == "Button3MS")
    #expect(CodeText.upperCamel("按钮", fallback: "Button") == "Button")
  }

  @Test("keyframes are steps of their own")
  func keyframes() throws {
    let shake = ButtonAnimations().effect(
      .offsetX,
      keyframes: [
        Keyframe(to: -8, timing: try .curve(.easeOut, duration: 0.06)),
        Keyframe(to: 0, timing: .spring(.snappy)),
      ], on: [.selected])
    let outline = CodeOutline(shake)
    #expect(
      outline.motions.map(\.name) == ["offsetXEnter1", "offsetXEnter2", "offsetXExit"])
    #expect(outline.motions.map(\.travel) == [8, 8, 0])
  }

  @Test("a spring that the platform has is off by less than ε, whatever its numbers")
  func closedForm() throws {
    for ratio in [0.1, 0.5, 1, 2] {
      let timing = try Timing.spring(Spring(response: 0.4, dampingRatio: ratio))
      let motion = CodeMotion(
        name: "x", sentence: "", property: PropertyTraits.all[0], timing: timing,
        reduced: .instant, travel: 2)
      let difference = CodePlayback.closedForm.deviation(of: motion)
      #expect(difference.largest > 0 && difference.largest <= 0.001 * 2 * 1.5)
      // Compose stops within its threshold of 0.01, at full displacement far from ε.
      #expect(CodePlayback.compose.deviation(of: motion).largest <= 0.0101)
      let euler = CodePlayback.reactSpring.deviation(of: motion).largest
      #expect(euler > 0.005 && euler < 0.2)
    }
  }

  @Test("the nearest cubic Bézier of one is that one")
  func nearest() throws {
    let bezier = try CubicBezier(0.2, 0.8, 0.4, 1)
    let track = CodeTrack(try .curve(.cubicBezier(bezier), duration: 0.5))
    let found = track.nearestBezier
    for share in stride(from: 0, through: 1, by: 0.1) {
      #expect(abs(found.progress(at: share) - bezier.progress(at: share)) < 0.006)
    }
    let spring = CodeTrack(.spring(.bouncy))
    let curve = spring.curve(spring.nearestBezier)
    #expect(zip(curve, spring.places).allSatisfy { abs($0 - $1) < 0.1 })
  }

  @Test("tokens say a spring exactly beside the curve, and import reads it back")
  func tokens() throws {
    let timings: [Timing] = [
      .spring(try Spring(response: 0.37, dampingRatio: 0.61)),
      try .uikitSpring(duration: 0.31, dampingRatio: 0.43, initialVelocity: 0.7),
      try .swiftUISpring(SwiftUISpring(response: 0.5, dampingFraction: 0.7)),
      try .curve(.easeInOut, duration: 0.21).delayed(by: 0.05),
      try .curve(.steps(Steps(3, position: .jumpBoth)), duration: 0.3),
    ]
    for timing in timings {
      let scene = ExportScenes.scene(
        "token", ButtonAnimations().effect(.scale, to: 0.9, enter: timing), "press@0ms",
        title: "Start", sceneName: "Press")
      var options = MotionImport.Options()
      options.name = "Press.scaleEnter"
      let read = try MotionImport(reading: scene.bytes("tokens"), options: options)
      #expect(read.spec.button.animations.effects.first?.enter == timing)
      #expect(read.largestDifference < 1e-15)
    }
  }

  @Test("a token whose own timing is none is an error that names it")
  func badToken() throws {
    let text = """
      {"a": {"$type": "transition", "$value": {"duration": {"value": 1, "unit": "s"}, "timingFunction":
      [0, 0, 1, 1]}, "$extensions": {"org.animctl.timing": {"spring": {"response": -1}}}}}
      """
    #expect(throws: MotionImportError.badValue("a")) {
      try MotionImport(reading: Array(text.utf8))
    }
  }
}

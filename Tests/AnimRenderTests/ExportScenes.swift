import AnimCore
import Foundation
import Testing

@testable import AnimRender

/// Scenes that exports are tried with.
enum ExportScenes {
  struct Named: Sendable, CustomTestStringConvertible {
    let name: String
    let scene: ExportScene
    var testDescription: String { name }

    func file(
      _ format: String, options: ExportOptions = ExportOptions()
    ) throws -> ExportedFile {
      try #require(ExportFormat.named(format)).file(of: scene, options: options)
    }

    func bytes(_ format: String, options: ExportOptions = ExportOptions()) throws -> [UInt8] {
      try file(format, options: options).bytes()
    }

    func text(_ format: String, options: ExportOptions = ExportOptions()) throws -> String {
      let bytes = try bytes(format, options: options)
      return try #require(String(validating: bytes, as: UTF8.self))
    }

    func json(
      _ format: String, options: ExportOptions = ExportOptions()
    ) throws -> [String: Any] {
      let data = Data(try bytes(format, options: options))
      return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }
  }

  /// A title that every format has to escape.
  static let nasty = "</script><b>\"it's\" & \\ %s\u{202E}\u{7}]]>*/"

  static let builtIn = scene(
    "built-in", BuiltInExample.animations, "press@0ms release@120ms", title: "Start",
    sceneName: "Onboarding button")

  static let every = scene(
    "every property",
    PropertyTraits.all.reduce(ButtonAnimations(resting: BuiltInExample.resting)) {
      chain, property in
      switch property.name {
      case "scale": chain.effect(.scale, to: 1.2)
      case "backgroundColor": chain.effect(.backgroundColor, to: .red.withAlpha(0.5))
      case "foregroundColor": chain.effect(.foregroundColor, to: .black)
      case "borderColor": chain.effect(.borderColor, to: .green)
      case "opacity": chain.effect(.opacity, to: 0.5)
      case "cornerRadius": chain.effect(.cornerRadius, to: 24)
      case "borderWidth": chain.effect(.borderWidth, to: 4)
      case "offsetX": chain.effect(.offsetX, to: 30, enter: .spring(.bouncy))
      case "offsetY": chain.effect(.offsetY, to: -10)
      case "rotation": chain.effect(.rotation, to: 45)
      case "shadowRadius": chain.effect(.shadowRadius, to: 8)
      default: chain.effect(.shadowOpacity, to: 0.4)
      }
    }, "press@0ms release@300ms", title: nasty, sceneName: nasty)

  static let still = scene("nothing moves", ButtonAnimations(), "", title: "", sceneName: "")

  static let instant = scene(
    "a jump", ButtonAnimations().effect(.scale, to: 0.5, style: .hold, enter: .instant),
    "press@4f release@8f",
    title: "Jump", sceneName: "Jump")

  static let uneasy = scene(
    "colours in oklch",
    ButtonAnimations(resting: BuiltInExample.resting).mixing(in: .oklch)
      .bgEffect(effectColor: .orange, enter: .spring(.bouncy))
      .effect(.scale, to: 1.1, enter: .spring(.bouncy)),
    "press@0ms release@100ms press@200ms release@900ms", title: "Again", sceneName: "2 presses")

  static let group: Named = {
    let parts = [builtIn, instant].enumerated().map { place, named in
      ExportScene.Part(
        member: place == 0 ? nasty : "second", scene: named.scene.parts[0].scene,
        reduced: named.scene.parts[0].reduced)
    }
    return Named(
      name: "a group",
      scene: ExportScene(
        name: "Pair", parts: parts, options: CompileOptions(), generator: "animctl test"))
  }()

  static let all = [builtIn, every, still, instant, uneasy, group]

  static func scene(
    _ name: String, _ animations: ButtonAnimations, _ script: String, title: String,
    sceneName: String
  ) -> Named {
    do {
      let script = try InteractionScript(text: script)
      let timeline = try animations.compile(script)
      let twin = try animations.compile(script, options: CompileOptions(motion: .reduced))
      let preview = PreviewScene(timeline: timeline, title: title, name: sceneName)
      let part = ExportScene.Part(member: nil, scene: preview, reduced: twin)
      return Named(
        name: name,
        scene: ExportScene(
          name: sceneName, parts: [part], options: CompileOptions(), generator: "animctl test"))
    } catch {
      fatalError("\(name): \(error)")
    }
  }
}

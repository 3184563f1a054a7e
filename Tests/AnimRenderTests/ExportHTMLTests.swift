import AnimCore
import Foundation
import Testing

@testable import AnimRender

@Suite("Export: HTML")
struct ExportHTMLTests {
  /// What stands in the page for its script, by the rules of HTML.
  private static func data(_ page: String) throws -> [String: Any] {
    let start = try #require(page.range(of: "id=\"data\">"))
    let end = try #require(page.range(of: "</script", range: start.upperBound..<page.endIndex))
    let json = Data(page[start.upperBound..<end.lowerBound].utf8)
    return try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
  }

  @Test("nothing in a name ends what it stands in", arguments: ExportScenes.all)
  func escaping(scene: ExportScenes.Named) throws {
    let page = try scene.text("html")
    let data = try Self.data(page)
    let buttons = try #require(data["buttons"] as? [[String: Any]])
    #expect(buttons.count == scene.scene.parts.count)
    #expect(buttons.map { $0["name"] as? String } == scene.scene.parts.map(\.label))
    #expect(page.components(separatedBy: "</script>").count == 3)
    #expect(!page.contains("<b>") && !page.contains("\u{202E}") && !page.contains("http"))
  }

  @Test("there is a way from every state to its neighbours and back")
  func ways() throws {
    let data = try Self.data(ExportScenes.builtIn.text("html"))
    let button = try #require((data["buttons"] as? [[String: Any]])?.first)
    #expect(button["conditions"] as? [String] == ["highlighted", "selected"])
    let ways = try #require(button["ways"] as? [String: Any])
    #expect(Set(ways.keys) == ["0>8", "8>0", "0>4", "4>0", "4>12", "12>4", "8>12", "12>8"])
    #expect(Set((button["lessWays"] as? [String: Any] ?? [:]).keys) == Set(ways.keys))
    let press = try #require(button["taps"] as? [Any])
    // A press of the built-in example is at rest after 36 frames: there and, a pulse, back.
    #expect(press.count == 36)
  }

  @Test("a spring that never rests does not fill the page")
  func bounded() throws {
    let endless = try Spring(response: 0.5, dampingRatio: 0)
    let timeline = try ButtonAnimations().effect(.scale, to: 2, enter: .spring(endless)).compile()
    let scene = ExportScene(
      name: "x",
      parts: [
        .init(
          member: nil, scene: PreviewScene(timeline: timeline, title: "x", name: "x"), reduced: nil)
      ], options: CompileOptions(), generator: "test")
    let page = try #require(ExportFormat.named("html")).file(of: scene).bytes()
    #expect(page.count < 4_000_000)
  }
}

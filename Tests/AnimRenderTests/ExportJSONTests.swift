import AnimCore
import Foundation
import Testing

@testable import AnimRender

@Suite("Export: JSON")
struct ExportJSONTests {
  @Test("has the bits of the table, in the document and in lines", arguments: ExportScenes.all)
  func bits(scene: ExportScenes.Named) throws {
    let document = try scene.json("json")
    let frames = try #require(document["frames"] as? [[String: Any]])
    let lines = try scene.text("ndjson").split(separator: "\n")
    #expect(lines.count == frames.count)
    let scenes = scene.scene.parts
    #expect(frames.count == scenes.count * (scene.scene.lastTick.index + 1))
    for (place, frame) in frames.enumerated() {
      let record = try #require(
        try JSONSerialization.jsonObject(with: Data(lines[place].utf8)) as? [String: Any])
      #expect(NSDictionary(dictionary: record) == NSDictionary(dictionary: frame))
      let tick = Tick(place / scenes.count)
      let part = scenes[place % scenes.count]
      let table = part.scene.timeline.table(of: tick...tick)
      #expect(frame["frame"] as? Int == tick.index)
      // Foundation's reader is a bit off at times, so the text is looked at.
      #expect(lines[place].contains(",\"time_s\":\(tick.seconds),"))
      #expect(frame["state"] as? String == table.states[0].description)
      #expect(frame["button"] as? String == part.member)
      for (column, value) in zip(table.columns, table.values) {
        #expect(lines[place].contains(",\"\(column.name)\":\(value)"))
      }
    }
  }

  @Test("tells what happened, and where colours are mixed")
  func document() throws {
    let document = try ExportScenes.builtIn.json("json")
    #expect(document["schema"] as? String == "animctl.export/1")
    #expect(document["lastFrame"] as? Int == 36)
    #expect(document["colorSpace"] as? String == "srgb")
    let button = try #require((document["buttons"] as? [[String: Any]])?.first)
    let events = try #require(button["events"] as? [[String: Any]])
    #expect(events.map { $0["event"] as? String } == ["press", "release"])
    #expect(events.map { $0["frame"] as? Int } == [0, 7])
  }

  @Test("keeps numbers doubles for readers that guess, and never states what is none")
  func numbers() throws {
    let text = try ExportScenes.builtIn.text("ndjson")
    #expect(text.hasPrefix(#"{"frame":0,"time_s":0.0,"state":"highlighted","scale":1.0,"#))
    #expect(!text.contains("null") && !text.contains("nan") && !text.contains("inf"))
    #expect(text.contains(#""background_hex":"#) && text.contains("#8E8E93"))
  }
}

import AnimCore
import Foundation
import Testing

@testable import AnimRender

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Export: SVG")
struct ExportSVGTests {
  @Test("drawings are XML whatever the names are", arguments: ExportScenes.all)
  func wellFormed(scene: ExportScenes.Named) throws {
    for format in ["svg", "svg-animated"] {
      let text = try scene.text(format)
      #expect(XMLParser(data: Data(text.utf8)).parse(), "\(format)")
      #expect(text.contains("role=\"img\"") && text.contains("<title id=\"title\">"))
      #expect(!text.contains("nan") && !text.contains("inf\"") && !text.contains("script>"))
    }
  }

  @Test("cubic pieces cover every tick once, within what is allowed", arguments: [1e-3, 1e-2, 0.1])
  func pieces(reach: Double) throws {
    for scene in [ExportScenes.builtIn, .init(name: "", scene: ExportScenes.uneasy.scene)] {
      let timeline = scene.scene.parts[0].scene.timeline
      let track = try SampledTrack(
        [Property<Double>.scale.traits], of: timeline, until: timeline.lastTick)
      let pieces = CubicPieces(track.numbers, within: reach * 0.07).pieces
      #expect(pieces.first?.from == 0 && pieces.last?.to == track.rowCount - 1)
      #expect(zip(pieces, pieces.dropFirst()).allSatisfy { $0.to == $1.from })
      for piece in pieces {
        for tick in piece.from...piece.to {
          let off = abs(piece.height(at: Double(tick)) - track.numbers[tick])
          #expect(off <= reach * 0.07 + 1e-12)
        }
      }
      #expect(pieces.count < track.rowCount - 1)
    }
  }

  @Test("nothing, one number and what stands still are pieces too")
  func few() {
    #expect(CubicPieces([], within: 1).pieces.isEmpty)
    #expect(CubicPieces([1], within: 1).pieces.isEmpty)
    #expect(CubicPieces([1, 2], within: 0).pieces.count == 1)
    #expect(CubicPieces(Array(repeating: 3, count: 100_000), within: 0).pieces.count == 1)
  }

  @Test(
    "a drawing that plays has both motions, each with times from 0 to 1",
    arguments: ExportScenes.all)
  func times(scene: ExportScenes.Named) throws {
    let text = try scene.text("svg-animated")
    for part in text.components(separatedBy: "keyTimes=\"").dropFirst() {
      let times = part.prefix { $0 != "\"" }.split(separator: ";").compactMap { Double($0) }
      #expect(times.first == 0 && times.last == 1 && times == Array(Set(times)).sorted())
      let values = part.components(separatedBy: "values=\"")[1].prefix { $0 != "\"" }
      #expect(values.split(separator: ";").count == times.count)
    }
    #expect(text.contains("prefers-reduced-motion:reduce"))
  }

  @Test("the stage holds the button wherever it goes")
  func stage() {
    for scene in ExportScenes.all {
      let stage = ExportStage(scene.scene)
      #expect(stage.centers.count == scene.scene.parts.count)
      for (part, center) in zip(scene.scene.parts, stage.centers) {
        let timeline = part.scene.timeline
        for tick in timeline.ticks {
          let x = center.x + timeline.value(of: .offsetX, at: tick)
          let half = part.scene.width / 2 * abs(timeline.value(of: .scale, at: tick))
          if timeline.value(of: .rotation, at: tick) == 0 {
            #expect(x - half >= 0 && x + half <= stage.width)
          }
        }
      }
    }
  }
}

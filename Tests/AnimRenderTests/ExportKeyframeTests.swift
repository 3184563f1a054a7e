import AnimCore
import Testing

@testable import AnimRender

@Suite("Export: keyframes")
struct ExportKeyframeTests {
  /// A track of the values given, as one of `scale`.
  private static func track(_ scene: ExportScenes.Named, _ name: String) throws -> SampledTrack {
    let timeline = scene.scene.parts[0].scene.timeline
    let traits = try #require(PropertyTraits.all.first { $0.name == name })
    return try SampledTrack([traits], of: timeline, until: timeline.lastTick)
  }

  @Test(
    "straight lines stay within the tolerance, begin first and end last",
    arguments: [0, 1e-4, 1e-3, 0.1])
  func tolerance(tolerance: Double) throws {
    for property in ["scale", "backgroundColor", "offsetX", "opacity"] {
      let track = try Self.track(ExportScenes.every, property)
      let ticks = StraightLines.ticks(of: track.premultiplied, tolerance: tolerance)
      #expect(ticks.first == 0 && ticks.last == track.rowCount - 1)
      #expect(ticks == Array(Set(ticks)).sorted())
      let reading = KeyframeReading(
        times: ticks.map(Double.init), values: ticks.map { track[$0] }, isPremultiplied: true)
      let numbers = zip(reading.differences(from: track), track.premultiplied.ranges)
      for (difference, range) in numbers {
        #expect(difference.largest <= range * tolerance + 1e-12)
      }
    }
  }

  @Test("more tolerance takes fewer keyframes, and what stands still takes two")
  func counts() throws {
    let track = try Self.track(ExportScenes.builtIn, "scale")
    let counts = [0, 1e-4, 1e-3, 1e-2, 0.1].map {
      StraightLines.ticks(of: track, tolerance: $0).count
    }
    #expect(counts == counts.sorted(by: >) && counts[0] > 2 * counts[4])
    #expect(
      StraightLines.ticks(of: try Self.track(ExportScenes.builtIn, "opacity"), tolerance: 0).count
        == 2)
    #expect(
      StraightLines.ticks(of: try Self.track(ExportScenes.still, "scale"), tolerance: 0) == [0])
  }

  @Test("a reader's error is found where it is")
  func reading() throws {
    let track = try Self.track(ExportScenes.builtIn, "scale")
    var reading = KeyframeReading(
      times: (0..<track.rowCount).map(Double.init),
      values: (0..<track.rowCount).map { track[$0] })
    #expect(reading.differences(from: track)[0].largest == 0)
    reading.values[11][0] += 0.25
    let found = reading.differences(from: track)[0]
    #expect(abs(found.largest - 0.25) < 1e-12 && found.tick == 11 && found.property == "scale")
    #expect(ExportDifference(property: "scale", largest: 0.0123, tick: 3).text == "scale 0.013")
    #expect(ExportDifference(property: "scale", largest: 0, tick: 3).text == "scale 0")
  }

  @Test("numbers lose the zeros that say nothing")
  func trimmed() {
    let pairs = [
      (1, "1"), (-0.0, "0"), (0.95, "0.95"), (-1e-9, "0"), (1e6, "1000000"),
      (0.1234567, "0.123457"), (100, "100"), (-2.5, "-2.5"),
    ]
    for (number, text) in pairs { #expect(TrimmedDecimal.six.text(number) == text) }
    #expect(TrimmedDecimal(0).text(10) == "10")
    #expect(TrimmedDecimal.six.text(.nan) == "0")
  }

  @Test("texts of a spec end nothing they stand in")
  func escaping() {
    let nasty = ExportScenes.nasty
    #expect(!MarkupText.comment(nasty).contains("*/"))
    #expect(!MarkupText.comment("*/*/").contains("*/"))
    for bad in ["<", ">", "\"", "'"] { #expect(!MarkupText.xml(nasty).contains(bad)) }
    #expect(MarkupText.script("{\"a\":\"</script>&\"}") == #"{"a":"\u003C/script\u003E\u0026"}"#)
    #expect(MarkupText.visible("a\u{202E}b\u{7}\u{FFFF}") == "a\u{FFFD}b\u{2407}\u{FFFD}")
    #expect(MarkupText.visible("👩\u{200D}🚀") == "👩\u{200D}🚀")
    let names = ["Save it!", "", "2 go", "--", "Ünïcode", "a--b"].map(MarkupText.identifier)
    #expect(names == ["save-it", "button", "motion-2-go", "button", "n-code", "a-b"])
  }
}

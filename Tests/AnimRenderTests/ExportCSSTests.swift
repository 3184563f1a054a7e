import AnimCore
import Foundation
import Testing

@testable import AnimRender

@Suite("Export: CSS and Web Animations")
struct ExportCSSTests {
  @Test("steps rise from 0 to 100 per cent, and the colours are bytes", arguments: ExportScenes.all)
  func steps(scene: ExportScenes.Named) throws {
    let sheet = try scene.text("css")
    var previous = -1.0
    for line in sheet.split(separator: "\n") where line.contains("% {") {
      let percent = try #require(Double(line.prefix { $0 != "%" }.drop { $0 == " " }))
      #expect(percent <= 100 && (percent > previous || percent == 0))
      previous = percent
    }
    #expect(sheet.filter { $0 == "{" }.count == sheet.filter { $0 == "}" }.count)
    for bad in ["nan", "inf", "e-", "\u{202E}", "\u{7}"] {
      #expect(!sheet.replacingOccurrences(of: "linear", with: "").contains(bad + " "))
    }
    #expect(sheet.contains("prefers-reduced-motion: reduce"))
  }

  @Test(
    "the same bytes every time, none of them a CR, a line feed last", arguments: ExportScenes.all)
  func bytes(scene: ExportScenes.Named) throws {
    // Pictures take their time; one scene of them is enough.
    let isShort = scene.name == "a jump"
    for format in ExportFormat.all where isShort || !["apng", "gif"].contains(format.name) {
      let bytes = try scene.bytes(format.name)
      #expect(try scene.bytes(format.name) == bytes)
      if String(validating: bytes, as: UTF8.self) != nil {
        #expect(bytes.last == UInt8(ascii: "\n") && !bytes.contains(UInt8(ascii: "\r")))
      }
    }
  }

  @Test("a spring of one number is a linear() within its bounds")
  func linear() throws {
    // The spring of 256 N/m and ζ 0.3 peaks at 1.372326: 1 + e^(−πζ/√(1−ζ²)).
    let timing = try Timing.spring(Spring(stiffness: 256, dampingRatio: 0.3))
    let curve = try ProgressCurve(timing, options: CompileOptions())
    for tolerance in [0, 1e-3, 1e-2] {
      let text = curve.linear(tolerance: tolerance)
      #expect(text.hasPrefix("linear(0, ") && text.hasSuffix(", 1)"))
      #expect(!text.contains("e-") && !text.contains("nan"))
      let points = text.dropFirst(7).dropLast().split(separator: ",").map {
        $0.split(separator: " ").map(String.init)
      }
      #expect(points.count >= 2)
      let percents = points.dropFirst().dropLast().compactMap { Double($0[1].dropLast()) }
      #expect(percents == percents.sorted() && percents.allSatisfy { (0...100).contains($0) })
      let peak = try #require(
        points.compactMap { Double($0[0]) }.max())
      #expect(abs(peak - 1.372326) < 0.01)
    }
    let still = try ProgressCurve(.instant, options: CompileOptions())
    #expect(still.linear(tolerance: 0) == "linear(0, 1)")
  }

  @Test(
    "keyframes of a script have offsets from 0 to 1, and both motions", arguments: ExportScenes.all)
  func offsets(scene: ExportScenes.Named) throws {
    let document = try scene.json("waapi")
    let buttons = try #require(document["buttons"] as? [[String: Any]])
    #expect(buttons.count == scene.scene.parts.count)
    for button in buttons {
      for animation in [button, try #require(button["reducedMotion"] as? [String: Any])] {
        let frames = try #require(animation["keyframes"] as? [[String: Any]])
        let offsets = frames.compactMap { $0["offset"] as? Double }
        #expect(offsets.count == frames.count)
        #expect(Array(Set(offsets)).sorted() == offsets)
        #expect(offsets.isEmpty || offsets[0] == 0)
        #expect(offsets.count < 2 || offsets[offsets.count - 1] == 1)
        let options = try #require(animation["options"] as? [String: Any])
        #expect(options["fill"] as? String == "both")
      }
    }
  }

  @Test("what is written is as near as the tolerance and bytes allow", arguments: [0, 0.001, 0.05])
  func differences(tolerance: Double) throws {
    var options = ExportOptions()
    options.tolerance = tolerance
    let found = try ExportScenes.builtIn.file("css", options: options).differences
    #expect(found.map(\.property) == ["scale", "background"])
    #expect(found[0].largest <= 0.0715 * tolerance + 1e-6)
    #expect(found[1].largest <= 0.56 * tolerance + 0.5 / 255)
    #expect(tolerance == 0 || found[0].largest > 0)
  }
}

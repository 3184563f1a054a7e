import AnimCore
import AnimRender
import Foundation
import Testing

@testable import animctl

@Suite("Command spring")
struct SpringCommandTests {
  typealias Row = ArgumentTableTests.Row

  @Test("does what its arguments say", arguments: ways + faults + code)
  func table(row: Row) {
    let run = MemoryRun(["spring"] + row.arguments)
    #expect(run.status.rawValue == row.status, "\(run.errors)")
    let (said, silent) = row.status == 0 ? (run.output, run.errors) : (run.errors, run.output)
    #expect(said.contains(row.text), "\(said)")
    #expect(silent.isEmpty, "\(silent)")
    #expect(!said.contains("\u{1B}"))
  }

  static let ways = [
    Row("--duration 0.5 --bounce 0.3", 0, "mass, stiffness, damping  1, 157.914, 17.5929\n"),
    Row("--bounce=-.5 --duration=500ms", 0, "response 0.5 s, dampingRatio 2 (overdamped)"),
    Row("--response 30f --damping-ratio 1", 0, "response 0.5 s, dampingRatio 1 (critical)"),
    Row("--stiffness 400 --damping 20", 0, "dampingRatio 0.5 (bounces)"),
    Row("--stiffness 400 --damping 20 --mass 2", 0, "mass, stiffness, damping  2, 400, 20\n"),
    Row("--damping-ratio 0.5 --stiffness 100 --mass 4", 0, "angularFrequency          5 rad/s"),
    Row("--settling-duration 0.4 --damping-ratio 0.6", 0, "settlingDuration          0.4 s"),
    Row("--response 1 --damping-ratio 0", 0, "settles to 0.1%    never"),
    Row("--uikit-spring duration=0.3,dampingRatio=0.4,initialVelocity=1", 0, "50.22990681 rad/s"),
    Row("--uikit-spring duration=1,dampingRatio=0.05,initialVelocity=0.5", 0, "unstable"),
    Row("--uikit-spring duration=0.3,dampingRatio=0.4 --initial-velocity 1", 0, "50.22990681"),
    Row("--swiftui-spring response=0.5,dampingFraction=0.825", 0, "SwiftUI spring: response 0.5 s"),
    Row("--swiftui-spring response=0.5,dampingFraction=0.8 --initial-velocity -2", 0, "winds up"),
    Row("--core-animation stiffness=100,damping=50", 0, "(critical)"),
    Row("--core-animation perceptualDuration=0.5,bounce=-0.5", 0, "(overdamped)"),
    Row("--compose dampingRatio=0.5", 0, "dampingRatio 0.5, stiffness 1500\n"),
    Row("--flutter duration=500,bounce=0.3", 0, "duration 500 ms, bounce 0.3\n"),
    Row("--flutter duration=0.5s,bounce=0.3", 0, "duration 500 ms, bounce 0.3\n"),
    Row("--flutter stiffness=100,damping=20", 0, "(critical)"),
    Row("--motion duration=0.8,bounce=0.25", 0, "duration 0.8 s, bounce 0.25\n"),
    Row("--motion visualDuration=0.5,bounce=0.25", 0, "visualDuration 0.5 s, bounce 0.25\n"),
    Row("--motion stiffness=200", 0, "stiffness 200, damping 10, mass 1\n"),
    Row("--react-spring tension=170,friction=26", 0, "tension 170, friction 26, mass 1\n"),
    Row("--react-spring frequency=0.4,damping=0.7", 0, "frequency 0.4 s, damping 0.7, mass 1\n"),
    Row("--origami tension=40,friction=7", 0, "mass, stiffness, damping  1, 230.2, 22\n"),
    Row("--pop bounciness=4,speed=12", 0, "342.101, 30.487\n"),
    Row("--response 0.2 --damping-ratio 0.8", 0, "dampingRatio 0.8, response 0.2 s\n"),
    Row("--preset bouncy", 0, "duration, bounce          0.5 s, 0.3\n"),
    Row("--preset m3-expressive-fastSpatial", 0, "dampingRatio 0.6, stiffness 800\n"),
    Row("--preset bouncy --charset unicode", 0, "◆"),
    Row("--preset bouncy --initial-velocity -3", 0, "initialVelocity           -3 /s\n"),
    Row("--list-presets", 0, "react-spring-molasses"),
    Row("--duration 0.5 --bounce 0 --bounce 0.3", 0, "157.914, 17.5929\n"),
  ]

  static let faults = [
    Row("", 64, "Error: No spring is given: give '--duration' and '--bounce', "),
    Row("--json", 64, "No spring is given"),
    Row("--duration 0.5", 64, "Error: '--duration' alone states no spring: add '--bounce'.\n"),
    Row(
      "--mass 1 --stiffness 9", 64, "'--stiffness' and '--mass' alone state no spring: add '--dam"),
    Row("--damping-ratio 1", 64, "add '--response', or '--stiffness', or '--settling-duration'."),
    Row("--duration 1 --damping-ratio 1", 64, "'--duration' and '--damping-ratio' exclude one"),
    Row(
      "--stiffness 9 --damping 1 --damping-ratio 1", 64, "'--damping-ratio' and '--damping' excl"),
    Row("--preset bouncy --duration 1", 64, "'--preset' and '--duration' exclude one another"),
    Row("--preset bouncy --compose stiffness=9", 64, "'--preset' and '--compose' exclude one"),
    Row("--pop speed=1 --pop speed=2", 64, "exclude one another"),
    Row(
      "--uikit-spring duration=1,dampingRatio=1,initialVelocity=1 --initial-velocity 2", 64,
      "'initialVelocity' and '--initial-velocity' exclude one another"),
    Row("--duration 0 --bounce 0", 64, "'0' is no value for '--duration': expected a number from"),
    Row(
      "--duration 1 --bounce 1.5", 64, "'1.5' is no value for '--bounce': expected a number from"),
    Row("--duration -1 --bounce 0", 64, "'-1' is no value for '--duration': expected a time"),
    Row("--duration x --bounce 0", 64, "'x' is no value for '--duration'"),
    Row("--stiffness nan --damping 1", 64, "'nan' is no value for '--stiffness': expected a dec"),
    Row("--stiffness 1e400 --damping 1", 64, "for '--stiffness': expected a number from"),
    Row("--stiffness 1 --damping -1", 64, "'-1' is no value for '--damping': expected a number"),
    Row("--settling-duration 1 --damping-ratio 2", 64, "'2' is no value for '--damping-ratio'"),
    Row("--uikit-spring duration=1", 64, "incomplete: add dampingRatio."),
    Row("--uikit-spring duration=1,dampingRatio=0", 64, "expected a larger dampingRatio"),
    Row("--swiftui-spring response=11,dampingFraction=1", 64, "'11' is no value for 'response'"),
    Row("--react-spring tenson=1", 64, "Did you mean 'tension'?"),
    Row("--react-spring tension=0", 64, "'0' is no value for 'tension' of '--react-spring'"),
    Row("--react-spring tension=1,frequency=1", 64, "'tension' and 'frequency' in the value of"),
    Row("--flutter duration=0.5,bounce=0", 64, "'0.5' is no value for 'duration' of '--flutter'"),
    Row("--origami friction=-1", 64, "'-1' is no value for 'friction' of '--origami'"),
    Row(
      "--pop speed=21", 64,
      "'21' is no value for 'speed' of '--pop': expected a number from 0 to 20"),
    Row("--compose=", 64, "is no KEY=VALUE"),
    Row(
      "--preset smoth", 64, "'smoth' is no preset. Did you mean 'smooth'? '--list-presets' shows"),
    Row("--preset ca-defualt", 64, "Did you mean 'ca-default'?"),
    Row("--initial-velocity 1e7 --preset smooth", 64, "'1e7' is no value for '--initial-velocity'"),
    Row("--preset bouncy --code swfitui", 64, "Did you mean 'swiftui'?"),
    Row("--preset bouncy --code css --json", 64, "'--code' and '--json' exclude one another"),
    Row("--response 1 --damping-ratio 0 --code css", 64, "CSS has no way of writing this spring."),
    Row("--preset bouncy extra", 64, "Unexpected argument 'extra'."),
    Row("--strict --preset bouncy", 64, "Unknown option '--strict'."),
    Row("--dampingRatio 1", 64, "Did you mean '--damping-ratio'?"),
  ]

  static let code = [
    Row("--preset bouncy --code css", 0, "transition-timing-function: linear(0, "),
    Row("--stiffness 400 --damping 20 --code flutter", 0, "  stiffness: 400,\n  damping: 20,\n"),
    Row(
      "--stiffness 400 --damping 20 --code motion", 0, "const transition = {\n  type: \"spring\""),
    Row(
      "--swiftui-spring response=0.4,dampingFraction=1 --code swiftui", 0, "Animation.spring(resp"),
    Row(
      "--uikit-spring duration=0.3,dampingRatio=0.5 --code uikit", 0, "withDuration: 0.3, delay: 0"),
  ]

  @Test(
    "every spring is told in lines that fit, without blanks at their ends",
    arguments: [60, 80, 200])
  func layout(width: Int) {
    for row in Self.ways where row.arguments != ["--list-presets"] {
      let run = MemoryRun(["spring"] + row.arguments, environment: ["COLUMNS": "\(width)"])
      for line in run.output.split(separator: "\n", omittingEmptySubsequences: false) {
        #expect(line.last != " ", "\(line)")
        // Code is not broken.
        #expect(line.count <= max(width, 92), "\(line)")
      }
      for heading in ["PARAMETERS", "MOTION", "ELSEWHERE", "CODE FOR SWIFTUI"] {
        #expect(run.output.contains("\(heading)\n"))
      }
      #expect(run.output.hasSuffix("\n") && !run.output.hasSuffix("\n\n"))
      #expect(!run.output.contains("inf") && !run.output.contains("nan "))
    }
  }

  @Test("the report for programs has every number in full")
  func json() throws {
    let bouncing = try report(["--duration", "0.5", "--bounce", "0.3"])
    #expect(bouncing["schema"] as? String == "animctl.spring/1")
    let spring = Spring.bouncy
    let metrics = try spring.metrics()
    let numbers: [(String, Double?)] = [
      ("angularFrequency", spring.angularFrequency), ("dampingRatio", spring.dampingRatio),
      ("mass", 1), ("stiffness", spring.stiffness), ("damping", spring.damping),
      ("response", spring.response), ("duration", spring.duration), ("bounce", spring.bounce),
      ("settlingTime", metrics.settlingTime), ("overshoot", metrics.overshoot),
      ("peakTime", metrics.peak?.time), ("peakValue", metrics.peak?.value),
      ("peakVelocity", metrics.peakVelocity.value), ("settlingDuration", spring.settlingDuration),
    ]
    for (key, value) in numbers {
      // Foundation's reader is off by a last bit now and then.
      let found = try #require(bouncing[key] as? Double)
      #expect(abs(found - (value ?? .nan)) <= 1e-15 * max(1, abs(found)), "\(key)")
    }
    #expect(bouncing["unstable"] == nil)
    let platforms = try #require(bouncing["platforms"] as? [String: [Any]])
    #expect(Set(platforms.keys) == Set(SpringDialect.all.map(\.key)))
    let code = try #require(bouncing["code"] as? [String: Any])
    #expect(Set(code.keys) == Set(CodePlatform.all.map(\.key)))

    let press = try report(["--uikit-spring", "duration=0.3,dampingRatio=0.4,initialVelocity=1"])
    let root = try #require(press["exactRoot"] as? Double)
    let residual = try #require(press["residual"] as? Double)
    #expect(abs(root - UIKitSpring.press.exactRoot) < 1e-13)
    #expect(abs(residual - UIKitSpring.press.residual) < 1e-16)
    #expect(press["unstable"] as? Bool == false && press["usesExactRoot"] as? Bool == false)
    #expect(press["uikitDuration"] as? Double == 0.3)
    let wild = try report(["--uikit-spring", "duration=1,dampingRatio=0.05,initialVelocity=0.5"])
    #expect(wild["unstable"] as? Bool == true)

    for row in Self.ways where row.arguments != ["--list-presets"] {
      _ = try report(row.arguments)
    }
  }

  private func report(_ arguments: [String]) throws -> [String: Any] {
    let run = MemoryRun(["spring"] + arguments + ["--json"])
    #expect(run.status == .done, "\(run.errors)")
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    return try #require(object as? [String: Any])
  }

  @Test("every example in the help runs")
  func examples() {
    for arguments in Commands.spring.help.examples {
      let run = MemoryRun(arguments)
      #expect(run.status == .done && !run.output.isEmpty, "\(run.errors)")
    }
  }

  @Test("each preset can be asked for and is listed")
  func presets() {
    let list = MemoryRun(["spring", "--list-presets"]).output
    for preset in SpringPreset.all {
      #expect(list.contains(preset.name))
      #expect(MemoryRun(["spring", "--preset", preset.name, "--code", "swiftui"]).status == .done)
    }
  }

  @Test("the picture has colours where they are wanted, ASCII where there is no UTF-8")
  func looks() {
    let plain = MemoryRun(["spring", "--preset", "bouncy"])
    #expect(plain.output.utf8.allSatisfy { $0 < 0x80 })
    let glyphs = MemoryRun(["spring", "--preset", "bouncy"], environment: ["LANG": "C.UTF-8"])
    #expect(glyphs.output.contains("◆ within 0.1% of it"))
    let coloured = MemoryRun(["spring", "--preset", "bouncy", "--color", "truecolor"])
    #expect(coloured.output.contains("\u{1B}["))
    let code = MemoryRun(["spring", "--preset", "bouncy", "--code", "css", "--color", "always"])
    #expect(!code.output.contains("\u{1B}"))
  }
}

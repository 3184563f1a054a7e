import AnimCore
import ReferenceTables
import Testing

@Suite("Springs of other platforms")
struct InterchangeTests {
  @Test("each form reads back the spring that it made, and the values that made it")
  func bothWays() throws {
    var random = SeededGenerator(seed: 6)
    var stated: [String: Int] = [:]
    for _ in 0..<2_000 {
      let spring = Spring(
        uncheckedDampingRatio: exp10(Double.random(in: -3...2, using: &random)),
        angularFrequency: exp10(Double.random(in: -3...3, using: &random)),
        mass: exp10(Double.random(in: -3...3, using: &random)))
      for dialect in SpringDialect.all {
        for (place, form) in dialect.forms.enumerated() {
          guard let values = form.values(of: spring) else { continue }
          #expect(values.count == form.parameters.count)
          // Flutter's duration is a whole number of milliseconds, and perhaps none.
          let isWhole = form.parameters[0].unit == .milliseconds
          if isWhole, values[0] == 0 { continue }
          stated["\(dialect.key) \(place)", default: 0] += 1
          let made = try form.spring(values)
          #expect(close(made.dampingRatio, spring.dampingRatio, 1e-8), "\(dialect.key) \(values)")
          let frequency = isWhole ? 0.5 / values[0] + 1e-12 : 1e-8
          #expect(close(made.angularFrequency, spring.angularFrequency, frequency))
          if form.parameters.contains(where: { $0.name == "mass" }) {
            #expect(made.mass == spring.mass)
          }
          let again = try #require(form.values(of: made))
          for (value, read) in zip(values, again) {
            #expect(abs(value - read) <= 1e-7 * max(1, abs(value)), "\(dialect.key) \(values)")
          }
        }
      }
    }
    #expect(stated.count == SpringDialect.all.map(\.forms.count).reduce(0, +), "\(stated)")
    #expect(stated.values.allSatisfy { $0 > 5 }, "\(stated)")
  }

  @Test("what a platform cannot state has no values")
  func unstatable() throws {
    let over = try Spring(response: 0.4, dampingRatio: 1.5)
    let weak = try Spring(response: 0.4, dampingRatio: 0.01)
    #expect(SpringDialect.coreAnimation.forms[0].values(of: over) == nil)
    #expect(SpringDialect.coreAnimation.forms[1].values(of: over) != nil)
    #expect(SpringDialect.wobble.forms[0].values(of: over) == nil)
    for spring in [over, weak] {
      #expect(SpringDialect.motion.forms[1].values(of: spring) == nil)
      #expect(SpringDialect.motion.forms[2].values(of: spring) == nil)
      #expect(spring.popNumbers == nil)
    }
    #expect(over.motionDuration == nil)
    #expect(try Spring(response: 0.005, dampingRatio: 1).popNumbers == nil)
    let fast = try Spring(response: 0.005, dampingRatio: 1)
    #expect(SpringDialect.reactSpring.forms[1].values(of: fast) == nil)
    // Taken as critical, it is stated after all.
    #expect(SpringDialect.wobble.forms[0].values(of: over.cappedAtCritical) != nil)
    let capped = try SpringDialect.wobble.forms[0].spring([1, 100, 50])
    #expect(capped.dampingRatio == 1)
  }

  @Test("each bad number is named as the platform names it")
  func faults() {
    for dialect in SpringDialect.all {
      for form in dialect.forms {
        for (place, parameter) in form.parameters.enumerated() {
          for bad in [-1e12, .nan, .infinity] {
            var values = form.parameters.map { $0.fallback ?? 0.5 }
            values[place] = bad
            do {
              _ = try form.spring(values)
              Issue.record("\(dialect.key): \(parameter.name) \(bad) got through")
            } catch {
              guard case .outOfRange(let named, let value, let allowed) = error else {
                Issue.record("\(error)")
                continue
              }
              #expect(named.rawValue == parameter.name, "\(dialect.key)")
              #expect(!allowed.contains(value))
            }
          }
        }
        let required = form.parameters.filter { $0.fallback == nil }
        #expect(required.isEmpty == ((try? form.spring([])) != nil), "\(dialect.key)")
      }
    }
  }

  @Test("keys are unique words")
  func keys() {
    let keys = SpringDialect.all.map(\.key)
    #expect(Set(keys).count == keys.count)
    #expect(keys.allSatisfy { $0.allSatisfy { $0.isLowercase || $0 == "-" } })
  }

  @Test("numbers of the platforms' own tests and documents")
  func stated() throws {
    // Flutter, spring_simulation_test.dart.
    let flutter = try SpringDialect.flutter.forms[1].spring([500, 0.3])
    #expect(abs(flutter.stiffness - 157.91) < 0.01 && abs(flutter.damping - 17.59) < 0.01)
    let negative = try SpringDialect.flutter.forms[1].spring([500, -0.3])
    #expect(abs(negative.stiffness - 157.91) < 0.01 && abs(negative.damping - 35.90) < 0.01)
    let read = SpringDialect.flutter.forms[1].values(
      of: try Spring(mass: 1, stiffness: 157.91, damping: 17.59))
    #expect(read?[0] == 500 && abs((read?[1] ?? 0) - 0.3) < 0.001)
    // SwiftUI's documentation.
    let spring = try Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(spring.duration - 0.63) < 0.005 && abs(spring.bounce - 0.5) < 0.005)
    // Framer's published pair: UIKit's 3 s and 0.25.
    let framer = try Spring(motionDuration: 3, bounce: 0.75)
    #expect(close(framer.stiffness, 54.83363359078326, 1e-12))
    #expect(close(framer.damping, 3.702486785620688, 1e-12))
    let critical = try Spring(motionDuration: 1, bounce: 0)
    #expect(close(critical.angularFrequency, 9.2334134764516, 1e-13))
    // Wave, SpringTests.swift.
    for (ratio, damping, settling) in [(1.0, 15.7079, 1.4658625), (0.6, 9.4247, 1.9544)] {
      let wave = try SpringDialect.wave.forms[0].spring([ratio, 0.8])
      #expect(abs(wave.stiffness - 61.685) <= 1e-4 && abs(wave.damping - damping) <= 1e-4)
      #expect(abs((wave.waveSettlingDuration ?? 0) - settling) <= 1e-4)
    }
    #expect(try Spring(response: 1, dampingRatio: 0).waveSettlingDuration == nil)
    // Origami's default, and pop's in its own numbers.
    let origami = try Spring(origamiTension: 40, friction: 7)
    #expect(close(origami.stiffness, 230.2, 1e-15) && close(origami.damping, 22, 1e-15))
    let pop = try Spring(popBounciness: 4, speed: 12)
    #expect(close(pop.stiffness, 342.10058823529414, 1e-14))
    #expect(close(pop.damping, 30.486979648244255, 1e-14))
    // A visual duration of half a second: motion's own test says k 109.66, c 15.708 for bounce 0.25.
    let visual = try Spring(visualDuration: 0.5, bounce: 0.25)
    #expect(close(visual.stiffness, 109.6622711232151, 1e-14))
    #expect(close(visual.damping, 15.707963267948966, 1e-14))
  }

  @Test(
    "Compose's estimates of durations",
    arguments: [(1.0, 811.0), (5, 4_830), (0.5, 1_206)])
  func compose(ratio: Double, milliseconds: Double) throws {
    let spring = try SpringDialect.compose.forms[0].spring([ratio, 100])
    #expect(
      spring.composeDuration(displacement: 100, velocity: 3_000, threshold: 1) == milliseconds)
    #expect(
      spring.composeDuration(displacement: -100, velocity: -3_000, threshold: 1) == milliseconds)
    #expect(spring.composeDuration(displacement: 0) == 0)
    // Compose itself has been seen to answer this with a negative duration.
    #expect(spring.composeDuration(displacement: 0, velocity: 0.5, threshold: 1) ?? -1 >= 0)
    #expect(try Spring(response: 1, dampingRatio: 0).composeDuration(displacement: 100) == nil)
  }

  @Test("motions in the platforms' own tests and recordings")
  func motions() throws {
    let table = try ReferenceTable("peer_oscillators.csv")
    let rows = try table.numbers(
      "mass", "stiffness", "damping", "from", "to", "v0", "time", "least", "greatest")
    #expect(rows.count == 668)
    for (row, texts) in zip(rows, table.rows) {
      let spring = try Spring(mass: row[0], stiffness: row[1], damping: row[2])
      let motion = spring.propagator(after: row[6])(x: row[3] - row[4], v: row[5])
      let found = texts["what"] == "velocity" ? motion.v : motion.x + row[4]
      #expect((row[7]...row[8]).contains(found), "\(texts): \(found)")
    }
  }

  @Test("the points motion writes into linear()")
  func linear() throws {
    let table = try ReferenceTable("motion_linear.csv")
    #expect(table.rows.count == 92)
    for row in table.rows where row["last"] == "0" {
      let number = { (name: String) in row[name].flatMap(Double.init) ?? .nan }
      let spring =
        switch row["form"] {
        case "physics":
          try Spring(mass: 1, stiffness: number("stiffness"), damping: number("damping"))
        case "visual": try Spring(visualDuration: number("duration"), bounce: number("bounce"))
        default: try Spring(motionDuration: number("duration"), bounce: number("bounce"))
        }
      let motion = spring.propagator(after: number("time"))(x: 1, v: 0)
      // Slow and near enough it is done, but for springs that are told their duration.
      let isDone = row["form"] != "duration" && abs(motion.v) <= 0.01 && abs(motion.x) <= 0.005
      let value = isDone ? 1 : 1 - motion.x
      #expect(abs(value - number("value")) <= 5.001e-5, "\(row)")
    }
  }

  @Test(
    "motion ends on the first 50 ms on which a spring is slow and near",
    arguments: [
      (1.0, 0.0, 100.0, 10.0, 1_100), (1, 0, 109.6622711232151, 15.707963267948966, 850),
      (0, 5, 200, 15, 600),
    ])
  func rest(x: Double, v: Double, stiffness: Double, damping: Double, milliseconds: Int) throws {
    let spring = try SpringDialect.motion.forms[0].spring([stiffness, damping])
    let done = (0...100).first { step in
      let motion = spring.propagator(after: Double(step) / 20)(x: x, v: v)
      return step > 0 && abs(motion.v) <= 0.01 && abs(motion.x) <= 0.005
    }
    #expect(done.map { $0 * 50 } == milliseconds)
  }

  private func exp10(_ power: Double) -> Double { Elementary.exp(power * 2.302585092994046) }

  private func close(_ left: Double, _ right: Double, _ tolerance: Double) -> Bool {
    abs(left - right) <= tolerance * max(abs(left), abs(right))
  }
}

@Suite("Spring presets")
struct SpringPresetTests {
  @Test("have the numbers their platforms state")
  func numbers() throws {
    let rows = try ReferenceTable("presets.csv").rows
    #expect(rows.map { $0["name"] } == SpringPreset.all.map(\.name))
    for row in rows {
      let preset = try #require(SpringPreset.named(row["name"] ?? ""))
      let spring = preset.spring
      let pairs = [
        ("mass", spring.mass), ("stiffness", spring.stiffness), ("damping", spring.damping),
        ("damping_ratio", spring.dampingRatio), ("duration", spring.duration),
        ("bounce", spring.bounce),
      ]
      for (column, found) in pairs {
        guard let stated = row[column].flatMap(Double.init) else { continue }
        #expect(abs(found - stated) <= 1e-14 * max(1, abs(stated)), "\(preset.name): \(column)")
      }
      #expect(!preset.origin.isEmpty && !preset.source.isEmpty)
    }
  }

  @Test("those of SwiftUI also go by their short names")
  func short() {
    #expect(SpringPreset.named("bouncy")?.spring == .bouncy)
    #expect(SpringPreset.named("swiftui-smooth")?.spring == .smooth)
    #expect(SpringPreset.named("swiftui-") == nil && SpringPreset.named("") == nil)
  }
}

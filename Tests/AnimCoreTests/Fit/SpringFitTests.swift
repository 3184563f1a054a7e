import ReferenceTables
import Testing

@testable import AnimCore

@Suite("Curves read back")
struct SpringFitTests {
  /// Values as a file with so many decimals has them.
  static func rounded(_ values: [Double], decimals: Int = 6) -> [Double] {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    return values.map { ($0 * scale).rounded() / scale }
  }

  /// A timing's motion from 1 to `target` as our own tables have it, with a delay before it.
  static func samples(
    _ timing: Timing, to target: Double = 0.9, decimals: Int = 6, lastTick: Int? = nil
  ) throws -> FitSamples {
    let animations = ButtonAnimations().scaleEffect(ratio: target, style: .hold, enter: timing)
    let timeline = try animations.compile(try InteractionScript([(.press, at: 0)]))
    let last = lastTick.map { Tick($0) } ?? timeline.lastTick
    let values = timeline.table(of: 0...last).values
    let times = (0...last.index).map { Tick($0).seconds }
    return try FitSamples(
      times: rounded(times, decimals: 6), values: rounded(values, decimals: decimals))
  }

  private static func number(_ fit: SpringFit, _ name: FitParameter.Name) throws -> Double {
    try #require(fit[name]).value
  }

  // MARK: Recordings of devices

  @Test("SwiftUI's recorded spring gives back its two numbers")
  func recordedSwiftUI() throws {
    let rows = try ReferenceTable("swiftui_spring.csv").numbers("time", "progress")
    let samples = try FitSamples(times: rows.map { $0[0] }, values: rows.map { $0[1] })
    for model in [FitModel.swiftui, nil] {
      let fit = try SpringFit(samples, model: model)
      #expect(fit.model == .swiftui)
      #expect(abs(try Self.number(fit, .response) - 1.8) < 1e-5)
      #expect(abs(try Self.number(fit, .dampingFraction) - 0.3) < 1e-5)
      #expect(abs(try Self.number(fit, .target) - 1) < 1e-5)
      #expect(fit.residual.largest < 1e-6)
    }
  }

  private static func recording(_ name: String) throws -> FitSamples {
    let table = try ReferenceTable("ios_recordings.csv")
    let rows = table.rows.filter { $0["curve"] == name }
    return try FitSamples(
      times: rows.map { Double($0["time"] ?? "") },
      values: rows.map { Double($0["progress"] ?? "") })
  }

  @Test("the recorded interpolating spring gives back its constants and its push")
  func recordedInterpolatingSpring() throws {
    // Recorded from 0.4 ms after its start on: start and velocity are those of that moment.
    let fit = try SpringFit(try Self.recording("interpolating"), model: .spring)
    #expect(abs(try Self.number(fit, .angularFrequency) - 1) < 0.001)
    #expect(abs(try Self.number(fit, .dampingRatio) - 0.25) < 0.001)
    #expect(abs(try Self.number(fit, .target) - 1) < 0.002)
    #expect(abs(try Self.number(fit, .initialVelocity) - 2) < 0.005)
    #expect(fit.residual.largest < 1e-6)
  }

  @Test("the recorded keyboard gives back its critical spring")
  func recordedKeyboard() throws {
    let fit = try SpringFit(try Self.recording("keyboard"), model: .spring)
    let frequency = (1000.0 / 3).squareRoot()
    #expect(abs(try Self.number(fit, .angularFrequency) / frequency - 1) < 0.03)
    #expect(abs(try Self.number(fit, .dampingRatio) - 1) < 0.03)
    #expect(fit.residual.largest < 0.005)
  }

  // MARK: What we write ourselves

  @Test(
    "a spring comes back in all regimes, with and without a push, from our own rows",
    arguments: [0.15, 0.95, 1, 1.3], [0.0, 3])
  func ownSprings(ratio: Double, velocity: Double) throws {
    let spring = try Spring(response: 0.4, dampingRatio: ratio)
    let samples = try Self.samples(try .spring(spring, initialVelocity: velocity))
    let fit = try SpringFit(samples, model: .spring)
    #expect(abs(try Self.number(fit, .dampingRatio) / ratio - 1) < 0.002)
    #expect(
      abs(try Self.number(fit, .angularFrequency) / spring.angularFrequency - 1) < 0.002)
    #expect(abs(try Self.number(fit, .initialVelocity) - velocity) < 0.02)
    #expect(abs(try Self.number(fit, .target) - 0.9) < 1e-4)
    #expect(fit[.delay]?.origin == .assumed)
    #expect(fit.residual.isRounding)
  }

  @Test("a delay comes back where the lead-in is seen", arguments: [0.1, 0.25])
  func delays(delay: Double) throws {
    let spring = try Spring(response: 0.4, dampingRatio: 0.5)
    let samples = try Self.samples(try Timing.spring(spring).delayed(by: delay))
    let fit = try SpringFit(samples, model: .spring)
    #expect(abs(try Self.number(fit, .delay) - delay) < 1e-4)
    #expect(fit[.delay]?.origin == .found)
    #expect(try Self.number(fit, .initialVelocity) == 0)
    #expect(fit[.initialVelocity]?.origin == .assumed)
    #expect(abs(try Self.number(fit, .dampingRatio) - 0.5) < 1e-3)
  }

  @Test(
    "UIKit's numbers come back as they were typed",
    arguments: [
      [0.3, 0.4, 1], [0.3, 0.5, 0.5], [0.5, 0.8, 0], [0.25, 1, 0], [0.42, 0.65, 0], [0.3, 0.7, 2],
    ])
  func uikit(numbers: [Double]) throws {
    let samples = try Self.samples(
      try .uikitSpring(
        duration: numbers[0], dampingRatio: numbers[1], initialVelocity: numbers[2]))
    for model in [FitModel.uikit, nil] {
      let fit = try SpringFit(samples, model: model)
      #expect(fit.model == .uikit)
      #expect(try Self.number(fit, .duration) == numbers[0])
      #expect(try Self.number(fit, .dampingRatio) == numbers[1])
      #expect(try Self.number(fit, .initialVelocity) == numbers[2])
      #expect(fit[.duration]?.origin == .snapped)
      #expect(!fit.warnings.contains(.noPlausibleNumbers))
    }
  }

  @Test("a cubic Bézier curve comes back", arguments: [[0.42, 0, 0.58, 1], [0.25, 0.1, 0.25, 1]])
  func bezier(points: [Double]) throws {
    let curve = try CubicBezier(points[0], points[1], points[2], points[3])
    let samples = try Self.samples(try .curve(.cubicBezier(curve), duration: 0.5))
    for model in [FitModel.cubicBezier, nil] {
      let fit = try SpringFit(samples, model: model)
      #expect(fit.model == .cubicBezier)
      #expect(abs(try Self.number(fit, .duration) - 0.5) < 0.002)
      for (name, point) in zip([FitParameter.Name.x1, .y1, .x2, .y2], points) {
        #expect(abs(try Self.number(fit, name) - point) < 0.01, "\(name)")
      }
    }
  }

  private static func pressAndRelease() throws -> FitSamples {
    let press = try Spring(response: 0.3, dampingRatio: 0.7)
    let release = try Spring(response: 0.5, dampingRatio: 0.45)
    let animations = ButtonAnimations().scaleEffect(
      ratio: 0.9, style: .hold, enter: .spring(press), exit: .spring(release))
    let timeline = try animations.compile(
      try InteractionScript([(.press, at: 0), (.release, at: 12)]))
    let values = timeline.table(of: 0...timeline.lastTick).values
    return try FitSamples(
      times: (0..<values.count).map { Tick($0).seconds }, values: rounded(values))
  }

  @Test("a press and its release come back as two springs")
  func press() throws {
    let samples = try Self.pressAndRelease()
    for model in [FitModel.press, nil] {
      let fit = try SpringFit(samples, model: model)
      #expect(fit.model == .press)
      #expect(abs(try Self.number(fit, .dampingRatio) - 0.7) < 0.01)
      #expect(abs(try Self.number(fit, .angularFrequency) / (2 * .pi / 0.3) - 1) < 0.01)
      #expect(abs(try Self.number(fit, .release) - 0.2) < 0.002)
      #expect(abs(try Self.number(fit, .releaseDampingRatio) - 0.45) < 0.01)
      #expect(
        abs(try Self.number(fit, .releaseAngularFrequency) / (2 * .pi / 0.5) - 1) < 0.01)
      #expect(fit.segments.count == 2)
    }
  }

  // MARK: What is given, what is missing

  @Test("given numbers stay, and say so")
  func given() throws {
    let spring = try Spring(response: 0.4, dampingRatio: 0.5)
    let samples = try Self.samples(try Timing.spring(spring).delayed(by: 0.1))
    let options = FitOptions(start: 1, target: 0.9, delay: 0.1, velocity: .fixed(0))
    let fit = try SpringFit(samples, model: .spring, options: options)
    for (name, value) in [
      (FitParameter.Name.start, 1.0), (.target, 0.9), (.delay, 0.1), (.initialVelocity, 0),
    ] {
      #expect(fit[name]?.value == value)
      #expect(fit[name]?.origin == .given)
      #expect(fit[name]?.interval == nil)
    }
    #expect(abs(try Self.number(fit, .dampingRatio) - 0.5) < 1e-4)
  }

  @Test("missing rows, uneven rows and rows in disorder change nothing")
  func missing() throws {
    let whole = try Self.samples(.spring(try Spring(response: 0.4, dampingRatio: 0.5)))
    let kept = whole.times.indices.filter { $0 % 7 != 3 && $0 != 11 }
    let fit = try SpringFit(
      try FitSamples(
        times: kept.reversed().map { whole.times[$0] },
        values: kept.reversed().map { whole.values[$0] }), model: .spring)
    #expect(abs(try Self.number(fit, .dampingRatio) - 0.5) < 1e-3)
    #expect(
      fit.warnings.contains { if case .unevenFrames(let n, _) = $0 { n > 3 } else { false } })
  }

  @Test("scale, shift and unit of the values do not matter", arguments: [1e-6, 1, 1e6])
  func scales(scale: Double) throws {
    let spring = try Spring(response: 0.4, dampingRatio: 0.5)
    let times = (0...60).map { Double($0) / 60 }
    let values = times.map { scale * (3 - 2 * spring.propagator(after: $0).xx) }
    let fit = try SpringFit(try FitSamples(times: times, values: values), model: .spring)
    #expect(abs(try Self.number(fit, .dampingRatio) - 0.5) < 1e-9)
    #expect(abs(try Self.number(fit, .target) / scale - 3) < 1e-9)
  }

  // MARK: Warnings

  @Test("a shape of several events is called so, where one spring was asked for")
  func severalEvents() throws {
    let fit = try SpringFit(try Self.pressAndRelease(), model: .spring)
    let times = fit.warnings.compactMap {
      if case .severalEvents(let time) = $0 { time } else { nil }
    }
    #expect(times.count == 1)
    #expect(abs((times.first ?? 0) - 0.2) < 0.02)
  }

  @Test("tops that are cut off are called so")
  func clipping() throws {
    let whole = try Self.samples(
      .spring(try Spring(response: 0.5, dampingRatio: 0.2)), decimals: 6)
    let clipped = try FitSamples(
      times: whole.times.map { $0 }, values: whole.values.map { max($0, 0.87) })
    let fit = try SpringFit(clipped, model: .spring)
    #expect(
      fit.warnings.contains {
        if case .clipped(let value, _, _) = $0 { value == 0.87 } else { false }
      })
    let free = try SpringFit(whole, model: .spring)
    #expect(!free.warnings.contains { if case .clipped = $0 { true } else { false } })
  }

  @Test("too little of a period is called so")
  func shortlySeen() throws {
    let spring = try Spring(response: 2, dampingRatio: 0.5)
    let samples = try Self.samples(.spring(spring), decimals: 9, lastTick: 20)
    let fit = try SpringFit(samples, model: .spring, options: FitOptions(velocity: .fixed(0)))
    #expect(
      fit.warnings.contains { if case .shortlySeen(let n) = $0 { n < 0.25 } else { false } })
  }

  @Test("a plain spring has no warnings but its end")
  func noWarnings() throws {
    let fit = try SpringFit(
      try Self.samples(.spring(try Spring(response: 0.4, dampingRatio: 0.5))), model: .spring)
    let others = fit.warnings.filter { if case .snappedEnd = $0 { false } else { true } }
    #expect(others.isEmpty)
  }

  // MARK: Faults

  @Test("what cannot be fitted says why")
  func faults() throws {
    #expect(throws: FitError.unequalCounts(times: 1, values: 2)) {
      try FitSamples(times: [0], values: [0, 1])
    }
    #expect(throws: FitError.notFinite(sample: 1)) {
      try FitSamples(times: [0, 1], values: [0, .nan])
    }
    #expect(throws: FitError.tooFewSamples(count: 0, needed: 2)) {
      try FitSamples(times: [nil, 1], values: [0, nil])
    }
    #expect(throws: FitError.noTime(3)) { try FitSamples(times: [3, 3], values: [0, 1]) }
    #expect(throws: FitError.noMotion(0.5)) { try FitSamples(times: [0, 1], values: [0.5, 0.5]) }
    #expect(throws: FitError.outOfScale(.value, largest: 1e13)) {
      try FitSamples(times: [0, 1], values: [0, 1e13])
    }
    let short = try FitSamples(times: [0, 1, 2], values: [0, 1, 2])
    #expect(throws: FitError.tooFewSamples(count: 3, needed: 6)) { try SpringFit(short) }
    #expect(throws: FitError.outOfRange(.delay, value: -1, allowed: Timing.delays)) {
      try SpringFit(short, options: FitOptions(delay: -1))
    }
  }

  @Test("anything at all ends in numbers or an error", arguments: 0..<16)
  func anything(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 2...30, using: &random)
    let scales: [Double] = [1e-9, 1, 1e9]
    let scale = scales.randomElement(using: &random) ?? 1
    let steps: [Double] = [0, 0.001, 1, 1e6]
    var time = 0.0
    var times: [Double] = []
    var values: [Double] = []
    for _ in 0..<count {
      time += steps.randomElement(using: &random) ?? 1
      times.append(time)
      values.append((Double.random(in: -1...1, using: &random) * 3).rounded() * scale)
    }
    let model = FitModel.allCases.randomElement(using: &random)
    guard let samples = try? FitSamples(times: times, values: values),
      let fit = try? SpringFit(samples, model: model)
    else { return }
    #expect(fit.parameters.allSatisfy { $0.value.isFinite })
    #expect(fit.fitted.allSatisfy { $0.isFinite })
    #expect(fit.fitted.count == fit.samples.count)
  }
}

/// The search for SwiftUI's numbers, from those of the best spring in closed form.
struct StepperSearch {
  let samples: FitSamples
  let options: FitOptions

  private typealias Shared = OscillatorCurve.Place
  private typealias Place = StepperCurve.Place

  init(_ search: OscillatorSearch) {
    (samples, options) = (search.samples, search.options)
  }

  func trial(near found: OscillatorSearch.Found) -> FitTrial? {
    var starts = [found]
    if options.velocity == .automatic, found.isFree[Shared.velocity] {
      // Its first steps, which lack a force, look like a push to the closed form.
      var unpushed = found
      unpushed.isFree[Shared.velocity] = false
      unpushed.minimum.parameters[Shared.velocity] = 0
      starts.append(unpushed)
    }
    let trials = starts.flatMap { start in [0, 1].compactMap { trial(from: start, lead: $0) } }
    return trials.min { $0.criterion(samples) < $1.criterion(samples) }
  }

  private func trial(from found: OscillatorSearch.Found, lead: Double) -> FitTrial? {
    let curve = StepperCurve(plain: found.curve, lead: lead)
    var start = found.minimum.parameters
    start[Place.logResponse] = Elementary.log(found.spring.response)
    start[Place.fraction] = min(found.spring.dampingRatio, 1)
    let minimum = LevenbergMarquardt(curve: curve, samples: found.samples, isFree: found.isFree)
      .minimum(from: start)
    let numbers = minimum.parameters
    guard let spring = StepperCurve.spring(numbers) else { return nil }
    // What is told of start, target, delay and push is told alike.
    var shared = found
    shared.minimum = LevenbergMarquardt<OscillatorCurve>.Minimum(
      parameters: numbers, squares: minimum.squares, system: minimum.system)
    let report = OscillatorSearch.Report(found: shared, samples: samples, options: options)
    let spread = report.spread
    let growth = spread.margin(Place.logResponse).map { Elementary.exp(min($0, 600)) }
    let parameters =
      report.ends + [
        FitParameter(
          .response, spring.response,
          interval: growth.map { spring.response / $0...spring.response * $0 },
          .found),
        FitParameter(
          .dampingFraction, spring.dampingFraction,
          interval: interval(
            spring.dampingFraction, margin: spread.margin(Place.fraction), least: 0), .found),
      ]
    let fitted =
      curve.values(numbers, at: found.samples.times) + samples.values.dropFirst(found.samples.count)
    var trial = FitTrial(
      model: .swiftui, parameters: parameters,
      segments: [
        FitSegment(
          time: samples.firstTime + numbers[Shared.delay], from: numbers[Shared.start],
          to: numbers[Shared.target],
          timing: Timing(kind: .swiftUISpring(spring, initialVelocity: report.velocity)))
      ], fitted: fitted, squares: minimum.squares, free: found.free + report.snaps)
    trial.warnings =
      OscillatorSearch.Report(found: found, samples: samples, options: options)
      .warnings
    return trial
  }
}

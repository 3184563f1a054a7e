extension OscillatorSearch {
  /// The best spring as a trial.
  func trial(of found: Found) -> FitTrial {
    let report = Report(found: found, samples: samples, options: options)
    var trial = FitTrial(
      model: .spring, parameters: report.ends + report.causes, segments: [report.segment],
      fitted: report.fitted, squares: found.minimum.squares, free: found.free + report.snaps)
    trial.warnings = report.warnings
    return trial
  }

  /// What is told of a spring that was found.
  struct Report {
    let found: Found
    let samples: FitSamples
    let options: FitOptions

    private typealias Place = OscillatorCurve.Place

    private var numbers: [Double] { found.minimum.parameters }

    var spread: FitSpread {
      FitSpread(
        system: found.minimum.system, isFree: found.isFree, squares: found.minimum.squares,
        samples: found.samples.count, resolution: samples.resolution)
    }

    /// 1 where the end shows the target: that it does is a number more.
    var snaps: Int { found.samples.count < samples.count ? 1 : 0 }

    /// The curve at all times; at an end that shows the target it is what is shown.
    var fitted: [Double] {
      found.curve.values(numbers, at: found.samples.times)
        + samples.values.dropFirst(found.samples.count)
    }

    /// The initial velocity in travels per second; 0 where there is no travel.
    var velocity: Double {
      let travel = numbers[Place.target] - numbers[Place.start]
      let own = travel == 0 ? 0 : numbers[Place.velocity] / travel
      let range = Spring.initialVelocities
      return min(max(own + found.curve.relativeVelocity, range.lowerBound), range.upperBound)
    }

    private func origin(_ place: Int, given: Bool) -> FitParameter.Origin {
      found.isFree[place] ? .found : given ? .given : .assumed
    }

    /// Start, target, delay and initial velocity.
    var ends: [FitParameter] {
      let spread = self.spread
      let travel = numbers[Place.target] - numbers[Place.start]
      let slope = travel == 0 ? 0 : numbers[Place.velocity] / travel / travel
      let velocityMargin =
        !found.isFree[Place.velocity] || travel == 0
        ? nil
        : spread.margin([
          (Place.velocity, 1 / travel), (Place.target, -slope), (Place.start, slope),
        ])
      let isFixed = if case .fixed = options.velocity { true } else { false }
      return [
        FitParameter(
          .start, numbers[Place.start],
          interval: interval(numbers[Place.start], margin: spread.margin(Place.start)),
          origin(Place.start, given: true)),
        FitParameter(
          .target, numbers[Place.target],
          interval: interval(numbers[Place.target], margin: spread.margin(Place.target)),
          origin(Place.target, given: true)),
        FitParameter(
          .delay, numbers[Place.delay],
          interval: interval(
            numbers[Place.delay], margin: spread.margin(Place.delay), least: 0),
          origin(Place.delay, given: options.delay != nil)),
        FitParameter(
          .initialVelocity, velocity, interval: interval(velocity, margin: velocityMargin),
          origin(Place.velocity, given: isFixed)),
      ]
    }

    /// Frequency and damping ratio.
    var causes: [FitParameter] {
      let spread = self.spread
      let spring = found.spring
      let frequency = spring.angularFrequency
      let growth = spread.margin(Place.logFrequency).map { Elementary.exp(min($0, 600)) }
      return [
        FitParameter(
          .angularFrequency, frequency, interval: growth.map { frequency / $0...frequency * $0 },
          .found),
        FitParameter(
          .dampingRatio, spring.dampingRatio,
          interval: interval(spring.dampingRatio, margin: spread.margin(Place.ratio), least: 0),
          origin(Place.ratio, given: false)),
      ]
    }

    var segment: FitSegment {
      FitSegment(
        time: samples.firstTime + numbers[Place.delay], from: numbers[Place.start],
        to: numbers[Place.target],
        timing: Timing(kind: .spring(found.spring, initialVelocity: velocity)))
    }

    var warnings: [FitWarning] {
      var warnings: [FitWarning] = []
      if snaps > 0 {
        warnings.append(.snappedEnd(time: samples.times[found.samples.count]))
      }
      let spring = found.spring
      let periods =
        (samples.times[samples.count - 1] - samples.firstTime - numbers[Place.delay])
        / spring.response
      if periods < 0.25 { warnings.append(.shortlySeen(periods: max(periods, 0))) }
      if spring.dampingRatio >= OscillatorCurve.ratios.upperBound {
        warnings.append(.atEdge(.dampingRatio))
      }
      if let correlation = spread.correlation(Place.logFrequency, Place.ratio),
        abs(correlation) > 0.999
      {
        warnings.append(
          .inseparable(.angularFrequency, .dampingRatio, correlation: abs(correlation)))
      }
      return warnings
    }
  }
}

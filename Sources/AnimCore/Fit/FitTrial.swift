/// One model fitted to the samples.
struct FitTrial: Sendable {
  let model: FitModel
  var parameters: [FitParameter]
  var segments: [FitSegment]
  /// The curve at the samples' times.
  let fitted: [Double]
  let squares: Double
  /// How many numbers were looked for.
  let free: Int
  var warnings: [FitWarning] = []

  /// Fits a model.
  ///
  /// - Parameter found: The best spring in closed form, where it was looked for already.
  /// - Throws: ``FitError/tooFewSamples(count:needed:)``.
  static func of(
    _ model: FitModel, _ samples: FitSamples, _ options: FitOptions,
    from found: OscillatorSearch.Found? = nil
  ) throws(FitError) -> FitTrial {
    let needed = model.leastSamples
    guard samples.count >= needed else {
      throw .tooFewSamples(count: samples.count, needed: needed)
    }
    let search = OscillatorSearch(samples: samples, options: options)
    let trial: FitTrial? =
      switch model {
      case .spring: (found ?? search.found).map(search.trial)
      case .uikit: (found ?? search.found).flatMap(UIKitSearch(search).trial)
      case .swiftui: (found ?? search.found).flatMap(StepperSearch(search).trial)
      case .cubicBezier: BezierSearch(samples: samples, options: options).trial
      case .press: PressSearch(samples: samples, options: options).trial
      }
    guard let trial else { throw .tooFewSamples(count: samples.count, needed: needed + 1) }
    return trial
  }

  /// The magnitude of the initial velocity, in travels per second.
  var push: Double { abs(parameters.first { $0.name == .initialVelocity }?.value ?? 0) }

  func criterion(_ samples: FitSamples) -> Double {
    FitStatistics.criterion(
      squares: squares, samples: samples.count, free: free, resolution: samples.resolution)
  }

  func residual(_ samples: FitSamples) -> FitResidual {
    let differences = zip(samples.values, fitted).map { abs($0 - $1) }
    let worst = differences.indices.max { differences[$0] < differences[$1] } ?? 0
    let mean = (squares / Double(samples.count)).squareRoot()
    return FitResidual(
      rootMeanSquare: mean, largest: differences[worst], largestTime: samples.times[worst],
      isRounding: mean <= samples.rounding)
  }
}

extension FitModel {
  /// The fewest samples that say something about the curve: one more than it has numbers.
  var leastSamples: Int {
    switch self {
    case .spring, .uikit, .swiftui: 6
    case .cubicBezier: 8
    case .press: 12
    }
  }
}

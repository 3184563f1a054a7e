extension SpringFit {
  /// Fits a curve to samples.
  ///
  /// - Parameters:
  ///   - samples: The recording.
  ///   - model: What to fit; nil tries all and takes the one that Akaike's criterion, corrected for
  ///     few samples, finds best; the spring where it finds no other tellingly better.
  ///   - options: What is known already.
  /// - Throws: ``FitError`` for a known number out of range, and where there are too few samples.
  public init(
    _ samples: FitSamples, model: FitModel? = nil, options: FitOptions = FitOptions()
  ) throws(FitError) {
    try options.check()
    // More than a few thousand samples tell no more, and no sooner.
    let seen = samples.thinned(to: Self.mostSamples)
    var trials: [FitTrial] = []
    if let model {
      trials = [try FitTrial.of(model, seen, options)]
    } else {
      trials = try Self.trials(of: seen, options)
    }
    let best = Self.best(of: trials, seen)
    self.init(trials[best], among: trials, seen, wasAsked: model != nil, options)
  }

  /// The most samples that are looked at.
  private static let mostSamples = 2_000

  private static func trials(
    of samples: FitSamples, _ options: FitOptions
  ) throws(FitError) -> [FitTrial] {
    let found = OscillatorSearch(samples: samples, options: options).found
    let spring = try FitTrial.of(.spring, samples, options, from: found)
    var trials = [spring]
    // What is right to the last digit needs no rival, but perhaps another name.
    let rivals: [FitModel] =
      spring.residual(samples).isRounding ? [.uikit] : [.uikit, .swiftui, .press, .cubicBezier]
    for model in rivals {
      if let trial = try? FitTrial.of(model, samples, options, from: found) { trials.append(trial) }
    }
    return trials
  }

  /// By how much a criterion has to be less to mean something. Source: K. P. Burnham and D. R.
  /// Anderson, Multimodel Inference (2004).
  private static let telling = 2.0

  /// The trial of the least criterion, or the first if none is tellingly better; of a spring and
  /// UIKit's numbers for it that are both right to the last digit, the latter if they are plausible:
  /// that is no accident. Sampled evenly, SwiftUI's steps are a closed form with a little push: where
  /// they explain that push away, they are it.
  private static func best(of trials: [FitTrial], _ samples: FitSamples) -> Int {
    let criteria = trials.map { $0.criterion(samples) }
    let least = criteria.indices.min { criteria[$0] < criteria[$1] } ?? 0
    let best = criteria[least] < criteria[0] - telling ? least : 0
    let uikit = trials.firstIndex { $0.model == .uikit }
    if let uikit, trials[best].model == .spring, trials[uikit].residual(samples).isRounding,
      !trials[uikit].warnings.contains(.noPlausibleNumbers)
    {
      return uikit
    }
    let swiftui = trials.firstIndex { $0.model == .swiftui }
    if let swiftui, trials[best].model == .spring, criteria[swiftui] <= criteria[best] + telling,
      trials[swiftui].push < 0.05 * trials[best].push
    {
      return swiftui
    }
    return best
  }

  private init(
    _ best: FitTrial, among trials: [FitTrial], _ samples: FitSamples, wasAsked: Bool,
    _ options: FitOptions
  ) {
    func candidate(_ trial: FitTrial) -> FitCandidate {
      FitCandidate(
        model: trial.model, rootMeanSquare: trial.residual(samples).rootMeanSquare,
        criterion: trial.criterion(samples))
    }
    model = best.model
    parameters = best.parameters
    segments = best.segments
    self.samples = samples
    fitted = best.fitted
    residual = best.residual(samples)
    criterion = best.criterion(samples)
    let others = trials.filter { $0.model != best.model }
      .sorted { $0.criterion(samples) < $1.criterion(samples) }
    candidates = ([best] + others).map(candidate)
    var warnings = best.warnings
    if let uneven = samples.unevenFrames { warnings.append(uneven) }
    if !residual.isRounding {
      warnings += samples.clippings(of: best.fitted)
      let isSpring = best.model != .press && best.model != .cubicBezier
      if wasAsked, isSpring, let event = Self.secondEvent(best, samples, options) {
        warnings.append(event)
      }
    }
    self.warnings = warnings
  }

  /// What is left of the extent where nobody asks for another event.
  private static let unseen = 1e-3

  /// The time of a second event, where two springs explain far more than the curve does.
  private static func secondEvent(
    _ best: FitTrial, _ samples: FitSamples, _ options: FitOptions
  ) -> FitWarning? {
    guard best.residual(samples).largest > unseen * samples.extent,
      let press = try? FitTrial.of(.press, samples, options),
      press.squares < 0.3 * best.squares, press.criterion(samples) < best.criterion(samples) - 20
    else { return nil }
    return press.segments.last.map { .severalEvents(time: $0.time) }
  }
}

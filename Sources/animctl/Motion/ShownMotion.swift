import AnimCore
import AnimRender

/// A motion as commands show it.
struct ShownMotion: Sendable {
  /// What it is called.
  let name: String
  /// The button it moves.
  let button: ButtonSpec
  /// Its numbers.
  let timeline: Timeline

  /// What a preview shows of it.
  var scene: PreviewScene {
    PreviewScene(
      timeline: timeline, title: button.title, name: name, width: button.width,
      height: button.height)
  }
}

extension MotionRequest {
  /// Reads the spec if one is given, and plays the motion, its faults as a run reports them.
  func played(in surroundings: Surroundings) throws(Failure) -> ShownMotion {
    try usage { () throws(UsageError) in try check() }
    let spec = try described(in: surroundings)
    guard spec.group.isEmpty else {
      throw .usage(.groupGiven(self.spec ?? "-", count: spec.group.count))
    }
    return ShownMotion(
      name: spec.name ?? spec.title, button: spec.button, timeline: try timeline(of: spec))
  }

  /// The spec, or what the quick options make.
  private func described(in surroundings: Surroundings) throws(Failure) -> MotionSpec {
    if let spec { return try MotionSpec(at: spec, in: surroundings) }
    do {
      let button = try ButtonSpec(
        title: BuiltInExample.title, animations: animations, script: BuiltInExample.script)
      return try MotionSpec(button, name: namesEffects ? "Button" : BuiltInExample.name)
    } catch {
      switch error {
      case .invalid(let problems): throw .description(problems)
      default: throw .description([])
      }
    }
  }

  /// Plays a spec, but for what the options replace.
  private func timeline(of spec: MotionSpec) throws(Failure) -> Timeline {
    var options = spec.options
    options.motion = isReduced ? .reduced : .full
    if let frameCap { options.frameCap = frameCap }
    do {
      return try spec.animations.compile(script ?? spec.script, options: options)
    } catch {
      switch error {
      case .invalid(let problems): throw .description(problems)
      case .buttonNotSame: throw .description([])
      }
    }
  }
}

extension MotionSpec {
  /// Reads the spec at a path; what it has to say is reported.
  fileprivate init(at path: String, in surroundings: Surroundings) throws(Failure) {
    let input: SpecInput
    do {
      input = try SpecInput(path, in: surroundings)
    } catch {
      throw .input(error)
    }
    let isStrict = surroundings.reporting.isStrict
    var warnings: [SpecDiagnostic] = []
    do {
      try self.init(reading: input.bytes, warnings: &warnings)
    } catch {
      throw .spec(
        SpecReport(
          input: input, diagnostics: error.diagnostics, omittedErrors: error.omittedErrors,
          omittedWarnings: error.omittedWarnings, isStrict: isStrict))
    }
    guard !warnings.isEmpty else { return }
    let report = SpecReport(input: input, diagnostics: warnings, isStrict: isStrict)
    if isStrict { throw .spec(report) }
    surroundings.report(report)
  }
}

extension Surroundings {
  /// Says so where a motion was cut before it came to rest.
  func warnIfCut(_ motion: ShownMotion) {
    guard !motion.timeline.isSettled else { return }
    warn(
      "the motion has not come to rest by frame \(motion.timeline.lastTick.index) and is cut there"
        + " ('--frame-cap' says when).")
  }
}

import AnimCore

/// The motion a command is asked for: that of a spec, or one that the quick options make.
struct MotionRequest: Sendable {
  /// The spec's path; `-` is standard input, nil the built-in example.
  var spec: String?
  /// What stands at that path, where it has been read already.
  var read: SpecInput?

  // What makes another motion instead of a spec's.
  var scale: Double?
  var background: Color?
  var style: Effect.Style?
  var keys: [ButtonState]?
  var spring: Timing?
  var uikitSpring: Timing?

  // What goes before that of a spec.
  var script: InteractionScript?
  var isReduced = false
  var frameCap: Int?

  /// The spec the quick options make: the animations named, on the built-in example's button, or where
  /// no effect is named the built-in example's own, in the style, states and timing named.
  var animations: ButtonAnimations {
    let timing = spring ?? uikitSpring
    let targets = namesEffects ? named : BuiltInExample.animations.effects.map(\.target)
    var chain = ButtonAnimations(resting: BuiltInExample.resting)
    for target in targets {
      switch target {
      case .color(let color):
        chain = chain.bgEffect(
          effectColor: color, on: keys ?? Effect.defaultKeys, style: style, enter: timing,
          exit: timing)
      case .number(let ratio):
        chain = chain.scaleEffect(
          ratio: ratio, on: keys ?? Effect.defaultKeys, style: style, enter: timing, exit: timing)
      }
    }
    return chain
  }

  /// Whether an effect is named, so that the built-in example's are not wanted.
  var namesEffects: Bool { !named.isEmpty }

  private var named: [PropertyValue] {
    [background.map(PropertyValue.color), scale.map(PropertyValue.number)].compactMap(\.self)
  }

  /// The options given that make another motion instead of a spec's.
  var quickOptions: [String] {
    let given: [(name: String, isGiven: Bool)] = [
      ("--scale", scale != nil), ("--background", background != nil), ("--style", style != nil),
      ("--on", keys != nil), ("--spring", spring != nil), ("--uikit-spring", uikitSpring != nil),
    ]
    return given.filter(\.isGiven).map(\.name)
  }

  /// Takes a word that is no option as the spec.
  mutating func take(spec path: String) throws(UsageError) {
    if let spec { throw .secondSpec(path, first: spec) }
    spec = path
  }

  /// Checks what only shows when all options are known.
  func check() throws(UsageError) {
    if spring != nil, uikitSpring != nil {
      throw .clash(option: "--uikit-spring", with: "--spring")
    }
    if let spec, let option = quickOptions.first {
      throw .notBesideSpec(option: option, spec: spec)
    }
  }
}

/// A command's request that includes a motion.
protocol MotionAsking: ReportAsking {
  var motion: MotionRequest { get set }
}

import AnimCore

/// The motion the quick options ask for.
struct MotionRequest: Sendable {
  var scale: Double?
  var background: Color?
  var style: Effect.Style?
  var keys: [ButtonState]?
  var spring: Timing?
  var uikitSpring: Timing?
  var script: InteractionScript?
  var isReduced = false
  var frameCap: Int?

  /// The animations: those named, on the built-in example's button, or where no effect is named the
  /// built-in example's own, in the style, states and timing named.
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

  /// The motion as a table of numbers.
  func timeline() throws(SnapshotError) -> Timeline {
    var options = CompileOptions()
    options.motion = isReduced ? .reduced : .full
    if let frameCap { options.frameCap = frameCap }
    return try animations.compile(script ?? BuiltInExample.script, options: options)
  }
}

/// A command's request that includes a motion.
protocol MotionAsking: Sendable {
  var motion: MotionRequest { get set }
}

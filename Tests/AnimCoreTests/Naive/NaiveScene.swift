import AnimCore

/// A chain, a script and rules, drawn from a seed.
struct NaiveScene {
  let animations: ButtonAnimations
  let script: InteractionScript
  var options: CompileOptions

  init(seed: UInt64) throws {
    var dice = NaiveDice(seed: seed)
    animations = try Self.chain(&dice)
    script = try Self.script(&dice)
    options = CompileOptions(
      initialState: dice.chance(0.6) ? .normal : dice.state(),
      minimumPress: dice.pick([0, 0, 0, 0.05, 0.1, 0.1, 0.12, 0.3, 1]),
      epsilon: dice.pick([0.001, 0.001, 0.001, 0.05, 1e-6]),
      frameCap: dice.pick([1, 7, 40, 90, 240, 240, 600]),
      motion: dice.chance(0.3) ? .reduced : .full)
  }

  private static func chain(_ dice: inout NaiveDice) throws -> ButtonAnimations {
    var resting = RestingValues()
    if dice.chance(0.5) { resting[.backgroundColor] = try dice.color() }
    if dice.chance(0.3) { resting[.borderColor] = try dice.color() }
    if dice.chance(0.5) { resting[.offsetX] = dice.number(-200, 200) }
    if dice.chance(0.3) { resting[.opacity] = dice.number(0, 1) }
    if dice.chance(0.2) { resting[.scale] = dice.number(-2, 2) }
    var animations = ButtonAnimations(resting: resting)
    if dice.chance(0.3) { animations = animations.mixing(in: dice.pick(ColorSpace.allCases)) }
    let properties = ["scale", "scale", "offsetX", "opacity", "background", "border", "rotation"]
    for property in Set((0..<dice.whole(1, 3)).map { _ in dice.pick(properties) }).sorted() {
      var keys = dice.shuffled((0..<32).map { ButtonState(rawValue: $0) })
      // Small keys are met more often, so that effects compete.
      keys.sort { $0.rawValue.nonzeroBitCount / 2 < $1.rawValue.nonzeroBitCount / 2 }
      for _ in 0..<dice.whole(1, 4) {
        let count = dice.whole(1, 3)
        let own = Array(keys.prefix(count))
        keys.removeFirst(count)
        let style: Effect.Style? = dice.pick([.hold, .hold, .pulse, .pulse, nil])
        // The same way there for several, so that pulses end together, and with a minimum press.
        let common = try Timing.uikitSpring(duration: 0.1, dampingRatio: 0.5)
        let enter = dice.chance(0.1) ? nil : dice.chance(0.3) ? common : try dice.timing()
        let exit = dice.chance(0.2) ? nil : try dice.timing()
        switch property {
        case "scale":
          animations = animations.scaleEffect(
            ratio: dice.pick([1, 0.9, 1.2, dice.number(-2, 2)]), on: own, style: style,
            enter: enter, exit: exit)
        case "offsetX":
          animations = animations.effect(
            .offsetX, to: dice.pick([0, 10, dice.number(-500, 500)]), on: own, style: style,
            enter: enter, exit: exit)
        case "rotation":
          animations = animations.effect(
            .rotation, to: dice.number(-360, 360), on: own, style: style, enter: enter, exit: exit)
        case "opacity":
          animations = animations.effect(
            .opacity, to: dice.number(0, 1), on: own, style: style, enter: enter, exit: exit)
        case "border":
          animations = animations.effect(
            .borderColor, to: try dice.color(), on: own, style: style, enter: enter, exit: exit)
        default:
          animations = animations.bgEffect(
            effectColor: try dice.color(), on: own, style: style, enter: enter, exit: exit)
        }
      }
    }
    return animations
  }

  private static func script(_ dice: inout NaiveDice) throws -> InteractionScript {
    var tick = dice.chance(0.7) ? 0 : dice.whole(0, 20)
    var events: [(InteractionEvent, at: Tick)] = []
    let touches = dice.chance(0.5)
    for _ in 0..<dice.whole(0, 10) {
      events.append((touches ? dice.touchEvent() : dice.event(), at: Tick(tick)))
      tick += dice.pick([0, 0, 0, 1, 2, dice.whole(1, 10), dice.whole(1, touches ? 10 : 60)])
    }
    return try InteractionScript(events)
  }
}

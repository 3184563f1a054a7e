/// A button that is played only to find out when it comes to rest.
struct Rehearsal {
  private var resolver: Resolver
  private let frameCap: Int
  /// How many of its acts have been done.
  private var done = 0
  /// Up to where everything has happened.
  private var now = 0

  init(_ animations: ButtonAnimations, options: CompileOptions) {
    frameCap = options.frameCap
    resolver = Resolver(
      animations, options: options, rules: RestRules(epsilon: options.epsilon, horizon: 0))
  }

  /// Does what is still to be done, and tells when it has come to rest: the frame cap after the last
  /// event at the latest, and not after it is cut.
  mutating func rest(after program: [Act], from lastEvent: Int, until: Int) -> Int {
    let horizon = lastEvent + frameCap
    resolver.lookAhead(to: horizon, from: now)
    for act in program[done...] {
      resolver.perform(act)
    }
    done = program.count
    // What falls due when it is cut is that tick's, and comes with the act that cuts it.
    now = min(horizon, until - 1)
    resolver.advance(to: now)
    return min(resolver.rest ?? horizon, until)
  }
}

/// Takes properties from one set of values to another, and can be paused, scrubbed, turned round and
/// taken up again on the way: what `UIViewPropertyAnimator` gives, on ticks.
///
///     let animator = try ButtonAnimator(timing: .spring(.snappy)) { $0[.scale] = 0.95 }
///     animator.addCompletion { position in print(position) }
///     animator.startAnimation()
///     for tick in 0...20 {
///       animator.advance(to: Tick(tick))
///       print(animator.value(of: .scale))
///     }
///
/// It reads no clock. Whoever drives it feeds it ticks by ``advance(to:)``; every other call takes effect
/// at the tick fed last. A call that makes no sense in a state does nothing and returns false, where
/// UIKit would stop the program.
///
/// The motion is the engine's: on the way there, every tick has the bits a ``Timeline`` of the same
/// timing has. What turns round or is continued differently begins a new way by the rules of a retarget:
/// from the present value, a spring with the present velocity too, a curve from rest.
public final class ButtonAnimator {
  /// What can be asked of it.
  public enum State: Hashable, Sendable {
    /// It has not been started, or is done.
    case inactive
    /// It runs or is paused.
    case active
    /// It was stopped where it was and waits to be finished.
    case stopped
  }

  /// Where it ended.
  public enum Position: Hashable, Sendable {
    /// On the values it came from.
    case start
    /// On the values it was to go to.
    case end
    /// Somewhere between.
    case current
  }

  /// What can be asked of it.
  public internal(set) var state = State.inactive
  /// Whether, having arrived, it stays active and paused there instead of completing.
  public var pausesOnCompletion = false
  /// The tick it was fed last.
  public var now: Tick { Tick(clock.now) }
  /// Whether time moves it on; also while it waits for its delay.
  public var isRunning: Bool { clock.isRunning }

  let goals: [AnimatorGoal]
  let resting: RestingValues
  let options: AnimatorOptions
  var reversed = false
  /// The way it is on; nil while it is not active.
  var way: AnimatorWay?
  /// The way it was on before it turned round here.
  var wayBefore: (way: AnimatorWay, position: Double)?
  /// Where everything stays while it is on no way.
  var pose: [Segment.Departure]
  var clock = AnimatorClock()
  var completions = AnimatorCompletions()
  /// Up to where it is being fed.
  var target = 0
  var isAdvancing = false

  init(goals: [AnimatorGoal], resting: RestingValues, options: AnimatorOptions) {
    self.goals = goals
    self.resting = resting
    self.options = options
    pose = goals.map(\.atStart)
  }

  /// Creates an animator of one timing for all properties.
  ///
  /// - Parameters:
  ///   - timing: The way there. Its delay is part of the motion.
  ///   - resting: The values the properties come from; what is not given comes from the table's resting
  ///     value, a colour from its target with alpha 0.
  ///   - motion: With `.reduced`, what moves the button about gets there at once, and nothing
  ///     overshoots.
  ///   - colorSpace: Where colours are mixed.
  ///   - animations: Sets the values to go to.
  /// - Throws: ``SnapshotError/invalid(_:)`` with all values outside their domain.
  public convenience init(
    timing: Timing, from resting: RestingValues = RestingValues(),
    motion: CompileOptions.MotionPreference = .full, colorSpace: ColorSpace = .srgb,
    animations: (inout RestingValues) -> Void
  ) throws(SnapshotError) {
    var targets = RestingValues()
    animations(&targets)
    let options = AnimatorOptions(motion: motion, colorSpace: colorSpace)
    let goals = try AnimatorGoal.goals(
      timing: timing, from: resting, to: targets, colorSpace: colorSpace)
    self.init(goals: goals, resting: resting, options: options)
  }

  /// Creates an animator from the looks a description has in one state to those in another.
  ///
  /// Each property goes by the timing the description has for the change: the `enter` of the effect that
  /// gets it, or the `exit` of the one that loses it. A pulse counts as a hold.
  ///
  ///     let animator = try ButtonAnimator(animations, to: .highlighted)
  ///
  /// - Throws: ``SnapshotError/invalid(_:)`` with all problems of the chain.
  public convenience init(
    _ animations: ButtonAnimations, from: ButtonState = .normal, to: ButtonState,
    motion: CompileOptions.MotionPreference = .full
  ) throws(SnapshotError) {
    try animations.validate()
    let options = AnimatorOptions(motion: motion, colorSpace: animations.colorSpace)
    self.init(
      goals: AnimatorGoal.goals(of: animations, from: from, to: to), resting: animations.resting,
      options: options)
  }

  /// Adds a closure that is called once, when the motion next ends: with where it ended, after those
  /// added before.
  ///
  /// It is not called for a motion that is stopped without finishing. One that is added while others
  /// are called waits for the end after.
  public func addCompletion(_ completion: @escaping (Position) -> Void) {
    completions.waiting.append(completion)
  }
}

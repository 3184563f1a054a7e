import AnimCore

/// What was done to a button in an interactive preview, and how the button answers: always the
/// engine's own timeline of the description as it is now and the script so far.
///
/// Tick 0 is the first event, so that a script saved later begins with it.
struct InteractiveSession {
  /// The button as it was given.
  let given: ButtonSpec
  private let givenOptions: CompileOptions
  private let repetition: MotionGroup.Repetition?
  private let lint: LintSettings

  /// The description as it is tuned.
  private(set) var animations: ButtonAnimations
  /// Whether it moves as for users who asked for less motion.
  private(set) var isReduced: Bool
  /// What happened, in the order of time.
  private(set) var steps: [(event: InteractionEvent, at: Tick)] = []
  /// How the button moves.
  private(set) var timeline: Timeline
  /// The tick at which the motion under way began, all having been at rest.
  private(set) var origin = Tick.zero

  /// Descriptions before each change, the last one last.
  private var undone: [ButtonAnimations] = []
  private static let mostUndone = 1_000

  /// A script takes no more events than this; the session then forgets what came before.
  private static let mostSteps = 10_000

  /// Starts with nothing done to a button.
  ///
  /// - Parameters:
  ///   - repetition: How often the button's own script is played, for a spec that is saved.
  ///   - lint: What a spec that is saved is held to.
  init(
    _ button: ButtonSpec, options: CompileOptions, repetition: MotionGroup.Repetition? = nil,
    lint: LintSettings = LintSettings()
  ) throws(SnapshotError) {
    self.repetition = repetition
    self.lint = lint
    given = button
    givenOptions = options
    animations = button.animations
    isReduced = options.motion == .reduced
    timeline = try button.animations.compile(InteractionScript(events: []), options: options)
  }

  /// The rules of compilation in force.
  var options: CompileOptions {
    var options = givenOptions
    options.motion = isReduced ? .reduced : .full
    return options
  }

  /// The script so far.
  var script: InteractionScript { InteractionScript(events: steps) }

  /// Whether nothing has happened yet.
  var isUntouched: Bool { steps.isEmpty }

  /// The state at a tick.
  func state(at tick: Tick) -> ButtonState { timeline.state(at: tick) }

  /// The instant at which everything rests.
  var restTick: Tick { timeline.lastTick }

  // MARK: What happens

  /// Lets something happen; behind what is planned for the same tick already.
  mutating func happen(_ event: InteractionEvent, at tick: Tick) {
    if steps.count >= Self.mostSteps { begin() }
    if steps.isEmpty || tick > restTick { origin = steps.isEmpty ? .zero : tick }
    let place = steps.lastIndex { $0.at <= tick }.map { $0 + 1 } ?? 0
    steps.insert((event, tick), at: place)
    compile()
  }

  /// Begins anew, nothing having happened.
  mutating func begin() {
    steps = []
    origin = .zero
    compile()
  }

  /// Moves as for users who asked for less motion, or fully again.
  mutating func toggleReducedMotion() {
    isReduced.toggle()
    compile()
  }

  // MARK: Tuning

  /// Gives an effect other ways there and back, so that it can be taken back.
  mutating func time(effectAt place: Int, enter: Timing, exit: Timing) {
    let changed = animations.timing(effectAt: place, enter: enter, exit: exit)
    guard changed != animations else { return }
    undone.append(animations)
    if undone.count > Self.mostUndone { undone.removeFirst() }
    animations = changed
    compile()
  }

  /// Takes the last change back; whether there was one.
  mutating func undo() -> Bool {
    guard let before = undone.popLast() else { return false }
    animations = before
    compile()
    return true
  }

  /// The spec as it is tuned, its script what was done, or its own where nothing was.
  func spec(named name: String?) throws(SpecError) -> MotionSpec {
    let button = try ButtonSpec(
      title: given.title, width: given.width, height: given.height, animations: animations,
      script: steps.isEmpty ? given.script : script)
    // What was done here was done once; only the script that was there before is played again.
    return try MotionSpec(
      button, name: name, options: givenOptions, repetition: steps.isEmpty ? repetition : nil
    ).linting(by: lint)
  }

  // The description was checked when it was given, and timings are checked when they are made; were
  // one refused all the same, what is shown stays as it was.
  private mutating func compile() {
    if let changed = try? animations.compile(script, options: options) { timeline = changed }
  }
}

extension InteractionScript {
  /// A script of events in the order of their ticks.
  fileprivate init(events: [(event: InteractionEvent, at: Tick)]) {
    let script = try? InteractionScript(events.map { ($0.event, at: $0.at) })
    self = script ?? .empty
  }
}
